package dev.orebound.world.state;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntityListener;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.core.PooledEngine;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.MotionRules;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.GolemCoreComponent;
import dev.orebound.world.component.HeadwayComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.WardComponent;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.List;

/**
 * Creates the entities of the world, each with the next spawn id. An entity created within a system exists from the
 * next system on.
 */
@ChangedBy({"combat", "companion", "gear", "gift", "help", "vignette", "world"})
public final class EntitySpawner implements HashedPart {
    /** A minute before the party enters. */
    private static final long LONG_AGO = -60L * TickClock.TICKS_A_SECOND;

    private static final int SPARE_MONSTERS = 64;
    private static final int SPARE_PICKUPS = 64;
    private static final int SPARE_PROJECTILES = 32;

    /** More than a boss lets grow at a time. */
    private static final int SPARE_ORES = 64;

    private final PooledEngine engine;
    private final Grid grid;
    private final int depth;
    private final Content content;
    private final TickClock clock;
    private final RandomStream scatter;
    private long lastSpawnId;
    private int flying; // Counts also what the engine lists only when the system has ended.

    public EntitySpawner(
            PooledEngine engine, Grid grid, int depth, Content content, TickClock clock, RandomStream scatter) {
        this.engine = engine;
        this.grid = grid;
        this.depth = depth;
        this.content = content;
        this.clock = clock;
        this.scatter = scatter;
        engine.addEntityListener(Family.all(ProjectileComponent.class).get(), new EntityListener() {
            @Override
            public void entityAdded(Entity alreadyCounted) {}

            @Override
            public void entityRemoved(Entity shot) {
                flying--;
            }
        });
    }

    /** Creates the player's alchemist on a cell. */
    public Entity player(int cell, Party party) {
        Entity entity = actor(cell, content.player().radiusCells(), party.health());
        PlayerUpgrades gains = party.gains();
        party.condition().giveTo(entity, content.elements());
        entity.getComponent(HealthComponent.class).most = 0;
        PlayerComponent player = add(entity, PlayerComponent.class);
        player.moreHealth = gains.health();
        player.strengthPercent = gains.strengthPercent();
        player.sightRows = gains.sightRows();
        player.mappedRow = gains.mappedRow();
        for (int brew = 0; brew < player.brews.length; brew++) {
            player.brews[brew] = gains.brews().get(brew);
        }
        for (int ore = 0; ore < player.flasks.length; ore++) {
            player.flasks[ore] = party.flasks().get(ore);
        }
        player.chosenOres = party.chosenOres();
        player.mercy = party.mercy();
        equip(add(entity, GearComponent.class), party.gear());
        Player alchemist = new Player(entity);
        party.draughts().forEach(alchemist::carryDraught);
        alchemist.recount(content);
        engine.addEntity(entity);
        return entity;
    }

    private void equip(GearComponent gear, PartyGear carried) {
        for (int relic : carried.relics()) {
            gear.relics[gear.relicCount++] = relic;
        }
        for (EquipmentSlot slot : EquipmentSlot.values()) {
            gear.worn[slot.ordinal()] = carried.worn().isEmpty()
                    ? content.powers().usual(slot)
                    : carried.worn().get(slot.ordinal());
        }
        for (int term : carried.terms()) {
            gear.terms[gear.termCount++] = term;
        }
    }

    /**
     * Creates a monster in the middle of a cell.
     *
     * @param kind index into the content's monsters
     */
    public Entity monster(int kind, int cell) {
        Monster monster = content.monsters().at(kind);
        int most = content.depths().monsterHealth().of(monster.health(), depth);
        Entity entity = actor(cell, monster.radiusCells(), most);
        add(entity, MonsterComponent.class).monster = kind;
        add(entity, MindComponent.class);
        add(entity, WishComponent.class);
        add(entity, HeadwayComponent.class);
        add(entity, TacticComponent.class);
        engine.addEntity(entity);
        return entity;
    }

    /** Creates the core of a fallen golem in the middle of a cell. */
    public void golemCore(int kind, int fedMeasures, int cell) {
        Entity entity = entityAt(
                grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, content.motion().thingRadius());
        GolemCoreComponent core = add(entity, GolemCoreComponent.class);
        core.monster = kind;
        core.fedMeasures = fedMeasures;
        engine.addEntity(entity);
    }

