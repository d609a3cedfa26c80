package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.state.TickClock;
import java.util.Arrays;

/** The tasks of the run bot that move it over the floor: search, roam, stay in a shut room, and leave by an exit. */
final class ExplorationTasks {
    private ExplorationTasks() {}

    /** Leaves the floor by the best known exit. */
    static final class LeaveFloor implements BotTask {
        private static final int THINK_TICKS = 60;

        private final KnownExits exits;
        private int exit = KnownExits.NONE;
        private long thinksAt;

        LeaveFloor(KnownExits exits) {
            this.exits = exits;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            if (exits.areLocked()) {
                return false;
            }
            if (view.world().tick() >= thinksAt) {
                thinksAt = view.world().tick() + THINK_TICKS;
                exit = exits.best();
            }
            if (exit == KnownExits.NONE) {
                return false;
            }
            exits.take(exit, controls);
            return true;
        }
    }

    /** Walks to the nearest cell next to an unseen one. */
    static final class SearchFloor implements BotTask {
        private static final int THINK_TICKS = 25;

        /** The longest time to walk to one place. */
        private static final int TRYING_TICKS = 45 * TickClock.TICKS_A_SECOND;

        /** Ticks after which the bot tries places again where there was nothing to see. */
        private static final int FORGETTING_TICKS = 40 * TickClock.TICKS_A_SECOND;

        private final KnownFloorView floor;
        private final StepDistances steps;
        /** Cells that the bot visited without seeing more, or could not reach. */
        private final MutableBitLayer vain;

        private int goal = Grid.NONE;
        private int triedTicks;
        private long thinksAt;
        private long forgetsAt = FORGETTING_TICKS;
        private boolean isDone;

        SearchFloor(KnownFloorView floor, StepDistances steps) {
            this.floor = floor;
            this.steps = steps;
            vain = new MutableBitLayer(floor.grid());
        }

        /** Returns true once nothing was left to see. */
        boolean isDone() {
            return isDone;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            long tick = view.world().tick();
            boolean isNews = goal != Grid.NONE && tick >= thinksAt && !isEdgeOfTheKnown(goal);
            if (isNews || (goal == Grid.NONE && tick >= thinksAt)) {
                think(tick);
            }
            if (goal == Grid.NONE) {
                return false;
            }
            if (controls.walkTo(goal) || triedTicks++ > TRYING_TICKS) {
                vain.set(goal, true);
                goal = Grid.NONE;
            }
            return true;
        }

        private void think(long tick) {
            thinksAt = tick + THINK_TICKS;
            goal = nearest();
            triedTicks = 0;
            isDone = goal == Grid.NONE;
            if (isDone && tick >= forgetsAt) {
                vain.fill(false);
                forgetsAt = tick + FORGETTING_TICKS;
            }
        }

        private int nearest() {
            DistanceMap around = steps.around();
            for (int i = 0; i < around.reachedCount(); i++) {
                int cell = around.reached(i);
                if (!vain.at(cell) && isEdgeOfTheKnown(cell)) {
                    return cell;
                }
            }
            return Grid.NONE;
        }

