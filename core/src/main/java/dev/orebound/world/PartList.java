package dev.orebound.world;

import com.badlogic.ashley.core.PooledEngine;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.element.GroundGrain;
import dev.orebound.world.element.GroundRules;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.element.StatusEffects;
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
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SmallTreasure;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.WorldStreams;
import dev.orebound.world.vignette.FloorVignettes;

/**
 * Lists the parts of a world in an order in which each finds those that it needs. {@link HashPart} says which of them
 * are hashed.
 */
final class PartList {
    private PartList() {}

    /** Creates the parts of a floor on which only the player is present. */
    static PartRegistry of(PooledEngine engine, Floor floor, Content content, Party party, int entrance) {
        int depth = floor.request().depth();
        PartRegistry parts = new PartRegistry();
        parts.add(content);
        parts.add(floor);
        WorldStreams streams = parts.add(new WorldStreams(floor.request()));
        TickClock clock = parts.add(new TickClock());
        parts.add(new TickEvents());
        parts.add(new Population(engine));
        FloorState state = parts.add(new FloorState(floor, content));
        EntitySpawner spawner =
                parts.add(new EntitySpawner(engine, floor.grid(), depth, content, clock, streams.scatter()));
        parts.add(new FloorChanges(state, spawner));
        parts.add(new NoiseQueue());
        parts.add(BodyCollider.withSquareCorners(floor.grid(), state.solid()));
        Player player = parts.add(new Player(spawner.player(entrance, party)));
        parts.add(new ActorQueries(content, player));
        parts.add(new ActorColumns(engine));
        parts.add(new BlowQueue(
                content.depths(), depth, content.graph().promises().elite().damagePercent()));
        parts.add(new GroundEffects(floor.grid(), content.grounds(), content.elements(), (int)
                content.tactics().fireCells()));
        parts.add(new GroundGrain(floor));
        parts.add(new GroundRules(parts));
        parts.add(new GroundChanges(parts));
        parts.add(new HazardMap(parts));
        parts.add(new StatusEffects(parts));
        parts.add(new FlowFields(state, clock, content.tactics().corneredCells()));
        parts.add(new HordeMinds(content, floor.hordes().size(), streams.minds()));
        parts.add(new FloorGifts(
                floor,
                FloorGifts.drawScrolls(floor, content, party.gains(), streams.gifts()),
                FloorGifts.drawGolem(floor, content, streams.gifts())));
        parts.add(new RelicOffer(parts, streams.gifts()));
        parts.add(new EquipmentOffer(parts));
        parts.add(new WareOffer(parts));
        parts.add(new HelpRequest());
        parts.add(new Boss());
        parts.add(new ChestHappenings(parts));
        parts.add(new DistantTravel(parts));
        parts.add(new FloorVignettes(parts));
        parts.add(new SmallTreasure(floor, content));
        return parts;
    }
}
