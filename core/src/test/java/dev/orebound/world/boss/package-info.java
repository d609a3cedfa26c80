@NullMarked
package dev.orebound.world.boss;

import org.jspecify.annotations.NullMarked;
