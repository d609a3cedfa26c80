/**
 * Walks over a floor: holds the view that a walker has of it, with what it knows and what would hurt, the steps to
 * everywhere, and the controls that turn a goal into intents. It reads a world and never changes it.
 */
@NullMarked
package dev.orebound.walker;

import org.jspecify.annotations.NullMarked;
