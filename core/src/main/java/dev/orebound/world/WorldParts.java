package dev.orebound.world;

import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.core.PooledEngine;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.combat.OreBlows;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.element.StatusEffects;
import dev.orebound.world.element.Touches;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.ScrollDraw;
import dev.orebound.world.help.HelpRequest;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.WorldStreams;

/**
 * What systems share besides components. Each system takes from it, when it is made, what it needs; nobody finds anything
 * by asking around later.
 *
 * @param context the floor, its content, the clock and the player
 * @param ground what the elements do to the floor
 * @param groundChanges the way to change that
 * @param touches what cells do to who stands on them
 * @param afflictions the way to be afflicted
 * @param perils which cells are bad to step on
 * @param hordes the minds of whole hordes
 * @param companions who fights at the player's side, oldest first
 * @param gifts what the floor has to give
 * @param help what a playtester wants
 * @param boss how far the boss of the floor is, if it has one
 * @param changes the way to change it
 * @param spawner the way to be born
 * @param noises what wakes who sleeps near
 * @param blows struck in this tick and not yet felt
 * @param oreBlows struck at ore in this tick
 * @param happenings what opened chests set off
 * @param ways the flow fields that all who go somewhere share
 * @param collider what stops bodies
 * @param chance the world's streams
 */
record WorldParts(
        FloorContext context,
        GroundEffects ground,
        GroundChanges groundChanges,
        Touches touches,
        StatusEffects afflictions,
        HazardMap perils,
        HordeMinds hordes,
        SpawnOrder companions,
        FloorGifts gifts,
        HelpRequest help,
        Boss boss,
        FloorChanges changes,
        EntitySpawner spawner,
        NoiseQueue noises,
        BlowQueue blows,
        OreBlows oreBlows,
        ChestHappenings happenings,
        FlowFields ways,
        BodyCollider collider,
        WorldStreams chance) {
    /** Makes what the systems of a floor share. Nobody is there yet but the player. */
    static WorldParts of(PooledEngine engine, Floor floor, Content content, Party party, int entrance) {
        WorldStreams chance = WorldStreams.of(floor.request());
        TickClock clock = new TickClock();
        FloorState state = new FloorState(floor, content);
        HordeMinds hordes = new HordeMinds(content, floor.hordes().size(), chance.minds());
        int depth = floor.request().depth();
        EntitySpawner spawner = new EntitySpawner(engine, floor.grid(), depth, content, clock, chance.scatter());
        TickEvents events = new TickEvents();
        BlowQueue blows = new BlowQueue(content.depths(), depth);
        FloorChanges changes = new FloorChanges(state, spawner);
        GroundEffects ground = new GroundEffects(floor.grid(), (int) content.tactics().fireCells());
        GroundChanges groundChanges =
                new GroundChanges(floor, ground, content, state.opaque(), changes, events, chance.elements());
        Touches touches = new Touches(floor, state, ground, content);
        Player player = new Player(spawner.player(entrance, party));
        return new WorldParts(
                new FloorContext(content, floor, state, clock, events, player),
                ground,
                groundChanges,
                touches,
                new StatusEffects(content, groundChanges, blows, events),
                new HazardMap(floor, content, state, ground, touches),
                hordes,
                new SpawnOrder(engine, Family.all(CompanionComponent.class).get()),
                new FloorGifts(floor, ScrollDraw.draw(floor, content, party.gains(), chance.gifts())),
                new HelpRequest(),
                new Boss(),
                changes,
                spawner,
                new NoiseQueue(),
                blows,
                new OreBlows(),
                new ChestHappenings(floor, content, groundChanges, events),
                new FlowFields(state, clock, content.tactics().corneredCells()),
                new BodyCollider(floor.grid(), state.solid()),
                chance);
    }
}
