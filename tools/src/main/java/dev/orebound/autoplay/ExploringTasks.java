package dev.orebound.autoplay;

import static dev.orebound.world.component.ComponentMappers.MONSTERS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.state.TickClock;
import java.util.Arrays;

/** The tasks that move a bot over a floor: explore it, search it, roam it, and enter a shut room and stay there. */
public final class ExploringTasks {
    private ExploringTasks() {}

    /** Walks to the nearest unseen cell, or anywhere once all was seen. */
    public static final class Explore implements BotTask {
        /**
         * Ticks to keep walking to a cell that has come into sight, because a new search in every tick costs too much.
         */
        private static final int THINK_TICKS = 45;

        private final RandomStream chance;
        private int goal = Grid.NONE;
        private boolean isUnseenSought;
        private int ticks;

        public Explore(RandomStream chance) {
            this.chance = chance;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            boolean isNews = goal != Grid.NONE
                    && ticks > THINK_TICKS
                    && isUnseenSought
                    && view.floor().isSeen(goal);
            if (goal == Grid.NONE || isNews) {
                think(view);
            }
            ticks++;
            if (controls.walkTo(goal)) {
                goal = Grid.NONE;
            }
            return true;
        }

        private void think(WalkerView view) {
            DistanceMap around = new DistanceMap(view.grid());
            around.spreadFrom(view.self().cell, view.walls());
            ticks = 0;
            int unseen = NearestSearch.nearestCell(around, cell -> !view.floor().isSeen(cell));
            isUnseenSought = unseen != Grid.NONE;
            goal = isUnseenSought ? unseen : NearestSearch.anyCell(around, chance);
        }
    }

    /** Walks to the nearest cell next to an unseen one. */
    public static final class SearchFloor implements BotTask {
        private static final int THINK_TICKS = 25;

        /** The longest time to walk to one place. */
        private static final int TRYING_TICKS = 45 * TickClock.TICKS_A_SECOND;

        /** Ticks after which the bot tries places again where there was nothing to see. */
        private static final int FORGETTING_TICKS = 40 * TickClock.TICKS_A_SECOND;

        private final WalkerView floor;
        private final StepDistances steps;
        /** Cells that the bot visited without seeing more, or could not reach. */
        private final MutableBitLayer vain;

        private int goal = Grid.NONE;
        private int triedTicks;
        private long thinksAt;
        private long forgetsAt = FORGETTING_TICKS;
        private boolean isDone;

        public SearchFloor(WalkerView floor, StepDistances steps) {
            this.floor = floor;
            this.steps = steps;
            vain = new MutableBitLayer(floor.grid());
        }

        /** Returns true once nothing was left to see. */
        public boolean isDone() {
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
            goal = NearestSearch.nearestCell(steps.around(), cell -> !vain.at(cell) && isEdgeOfTheKnown(cell));
            triedTicks = 0;
            isDone = goal == Grid.NONE;
            if (isDone && tick >= forgetsAt) {
                vain.fill(false);
                forgetsAt = tick + FORGETTING_TICKS;
            }
        }

        private boolean isEdgeOfTheKnown(int cell) {
            for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
                int beside = floor.grid().neighbour(cell, Direction.STRAIGHT.get(i));
                if (beside != Grid.NONE && !floor.isExplored(beside)) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * Walks through the known rooms, mostly to the one not visited for the longest time, and every other time to the
     * warden, to which a sign points. It meets a wandering warden sooner than a random walk, on which the two can miss
     * each other for minutes.
     */
    public static final class RoamRooms implements BotTask {
        private static final int LONGEST_TICKS = 1200;

        /** Number of random cells of which the one in the least recently visited room is the goal. */
        private static final int DRAWS = 8;

        private final WalkerView floor;
        private final StepDistances steps;
        private final IntLayer room;
        private final RandomStream chance;

        /** The tick of the last visit to a room, by its id; id 0 stands for all corridors together. */
        private final long[] visitedAt;

        private int goal = Grid.NONE;
        private long until;

        public RoamRooms(WalkerView view, StepDistances steps, RandomStream chance) {
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
            int first = NearestSearch.anyCell(around, chance);
            return NearestSearch.bestCell(first, DRAWS - 1, around, chance, cell -> -visitedAt[room.at(cell)]);
        }

        /**
         * Returns the cell of the monster that carries the exit key if the cell was ever in sight, or none. Nobody
         * forgets it: a sign points there.
         */
        private int cellOfWarden() {
            World world = floor.world();
            Entity warden =
                    MonsterSearch.withId(world, world.part(FloorGifts.class).wardenSpawnId());
            int cell = warden == null ? Grid.NONE : floor.bodyOf(warden).cell;
            return warden != null && world.floorState().isSeen(cell) ? cell : Grid.NONE;
        }
    }

    /** Creates a task that walks into the hall of a guardian, to a cell that is not beside its doorways. */
    public static BotTask facesGuardian(StepDistances steps) {
        return GoalTask.forCell(
                GoalTask.EVERY_TICK,
                (view, controls) -> {
                    Arena hall = view.world().guardianHall();
                    Floor floor = view.world().floor();
                    return hall == null || hall.state().isOver()
                            ? Grid.NONE
                            : NearestSearch.nearestCell(
                                    steps.around(),
                                    cell -> floor.room().at(cell) == hall.room().id()
                                            && floor.borderDistance().at(cell) > 1);
                },
                (view, controls, cell) -> {
                    controls.walkTo(cell);
                    return true;
                });
    }

    /** Returns the free cell of a room nearest to its middle, or another cell if none is free. */
    public static int freeMiddle(WalkerView view, Room room, int otherwise) {
        Cells cells = room.cells();
        int nearest = NearestSearch.nearestIndex(
                cells.size(),
                i -> !view.walls().at(cells.at(i)),
                i -> view.grid().steps4(cells.at(i), room.centre()),
                Integer.MAX_VALUE);
        return nearest == NearestSearch.NONE ? otherwise : cells.at(nearest);
    }

    /** Stays in a trap room while its doors shut, and searches it for remaining foes. */
    public static final class StayInArena implements BotTask {
        private static final int TRIES = 6;
        private static final int STAYING_TICKS = 150;

        private final RandomStream chance;
        private int goal = Grid.NONE;
        private long until;

        public StayInArena(RandomStream chance) {
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
                goal = arena.state().isSealed()
                        ? search(view, arena)
                        : freeMiddle(view, arena.room(), view.self().cell);
            }
            controls.walkTo(goal);
            return true;
        }

        /**
         * Returns the cell of a rooted foe that was seen, because it stays until it is beaten; otherwise a random cell.
         */
        private int search(WalkerView view, Arena arena) {
            Entity rooted = NearestSearch.first(
                    view.world().monsters(),
                    each -> view.world()
                                    .content()
                                    .monsters()
                                    .at(MONSTERS.get(each).monster)
                                    .isRooted()
                            && MonsterSearch.isCounted(arena, each)
                            && view.floor().isSeen(view.bodyOf(each).cell));
            return rooted == null ? anyPlace(view, arena.room()) : view.bodyOf(rooted).cell;
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
    }
}