    /** Creates a companion in the middle of a cell, with its health and statuses. */
    public Entity companion(PartyMember companion, int cell) {
        int kind = companion.monster();
        Monster monster = content.monsters().at(kind);
        GolemRules golems = content.golems().rules();
        int rank = golems.rankOf(companion.fedMeasures());
        int most = content.depths().golemHealth().of(monster.health(), depth)
                * golems.ranks().get(rank).healthPercent()
                / 100;
        Entity entity = actor(cell, monster.radiusCells(), most);
        companion.condition().giveTo(entity, content.elements());
        CompanionComponent own = add(entity, CompanionComponent.class);
        own.monster = kind;
        own.fedMeasures = companion.fedMeasures();
        add(entity, WishComponent.class);
        add(entity, HeadwayComponent.class);
        engine.addEntity(entity);
        return entity;
    }

    /**
     * Creates the ward of an arena in the middle of a cell.
     *
     * @param kind index into the content's monsters of the kind whose body it has
     * @param room the id of the arena's room
     */
    public Entity ward(int kind, int cell, int room) {
        Monster monster = content.monsters().at(kind);
        Entity entity = actor(
                cell, monster.radiusCells(), content.depths().golemHealth().of(monster.health(), depth));
        WardComponent ward = add(entity, WardComponent.class);
        ward.monster = kind;
        ward.room = room;
        engine.addEntity(entity);
        return entity;
    }

    /** Creates an item that is thrown up from a place, in cells. */
    public void item(int item, float x, float y) {
        pickup(x, y).item = item;
    }

    /** Creates an item that is dropped in the middle of a cell, where it stays. */
    public void droppedItem(int item, int cell) {
        Entity entity = entityAt(
                grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, content.motion().thingRadius());
        PickupComponent pickup = add(entity, PickupComponent.class);
        pickup.item = item;
        pickup.flightTicks = content.motion().flightTicks();
        engine.addEntity(entity);
    }

    /** Creates an item that has lain on a cell for long. */
    public void lyingItem(int item, int cell) {
        Entity entity = entityAt(
                grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, content.motion().thingRadius());
        entity.getComponent(SpawnComponent.class).bornTick = LONG_AGO;
        add(entity, PickupComponent.class).item = item;
        engine.addEntity(entity);
    }

    /** Creates the loot of a floor, small treasure apart: what is scattered about, then that of its vignettes. */
    public void layLoot(Floor floor) {
        for (LootSpot loot : floor.loot()) {
            int item = content.items().indexOf(loot.item());
            if (!content.items().at(item).isSmall()) {
                lyingItem(item, loot.at());
            }
        }
        for (VignetteSpot vignette : floor.vignettes()) {
            for (VignetteSpot.PropSpot prop : vignette.props()) {
                if (prop.kind() == PropKind.LOOT) {
                    lyingItem(content.items().indexOf(prop.what()), prop.at());
                }
            }
        }
    }

    /** Creates a shard of ore that is thrown up from a place, in cells. */
    public void shard(int ore, float x, float y) {
        pickup(x, y).ore = ore;
    }

    /**
     * Returns whether a further projectile can fly: {@link AttackForm#MOST_FLYING} at most are in the air at a time.
     */
    public boolean canShoot() {
        return flying < AttackForm.MOST_FLYING;
    }

    /** Creates a projectile at a place, in cells, if {@link #canShoot} allows it; the caller sets its target. */
    public Entity projectile(float x, float y, float radius) {
        flying++;
        Entity entity = entityAt(x, y, radius);
        add(entity, ProjectileComponent.class);
        engine.addEntity(entity);
        return entity;
    }

    /** Creates the ore of a spot of the floor. */
    Entity ore(OreSpot spot) {
        return ore(spot.at(), content.ores().indexOf(spot.ore()), spot.vein());
    }

    /**
     * Creates undamaged ore on a cell, a crystal of its own.
     *
     * @param kind index into the content's ores
     * @param vein the id of its vein, or 0
     */
    Entity ore(int cell, int kind, int vein) {
        Entity entity = born();
        OreComponent ore = add(entity, OreComponent.class);
        ore.cell = cell;
        ore.ore = kind;
        ore.vein = vein;
        ore.crystal = cell;
        ore.next = cell;
        ore.health = content.ores().at(kind).crystalHardness(1);
        engine.addEntity(entity);
        return entity;
    }

