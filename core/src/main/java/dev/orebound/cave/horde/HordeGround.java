package dev.orebound.cave.horde;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.LineOfSight;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the cells of a floor on which a horde may lie, and remembers which are taken. A horde of monsters that swim
 * lies in deep liquid, in a lake that is large enough; all others lie on dry floor.
 */
final class HordeGround {
    private final Grid grid;
    private final IntLayer arcs;
    private final IntLayer room;
    private final IntLayer terrain;
    private final IntLayer liquid;
    private final ContentTable<Terrain> terrains;
    private final ContentTable<Monster> monsters;
    private final int start;
    private final int leastSteps;
    private final MutableBitLayer free;
    private final MutableBitLayer blocked;
    private final MutableBitLayer rock;
    private final MutableBitLayer beforeTraps;

    /** All that is not deep liquid in which a monster can swim. */
    private final MutableBitLayer shores;

    private final boolean[] roomTaken;
    private final boolean[] holdsThings;
    private final DistanceMap fromLeader;
    /** Cells for leaders on dry floor, by the shape of the floor alone, and in water. */
    private final CellList onGround;

    private final CellList inWater;
    /** Those of them that suit the ground that a horde asks for. */
    private final CellList suiting;

    /**
     * The terrains and liquids that the kind of horde asks for whose cells were found last; all if it asks for none.
     */
    private final boolean[] suits;

    private final int[] drawn;
    private final int[] about;
    /** The cells found last. */
    private CellList found;

    HordeGround(FloorBuilder floor) {
        grid = floor.grid();
        arcs = floor.get(FloorKeys.ARCS);
        room = floor.get(FloorKeys.ROOM);
        terrain = floor.get(FloorKeys.TERRAIN);
        liquid = floor.get(FloorKeys.LIQUID);
        terrains = floor.content().terrains();
        monsters = floor.content().monsters();
        start = floor.get(FloorKeys.START);
        leastSteps = floor.content().cave().hordes().leastStepsFromStart();
        roomTaken = new boolean[floor.get(FloorKeys.DOORWAYS).size() + 1];
        holdsThings = FloorQueries.roomsWithThings(floor);
        rock = floor.memory().bitLayer();
        rock.copyInverse(floor.get(FloorKeys.STRUCTURE));
        free = FloorQueries.dryCells(floor);
        blocked = floor.memory().bitLayer();
        blocked.copyInverse(free);
        blockWhatStands(floor);
        fromLeader = floor.memory().distanceMap();
        shores = floor.memory().bitLayer();
        findWater(floor);
        takeWhatIsKeptFree(floor);
        beforeTraps = floor.memory().bitLayer();
        markBeforeTraps(floor);
        onGround = new CellList(floor.memory().cells());
        inWater = new CellList(floor.memory().cells());
        suiting = new CellList(floor.memory().cells());
        suits = new boolean[terrains.size()];
        found = suiting;
        drawn = floor.memory().cells();
        about = floor.memory().cells();
        findOpenCells(floor.memory());
    }

