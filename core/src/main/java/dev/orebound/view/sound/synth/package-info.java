/**
 * Computes the samples of sounds and of the notes of instruments: waves, filters, envelopes, reverb and mastering. The
 * same recipe gives the same samples, bit for bit.
 */
@NullMarked
package dev.orebound.view.sound.synth;

import org.jspecify.annotations.NullMarked;
