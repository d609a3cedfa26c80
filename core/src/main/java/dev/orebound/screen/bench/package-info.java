/**
 * The interface between the play screen and a playtester's workbench: what the screen asks of a workbench, and what a
 * workbench may ask of the screen. An ordinary game has no workbench.
 */
@NullMarked
package dev.orebound.screen.bench;

import org.jspecify.annotations.NullMarked;