    private void blockWhatStands(FloorBuilder floor) {
        floor.get(FloorKeys.PLANNED_LOCKS).forEach(lock -> blocked.set(lock.cells(), true));
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> blocked.set(chest.at(), true));
        floor.get(FloorKeys.PLACED_FIXTURES).forEach(fixture -> blocked.set(fixture.at(), true));
        floor.get(FloorKeys.ORES).forEach(ore -> blocked.set(ore.at(), true));
    }

    /** Deep liquid outside trap rooms, where so much of it hangs together that a monster has room to swim. */
    private void findWater(FloorBuilder floor) {
        boolean[] isTrap = trapRooms(floor);
        int[] deep = floor.memory().cells();
        int count = 0;
        shores.fill(true);
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isDeep = liquid.at(cell) != 0
                    && terrains.at(liquid.at(cell)).isDeep()
                    && terrains.at(terrain.at(cell)).passability() != Terrain.Passability.CARRIES;
            if (isDeep && !rock.at(cell) && !isTrap[room.at(cell)]) {
                shores.set(cell, false);
                deep[count++] = cell;
            }
        }
        int fewest = floor.content().cave().hordes().leastWaterCells();
        for (int next = 0; next < count; next++) {
            int cell = deep[next];
            if (!shores.at(cell) && !free.at(cell)) {
                fromLeader.spreadFrom(cell, shores);
                boolean isRoomy = fromLeader.reachedCount() >= fewest;
                for (int i = 0; i < fromLeader.reachedCount(); i++) {
                    free.set(fromLeader.reached(i), isRoomy);
                    shores.set(fromLeader.reached(i), !isRoomy);
                }
            }
        }
    }

    private boolean[] trapRooms(FloorBuilder floor) {
        boolean[] isTrap = new boolean[roomTaken.length];
        floor.get(FloorKeys.TRAPS).forEach(trap -> isTrap[trap.room()] = true);
        return isTrap;
    }

    /** Free is dry floor that nothing stands on and roomy deep liquid, outside trap rooms and doorways. */
    private void takeWhatIsKeptFree(FloorBuilder floor) {
        PlacedRoom firstRoom = floor.firstRoom();
        if (firstRoom != null) {
            free.set(firstRoom.floor(), false);
            keepFarFromStart();
        }
        FloorQueries.clearVignettes(floor, free);
        free.set(start, false);
        floor.get(FloorKeys.EXITS).forEach(exit -> free.set(exit.at(), false));
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> free.set(chest.at(), false));
        floor.get(FloorKeys.PLACED_FIXTURES).forEach(fixture -> free.set(fixture.at(), false));
        floor.get(FloorKeys.ORES).forEach(ore -> free.set(ore.at(), false));
        for (List<Doorway> doorways : floor.get(FloorKeys.DOORWAYS)) {
            doorways.forEach(doorway -> free.set(doorway.cells(), false));
        }
        for (TrapRoom trap : floor.get(FloorKeys.TRAPS)) {
            free.set(floor.get(FloorKeys.REGIONS).get(trap.room() - 1).cells(), false);
        }
        FloorQueries.guardianRooms(floor).forEach(room -> free.set(room.cells(), false));
    }

    /** Keeps hordes from lying near the first room behind its rock, where a fight in the room would wake them. */
    private void keepFarFromStart() {
        for (int cell = 0; cell < grid.size(); cell++) {
            free.set(cell, free.at(cell) && grid.steps8(cell, start) >= leastSteps);
        }
    }

    /** Marks the cells within so many steps of a trap room's doorways, where the player stands to look at the trap. */
    private void markBeforeTraps(FloorBuilder floor) {
        fromLeader.clear();
        for (TrapRoom trap : floor.get(FloorKeys.TRAPS)) {
            for (Doorway doorway : floor.get(FloorKeys.DOORWAYS).get(trap.room() - 1)) {
                for (int i = 0; i < doorway.cells().size(); i++) {
                    fromLeader.addSource(doorway.cells().at(i));
                }
            }
        }
        fromLeader.spread(
                blocked, StepKind.EIGHT_WAY, floor.content().cave().hordes().leastStepsFromTraps() - 1);
        for (int i = 0; i < fromLeader.reachedCount(); i++) {
            beforeTraps.set(fromLeader.reached(i), true);
        }
    }

    /**
     * Returns true if a cell is so near to a trap room's doorway that a horde there would disturb a player who looks at
     * the trap.
     */
    boolean isBeforeTrap(int cell) {
        return beforeTraps.at(cell);
    }

    /** Finds the cells on which the shape of the floor lets a leader lie. */
    private void findOpenCells(WorkingMemory memory) {
        int[] cells = memory.cells();
        int count = free.listInto(cells);
        boolean hasWater = false;
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int cell = cells[i];
            if (isOpen(cell) && room.at(cell) != 0) {
                cells[kept++] = cell;
                hasWater |= isWater(cell);
            }
        }
        addFar(cells, kept, blocked, onGround, memory);
        if (hasWater) {
            addFar(cells, kept, rock, inWater, memory);
        }
    }

    /**
     * Adds those cells that a walker reaches from the start, but not in a few steps. Distances matter only near the
     * start, so they are measured there alone.
     *
     * @param barred where the walker cannot go
     */
    private void addFar(int[] cells, int count, BitLayer barred, CellList to, WorkingMemory memory) {
        fromLeader.spreadFrom(start, barred, StepKind.EIGHT_WAY, leastSteps - 1);
        MutableBitLayer open = memory.bitLayer();
        open.copyInverse(barred);
        open.set(start, true);
        ConnectedRegions pieces = memory.regions();
        pieces.find(open);
        IntLayer piece = pieces.regionOfCell();
        for (int i = 0; i < count; i++) {
            int cell = cells[i];
            boolean isFar = piece.at(cell) == piece.at(start) && !fromLeader.isReached(cell);
            if (isFar && isWater(cell) == (to == inWater)) {
                to.add(cell);
            }
        }
    }

    private boolean isWater(int cell) {
        return !shores.at(cell);
    }

    private boolean isOpen(int cell) {
        return arcs.at(cell) < ArcCount.HALLWAY;
    }

    /**
     * Finds every cell where a leader of this kind may lie, as far as the ground goes; some may be in sight of the
     * start.
     *
     * @return how many there are
     */
    int findCellsFor(Horde kind) {
        CellList open = monsters.get(kind.leader()).swims() ? inWater : onGround;
        for (int id = 0; id < suits.length; id++) {
            suits[id] = !kind.asksForTerrain()
                    || kind.terrain().contains(terrains.at(id).id());
        }
        if (!kind.asksForTerrain()) {
            found = open;
            return found.count;
        }
        found = suiting;
        found.clear();
        for (int i = 0; i < open.count; i++) {
            if (isSuitable(open.cells[i])) {
                found.add(open.cells[i]);
            }
        }
        return found.count;
    }

    private boolean isSuitable(int cell) {
        return suits[terrain.at(cell)] || suits[liquid.at(cell)];
    }

    /** One of the cells found last, in their order. */
    int cellFound(int number) {
        return found.cells[number];
    }

    /**
     * True if neither the cell nor one that touches it is in sight of the start: it cannot peep round a corner either.
     */
    boolean isHidden(int cell) {
        if (LineOfSight.isClear(rock, start, cell)) {
            return false;
        }
        for (int way = 0; way < Direction.ALL.size(); way++) {
            int beside = cell + grid.offset(Direction.ALL.get(way)); // no floor reaches the edge
            if (!rock.at(beside) && LineOfSight.isClear(rock, start, beside)) {
                return false;
            }
        }
        return true;
    }

    /** True if the room of a cell holds something besides hordes. */
    boolean isRoomOfThings(int cell) {
        return holdsThings[room.at(cell)];
    }

    /** True if a horde lies in the room of a cell. */
    boolean isRoomTaken(int cell) {
        return roomTaken[room.at(cell)];
    }

    /**
     * Finds the free cells for members within some steps of a leader: in rooms, off hallways, on the ground that the
     * kind found last asks for; the nearest first, else in random order.
     *
     * @param mayLieBeforeTrap whether cells before a trap room count
     * @return how many there are
     */
    int findCellsAbout(int leader, int mostSteps, boolean mayLieBeforeTrap, RandomStream stream) {
        fromLeader.spreadFrom(leader, isWater(leader) ? shores : blocked, StepKind.EIGHT_WAY, mostSteps);
        int count = 0;
        for (int i = 1; i < fromLeader.reachedCount(); i++) {
            int cell = fromLeader.reached(i);
            boolean isPlace = free.at(cell) && isOpen(cell) && room.at(cell) != 0 && isSuitable(cell);
            if (isPlace && (mayLieBeforeTrap || !isBeforeTrap(cell)) && !LineOfSight.isClear(rock, start, cell)) {
                drawn[count++] = cell;
            }
        }
        stream.shuffle(drawn, count);
        int sorted = 0;
        for (int steps = 1; steps <= mostSteps && sorted < count; steps++) {
            for (int i = 0; i < count; i++) {
                if (fromLeader.at(drawn[i]) == steps) {
                    about[sorted++] = drawn[i];
                }
            }
        }
        return sorted;
    }

    /** One of the cells about a leader found last, in their order. */
    int cellAbout(int number) {
        return about[number];
    }

    /** From here on a horde lies there. */
    void take(HordeSpot horde) {
        take(horde.leader().at());
        horde.members().forEach(member -> take(member.at()));
        roomTaken[room.at(horde.leader().at())] = true;
    }

    private void take(int cell) {
        free.set(cell, false);
        onGround.remove(cell);
        inWater.remove(cell);
    }

    /** Cells in ascending order, in lent memory. */
    private static final class CellList {
        private final int[] cells;
        private int count;

        CellList(int[] cells) {
            this.cells = cells;
        }

        void clear() {
            count = 0;
        }

        void add(int cell) {
            cells[count++] = cell;
        }

        /** Removes a cell if it is there. */
        void remove(int cell) {
            int index = Arrays.binarySearch(cells, 0, count, cell);
            if (index >= 0) {
                count--;
                System.arraycopy(cells, index + 1, cells, index, count - index);
            }
        }
    }
}
