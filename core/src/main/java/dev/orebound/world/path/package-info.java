/**
 * Movement of monsters and companions: flow fields shared by all that go to the same place, an index of the crowd by
 * cell, and the steering that turns wishes into speed.
 */
@NullMarked
package dev.orebound.world.path;

import org.jspecify.annotations.NullMarked;
