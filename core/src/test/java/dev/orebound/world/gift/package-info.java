@NullMarked
package dev.orebound.world.gift;

import org.jspecify.annotations.NullMarked;
