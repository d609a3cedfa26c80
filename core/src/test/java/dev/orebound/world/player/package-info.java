@NullMarked
package dev.orebound.world.player;

import org.jspecify.annotations.NullMarked;
