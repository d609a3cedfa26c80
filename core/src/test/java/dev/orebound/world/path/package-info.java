@NullMarked
package dev.orebound.world.path;

import org.jspecify.annotations.NullMarked;
