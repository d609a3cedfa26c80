package dev.orebound.lab.arena;

import dev.orebound.grid.Grid;
import dev.orebound.lab.arena.ArenaTrialRules.ArenaTrialRule;
import dev.orebound.lab.world.MonsterFacts;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.BlastEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * While the doors are shut, nothing in the room is hurt from outside, nor the other way around. A status that was given
 * before the doors shut may hurt for as long as it lasts.
 */
final class NothingHurtsThroughDoors implements ArenaTrialRule {
    /** Shots that were in the air as the doors shut may still hit for so long; none flies longer. */
    private static final int LONGEST_FLIGHT_TICKS = 3 * TickClock.TICKS_A_SECOND;

    /** Radius above that of every body, in cells. */
    private static final float WIDEST_BODY = 1;

    private final MonsterFacts census = new MonsterFacts();
    private final StatusesFromBeforeSeal statuses = new StatusesFromBeforeSeal();
    private int sealedTicks;

    @Override
    public @Nullable String fault(World world, Arena arena) {
        if (!arena.state().isSealed()) {
            sealedTicks = 0;
            if (arena.isShutting()) {
                statuses.beforeSeal(world);
            }
            return null;
        }
        sealedTicks++;
        boolean isStillFlying = sealedTicks <= LONGEST_FLIGHT_TICKS;
        boolean isAnybodyHurt = !isStillFlying && isAnybodyHurt(world, arena);
        statuses.whileSealed(world, isStillFlying);
        return isAnybodyHurt ? "somebody was hurt through a shut door" : null;
    }

    private boolean isAnybodyHurt(World world, Arena arena) {
        TickEvents events = world.events();
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i) instanceof HealthEvent hurt
                    && hurt.type() == EventType.ACTOR_HURT
                    && isThroughDoor(hurt, world, arena)
                    && !statuses.explains(hurt, world)
                    && !isByOldGround(hurt, world, arena)) {
                return true;
            }
        }
        return false;
    }

    private boolean isThroughDoor(HealthEvent hurt, World world, Arena arena) {
        int by = census.cellOf(hurt.byId, world);
        return by != Grid.NONE && isInside(by, world, arena) != isInside(hurt.cell(), world, arena);
    }

    /**
     * Returns whether a ground that has gone on since before the doors shut has hurt somebody: one on the victim's own
     * cell, or one that burst on the victim's side of the doors.
     */
    private boolean isByOldGround(HealthEvent hurt, World world, Arena arena) {
        if (!statuses.hasKindled(hurt.byId)) {
            return false;
        }
        if (world.part(GroundEffects.class).causedBy(hurt.cell()) == hurt.byId) {
            return true;
        }
        TickEvents events = world.events();
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i) instanceof BlastEvent blast
                    && blast.ownerId == hurt.byId
                    && blast.sourceId == WorldEvent.NOBODY
                    && isInside(blast.cell(), world, arena) == isInside(hurt.cell(), world, arena)
                    && isNear(blast, hurt)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNear(BlastEvent blast, HealthEvent hurt) {
        float reach = blast.radiusCells + WIDEST_BODY;
        float dx = blast.x() - hurt.x();
        float dy = blast.y() - hurt.y();
        return dx * dx + dy * dy <= reach * reach;
    }

    private static boolean isInside(int cell, World world, Arena arena) {
        return world.floor().room().at(cell) == arena.room().id();
    }
}
