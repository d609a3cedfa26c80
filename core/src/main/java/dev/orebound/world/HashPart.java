package dev.orebound.world;

import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.GolemCoreComponent;
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
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SmallTreasure;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.vignette.FloorVignettes;
import java.util.List;
import java.util.Locale;

/**
 * The separately hashed parts of a world, which tell in what two runs differ. Each names the types that are hashed in
 * it, in order.
 */
public enum HashPart {
    SPAWN(SpawnComponent.class),
    BODY(BodyComponent.class),
    HEALTH(HealthComponent.class),
    PLAYER(PlayerComponent.class),
    GEAR(GearComponent.class),
    MONSTER(MonsterComponent.class),
    COMPANION(CompanionComponent.class, GolemCoreComponent.class),
    STRIKER(StrikerComponent.class),
    MIND(MindComponent.class, TacticComponent.class),
    WISH(WishComponent.class, HeadwayComponent.class),
    STATUS(StatusComponent.class),
    PICKUP(PickupComponent.class),
    PROJECTILE(ProjectileComponent.class),
    ORE(OreComponent.class),
    CHEST(ChestComponent.class, PropComponent.class, KeyComponent.class),
    DOOR(DoorComponent.class, LockComponent.class),
    FLOOR(
            TickClock.class,
            Player.class,
            EntitySpawner.class,
            FloorState.class,
            SmallTreasure.class,
            NoiseQueue.class,
            ChestHappenings.class,
            HelpRequest.class,
            FloorVignettes.class),
    GROUND(GroundEffects.class),
    HORDES(HordeMinds.class),
    WAYS(FlowFields.class, DistantTravel.class),
    ARENAS(WardComponent.class, FloorArenas.class),
    GIFTS(FloorGifts.class, RelicOffer.class, EquipmentOffer.class, WareOffer.class),
    BOSS(Boss.class),
    MINDS_STREAM,
    ARENAS_STREAM,
    LOOT_STREAM,
    ORE_STREAM,
    SCATTER_STREAM,
    ELEMENTS_STREAM,
    GIFTS_STREAM,
    BOSS_STREAM;

    /** The components of what stands on cells, in the order in which the births of these entities are hashed. */
    static final List<Class<? extends HashedComponent>> STANDING = List.of(
            OreComponent.class,
            ChestComponent.class,
            DoorComponent.class,
            LockComponent.class,
            PropComponent.class,
            KeyComponent.class);

    @SuppressWarnings("ImmutableEnumChecker") // List.of makes a list that never changes.
    private final List<Class<?>> types;

    HashPart(Class<?>... types) {
        this.types = List.of(types);
    }

    /** Returns the word for the part in replays. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the part in which a type is hashed. */
    static HashPart of(Class<?> type) {
        for (HashPart part : values()) {
            if (part.types.contains(type)) {
                return part;
            }
        }
        throw new IllegalArgumentException(type.getSimpleName() + " is hashed nowhere");
    }

    /** Returns the components and parts that are hashed in it, in order; none for a stream. */
    List<Class<?>> types() {
        return types;
    }
}
