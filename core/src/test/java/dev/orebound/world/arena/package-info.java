@NullMarked
package dev.orebound.world.arena;

import org.jspecify.annotations.NullMarked;
