/**
 * What all painters share: the moment that a frame shows, what the player sees of the floor, the camera, the order in
 * depth, and how the pictures of a frame are put together.
 */
@NullMarked
package dev.orebound.view.frame;

import org.jspecify.annotations.NullMarked;
