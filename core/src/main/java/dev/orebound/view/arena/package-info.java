/** Draws a trap room: its rim, its sigils, the marks where monsters will come, and how they come. */
@NullMarked
package dev.orebound.view.arena;

import org.jspecify.annotations.NullMarked;
