/**
 * Movement of monsters and companions: flow fields that all who go to the same place share, an index of the crowd by cell, and the
 * steering that turns wishes into speed.
 */
@NullMarked
package dev.orebound.world.path;

import org.jspecify.annotations.NullMarked;
