package dev.orebound.cave.pass;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.floor.VeinsBelow;
import dev.orebound.cave.ore.OreField;
import dev.orebound.cave.ore.OreFieldCache;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A floor while its passes run. It keeps the results of each pass, and checks that a pass reads only what it declared
 * and writes everything that it declared exactly once.
 */
public final class FloorBuilder {
    private final FloorRequest request;
    private final Content content;
    private final int attempt;
    private final WorkingMemory memory;
    private final FloorData made = new FloorData();
    private final OreFieldCache oreFields;
    private final PassListener listener;
    private final @Nullable PlacedRoom firstRoom;

    /** The unfinished values that the running pass shows to the listener. */
    private final FloorData shown = new FloorData();

    /** Measured when a pass first asks for it; no later pass changes what it follows from. */
    private @Nullable BitLayer dryCells;

    private final int[] rounds = new int[PassRound.values().length];
    private @Nullable FloorPass running;
    /** The keys that the running pass declared. */
    private List<FloorKey<?>> mayRead = List.of();

    private List<FloorKey<?>> mayWrite = List.of();

    public FloorBuilder(FloorRequest request, Content content, int attempt) {
        this(request, content, attempt, request.grid(content));
    }

    public FloorBuilder(FloorRequest request, Content content, int attempt, Grid grid) {
        this(request, content, attempt, new WorkingMemory(grid), new OreFieldCache(content), PassListener.NONE);
    }

    /**
     * Creates a builder that works in lent memory, takes the run's ore from a cache, and tells a listener of each
     * round.
     */
    public FloorBuilder(
            FloorRequest request,
            Content content,
            int attempt,
            WorkingMemory memory,
            OreFieldCache oreFields,
            PassListener listener) {
        this.request = request;
        this.content = content;
        this.attempt = attempt;
        this.memory = memory;
        this.oreFields = oreFields;
        this.listener = listener;
        firstRoom = PlacedRoom.of(request, content, memory.grid());
    }

    public FloorRequest request() {
        return request;
    }

    public Content content() {
        return content;
    }

    public Grid grid() {
        return memory.grid();
    }

    /** Returns the hand-made room in which the start lies, or null if the floor has an ordinary entrance. */
    public @Nullable PlacedRoom firstRoom() {
        return firstRoom;
    }

    /** Returns the arena of the guardian's hall that bars the way down from this floor, or null. */
    public @Nullable ArenaKind guardianHall() {
        return content.guardianHallOf(request.depth(), request.kind());
    }

    /** Returns the memory that the running pass may use until it ends. */
    public WorkingMemory memory() {
        return memory;
    }

    /** All ore in the rock of the run that this floor is part of. */
    public OreField oreField() {
        return oreFields.of(request.seed(), grid());
    }

    public int attempt() {
        return attempt;
    }

    /** The floor cells on which neither terrain nor liquid is impassable. Reads structure, terrain and liquid. */
    BitLayer dryCells() {
        BitLayer structure = get(FloorKeys.STRUCTURE);
        IntLayer terrain = get(FloorKeys.TERRAIN);
        IntLayer liquid = get(FloorKeys.LIQUID);
        if (dryCells != null) {
            return dryCells;
        }
        boolean[] isPassable = new boolean[content.terrains().size()];
        for (int kind = 0; kind < isPassable.length; kind++) {
            isPassable[kind] = content.terrains().at(kind).isPassable();
        }
        MutableBitLayer dry = memory.layerForFloor();
        dry.copyFrom(structure);
        for (int cell = 0; cell < dry.grid().size(); cell++) {
            boolean isBare = (terrain.at(cell) | liquid.at(cell)) == 0; // as most cells are
            if (!isBare && !(isPassable[terrain.at(cell)] && isPassable[liquid.at(cell)])) {
                dry.set(cell, false);
            }
        }
        dryCells = dry;
        return dry;
    }

    /** From here on the builder answers to this pass. */
    public void begin(FloorPass pass) {
        memory.takeBack();
        shown.clear();
        Arrays.fill(rounds, 0);
        running = pass;
        mayRead = pass.reads();
        mayWrite = pass.writes();
    }

    /** The pass has ended; it must have made all that it declared. */
    public void end(FloorPass pass) {
        for (FloorKey<?> key : mayWrite) {
            if (!made.has(key)) {
                throw new IllegalStateException(pass.name() + " declares that it writes " + key + ", but did not");
            }
        }
        shown.clear();
        running = null;
    }

