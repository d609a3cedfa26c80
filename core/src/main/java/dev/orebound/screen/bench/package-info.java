/**
 * The interface between the screen that plays and a playtester's workbench: what the screen asks of a bench, and what a bench
 * may ask of the screen. An ordinary game has no bench.
 */
@NullMarked
package dev.orebound.screen.bench;

import org.jspecify.annotations.NullMarked;
