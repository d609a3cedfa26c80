package dev.orebound.world.state;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;

/** The alchemist at a glance: the one entity that everybody knows of and that is never removed. */
public final class Player {
    private final Entity entity;
    private final SpawnComponent spawn;
    private final BodyComponent body;
    private final HealthComponent health;
    private final PlayerComponent hands;
    private final StrikerComponent striker;
    private int exitTaken = -1;
    private boolean hasFallen;

    public Player(Entity entity) {
        this.entity = entity;
        spawn = entity.getComponent(SpawnComponent.class);
        body = entity.getComponent(BodyComponent.class);
        health = entity.getComponent(HealthComponent.class);
        hands = entity.getComponent(PlayerComponent.class);
        striker = entity.getComponent(StrikerComponent.class);
    }

    public Entity entity() {
        return entity;
    }

    public long spawnId() {
        return spawn.spawnId;
    }

    public BodyComponent body() {
        return body;
    }

    public HealthComponent health() {
        return health;
    }

    /** What the intent asks for, and the flasks. */
    public PlayerComponent hands() {
        return hands;
    }

    public StrikerComponent striker() {
        return striker;
    }

    public boolean isAlive() {
        return health.health > 0;
    }

    /** The number of the exit that was taken, or -1. */
    public int exitTaken() {
        return exitTaken;
    }

    /** True once the alchemist fell into a chasm, and with that off the floor. */
    public boolean hasFallen() {
        return hasFallen;
    }

    /** The alchemist falls off the floor. */
    public void fall() {
        hasFallen = true;
    }

    public void takeExit(int exit) {
        exitTaken = exit;
    }
}
