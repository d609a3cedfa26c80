/**
 * The workbench: the playtester's overlays, console and generation stepper.
 *
 * <p>May know every room of the house.
 */
@NullMarked
package dev.orebound.workbench;

import org.jspecify.annotations.NullMarked;
