package dev.orebound.world;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.RandomStream;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.HashedComponent;
import dev.orebound.world.component.HeadwayComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.WardComponent;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.gift.WareOffer;
import dev.orebound.world.help.HelpRequest;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.path.DistantTravel;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SmallTreasure;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.vignette.FloorVignettes;
import java.util.List;

/** Hashes a world part by part: each kind of component over its entities in the order of their spawn ids, then the rest. */
final class WorldHash {
    private static final HashPart[] PARTS = HashPart.values();

    /** A kind of component and the part in which it is hashed. */
    private record ComponentKind(HashPart part, ComponentMapper<? extends HashedComponent> mapper) {
        static ComponentKind of(HashPart part, Class<? extends HashedComponent> type) {
            return new ComponentKind(part, ComponentMapper.getFor(type));
        }
    }

    /** A kind of entity that stands on a cell and has no other component to hash. */
    private record StandingEntities(
            HashPart part,
            SpawnOrder order,
            ComponentArray<SpawnComponent> spawns,
            ComponentArray<? extends HashedComponent> components) {
        static StandingEntities of(HashPart part, Engine engine, Class<? extends HashedComponent> type) {
            SpawnOrder order = new SpawnOrder(Family.all(type).get());
            StandingEntities standing =
                    new StandingEntities(part, order, order.column(SpawnComponent.class), order.column(type));
            order.follow(engine);
            return standing;
        }
    }

    private final List<ComponentKind> kinds = List.of(
            ComponentKind.of(HashPart.SPAWN, SpawnComponent.class),
            ComponentKind.of(HashPart.BODY, BodyComponent.class),
            ComponentKind.of(HashPart.HEALTH, HealthComponent.class),
            ComponentKind.of(HashPart.PLAYER, PlayerComponent.class),
            ComponentKind.of(HashPart.GEAR, GearComponent.class),
            ComponentKind.of(HashPart.MONSTER, MonsterComponent.class),
            ComponentKind.of(HashPart.COMPANION, CompanionComponent.class),
            ComponentKind.of(HashPart.ARENAS, WardComponent.class),
            ComponentKind.of(HashPart.STRIKER, StrikerComponent.class),
            ComponentKind.of(HashPart.MIND, MindComponent.class),
            ComponentKind.of(HashPart.MIND, TacticComponent.class),
            ComponentKind.of(HashPart.WISH, WishComponent.class),
            ComponentKind.of(HashPart.WISH, HeadwayComponent.class),
            ComponentKind.of(HashPart.STATUS, StatusComponent.class),
            ComponentKind.of(HashPart.PICKUP, PickupComponent.class),
            ComponentKind.of(HashPart.PROJECTILE, ProjectileComponent.class));
    private final List<StandingEntities> standing;
    private final SpawnOrder movers;
    private final FloorState floor;
    private final SmallTreasure treasure;
    private final GroundEffects ground;
    private final HordeMinds hordes;
    private final FlowFields flowFields;
    private final DistantTravel travel;
    private final FloorGifts gifts;
    private final RelicOffer relics;
    private final EquipmentOffer equipment;
    private final WareOffer wares;
    private final FloorVignettes vignettes;
    private final HelpRequest help;
    private final Boss boss;
    private final NoiseQueue noises;
    private final ChestHappenings happenings;
    private final FloorArenas arenas;
    private final List<RandomStream> streams;
    private final Player player;
    private final EntitySpawner spawner;
    private final Hash64[] hashes = new Hash64[PARTS.length];

    WorldHash(Engine engine, SpawnOrder movers, FloorArenas arenas, WorldParts parts) {
        this.movers = movers;
        standing = List.of(
                StandingEntities.of(HashPart.ORE, engine, OreComponent.class),
                StandingEntities.of(HashPart.CHEST, engine, ChestComponent.class),
                StandingEntities.of(HashPart.DOOR, engine, DoorComponent.class),
                StandingEntities.of(HashPart.DOOR, engine, LockComponent.class),
                StandingEntities.of(HashPart.CHEST, engine, PropComponent.class),
                StandingEntities.of(HashPart.CHEST, engine, KeyComponent.class));
        this.arenas = arenas;
        floor = parts.context().state();
        treasure = parts.treasure();
        ground = parts.elements().ground();
        hordes = parts.hordes();
        flowFields = parts.ways();
        travel = parts.travel();
        gifts = parts.gifts();
        relics = parts.relics();
        equipment = parts.equipment();
        wares = parts.wares();
        vignettes = parts.vignettes();
        help = parts.help();
        boss = parts.boss();
        noises = parts.actions().noises();
        happenings = parts.happenings();
        streams = parts.actions().streams().all();
        player = parts.context().player();
        spawner = parts.actions().spawner();
        for (int part = 0; part < hashes.length; part++) {
            hashes[part] = new Hash64(part);
        }
    }

    /** Computes all hashes; {@link #of} then returns the parts. */
    void take(long tick) {
        for (int part = 0; part < hashes.length; part++) {
            hashes[part].reset(part);
        }
        ImmutableArray<Entity> entities = movers.entities();
        for (int i = 0; i < entities.size(); i++) {
            addEntity(entities.get(i));
        }
        for (int i = 0; i < standing.size(); i++) {
            add(standing.get(i));
        }
        hash(HashPart.FLOOR)
                .add(tick)
                .add((long) player.exitTaken())
                .add(player.hasFallen())
                .add(spawner.lastSpawnId());
        floor.addTo(hash(HashPart.FLOOR));
        treasure.addTo(hash(HashPart.FLOOR));
        noises.addTo(hash(HashPart.FLOOR));
        happenings.addTo(hash(HashPart.FLOOR));
        help.addTo(hash(HashPart.FLOOR));
        vignettes.addTo(hash(HashPart.FLOOR));
        ground.addTo(hash(HashPart.GROUND));
        hordes.addTo(hash(HashPart.HORDES));
        flowFields.addTo(hash(HashPart.WAYS));
        travel.addTo(hash(HashPart.WAYS));
        gifts.addTo(hash(HashPart.GIFTS));
        relics.addTo(hash(HashPart.GIFTS));
        equipment.addTo(hash(HashPart.GIFTS));
        wares.addTo(hash(HashPart.GIFTS));
        boss.addTo(hash(HashPart.BOSS));
        arenas.addTo(hash(HashPart.ARENAS));
        for (int i = 0; i < streams.size(); i++) {
            streams.get(i).addTo(hashes[HashPart.MINDS_STREAM.ordinal() + i]);
        }
    }

    /** Returns the hash of one part, as of the last {@link #take}. */
    long of(HashPart part) {
        return hash(part).value();
    }

    /** Returns the hash of all parts, as of the last {@link #take}. */
    long ofAll() {
        long all = 0;
        for (int part = 0; part < hashes.length; part++) {
            all = all * 31 + hashes[part].value();
        }
        return all;
    }

    private Hash64 hash(HashPart part) {
        return hashes[part.ordinal()];
    }

    private void add(StandingEntities all) {
        for (int i = 0; i < all.order().size(); i++) {
            all.spawns().get(i).addTo(hash(HashPart.SPAWN));
            all.components().get(i).addTo(hash(all.part()));
        }
    }

    private void addEntity(Entity entity) {
        for (int i = 0; i < kinds.size(); i++) {
            ComponentKind kind = kinds.get(i);
            HashedComponent component = kind.mapper().get(entity);
            if (component != null) {
                component.addTo(hash(kind.part()));
            }
        }
    }
}
