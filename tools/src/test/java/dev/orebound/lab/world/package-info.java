@NullMarked
package dev.orebound.lab.world;

import org.jspecify.annotations.NullMarked;
