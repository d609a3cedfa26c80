/**
 * Plays the music: notes are synthesised and mixed on a thread of their own, and stems come and go at bar lines with
 * what the simulation reports. Once the notes of a piece are there, nothing is allocated.
 */
@NullMarked
package dev.orebound.view.music;

import org.jspecify.annotations.NullMarked;
