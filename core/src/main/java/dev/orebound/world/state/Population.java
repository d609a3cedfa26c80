package dev.orebound.world.state;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Family;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.GolemCoreComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.WardComponent;

/** The entities of a world by what they are, each kind in the order of their births. */
public final class Population {
    private final SpawnOrder movers;
    private final SpawnOrder monsters;
    private final SpawnOrder companions;
    private final SpawnOrder friends;
    private final SpawnOrder golemCores;
    private final SpawnOrder pickups;
    private final SpawnOrder projectiles;
    private final SpawnOrder ores;

    /** Creates the population of an engine. */
    public Population(Engine engine) {
        movers = of(engine, Family.all(SpawnComponent.class, BodyComponent.class));
        monsters = of(engine, Family.all(MonsterComponent.class));
        companions = of(engine, Family.all(CompanionComponent.class));
        friends = of(engine, Family.one(CompanionComponent.class, WardComponent.class));
        golemCores = of(engine, Family.all(GolemCoreComponent.class));
        pickups = of(engine, Family.all(PickupComponent.class, BodyComponent.class));
        projectiles = of(engine, Family.all(ProjectileComponent.class));
        ores = of(engine, Family.all(OreComponent.class));
    }

    private static SpawnOrder of(Engine engine, Family.Builder family) {
        return new SpawnOrder(engine, family.get());
    }

    /** Returns everything with a body. */
    public SpawnOrder movers() {
        return movers;
    }

    public SpawnOrder monsters() {
        return monsters;
    }

    /** Returns the companions of the player. */
    public SpawnOrder companions() {
        return companions;
    }

    /** Returns the friends of the player, which monsters attack too: companions and wards. */
    public SpawnOrder friends() {
        return friends;
    }

    /** Returns the cores of fallen golems. */
    public SpawnOrder golemCores() {
        return golemCores;
    }

    /** Returns the things that can be picked up. */
    public SpawnOrder pickups() {
        return pickups;
    }

    public SpawnOrder projectiles() {
        return projectiles;
    }

    /** Returns all standing ore. */
    public SpawnOrder ores() {
        return ores;
    }
}
