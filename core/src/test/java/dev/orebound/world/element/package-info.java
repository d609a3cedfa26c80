@NullMarked
package dev.orebound.world.element;

import org.jspecify.annotations.NullMarked;
