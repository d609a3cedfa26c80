@NullMarked
package dev.orebound.world.gear;

import org.jspecify.annotations.NullMarked;
