/**
 * Everything that painters share: the moment that a frame shows, the parts of the floor that the player sees, the
 * camera, the order in depth, and the putting together of a frame.
 */
@NullMarked
package dev.orebound.view.frame;

import org.jspecify.annotations.NullMarked;
