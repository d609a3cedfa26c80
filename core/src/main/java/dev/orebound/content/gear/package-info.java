/**
 * Relics, their duos, and equipment: all that the alchemist carries and wears. Each has a
 * {@link dev.orebound.content.gear.GearPower}: standing changes of the rules, and rules of the form when, if, then. The
 * words of both are closed enums and records, each with one handler in {@code world.gear}, so a new relic, pick, lamp
 * or coat is an entry of a file.
 */
@NullMarked
package dev.orebound.content.gear;

import org.jspecify.annotations.NullMarked;
