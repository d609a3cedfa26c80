@NullMarked
package dev.orebound.world.companion;

import org.jspecify.annotations.NullMarked;