    /** Returns true if a listener watches, so that it is worth computing what only a listener needs. */
    public boolean isWatched() {
        return listener != PassListener.NONE;
    }

    /** Shows the listener the progress of the running pass. Costs nothing if nobody listens. */
    public <T> void show(PassRound round, FloorKey<T> key, T soFar) {
        if (isWatched() && running != null) {
            shown.put(key, soFar);
            listener.duringPass(running.name(), round, ++rounds[round.ordinal()], soFar());
        }
    }

    /** The same with two things that go together. */
    public <S, T> void show(PassRound round, FloorKey<S> key, S soFar, FloorKey<T> otherKey, T otherSoFar) {
        if (isWatched()) {
            shown.put(otherKey, otherSoFar);
            show(round, key, soFar);
        }
    }

    /**
     * Returns the result of an earlier pass.
     *
     * @throws IllegalStateException if the running pass did not declare that it reads it
     */
    public <T> T get(FloorKey<T> key) {
        if (running != null && !mayRead.contains(key)) {
            throw new IllegalStateException(running.name() + " reads " + key + " without declaring it");
        }
        if (!made.has(key)) {
            throw new IllegalStateException(key + " is not made yet");
        }
        return made.get(key);
    }

    /**
     * Adds what the running pass has made; it must not change any more.
     *
     * @throws IllegalStateException if the running pass did not declare it, or it is there already
     */
    public <T> void put(FloorKey<T> key, T value) {
        if (running != null && !mayWrite.contains(key)) {
            throw new IllegalStateException(running.name() + " writes " + key + " without declaring it");
        }
        if (made.has(key)) {
            throw new IllegalStateException(key + " is written twice");
        }
        made.put(key, value);
    }

    /** Returns the floor as far as it is made, with the unfinished work that the running pass shows. */
    public Floor soFar() {
        return toFloor(new FloorData(made).addAll(shown));
    }

    /** Returns the finished floor. */
    public Floor finish() {
        VeinsBelow below = oreField().below(request.depth(), grid());
        return toFloor(new FloorData(made).put(FloorKeys.VEINS_BELOW, below));
    }

    private Floor toFloor(FloorData data) {
        List<Fixture> fixtures = new ArrayList<>(data.get(FloorKeys.PLACED_FIXTURES));
        fixtures.addAll(data.get(FloorKeys.LANDMARKS));
        data.put(FloorKeys.ROOMS, rooms(data))
                .put(FloorKeys.CHESTS, chests(data))
                .put(FloorKeys.FIXTURES, List.copyOf(fixtures));
        return new Floor(request, attempt, grid(), data);
    }

    /** Combines the findings of several passes into rooms, as far as they are known. */
    private static List<Room> rooms(FloorData data) {
        List<List<Doorway>> doorways = data.get(FloorKeys.DOORWAYS);
        List<Chest> chests = data.get(FloorKeys.PLACED_CHESTS);
        Map<Integer, Boolean> draws = data.get(FloorKeys.TRAP_DRAWS);
        List<Room> rooms = new ArrayList<>();
        for (RoomRegion region : data.get(FloorKeys.REGIONS)) {
            int id = region.id();
            rooms.add(new Room(
                    id,
                    region.cells(),
                    region.centre(),
                    region.border(),
                    id <= doorways.size() ? doorways.get(id - 1) : List.of(),
                    chests.stream().anyMatch(chest -> chest.room() == id),
                    draws.get(id),
                    arena(data, id)));
        }
        return rooms;
    }

    /** Adds to the chests the events that opening them triggers, which follow from traps and happenings. */
    private List<Chest> chests(FloorData data) {
        Map<Integer, String> happenings = data.get(FloorKeys.HAPPENINGS);
        List<Chest> chests = new ArrayList<>();
        for (Chest chest : data.get(FloorKeys.PLACED_CHESTS)) {
            String arena = arena(data, chest.room());
            boolean springs =
                    arena != null && content.arenaKinds().get(arena).spring() == ArenaKind.Spring.OPENING_CHEST;
            chests.add(chest.thatSetsOff(springs ? arena : null, happenings.get(chest.room())));
        }
        return chests;
    }

    private static @Nullable String arena(FloorData data, int room) {
        for (TrapRoom trap : data.get(FloorKeys.TRAPS)) {
            if (trap.room() == room) {
                return trap.arena();
            }
        }
        return null;
    }
}
