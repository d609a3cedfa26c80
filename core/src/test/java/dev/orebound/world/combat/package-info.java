@NullMarked
package dev.orebound.world.combat;

import org.jspecify.annotations.NullMarked;
