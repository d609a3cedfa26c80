/**
 * Tactics: how each monster moves and fights, by its manner. {@code TacticSystem} lists the tactics of a hunter in
 * order of priority. To add one, write a method in the class of its subject (fear, attack, retreat, cover, position,
 * approach), a line in that list, a field of {@code Manner} and a text {@code overlay.tactic.<name>}.
 */
@NullMarked
package dev.orebound.world.tactic;

import org.jspecify.annotations.NullMarked;
