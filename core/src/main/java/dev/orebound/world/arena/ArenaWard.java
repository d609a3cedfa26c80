package dev.orebound.world.arena;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.WARDS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.WardComponent;

/** The ward of one arena: a body that the player must protect, and the rule by which monsters choose to go for it. */
public final class ArenaWard {
    private static final int WHOLE = 100;

    private final Entity entity;
    private final WardComponent ward;
    private final BodyComponent body;
    private final HealthComponent health;
    private final int sharePercent;

    ArenaWard(Entity entity, ArenaKind.WardRules rules) {
        this.entity = entity;
        ward = WARDS.get(entity);
        body = BODIES.get(entity);
        health = HEALTHS.get(entity);
        sharePercent = rules.sharePercent();
    }

    public Entity entity() {
        return entity;
    }

    public BodyComponent body() {
        return body;
    }

    public HealthComponent health() {
        return health;
    }

    /** Returns the index of the monster kind whose body it has. */
    public int monster() {
        return ward.monster;
    }

    /** Returns whether it can be hurt now. */
    public boolean isExposed() {
        return ward.isExposed && health.health > 0;
    }

    /**
     * Returns whether a monster that the arena counts goes for the ward rather than for the player. Monsters that are
     * born one after the other are spread evenly, in the share that the kind of arena gives.
     */
    public boolean isWantedBy(long spawnId) {
        return isExposed() && (spawnId + 1) * sharePercent / WHOLE > spawnId * sharePercent / WHOLE;
    }

    /** Lets it be hurt from now on, or no longer. */
    void expose(boolean isExposed) {
        ward.isExposed = isExposed;
    }

    /** Makes it whole again. */
    void mend() {
        health.health = health.most;
    }
}
