/**
 * Trials of vignettes: the certificate of each floor is followed at play, and a hostile bot tries every vignette. Rules
 * that share no code with the simulation of vignettes judge every tick.
 */
@NullMarked
package dev.orebound.lab.vignette;

import org.jspecify.annotations.NullMarked;