    /** Creates a closed chest by its number on the floor. */
    Entity chest(int number, Chest made) {
        Entity entity = born();
        ChestComponent chest = add(entity, ChestComponent.class);
        chest.cell = made.at();
        chest.number = number;
        chest.room = made.room();
        chest.facing = made.facing();
        String trigger = made.trigger();
        chest.trigger = trigger == null
                ? ChestComponent.NO_TRIGGER
                : content.arenaKinds().indexOf(trigger);
        engine.addEntity(entity);
        return entity;
    }

    /** Creates an open door in a cell of a trap room's doorway. */
    Entity door(int cell, int room) {
        Entity entity = born();
        DoorComponent door = add(entity, DoorComponent.class);
        door.cell = cell;
        door.room = room;
        engine.addEntity(entity);
        return entity;
    }

    /** Creates an entity with one more component that stands on a cell without a body. */
    Entity standing(Class<? extends Component> type) {
        Entity entity = born();
        add(entity, type);
        engine.addEntity(entity);
        return entity;
    }

    /** Removes an entity; within a system this takes effect when the system ends. */
    void remove(Entity entity) {
        engine.removeEntity(entity);
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add(lastSpawnId);
    }

    /** Returns the spawn id of the last entity created. */
    public long lastSpawnId() {
        return lastSpawnId;
    }

    private Entity actor(int cell, float radius, int health) {
        Entity entity = entityAt(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, radius);
        HealthComponent life = add(entity, HealthComponent.class);
        life.health = health;
        life.most = health;
        add(entity, StrikerComponent.class);
        add(entity, StatusComponent.class);
        return entity;
    }

    private PickupComponent pickup(float x, float y) {
        MotionRules rules = content.motion();
        Entity entity = entityAt(x, y, rules.thingRadius());
        BodyComponent body = entity.getComponent(BodyComponent.class);
        int direction = scatter.below(Intent.AIMS);
        float range = rules.throwSpeed().most() - rules.throwSpeed().least();
        float speed = (rules.throwSpeed().least() + range * scatter.unit()) / TickClock.TICKS_A_SECOND;
        body.knockX = AimTable.x(direction) * speed;
        body.knockY = AimTable.y(direction) * speed;
        PickupComponent pickup = add(entity, PickupComponent.class);
        pickup.flightTicks = rules.flightTicks();
        engine.addEntity(entity);
        return pickup;
    }

    private Entity entityAt(float x, float y, float radius) {
        Entity entity = born();
        BodyComponent body = add(entity, BodyComponent.class);
        body.x = x;
        body.y = y;
        body.previousX = x;
        body.previousY = y;
        body.radius = radius;
        body.cell = grid.cell((int) x, (int) y);
        return entity;
    }

    private Entity born() {
        Entity entity = engine.createEntity();
        SpawnComponent spawn = add(entity, SpawnComponent.class);
        spawn.spawnId = ++lastSpawnId;
        spawn.bornTick = clock.tick();
        return entity;
    }

    private <T extends Component> T add(Entity entity, Class<T> type) {
        T component = engine.createComponent(type);
        entity.add(component);
        return component;
    }

    /** Fills the engine's pools with spare entities, so that later births allocate nothing; not during a tick. */
    public void fillPools() {
        List<Entity> spares = new ArrayList<>();
        for (int i = 0; i < SPARE_MONSTERS; i++) {
            spares.add(spare(
                    SpawnComponent.class,
                    BodyComponent.class,
                    HealthComponent.class,
                    StrikerComponent.class,
                    StatusComponent.class,
                    MonsterComponent.class,
                    MindComponent.class,
                    WishComponent.class,
                    TacticComponent.class));
        }
        for (int i = 0; i < SPARE_PICKUPS; i++) {
            spares.add(spare(SpawnComponent.class, BodyComponent.class, PickupComponent.class));
        }
        for (int i = 0; i < SPARE_PROJECTILES; i++) {
            spares.add(spare(SpawnComponent.class, BodyComponent.class, ProjectileComponent.class));
        }
        for (int i = 0; i < SPARE_ORES; i++) {
            spares.add(spare(SpawnComponent.class, OreComponent.class));
        }
        // All are added before any is removed; otherwise each would reuse the one before.
        spares.forEach(engine::addEntity);
        spares.forEach(engine::removeEntity);
        flying = 0;
    }

    @SafeVarargs
    private Entity spare(Class<? extends Component>... types) {
        Entity entity = engine.createEntity();
        for (Class<? extends Component> type : types) {
            entity.add(engine.createComponent(type));
        }
        return entity;
    }
}
