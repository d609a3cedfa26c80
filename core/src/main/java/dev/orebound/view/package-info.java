/**
 * The view: a world drawn and heard. Reads the world and its events and never writes them. The only room that loads
 * textures, fonts and sounds.
 *
 * <p>May know every room from {@code chance} to {@code lab}.
 */
@NullMarked
package dev.orebound.view;

import org.jspecify.annotations.NullMarked;
