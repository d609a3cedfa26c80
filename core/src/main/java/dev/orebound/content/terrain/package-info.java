/** Terrains that can cover a cell, and the light that things give. */
@NullMarked
package dev.orebound.content.terrain;

import org.jspecify.annotations.NullMarked;
