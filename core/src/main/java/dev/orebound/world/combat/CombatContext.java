package dev.orebound.world.combat;

import dev.orebound.world.element.ElementContext;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorActions;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.SpawnOrder;

/**
 * Groups what the systems and attacks of this package share.
 *
 * @param floor the played floor
 * @param actions the means to change it
 * @param elements what burns, floods and afflicts
 * @param friends of the player, which monsters attack too: companions and wards, oldest first
 * @param blows of the current tick
 */
public record CombatContext(
        FloorContext floor, FloorActions actions, ElementContext elements, SpawnOrder friends, BlowQueue blows) {}
