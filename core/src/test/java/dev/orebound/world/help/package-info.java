@NullMarked
package dev.orebound.world.help;

import org.jspecify.annotations.NullMarked;
