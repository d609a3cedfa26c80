/**
 * Draws and plays a world. Reads the world and its events and never writes them. Only the packages of the view load
 * textures, fonts and sounds. {@code WorldView} lists the layers of a frame in their order, {@code LightPlan} its
 * lights.
 */
@NullMarked
package dev.orebound.view;

import org.jspecify.annotations.NullMarked;
