@NullMarked
package dev.orebound.content.tuning;

import org.jspecify.annotations.NullMarked;