        private boolean isEdgeOfTheKnown(int cell) {
            for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
                int beside = floor.grid().neighbour(cell, Direction.STRAIGHT.get(i));
                if (beside != Grid.NONE && !floor.isKnown(beside)) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * Walks through the known rooms, mostly to the one not visited for the longest time, and every other time to the warden, to
     * which a sign points. It meets a wandering warden sooner than a random walk, on which the two can miss each other for minutes.
     */
    static final class RoamRooms implements BotTask {
        private static final int LONGEST_TICKS = 1200;

        /** Number of random cells of which the one in the least recently visited room is the goal. */
        private static final int DRAWS = 8;

        private final KnownFloorView floor;
        private final StepDistances steps;
        private final IntLayer room;
        private final RandomStream chance;

        /** The tick of the last visit to a room, by its id; id 0 stands for all corridors together. */
        private final long[] visitedAt;

        private int goal = Grid.NONE;
        private long until;

        RoamRooms(KnownFloorView view, StepDistances steps, RandomStream chance) {
            floor = view;
            this.steps = steps;
            this.chance = chance;
            room = view.world().floor().room();
            visitedAt = new long[view.world().floor().rooms().size() + 1];
            Arrays.fill(visitedAt, -1);
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            long tick = view.world().tick();
            visitedAt[room.at(view.self().cell)] = tick;
            if (goal == Grid.NONE || tick > until) {
                goal = draw();
                until = tick + LONGEST_TICKS;
            }
            if (controls.walkTo(goal)) {
                goal = Grid.NONE;
            }
            return true;
        }

        private int draw() {
            DistanceMap around = steps.around();
            int warden = cellOfWarden();
            if (warden != Grid.NONE && around.isReached(warden) && chance.below(2) == 0) {
                return warden;
            }
            int best = around.reached(chance.below(around.reachedCount()));
            for (int draw = 1; draw < DRAWS; draw++) {
                int cell = around.reached(chance.below(around.reachedCount()));
                best = visitedAt[room.at(cell)] < visitedAt[room.at(best)] ? cell : best;
            }
            return best;
        }

        /** Returns the cell of the monster that carries the exit key, if the bot has seen that cell, or none. */
        private int cellOfWarden() {
            ImmutableArray<Entity> monsters = floor.world().monsters();
            for (int i = 0; i < monsters.size(); i++) {
                int cell = BODIES.get(monsters.get(i)).cell;
                if (SPAWNS.get(monsters.get(i)).spawnId
                        == floor.world().part(FloorGifts.class).wardenSpawnId()) {
                    return floor.isKnown(cell) ? cell : Grid.NONE;
                }
            }
            return Grid.NONE;
        }
    }

    /** Walks into the hall of a guardian, once it is known and the bot may enter it. */
    static final class FaceGuardian implements BotTask {
        private final KnownFloorView floor;
        private final StepDistances steps;

        FaceGuardian(KnownFloorView floor, StepDistances steps) {
            this.floor = floor;
            this.steps = steps;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            Arena hall = view.world().guardianHall();
            if (hall == null || hall.state().isOver()) {
                return false;
            }
            int cell = nearestIn(hall.room());
            if (cell == Grid.NONE) {
                return false;
            }
            controls.walkTo(cell);
            return true;
        }

        /** Returns the nearest known cell of a room that is not beside its doorways, or none. */
        private int nearestIn(Room room) {
            DistanceMap around = steps.around();
            for (int i = 0; i < around.reachedCount(); i++) {
                int cell = around.reached(i);
                if (floor.world().floor().room().at(cell) == room.id()
                        && floor.world().floor().borderDistance().at(cell) > 1) {
                    return cell;
                }
            }
            return Grid.NONE;
        }
    }

    /** Stays in a trap room while its doors shut, and searches it for remaining foes. */
    static final class StayInArena implements BotTask {
        private static final int TRIES = 6;
        private static final int STAYING_TICKS = 150;

        private final RandomStream chance;
        private int goal = Grid.NONE;
        private long until;

        StayInArena(RandomStream chance) {
            this.chance = chance;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            Arena arena = view.world().arenaAroundPlayer();
            if (arena == null) {
                goal = Grid.NONE;
                return false;
            }
            if (goal == Grid.NONE || view.world().tick() > until) {
                until = view.world().tick() + STAYING_TICKS;
                goal = arena.state().isSealed() ? search(view, arena.room()) : nearMiddle(view, arena.room());
            }
            controls.walkTo(goal);
            return true;
        }

        /** Returns the cell of a rooted foe that was seen, because it stays until it is beaten; otherwise a random cell. */
        private int search(WalkerView view, Room room) {
            ImmutableArray<Entity> all = view.world().monsters();
            for (int i = 0; i < all.size(); i++) {
                MonsterComponent monster = all.get(i).getComponent(MonsterComponent.class);
                int cell = view.bodyOf(all.get(i)).cell;
                boolean isRooted =
                        view.world().content().monsters().at(monster.monster).isRooted();
                if (isRooted && monster.arenaRoom == room.id() && view.floor().isSeen(cell)) {
                    return cell;
                }
            }
            return anyPlace(view, room);
        }

        private int anyPlace(WalkerView view, Room room) {
            for (int i = 0; i < TRIES; i++) {
                int cell = room.cells().at(chance.below(room.cells().size()));
                if (!view.walls().at(cell)) {
                    return cell;
                }
            }
            return view.self().cell;
        }

        private static int nearMiddle(WalkerView view, Room room) {
            int nearest = view.self().cell;
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < room.cells().size(); i++) {
                int cell = room.cells().at(i);
                int far = view.grid().steps4(cell, room.centre());
                if (far < least && !view.walls().at(cell)) {
                    nearest = cell;
                    least = far;
                }
            }
            return nearest;
        }
    }
}
