@NullMarked
package dev.orebound.autoplay;

import org.jspecify.annotations.NullMarked;
