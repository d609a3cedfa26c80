/**
 * The generation of floors, watched pass by pass and round by round, with numbers that can be changed while one looks.
 *
 * <p>A wing of {@code workbench}; sees what {@code workbench} sees.
 */
@NullMarked
package dev.orebound.workbench.stepper;

import org.jspecify.annotations.NullMarked;
