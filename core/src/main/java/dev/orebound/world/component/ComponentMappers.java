package dev.orebound.world.component;

import com.badlogic.ashley.core.ComponentMapper;

/** Mappers from an entity to each kind of component; a mapper returns null if the entity lacks the component. */
public final class ComponentMappers {
    public static final ComponentMapper<BodyComponent> BODIES = ComponentMapper.getFor(BodyComponent.class);
    public static final ComponentMapper<ChestComponent> CHESTS = ComponentMapper.getFor(ChestComponent.class);
    public static final ComponentMapper<CompanionComponent> COMPANIONS =
            ComponentMapper.getFor(CompanionComponent.class);
    public static final ComponentMapper<DoorComponent> DOORS = ComponentMapper.getFor(DoorComponent.class);
    public static final ComponentMapper<GolemCoreComponent> GOLEM_CORES =
            ComponentMapper.getFor(GolemCoreComponent.class);
    public static final ComponentMapper<HealthComponent> HEALTHS = ComponentMapper.getFor(HealthComponent.class);
    public static final ComponentMapper<KeyComponent> KEYS = ComponentMapper.getFor(KeyComponent.class);
    public static final ComponentMapper<LockComponent> LOCKS = ComponentMapper.getFor(LockComponent.class);
    public static final ComponentMapper<MindComponent> MINDS = ComponentMapper.getFor(MindComponent.class);
    public static final ComponentMapper<MonsterComponent> MONSTERS = ComponentMapper.getFor(MonsterComponent.class);
    public static final ComponentMapper<OreComponent> ORES = ComponentMapper.getFor(OreComponent.class);
    public static final ComponentMapper<PickupComponent> PICKUPS = ComponentMapper.getFor(PickupComponent.class);
    public static final ComponentMapper<PlayerComponent> PLAYERS = ComponentMapper.getFor(PlayerComponent.class);
    public static final ComponentMapper<ProjectileComponent> PROJECTILES =
            ComponentMapper.getFor(ProjectileComponent.class);
    public static final ComponentMapper<PropComponent> PROPS = ComponentMapper.getFor(PropComponent.class);
    public static final ComponentMapper<SpawnComponent> SPAWNS = ComponentMapper.getFor(SpawnComponent.class);
    public static final ComponentMapper<StatusComponent> STATUSES = ComponentMapper.getFor(StatusComponent.class);
    public static final ComponentMapper<StrikerComponent> STRIKERS = ComponentMapper.getFor(StrikerComponent.class);
    public static final ComponentMapper<TacticComponent> TACTICS = ComponentMapper.getFor(TacticComponent.class);
    public static final ComponentMapper<WardComponent> WARDS = ComponentMapper.getFor(WardComponent.class);
    public static final ComponentMapper<WishComponent> WISHES = ComponentMapper.getFor(WishComponent.class);

    private ComponentMappers() {}
}
