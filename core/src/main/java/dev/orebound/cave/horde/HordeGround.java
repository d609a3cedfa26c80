package dev.orebound.cave.horde;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.LineOfSight;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the cells of a floor on which a horde may lie, and remembers which are taken. A horde of monsters that swim lies in deep
 * liquid, in a lake that is large enough; all others lie on dry floor.
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
    private final DistanceMap fromStart;
    /** The same for a walker whom no liquid stops. */
    private final DistanceMap fromStartOverLiquid;

    private final DistanceMap fromLeader;
    private final int[] openCells;
    private final int openCount;
    private final int[] found;

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
        fromStart = floor.memory().distanceMap();
        fromStart.spreadFrom(start, blocked);
        beforeTraps = floor.memory().bitLayer();
        markBeforeTraps(floor);
        fromStartOverLiquid = floor.memory().distanceMap();
        fromStartOverLiquid.spreadFrom(start, rock);
        openCells = floor.memory().cells();
        openCount = findOpenCells();
        found = floor.memory().cells();
    }

    private void blockWhatStands(FloorBuilder floor) {
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> blocked.set(chest.at(), true));
        floor.get(FloorKeys.FIXTURES).forEach(fixture -> blocked.set(fixture.at(), true));
        floor.get(FloorKeys.ORES).forEach(ore -> blocked.set(ore.at(), true));
    }

    /** Deep liquid outside trap rooms, where so much of it hangs together that a monster has room to swim. */
    private void findWater(FloorBuilder floor) {
        boolean[] isTrap = trapRooms(floor);
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isDeep = terrains.at(liquid.at(cell)).isDeep()
                    && terrains.at(terrain.at(cell)).passability() != Terrain.Passability.CARRIES;
            shores.set(cell, rock.at(cell) || !isDeep || isTrap[room.at(cell)]);
        }
        int fewest = floor.content().cave().hordes().leastWaterCells();
        for (int cell = 0; cell < grid.size(); cell++) {
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
        free.set(start, false);
        floor.get(FloorKeys.EXITS).forEach(exit -> free.set(exit.at(), false));
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> free.set(chest.at(), false));
        floor.get(FloorKeys.FIXTURES).forEach(fixture -> free.set(fixture.at(), false));
        floor.get(FloorKeys.ORES).forEach(ore -> free.set(ore.at(), false));
        for (List<Doorway> doorways : floor.get(FloorKeys.DOORWAYS)) {
            doorways.forEach(doorway -> free.set(doorway.cells(), false));
        }
        boolean[] isTrap = trapRooms(floor);
        for (int cell = 0; cell < grid.size(); cell++) {
            free.set(cell, free.at(cell) && !isTrap[room.at(cell)]);
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

    /** True if a cell is so near to a trap room's doorway that a horde there would disturb whoever looks at the trap. */
    boolean isBeforeTrap(int cell) {
        return beforeTraps.at(cell);
    }

    /** Where a leader can lie as far as the shape of the floor goes. */
    private int findOpenCells() {
        int count = 0;
        for (int cell = 0; cell < grid.size(); cell++) {
            DistanceMap steps = isWater(cell) ? fromStartOverLiquid : fromStart;
            boolean isFar = steps.isReached(cell) && steps.at(cell) >= leastSteps;
            if (free.at(cell) && room.at(cell) != 0 && isOpen(cell) && isFar) {
                openCells[count++] = cell;
            }
        }
        return count;
    }

    private boolean isWater(int cell) {
        return !shores.at(cell);
    }

    private boolean isOpen(int cell) {
        return arcs.at(cell) < ArcCount.HALLWAY;
    }

    /**
     * Finds every cell where a leader of this kind may lie, as far as the ground goes; some may be in sight of the start.
     *
     * @return how many there are
     */
    int findCellsFor(Horde kind) {
        boolean[] suits = new boolean[terrains.size()];
        for (int id = 0; id < suits.length; id++) {
            suits[id] = !kind.asksForTerrain()
                    || kind.terrain().contains(terrains.at(id).id());
        }
        boolean swims = monsters.get(kind.leader()).swims();
        int count = 0;
        for (int i = 0; i < openCount; i++) {
            int cell = openCells[i];
            if (free.at(cell) && isWater(cell) == swims && (suits[terrain.at(cell)] || suits[liquid.at(cell)])) {
                found[count++] = cell;
            }
        }
        return count;
    }

    /** One of the cells found last, in their order. */
    int cellFound(int number) {
        return found[number];
    }

    /** True if neither the cell nor one that touches it is in sight of the start: it cannot peep round a corner either. */
    boolean isHidden(int cell) {
        if (LineOfSight.isClear(rock, start, cell)) {
            return false;
        }
        for (Direction way : Direction.ALL) {
            int beside = grid.neighbour(cell, way);
            if (!rock.at(beside) && LineOfSight.isClear(rock, start, beside)) {
                return false;
            }
        }
        return true;
    }

    /** True if a horde lies in the room of a cell. */
    boolean isRoomTaken(int cell) {
        return roomTaken[room.at(cell)];
    }

    /** Free cells within some steps of a leader: those off hallways first, of these the nearest, else in random order. */
    List<Integer> cellsAbout(int leader, int mostSteps, RandomStream stream) {
        fromLeader.spreadFrom(leader, isWater(leader) ? shores : blocked, StepKind.EIGHT_WAY, mostSteps);
        List<Integer> cells = new ArrayList<>();
        for (int i = 1; i < fromLeader.reachedCount(); i++) {
            int cell = fromLeader.reached(i);
            if (free.at(cell) && !LineOfSight.isClear(rock, start, cell)) {
                cells.add(cell);
            }
        }
        stream.shuffle(cells);
        cells.sort(
                Comparator.<Integer>comparingInt(cell -> isOpen(cell) ? 0 : 1).thenComparingInt(fromLeader::at));
        return cells;
    }

    /** From here on a horde lies there. */
    void take(int leader, List<Integer> members) {
        free.set(leader, false);
        members.forEach(cell -> free.set(cell, false));
        roomTaken[room.at(leader)] = true;
    }
}
