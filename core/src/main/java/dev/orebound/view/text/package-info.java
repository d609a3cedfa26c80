/**
 * Text on the screen: fonts made at the window's real pixels, and lines of text that are laid out once and drawn often.
 */
@NullMarked
package dev.orebound.view.text;

import org.jspecify.annotations.NullMarked;
