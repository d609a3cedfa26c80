package dev.orebound.world.arena;

import dev.orebound.world.element.HazardMap;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorActions;
import dev.orebound.world.state.FloorContext;

/**
 * The collaborators that arenas share.
 *
 * @param floor the floor, its content, the clock and the player
 * @param actions the ways to change the floor
 * @param hazards the cells that are bad to stand on
 * @param fields the flow fields
 */
public record ArenaContext(FloorContext floor, FloorActions actions, HazardMap hazards, FlowFields fields) {}
