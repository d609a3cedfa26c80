/**
 * The codex: all that has been met, with its picture and its words.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.codex;

import org.jspecify.annotations.NullMarked;
