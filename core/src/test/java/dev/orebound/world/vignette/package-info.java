@NullMarked
package dev.orebound.world.vignette;

import org.jspecify.annotations.NullMarked;
