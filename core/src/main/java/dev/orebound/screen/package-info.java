/**
 * The screens: title, play, pause and summary; the HUD; keys, mouse and pad turned into intents.
 *
 * <p>May know every room from {@code chance} to {@code view}.
 */
@NullMarked
package dev.orebound.screen;

import org.jspecify.annotations.NullMarked;
