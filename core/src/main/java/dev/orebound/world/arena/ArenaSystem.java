package dev.orebound.world.arena;

import com.badlogic.ashley.core.Family;
import dev.orebound.world.arena.ArenaTransitions.Transition;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.WorldStreams;
import java.util.List;

/**
 * Runs the arenas. Each tick it signals to each what the tick brought, lets its machine take the one signal that counts,
 * and does what follows from the step that the machine then makes; nothing is done for a signal that did not count.
 */
public final class ArenaSystem extends FamilySystem {
    private final FloorArenas arenas;
    private final Presence presence;
    private final ArenaDoors doors;
    private final Seal seal;
    private final ArenaFight fight;
    private final ArenaEnding ends;
    private final ArenaAnnouncer news;
    private final ArenaSignals signals = new ArenaSignals();

    public ArenaSystem(
            FloorContext context,
            HazardMap perils,
            FloorChanges changes,
            EntitySpawner spawner,
            NoiseQueue noises,
            FlowFields ways,
            BodyCollider collider,
            WorldStreams chance,
            FloorArenas arenas) {
        // What flies ends by itself at a door that shuts.
        super(Family.all(BodyComponent.class).exclude(ProjectileComponent.class).get());
        this.arenas = arenas;
        presence = new Presence(context.floor(), context.state(), context.player());
        doors = new ArenaDoors(context.floor(), changes, collider);
        seal = new Seal(context, perils, changes, ways, collider);
        fight = new ArenaFight(context, perils, spawner, ways, collider, chance);
        ends = new ArenaEnding(context, perils, changes, spawner, noises, ways, collider, chance);
        news = new ArenaAnnouncer(context.floor(), context.events(), noises);
    }

    @Override
    public void update(float seconds) {
        List<Arena> all = arenas.all();
        for (int i = 0; i < all.size(); i++) {
            tick(all.get(i));
        }
    }

    private void tick(Arena arena) {
        if (arena.state().isOver()) {
            doors.open(arena);
            return;
        }
        signals.clear();
        arena.machine.tick();
        presence.tell(arena, signals);
        if (arena.state() == ArenaState.CLOSING) {
            close(arena, arena.machine.ticks());
        } else if (arena.state() == ArenaState.STORMING) {
            storm(arena);
        } else if (arena.state().isSealed()) {
            fight.tell(arena, entities(), signals);
        }
        arena.machine.tell(signals);
        Transition step = arena.machine.take(signals);
        if (step != null) {
            follow(arena, step);
        }
        if (!arena.isShutting()) {
            doors.open(arena);
        }
    }

    /** The doors stand open for whoever storms in, then shut as they did at first. */
    private void storm(Arena arena) {
        fight.tellOfStorm(arena, entities(), signals);
        int shutting = arena.machine.ticks() - arena.kind().doors().stormTicks();
        if (shutting <= 0) {
            doors.open(arena);
        } else if (!signals.has(ArenaSignal.GOAL_REACHED)) {
            close(arena, shutting);
        }
    }

    /**
     * Nothing is pushed about or set down for doors that will open again in this very tick.
     *
     * @param ticks since they began to shut
     */
    private void close(Arena arena, int ticks) {
        if (signals.has(ArenaSignal.LEFT) || signals.has(ArenaSignal.DIED)) {
            return;
        }
        doors.shut(arena, ticks, entities());
        int late = ticks - arena.kind().doors().closingTicks();
        if (late >= 0) {
            boolean isLast = late >= arena.kind().doors().pushTicks();
            boolean met = seal.meets(arena, entities(), isLast);
            signals.raiseIf(met, ArenaSignal.DOORS_MET);
            signals.raiseIf(!met && isLast, ArenaSignal.JAMMED);
        }
    }

    private void follow(Arena arena, Transition step) {
        switch (step.to()) {
            case DORMANT, WARNED -> rest(arena, step);
            case CLOSING -> news.tellAloud(EventType.ARENA_SPRUNG, arena);
            case PAUSING -> pause(arena, step);
            case MARKING -> fight.mark(arena);
            case FIGHTING -> beginFight(arena, step);
            case STORMING -> throwOpen(arena);
            case CLEARING -> win(arena, step);
            case OPEN -> news.tellAloud(EventType.ARENA_OPENED, arena);
            case BROKEN -> giveWay(arena, step);
        }
    }

    private void rest(Arena arena, Transition step) {
        if (step.from() == ArenaState.CLOSING) {
            news.tellAloud(EventType.ARENA_CANCELLED, arena);
        } else if (step.to() == ArenaState.WARNED) {
            news.tell(EventType.ARENA_WARNED, arena);
        }
    }

    private void pause(Arena arena, Transition step) {
        if (step.from() == ArenaState.CLOSING) {
            news.tellAloud(EventType.ARENA_SEALED, arena);
        } else if (arena.counted() == 0) {
            news.tell(EventType.WAVE_BEATEN, arena);
        }
    }

    private void beginFight(Arena arena, Transition step) {
        if (step.from() == ArenaState.STORMING) {
            news.tellAloud(EventType.ARENA_SEALED, arena);
        } else {
            fight.bringUp(arena, entities());
        }
    }

    private void throwOpen(Arena arena) {
        arena.isStormCalled = false;
        doors.unseal(arena);
        news.tellAloud(EventType.ARENA_STORMED, arena);
    }

    private void win(Arena arena, Transition step) {
        if (step.from() == ArenaState.FIGHTING && arena.counted() == 0) {
            news.tell(EventType.WAVE_BEATEN, arena);
        }
        ends.win(arena, entities());
    }

    private void giveWay(Arena arena, Transition step) {
        if (step.on() == ArenaSignal.STALLED) {
            news.tell(EventType.ARENA_STALLED, arena);
            ends.payLess(arena);
        }
        ends.giveWay(arena, entities());
    }
}
