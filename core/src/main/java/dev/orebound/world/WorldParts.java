package dev.orebound.world;

import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.core.PooledEngine;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.WardComponent;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.ElementContext;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.gift.WareOffer;
import dev.orebound.world.help.HelpRequest;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.path.DistantTravel;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorActions;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SmallTreasure;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.WorldStreams;
import dev.orebound.world.vignette.FloorVignettes;

/**
 * Holds what the systems of a world share. {@link WorldSystems} hands each system the parts that it needs.
 *
 * @param context the played floor
 * @param actions the means to change it
 * @param elements what burns, floods and afflicts
 * @param hordes and their minds
 * @param companions of the player, oldest first
 * @param friends of the player, which monsters attack too: companions and wards, oldest first
 * @param gifts of the floor
 * @param relics that are offered to the player
 * @param equipment that is offered to the player
 * @param wares that are offered to the player
 * @param help that a playtester asks for
 * @param boss of the floor and its progress
 * @param blows of the current tick
 * @param happenings that opened chests set off
 * @param ways flow fields that everything shares that walks
 * @param travel of hunters that are far away
 * @param lying things that can be picked up
 * @param vignettes of the floor and how far they have got
 * @param treasure the small one, in heaps
 */
record WorldParts(
        FloorContext context,
        FloorActions actions,
        ElementContext elements,
        HordeMinds hordes,
        SpawnOrder companions,
        SpawnOrder friends,
        FloorGifts gifts,
        RelicOffer relics,
        EquipmentOffer equipment,
        WareOffer wares,
        HelpRequest help,
        Boss boss,
        BlowQueue blows,
        ChestHappenings happenings,
        FlowFields ways,
        DistantTravel travel,
        SpawnOrder lying,
        FloorVignettes vignettes,
        SmallTreasure treasure) {
    /** Creates the parts of a floor on which only the player is present. */
    static WorldParts of(PooledEngine engine, Floor floor, Content content, Party party, int entrance) {
        WorldStreams streams = WorldStreams.of(floor.request());
        TickClock clock = new TickClock();
        FloorState state = new FloorState(floor, content);
        int depth = floor.request().depth();
        EntitySpawner spawner = new EntitySpawner(engine, floor.grid(), depth, content, clock, streams.scatter());
        FloorActions actions = new FloorActions(
                new FloorChanges(state, spawner),
                spawner,
                new NoiseQueue(),
                BodyCollider.withSquareCorners(floor.grid(), state.solid()),
                streams);
        Player player = new Player(spawner.player(entrance, party));
        FloorContext context = new FloorContext(
                content,
                floor,
                state,
                clock,
                new TickEvents(),
                player,
                new ActorQueries(content, player),
                new ActorColumns(engine));
        BlowQueue blows = new BlowQueue(
                content.depths(), depth, content.graph().promises().elite().damagePercent());
        SpawnOrder lying = new SpawnOrder(
                engine, Family.all(PickupComponent.class, BodyComponent.class).get());
        ElementContext elements = ElementContext.of(context, actions.changes(), blows, lying, streams.elements());
        FlowFields ways = new FlowFields(state, clock, content.tactics().corneredCells());
        FloorGifts gifts = new FloorGifts(
                floor,
                FloorGifts.drawScrolls(floor, content, party.gains(), streams.gifts()),
                FloorGifts.drawGolem(floor, content, streams.gifts()));
        return new WorldParts(
                context,
                actions,
                elements,
                new HordeMinds(content, floor.hordes().size(), streams.minds()),
                new SpawnOrder(engine, Family.all(CompanionComponent.class).get()),
                new SpawnOrder(
                        engine,
                        Family.one(CompanionComponent.class, WardComponent.class)
                                .get()),
                gifts,
                new RelicOffer(context, gifts, streams.gifts()),
                new EquipmentOffer(context, gifts, streams.gifts()),
                new WareOffer(context, gifts, spawner, streams.gifts()),
                new HelpRequest(),
                new Boss(),
                blows,
                new ChestHappenings(floor, content, elements.changes(), context.events()),
                ways,
                new DistantTravel(context, elements.hazards(), ways),
                lying,
                new FloorVignettes(floor, content, context.events()),
                new SmallTreasure(floor, content));
    }
}
