/**
 * The interface between the play screen and a playtester's workbench: what the screen asks of a workbench, and what a
 * workbench may ask of the screen. In an ordinary game it is locked until the player opens it in the pause menu.
 */
@NullMarked
package dev.orebound.screen.bench;

import org.jspecify.annotations.NullMarked;
