package dev.orebound.world.arena;

import com.badlogic.ashley.core.Family;
import dev.orebound.grid.Grid;
import dev.orebound.world.ChestLoot;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import dev.orebound.world.FamilySystem;
import dev.orebound.world.LootThrower;
import dev.orebound.world.Noises;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import dev.orebound.world.arena.ArenaTransitions.Transition;
import dev.orebound.world.combat.ProjectileComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import java.util.List;

/**
 * Runs the arenas. Each tick it signals to each what the tick brought, lets its machine take the one signal that counts,
 * and does what follows from the step that the machine then makes; nothing is done for a signal that did not count.
 */
public final class ArenaSystem extends FamilySystem {
    private final Arenas arenas;
    private final Presence presence;
    private final ArenaDoors doors;
    private final Seal seal;
    private final Fight fight;
    private final LootThrower loot;
    private final ChestLoot chests;
    private final Player player;
    private final Grid grid;
    private final Events events;
    private final Noises noises;
    private final ArenaSignals signals = new ArenaSignals();

    public ArenaSystem(WorldParts parts, Arenas arenas) {
        // What flies ends by itself at a door that shuts.
        super(Family.all(BodyComponent.class).exclude(ProjectileComponent.class).get());
        this.arenas = arenas;
        presence = new Presence(parts);
        doors = new ArenaDoors(parts);
        seal = new Seal(parts);
        fight = new Fight(parts);
        loot = new LootThrower(parts);
        chests = new ChestLoot(parts);
        player = parts.player();
        grid = parts.floor().grid();
        events = parts.events();
        noises = parts.noises();
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
            case CLOSING -> tell(EventType.ARENA_SPRUNG, arena);
            case PAUSING -> pause(arena, step);
            case MARKING -> fight.mark(arena);
            case FIGHTING -> beginFight(arena, step);
            case STORMING -> throwOpen(arena);
            case CLEARING -> win(arena, step);
            case OPEN -> tell(EventType.ARENA_OPENED, arena);
            case BROKEN -> giveWay(arena, step);
        }
    }

    private void rest(Arena arena, Transition step) {
        if (step.from() == ArenaState.CLOSING) {
            tell(EventType.ARENA_CANCELLED, arena);
        } else if (step.to() == ArenaState.WARNED) {
            event(EventType.ARENA_WARNED, arena);
        }
    }

    private void pause(Arena arena, Transition step) {
        if (step.from() == ArenaState.CLOSING) {
            tell(EventType.ARENA_SEALED, arena);
        } else if (arena.counted() == 0) {
            event(EventType.WAVE_BEATEN, arena);
        }
    }

    private void beginFight(Arena arena, Transition step) {
        if (step.from() == ArenaState.STORMING) {
            tell(EventType.ARENA_SEALED, arena);
        } else {
            fight.bringUp(arena, entities());
        }
    }

    private void throwOpen(Arena arena) {
        arena.isStormCalled = false;
        doors.unseal(arena);
        tell(EventType.ARENA_STORMED, arena);
    }

    private void win(Arena arena, Transition step) {
        if (step.from() == ArenaState.FIGHTING && arena.counted() == 0) {
            event(EventType.WAVE_BEATEN, arena);
        }
        fight.fell(arena, entities());
        end(arena, EventType.ARENA_CLEARED);
        loot.throwFrom(arena.room().centre(), arena.kind().reward());
        payChest(arena);
        // What is in the air yet must not take the victory back.
        HealthComponent winner = player.health();
        winner.graceTicks = Math.max(winner.graceTicks, arena.kind().pace().harmlessTicks());
    }

    /** The chest that sprang the arena gives what it holds once the doors are open again, but not to the dead. */
    private void payChest(Arena arena) {
        if (arena.chest != Arena.NO_CHEST && player.isAlive()) {
            chests.throwFrom(arena.chest);
        }
    }

    private void giveWay(Arena arena, Transition step) {
        if (step.on() == ArenaSignal.STALLED) {
            event(EventType.ARENA_STALLED, arena);
            loot.throwFrom(arena.room().centre(), arena.kind().lesserReward());
        }
        payChest(arena);
        fight.release(arena, entities());
        end(arena, EventType.ARENA_BROKEN);
    }

    private void end(Arena arena, EventType told) {
        arena.marks.clear();
        arena.roster.clear();
        doors.unseal(arena);
        tell(told, arena);
    }

    /** Doors are loud: whatever they do is heard. */
    private void tell(EventType type, Arena arena) {
        int centre = arena.room().centre();
        noises.make(grid.x(centre) + 0.5f, grid.y(centre) + 0.5f);
        event(type, arena);
    }

    private void event(EventType type, Arena arena) {
        int centre = arena.room().centre();
        events.add(type, grid.x(centre) + 0.5f, grid.y(centre) + 0.5f)
                .amount(arena.room().id())
                .cell(centre);
    }
}
