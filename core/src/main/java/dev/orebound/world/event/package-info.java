/**
 * Holds the output of a tick: typed events in the order in which they happened. Systems write them; the view, the
 * sounds, the HUD, the statistics and the tests read them between ticks. No listener runs inside a system.
 */
@NullMarked
package dev.orebound.world.event;

import org.jspecify.annotations.NullMarked;
