/**
 * Draws and plays a world. Reads the world and its events and never writes them. Only the packages of the view load
 * textures, fonts and sounds.
 *
 * <p>May use the layers from {@code chance} to {@code lab}.
 */
@NullMarked
package dev.orebound.view;

import org.jspecify.annotations.NullMarked;
