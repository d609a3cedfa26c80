package dev.orebound.lab.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.floor.DepthRules;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the harmful statuses that were running when the doors shut: their bearers, their causes, and the last tick of
 * each. Damage counts as theirs only if it comes in a tick in which that status takes health, and takes as much. A
 * status that is given anew later is another one, unless it comes from a shot that was in the air as the doors shut, or
 * from a fire that has gone on since then without a break: on the ground, or carried by somebody who burns and sets the
 * ground alight.
 */
final class StatusesFromBeforeSeal {
    private static final StatusEffect[] STATUSES = StatusEffect.values();

    private final ComponentMapper<ProjectileComponent> projectiles = ComponentMapper.getFor(ProjectileComponent.class);
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StatusComponent> statuses = ComponentMapper.getFor(StatusComponent.class);
    private final List<Running> running = new ArrayList<>();
    private final List<Long> shooters = new ArrayList<>();
    /** The bodies whose fires or other harmful grounds have gone on since before the doors shut. */
    private final List<Long> kindlers = new ArrayList<>();

    /** One status of one body. */
    private static final class Running {
        final long on;
        final StatusEffect status;
        long by;
        int byMonster;
        /** The last tick in which it can hurt. */
        long until;
        /** The last tick in which damage was explained by it. */
        long hurtAt;

        Running(long on, StatusEffect status) {
            this.on = on;
            this.status = status;
        }
    }

    /** Records all statuses, shots and fires in a tick in which the doors are still open. */
    void beforeSeal(World world) {
        running.clear();
        shooters.clear();
        kindlers.clear();
        everybody(world, entity -> takeAll(entity, world));
        running.forEach(each -> addKindler(each.by));
        addKindlers(world, by -> true);
        ImmutableArray<Entity> flying = world.projectiles();
        for (int i = 0; i < flying.size(); i++) {
            shooters.add(projectiles.get(flying.get(i)).ownerSpawnId);
        }
    }

    /**
     * Follows the statuses through a tick in which the doors are shut. Call it after the tick's damage was judged.
     *
     * @param isStillFlying whether a shot that was in the air as the doors shut can still hit
     */
    void whileSealed(World world, boolean isStillFlying) {
        kindlers.removeIf(by -> !hasFire(by, world) && running.stream().noneMatch(each -> each.by == by));
        if (isStillFlying) {
            addKindlers(world, shooters::contains);
        }
        everybody(world, entity -> follow(entity, world, isStillFlying));
    }

    /**
     * Returns true if a tick's damage comes from a status from before; each status explains only as much as it takes.
     */
    boolean explains(HealthEvent hurt, World world) {
        for (Running each : running) {
            if (each.on == hurt.actorId && each.by == hurt.byId && isDue(each, hurt, world)) {
                each.hurtAt = world.tick();
                return true;
            }
        }
        return false;
    }

    private static boolean isDue(Running each, HealthEvent hurt, World world) {
        StatusRules what = world.content().elements().of(each.status);
        return world.tick() <= each.until
                && world.tick() > each.hurtAt
                && (world.tick() + each.on) % what.everyTicks() == 0
                && hurt.amount <= damageOf(what, each.byMonster, world);
    }

    private static int damageOf(StatusRules what, int byMonster, World world) {
        DepthRules depths = world.content().depths();
        int percent = depths.monsterDamage().percentAt(world.floor().request().depth());
        return byMonster < 0 ? what.damage() : Math.max(1, what.damage() * percent / 100);
    }

    private void takeAll(Entity entity, World world) {
        for (StatusEffect status : STATUSES) {
            take(entity, status, world);
        }
    }

    private void take(Entity entity, StatusEffect status, World world) {
        StatusComponent own = statuses.get(entity);
        if (own.has(status) && world.content().elements().of(status).damage() > 0) {
            Running each = new Running(spawns.get(entity).spawnId, status);
            each.by = own.bySpawnId;
            each.byMonster = own.byMonster;
            each.until = world.tick() + own.ticks[status.ordinal()];
            running.add(each);
        }
    }

    private void follow(Entity entity, World world, boolean isStillFlying) {
        StatusComponent own = statuses.get(entity);
        long on = spawns.get(entity).spawnId;
        boolean isFromFlight = isStillFlying && shooters.contains(own.bySpawnId);
        boolean isFromFire = kindlers.contains(own.bySpawnId)
                && isFireOf(own.bySpawnId, bodies.get(entity).cell, world.part(GroundEffects.class));
        for (StatusEffect status : STATUSES) {
            Running before = find(on, status);
            long until = world.tick() + own.ticks[status.ordinal()];
            if (before != null && before.by == own.bySpawnId && until <= before.until) {
                before.until = until;
                continue;
            }
            running.remove(before);
            if (isFromFlight || isFromFire) {
                take(entity, status, world);
            }
        }
    }

    /** Returns whether an actor's fires or other harmful grounds have gone on since before the doors shut. */
    boolean hasKindled(long by) {
        return kindlers.contains(by);
    }

    private void addKindlers(World world, Predicate<Long> isWanted) {
        GroundEffects ground = world.part(GroundEffects.class);
        for (int i = 0; i < ground.activeCount(); i++) {
            long by = ground.causedBy(ground.active(i));
            if (isWanted.test(by)) {
                addKindler(by);
            }
        }
    }

    private void addKindler(long by) {
        if (!kindlers.contains(by)) {
            kindlers.add(by);
        }
    }

    private static boolean hasFire(long by, World world) {
        GroundEffects ground = world.part(GroundEffects.class);
        for (int i = 0; i < ground.activeCount(); i++) {
            if (ground.causedBy(ground.active(i)) == by) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFireOf(long by, int cell, GroundEffects ground) {
        return ground.isHarmful(cell) && ground.causedBy(cell) == by;
    }

    private @Nullable Running find(long on, StatusEffect status) {
        for (Running each : running) {
            if (each.on == on && each.status == status) {
                return each;
            }
        }
        return null;
    }

    private static void everybody(World world, Consumer<Entity> what) {
        what.accept(world.player().entity());
        world.monsters().forEach(what);
        world.companions().forEach(what);
    }
}
