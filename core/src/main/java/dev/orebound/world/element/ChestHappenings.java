package dev.orebound.world.element;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.floor.ChestHappening;
import dev.orebound.content.floor.ChestHappening.Effect;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.HashedPart;
import dev.orebound.world.state.PartRegistry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Plays the happenings that opened chests set off in their rooms, floods and darkness, and the darkness of vignettes.
 * The cells of a flood are computed when the floor is entered, since neither rooms nor liquids change: the cheapest
 * ways from the chest over the grain of the ground, by Dijkstra. Play only counts ticks.
 */
@ChangedBy({"player", "vignette"})
public final class ChestHappenings implements HashedPart {
    /** The darkness of a room that only fire lights. */
    public static final int DARK = 1000;

    /** Ticks in which the lights of a room go out, or come back, if no chest darkens it. */
    private static final int FADE_TICKS = 60;

    private final ContentTable<ChestHappening> kinds;
    private final Content content;
    private final Floor floor;
    private final GroundChanges ground;
    private final GroundGrain grain;
    private final TickEvents events;
    private final List<Course> courses = new ArrayList<>();
    private final int[] darknessOfRoom;

    /** The rooms that something else than a chest darkens: the ticks left, those passed, and the darkness now. */
    private final int[] darkTicksLeft;

    private final int[] darkTicks;
    private final int[] otherDarkness;
    private final int[] ringOfCell;
    private final int[] ringsOfRoom;
    private int darkRooms;
    private int floodVersion;

    /** The happening of one chest and its progress. */
    private static final class Course {
        final int chest;
        final int kind;
        final ChestHappening happening;

        /** The cells of a flood, the nearest first, and the number of them within each ring; empty for darkness. */
        final int[] cells;

        final int[] withinRing;

        /** Ticks since it began; 0 before that. */
        int ticks;

        /** Number of its cells that are under water. */
        int flooded;

        Course(int chest, int kind, ChestHappening happening, int[] cells, int[] withinRing) {
            this.chest = chest;
            this.kind = kind;
            this.happening = happening;
            this.cells = cells;
            this.withinRing = withinRing;
        }

        /** Returns the ticks from the beginning until the height. */
        int risingTicks() {
            return happening.spreadTicks() * Math.max(1, withinRing.length);
        }

        int lastTick() {
            return risingTicks() + happening.ticks() + risingTicks();
        }

        /** Returns the ticks of the rise that have passed, less those of the decline. */
        int height() {
            return Math.min(risingTicks(), Math.min(ticks, lastTick() - ticks));
        }
    }

    public ChestHappenings(PartRegistry parts) {
        floor = parts.get(Floor.class);
        content = parts.get(Content.class);
        ground = parts.get(GroundChanges.class);
        grain = parts.get(GroundGrain.class);
        events = parts.get(TickEvents.class);
        kinds = content.cave().treasure().happenings();
        darknessOfRoom = new int[floor.rooms().size() + 1];
        darkTicksLeft = new int[floor.rooms().size() + 1];
        darkTicks = new int[floor.rooms().size() + 1];
        otherDarkness = new int[floor.rooms().size() + 1];
        ringsOfRoom = new int[floor.rooms().size() + 1];
        ringOfCell = new int[floor.grid().size()];
        for (int number = 0; number < floor.chests().size(); number++) {
            Chest chest = floor.chests().get(number);
            if (chest.happening() != null) {
                courses.add(courseOf(number, chest, kinds.get(chest.happening())));
            }
        }
    }

    private Course courseOf(int number, Chest chest, ChestHappening happening) {
        int kind = kinds.indexOf(happening.id());
        if (happening.effect() == Effect.DARKENS) {
            return new Course(number, kind, happening, new int[0], new int[0]);
        }
        int[] costs = new int[floor.grid().size()];
        Arrays.fill(costs, Integer.MAX_VALUE);
        // Orders cells by their costs, then by their numbers.
        PriorityQueue<Long> edge = new PriorityQueue<>();
        edge.add((long) chest.at());
        costs[chest.at()] = 0;
        int[] reached = new int[happening.cells()];
        List<Integer> withinRing = new ArrayList<>();
        int count = 0;
        while (!edge.isEmpty() && count < reached.length) {
            long first = edge.remove();
            int cell = (int) first;
            int cost = (int) (first >> Integer.SIZE);
            if (cost > costs[cell]) {
                continue; // It has been reached for less.
            }
            reached[count++] = cell;
            ringOfCell[cell] = Math.max(1, GroundGrain.steps(cost));
            while (withinRing.size() < ringOfCell[cell]) {
                withinRing.add(count - 1);
            }
            withinRing.set(ringOfCell[cell] - 1, count);
            for (Direction way : Direction.STRAIGHT) {
                int beside = floor.grid().neighbour(cell, way);
                if (isFloodable(beside, chest.room()) && cost + grain.cost(beside) < costs[beside]) {
                    costs[beside] = cost + grain.cost(beside);
                    edge.add((long) costs[beside] << Integer.SIZE | beside);
                }
            }
        }
        int[] rings = withinRing.stream().mapToInt(Integer::intValue).toArray();
        return new Course(number, kind, happening, Arrays.copyOf(reached, count), rings);
    }

    /** Returns whether a cell belongs to the chest's room and has no liquid of its own. */
    private boolean isFloodable(int cell, int room) {
        return cell != Grid.NONE
                && floor.room().at(cell) == room
                && floor.liquid().at(cell) == 0;
    }

