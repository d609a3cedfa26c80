package dev.orebound.world.state;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.PooledEngine;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.combat.MotionRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.DoorComponent;
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
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;

/** Brings entities into the world, each with the next spawn id. A birth within a system counts from the next system on. */
public final class EntitySpawner {
    /** A minute before anybody came in. */
    private static final long LONG_AGO = -60L * TickClock.TICKS_A_SECOND;

    private final PooledEngine engine;
    private final Grid grid;
    private final int depth;
    private final Content content;
    private final TickClock clock;
    private final RandomStream scatter;
    private long lastSpawnId;

    public EntitySpawner(PooledEngine engine, Grid grid, int depth, Content content, TickClock clock, RandomStream scatter) {
        this.engine = engine;
        this.grid = grid;
        this.depth = depth;
        this.content = content;
        this.clock = clock;
        this.scatter = scatter;
    }

    /** The alchemist, on a cell. */
    public Entity player(int cell, Party party) {
        Entity entity = actor(cell, content.player().radiusCells(), party.health());
        PlayerUpgrades gains = party.gains();
        entity.getComponent(HealthComponent.class).most = content.player().health() + gains.health();
        PlayerComponent player = add(entity, PlayerComponent.class);
        player.moreHealth = gains.health();
        player.strengthPercent = gains.strengthPercent();
        player.sightRows = gains.sightRows();
        player.mappedRow = gains.mappedRow();
        for (int spell = 0; spell < player.spells.length; spell++) {
            player.spells[spell] = gains.spells().get(spell);
        }
        for (int ore = 0; ore < player.flasks.length; ore++) {
            player.flasks[ore] = party.flasks().get(ore);
        }
        player.chosenFlask = party.chosenFlask();
        engine.addEntity(entity);
        return entity;
    }

    /**
     * A monster in the middle of a cell.
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

    /**
     * A companion in the middle of a cell.
     *
     * @param kind index into the content's monsters: whose body it has
     */
    public void companion(int kind, int cell) {
        companion(PartyMember.hale(kind), cell);
    }

    /** A companion in the middle of a cell, as healthy as it is. */
    public void companion(PartyMember companion, int cell) {
        int kind = companion.monster();
        Monster monster = content.monsters().at(kind);
        int most = content.depths().golemHealth().of(monster.health(), depth);
        Entity entity = actor(cell, monster.radiusCells(), most);
        HealthComponent health = entity.getComponent(HealthComponent.class);
        health.health = Math.min(health.most, companion.health());
        add(entity, CompanionComponent.class).monster = kind;
        add(entity, WishComponent.class);
        add(entity, HeadwayComponent.class);
        engine.addEntity(entity);
    }

    /** An item thrown up from a place, in cells. */
    public void item(int item, float x, float y) {
        pickup(x, y).item = item;
    }

    /** An item let fall in the middle of a cell, where it stays. */
    public void droppedItem(int item, int cell) {
        Entity entity = entityAt(
                grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, content.motion().thingRadius());
        PickupComponent pickup = add(entity, PickupComponent.class);
        pickup.item = item;
        pickup.flightTicks = content.motion().flightTicks();
        engine.addEntity(entity);
    }

    /** An item that has lain on a cell since long before. */
    public void lyingItem(int item, int cell) {
        Entity entity = entityAt(
                grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, content.motion().thingRadius());
        entity.getComponent(SpawnComponent.class).bornTick = LONG_AGO;
        add(entity, PickupComponent.class).item = item;
        engine.addEntity(entity);
    }

    /** A shard of ore thrown up from a place, in cells. */
    public void shard(int ore, float x, float y) {
        pickup(x, y).ore = ore;
    }

    /** Something that flies, from a place, in cells. Where it flies to is the caller's to say. */
    public Entity projectile(float x, float y, float radius) {
        Entity entity = entityAt(x, y, radius);
        add(entity, ProjectileComponent.class);
        engine.addEntity(entity);
        return entity;
    }

    /** The ore that stands on a floor from the first. */
    Entity ore(OreSpot spot) {
        return ore(spot.at(), content.ores().indexOf(spot.ore()), spot.vein());
    }

    /**
     * Ore on a cell, unharmed.
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
        ore.health = content.ores().at(kind).hardness();
        engine.addEntity(entity);
        return entity;
    }

    /** A chest that nobody has opened, by its number on the floor. */
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

    /** An open door in a cell of a trap room's doorway. */
    Entity door(int cell, int room) {
        Entity entity = born();
        DoorComponent door = add(entity, DoorComponent.class);
        door.cell = cell;
        door.room = room;
        engine.addEntity(entity);
        return entity;
    }

    /** Takes an entity out of the world; within a system that takes effect when it ends. */
    void remove(Entity entity) {
        engine.removeEntity(entity);
    }

    /** The spawn id of the last birth. */
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
        float range = rules.throwMost() - rules.throwLeast();
        float speed = (rules.throwLeast() + range * scatter.unit()) / TickClock.TICKS_A_SECOND;
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
}
