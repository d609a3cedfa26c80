package dev.orebound.lab.bot;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.ORES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.lab.bot.PlayedRun.WalkTally;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.InteractPrompt;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts the ticks in which the player walks, and those in rooms that hold nothing any more. */
final class EmptyWalks implements WorldRule {
    /** The distance, squared, from which a tick counts as walked: a quarter of the slowest pace. */
    private static final float LEAST_STEP_SQUARED = 0.01f * 0.01f;

    /** The ids of the rooms that the cells of each lock touch. */
    private final List<int[]> roomsOfLocks = new ArrayList<>();

    /** For each room, by its id, whether it holds liquid. */
    private final boolean[] isWet;

    /** All ticks, and those in which the player walked. */
    private int ticks;

    private int walked;

    /** Walked ticks in rooms that hold nothing, ore apart; and in those of them that hold no ore either. */
    private int empty;

    private int bare;

    EmptyWalks(World world) {
        Floor floor = world.floor();
        isWet = new boolean[floor.rooms().size() + 1];
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            isWet[floor.room().at(cell)] |= floor.liquid().at(cell) != 0;
        }
        for (LockSpot lock : floor.locks()) {
            roomsOfLocks.add(lock.cells().stream()
                    .flatMap(cell ->
                            Direction.ALL.stream().mapToInt(way -> floor.grid().neighbour(cell, way)))
                    .map(floor.room()::at)
                    .distinct()
                    .toArray());
        }
    }

    /** Returns what was counted so far. */
    WalkTally tally() {
        return new WalkTally(ticks, walked, empty, bare);
    }

    @Override
    public @Nullable RuleBreach look(World world) {
        BodyComponent body = world.player().body();
        float dx = body.x - body.previousX;
        float dy = body.y - body.previousY;
        ticks++;
        if (dx * dx + dy * dy < LEAST_STEP_SQUARED) {
            return null;
        }
        walked++;
        int room = world.floor().room().at(body.cell);
        if (room != 0 && !holdsSomething(world, room)) {
            empty++;
            bare += holds(world, room, world.ores(), false) ? 0 : 1;
        }
        return null;
    }

    private boolean holdsSomething(World world, int room) {
        return isWet[room]
                || holdsThing(world, room)
                || holdsScene(world, room)
                || holds(world, room, world.monsters(), true);
    }

    /** Returns true for a shut chest, an unused fixture, a shut lock or a trap that is not over. */
    private boolean holdsThing(World world, int room) {
        for (ChestComponent chest : world.chests()) {
            if (!chest.isOpen && roomAt(world, chest.cell) == room) {
                return true;
            }
        }
        List<Fixture> fixtures = world.floor().fixtures();
        for (int i = 0; i < fixtures.size(); i++) {
            if (!world.part(FloorGifts.class).isTaken(i)
                    && roomAt(world, fixtures.get(i).at()) == room) {
                return true;
            }
        }
        for (LockComponent lock : world.floorState().locks()) {
            if (!lock.isOpen && contains(roomsOfLocks.get(lock.number), room)) {
                return true;
            }
        }
        for (Arena arena : world.arenas()) {
            if (arena.room().id() == room && !arena.state().isOver()) {
                return true;
            }
        }
        return false;
    }

    /** Returns true for a key that lies here, and for a thing of a vignette that can still be taken or pulled. */
    private static boolean holdsScene(World world, int room) {
        for (KeyComponent key : world.floorState().keys()) {
            if (key.state == KeyState.LYING && roomAt(world, key.cell) == room) {
                return true;
            }
        }
        for (PropComponent prop : world.floorState().props()) {
            if (TakingTasks.promptOf(prop) != InteractPrompt.NOTHING && roomAt(world, prop.cell) == room) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if one of these has its cell in a room and, if it is asked for, is alive. */
    private static boolean holds(World world, int room, ImmutableArray<Entity> entities, boolean isAlive) {
        for (int i = 0; i < entities.size(); i++) {
            Entity each = entities.get(i);
            int cell = isAlive ? BODIES.get(each).cell : ORES.get(each).cell;
            if (roomAt(world, cell) == room && (!isAlive || HEALTHS.get(each).health > 0)) {
                return true;
            }
        }
        return false;
    }

    private static boolean contains(int[] rooms, int room) {
        for (int each : rooms) {
            if (each == room) {
                return true;
            }
        }
        return false;
    }

    private static int roomAt(World world, int cell) {
        return cell == Grid.NONE ? 0 : world.floor().room().at(cell);
    }
}
