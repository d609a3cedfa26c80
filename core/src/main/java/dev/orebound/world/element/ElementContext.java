package dev.orebound.world.element;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.SpawnOrder;

/**
 * Groups the effects of the elements on a floor.
 *
 * @param ground the burning, steaming, flooded and charged cells
 * @param changes to the ground
 * @param rules of the content about the ground
 * @param hazards the cells that are dangerous to step on
 * @param statuses that affect actors
 */
public record ElementContext(
        GroundEffects ground, GroundChanges changes, GroundRules rules, HazardMap hazards, StatusEffects statuses) {
    /**
     * Creates the elements of a floor on which nothing has happened yet.
     *
     * @param lying things that can be picked up
     */
    public static ElementContext of(
            FloorContext context, FloorChanges floorChanges, BlowQueue blows, SpawnOrder lying, RandomStream chance) {
        Content content = context.content();
        GroundEffects ground = new GroundEffects(context.floor().grid(), content.grounds(), content.elements(), (int)
                content.tactics().fireCells());
        GroundRules rules = new GroundRules(context.floor(), context.state(), ground, content);
        GroundBursts bursts = new GroundBursts(context, blows);
        GroundChanges changes = new GroundChanges(context, ground, rules, floorChanges, bursts, lying, chance);
        return new ElementContext(
                ground,
                changes,
                rules,
                new HazardMap(content, context.state(), ground, rules),
                new StatusEffects(context, changes, blows));
    }
}