    private static boolean holds(int[] cells, int count, int cell) {
        for (int i = 0; i < count; i++) {
            if (cells[i] == cell) {
                return true;
            }
        }
        return false;
    }

    /** Starts the happening of a chest that was opened, if it has one. */
    public void begin(int chest) {
        for (int i = 0; i < courses.size(); i++) {
            Course course = courses.get(i);
            if (course.chest == chest && course.ticks == 0) {
                course.ticks = 1;
                tell(EventType.HAPPENING_BEGAN, course);
                apply(course);
            }
        }
    }

    /** Lets the lights of a room go out for a while. */
    public void darken(int room, int ticks) {
        darkTicksLeft[room] = Math.max(darkTicksLeft[room], ticks);
    }

    private void goOnDarkening() {
        for (int room = 0; room < darkTicksLeft.length; room++) {
            if (darkTicksLeft[room] > 0) {
                darkTicksLeft[room]--;
                darkTicks[room] = darkTicksLeft[room] == 0 ? 0 : darkTicks[room] + 1;
                int before = otherDarkness[room];
                int height = Math.min(FADE_TICKS, Math.min(darkTicks[room], darkTicksLeft[room]));
                otherDarkness[room] = DARK * height / FADE_TICKS;
                darkRooms += Integer.signum(otherDarkness[room]) - Integer.signum(before);
            }
        }
    }

    /** Advances all happenings under way by a tick. */
    public void tick() {
        goOnDarkening();
        for (int i = 0; i < courses.size(); i++) {
            Course course = courses.get(i);
            if (course.ticks > 0 && course.ticks < course.lastTick()) {
                course.ticks++;
                apply(course);
                if (course.ticks == course.lastTick()) {
                    tell(EventType.HAPPENING_ENDED, course);
                }
            }
        }
    }

    private void apply(Course course) {
        if (course.happening.effect() == Effect.DARKENS) {
            darken(course);
        } else {
            flood(course);
        }
    }

    private void darken(Course course) {
        int room = floor.chests().get(course.chest).room();
        int before = darknessOfRoom[room];
        darknessOfRoom[room] = DARK * course.height() / course.risingTicks();
        darkRooms += Integer.signum(darknessOfRoom[room]) - Integer.signum(before);
    }

    private void flood(Course course) {
        int rings = (course.height() + course.happening.spreadTicks() - 1) / course.happening.spreadTicks();
        int wanted = rings == 0 ? 0 : course.withinRing[rings - 1];
        if (wanted != course.flooded) {
            ringsOfRoom[floor.chests().get(course.chest).room()] = rings;
            floodVersion++;
        }
        while (course.flooded < wanted) {
            ground.flood(course.cells[course.flooded++], course.happening.liquid());
        }
        while (course.flooded > wanted) {
            ground.drain(course.cells[--course.flooded]);
        }
    }

    private void tell(EventType type, Course course) {
        int cell = floor.chests().get(course.chest).at();
        float x = floor.grid().x(cell) + 0.5f;
        float y = floor.grid().y(cell) + 0.5f;
        events.happening(type, x, y, cell, course.kind);
    }

    /** Returns whether any chest of the floor sets off a flood. */
    public boolean hasFloods() {
        return courses.stream().anyMatch(course -> course.happening.effect() == Effect.FLOODS);
    }

    /** Returns the index of the liquid on a cell at the height of a flood. */
    public int liquidAtHeight(int cell) {
        for (int i = 0; i < courses.size(); i++) {
            Course course = courses.get(i);
            if (course.happening.effect() == Effect.FLOODS && holds(course.cells, course.cells.length, cell)) {
                return content.terrains().indexOf(course.happening.liquid());
            }
        }
        return floor.liquid().at(cell);
    }

    /** Returns after how many spreads a cell is flooded by its chest, from 1; 0 without a flood. */
    public int ringOf(int cell) {
        return ringOfCell[cell];
    }

    /** Returns the number of rings of a room that are under water now. */
    public int floodedRings(int room) {
        return ringsOfRoom[room];
    }

    /** Returns a number that rises with every change of the flooded cells. */
    public int floodVersion() {
        return floodVersion;
    }

    /** Returns the share of light that a cell has lost, from 0 to {@link #DARK}; firelight stays. */
    public int darknessOn(int cell) {
        return darkRooms == 0
                ? 0
                : Math.max(
                        darknessOfRoom[floor.room().at(cell)],
                        otherDarkness[floor.room().at(cell)]);
    }

    /** Returns the greatest darkness on a cell and its neighbours, which is how dark a wall of a room looks. */
    public int darknessAbout(int cell) {
        if (darkRooms == 0) {
            return 0;
        }
        int darkest = darknessOn(cell);
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = floor.grid().neighbour(cell, Direction.ALL.get(i));
            darkest = beside == Grid.NONE ? darkest : Math.max(darkest, darknessOn(beside));
        }
        return darkest;
    }

    @Override
    public void addTo(Hash64 hash) {
        for (int i = 0; i < courses.size(); i++) {
            hash.add((long) courses.get(i).ticks);
        }
        for (int room = 0; room < darkTicksLeft.length; room++) {
            if (darkTicksLeft[room] > 0) {
                hash.add((long) room).add((long) darkTicksLeft[room]).add((long) darkTicks[room]);
            }
        }
    }
}
