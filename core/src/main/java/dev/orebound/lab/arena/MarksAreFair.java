package dev.orebound.lab.arena;

import com.badlogic.gdx.utils.IntMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.SpawnMarks;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import org.jspecify.annotations.Nullable;

/**
 * Whoever comes up, sent by the arena or called by a monster, is announced 0.8 to 1.2 seconds ahead, at least three cells from
 * the player as it is announced.
 */
final class MarksAreFair implements ArenaTrialRule {
    private static final int NEAREST_CELLS = 3;
    private static final int FEWEST_TICKS = 48;
    private static final int MOST_TICKS = 72;

    /** When each cell was marked last. */
    private final IntMap<Long> marks = new IntMap<>();

    private long markedTick = Long.MIN_VALUE;

    @Override
    public @Nullable String fault(World world, Arena arena) {
        TickEvents events = world.events();
        Grid grid = world.floor().grid();
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            if (event instanceof MarkEvent mark) {
                markedTick = isOf(arena.marks(), event.cell()) ? world.tick() : markedTick;
                int steps = grid.steps8(event.cell(), world.player().body().cell);
                if (mark.ticks < FEWEST_TICKS || mark.ticks > MOST_TICKS) {
                    return "a mark was laid for " + mark.ticks + " ticks";
                }
                if (steps < NEAREST_CELLS) {
                    return "a mark was laid " + steps + " cells from the player";
                }
                marks.put(event.cell(), world.tick());
            } else if (event.type() == EventType.MONSTER_SUMMONED && !wasMarked(event.cell(), world.tick())) {
                return "a monster was called up where nothing was marked in time";
            } else if (event.type() == EventType.MONSTER_SPAWNED && isInside(event.cell(), world, arena)) {
                long ahead = world.tick() - markedTick;
                if (ahead < FEWEST_TICKS || ahead > MOST_TICKS) {
                    return "a monster came up " + ahead + " ticks after the marks";
                }
            }
        }
        return null;
    }

    private boolean wasMarked(int cell, long tick) {
        long ahead = tick - marks.get(cell, Long.MIN_VALUE / 2);
        return ahead >= FEWEST_TICKS && ahead <= MOST_TICKS;
    }

    /** Whoever is lured far may have sprung another arena on the way. */
    private static boolean isInside(int cell, World world, Arena arena) {
        return world.floor().room().at(cell) == arena.room().id();
    }

    private static boolean isOf(SpawnMarks marks, int cell) {
        for (int i = 0; i < marks.size(); i++) {
            if (marks.cell(i) == cell) {
                return true;
            }
        }
        return false;
    }
}
