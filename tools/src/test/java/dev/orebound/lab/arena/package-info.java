@NullMarked
package dev.orebound.lab.arena;

import org.jspecify.annotations.NullMarked;
