/**
 * Hands on the game: keys and mouse turned into intents.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.input;

import org.jspecify.annotations.NullMarked;
