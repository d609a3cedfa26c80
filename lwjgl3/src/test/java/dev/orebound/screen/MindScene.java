package dev.orebound.screen;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.Provoker;
import dev.orebound.autoplay.Provoker.Plan;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One monster on a floor, and a bot that provokes it until it has shown all of its states. */
final class MindScene {
    /** The states that a picture can show. */
    enum Shown {
        ASLEEP,
        WANDERING,
        GUARDING,
        NOTICING,
        HUNTING,
        ATTACKING,
        SEARCHING,
        FLEEING,
        RETURNING,
        SHACKLED,
        FREED
    }

    private static final int PLAN_TICKS = 20 * TickClock.TICKS_A_SECOND;
    private static final int HIDING_TICKS = 45 * TickClock.TICKS_A_SECOND;
    private static final int SETTLED_TICKS = 12;
    private static final int NOTICED_TICKS = 24;

    final World world;
    final Entity subject;
    private final Provoker hands;
    private final Set<Shown> missing;
    private final Intent intent = new Intent();
    private Plan plan = Plan.CREEPS_UP;
    private int planTicks;
    private int plans;
    private long noticedTick = -1000;
    private long freedTick = -1000;
    private float x;
    private float y;

    /**
     * Begins a scene.
     *
     * @param missing the states without a picture; the film removes those that it has saved
     */
    MindScene(World world, Entity subject, Set<Shown> missing) {
        this.world = world;
        this.subject = subject;
        this.missing = missing;
        hands = new Provoker(world);
    }

    /** Plays a tick. */
    void tick() {
        if (isAlive()) {
            hands.decide(intent, subject, plan);
            x = body().x;
            y = body().y;
        }
        world.step(intent);
        planTicks++;
        freedTick = world.events().has(EventType.CAPTIVE_FREED) ? world.tick() : freedTick;
        if (!isAlive()) {
            return;
        }
        for (int i = 0; i < world.events().size(); i++) {
            WorldEvent event = world.events().at(i);
            boolean isNoticing = event.type() == EventType.PLAYER_NOTICED;
            if (isNoticing && isOf(((ActorEvent) event).actorId)) {
                noticedTick = world.tick();
            }
        }
        if (isPlanOver()) {
            next();
        }
    }

    private boolean isOf(long spawnId) {
        return subject.getComponent(SpawnComponent.class).spawnId == spawnId;
    }

    private boolean isPlanOver() {
        MindState state = state();
        return switch (plan) {
            case CREEPS_UP -> planTicks > PLAN_TICKS || state == MindState.HUNTING;
            case SHOWS_ITSELF -> planTicks > PLAN_TICKS || (!missing.contains(Shown.ATTACKING) && planTicks > 120);
            case HIDES -> planTicks > HIDING_TICKS || (state == MindState.SEARCHING && planTicks > 240);
            case FIGHTS -> planTicks > PLAN_TICKS || !missing.contains(Shown.FLEEING);
            case FREES -> planTicks > PLAN_TICKS;
        };
    }

    private void next() {
        plans++;
        planTicks = 0;
        plan = switch (plan) {
            case CREEPS_UP -> state() == MindState.SHACKLED ? Plan.FREES : Plan.SHOWS_ITSELF;
            case SHOWS_ITSELF ->
                missing.contains(Shown.SEARCHING) || missing.contains(Shown.RETURNING) ? Plan.HIDES : Plan.FIGHTS;
            case HIDES -> plans > 6 ? Plan.FIGHTS : Plan.CREEPS_UP;
            case FIGHTS, FREES -> Plan.HIDES;
        };
    }

    boolean isOver() {
        boolean isLost = !isAlive() && world.tick() - freedTick > NOTICED_TICKS;
        return isLost
                || !world.player().isAlive()
                || plans > 9
                || world.arenaAroundPlayer() != null
                || world.player().exitTaken() >= 0
                || world.player().hasFallen();
    }

    private boolean isAlive() {
        HealthComponent health = subject.getComponent(HealthComponent.class);
        return health != null && health.health > 0 && subject.getComponent(MindComponent.class) != null;
    }

    MindState state() {
        return subject.getComponent(MindComponent.class).state;
    }

    /** Returns its last x, in cells. */
    float x() {
        return x;
    }

    float y() {
        return y;
    }

    private BodyComponent body() {
        return subject.getComponent(BodyComponent.class);
    }

    /** Returns a missing state that it shows now; null if there is none or it is unseen. */
    @Nullable
    Shown shown() {
        if (world.tick() - freedTick == SETTLED_TICKS && missing.contains(Shown.FREED)) {
            return Shown.FREED;
        }
        if (!isAlive() || !world.floorState().isInSight(body().cell)) {
            return null;
        }
        float dx = body().x - world.player().body().x;
        float dy = body().y - world.player().body().y;
        if (Math.abs(dx) > 9 || Math.abs(dy) > 5) {
            return null;
        }
        Shown shown = what();
        return shown != null && missing.contains(shown) ? shown : null;
    }

    @Nullable
    private Shown what() {
        long since = world.tick() - noticedTick;
        if (since < NOTICED_TICKS) {
            return since > SETTLED_TICKS ? Shown.NOTICING : null;
        }
        StrikerComponent striker = subject.getComponent(StrikerComponent.class);
        if (striker.phase == StrikePhase.WINDING_UP || striker.phase == StrikePhase.STRIKING) {
            return Shown.ATTACKING;
        }
        if (subject.getComponent(MindComponent.class).ticks < SETTLED_TICKS) {
            return null;
        }
        return Shown.valueOf(state().name());
    }

    static Set<Shown> all() {
        return EnumSet.allOf(Shown.class);
    }
}
