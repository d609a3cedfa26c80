/**
 * The elements: statuses of actors, fire, steam, floods and charges on the ground, hazards, and the happenings of
 * chests. {@link dev.orebound.world.element.ElementContext} groups them for systems.
 */
@NullMarked
package dev.orebound.world.element;

import org.jspecify.annotations.NullMarked;
