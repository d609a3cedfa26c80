/**
 * Parts that every headless trial of a world needs: a factory for worlds, a check that no body overlaps something
 * solid, and maps in characters for complaints.
 */
@NullMarked
package dev.orebound.lab.world;

import org.jspecify.annotations.NullMarked;
