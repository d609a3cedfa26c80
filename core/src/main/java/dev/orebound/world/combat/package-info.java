/**
 * Combat: attacks from wind-up to recovery, projectiles, damage and death, and mining.
 * {@link dev.orebound.world.combat.StrikeSystem} maps each form of attack to its handler.
 */
@NullMarked
package dev.orebound.world.combat;

import org.jspecify.annotations.NullMarked;
