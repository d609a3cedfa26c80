@NullMarked
package dev.orebound.world.tactic;

import org.jspecify.annotations.NullMarked;
