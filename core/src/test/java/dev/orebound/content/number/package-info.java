@NullMarked
package dev.orebound.content.number;

import org.jspecify.annotations.NullMarked;
