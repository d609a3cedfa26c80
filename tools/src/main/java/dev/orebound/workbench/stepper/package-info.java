/**
 * The generation stepper: shows how a floor is made, pass by pass, with numbers that can be changed while one watches.
 */
@NullMarked
package dev.orebound.workbench.stepper;

import org.jspecify.annotations.NullMarked;
