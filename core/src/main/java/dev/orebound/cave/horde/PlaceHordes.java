package dev.orebound.cave.horde;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.CaveRules.Hordes;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
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
import org.jspecify.annotations.Nullable;

/**
 * Lays sleeping hordes on the floor: a leader, and minions about it.
 *
 * <p>{@link HordeDraw} draws the hordes, and {@link HordeGround} finds their cells. For the first half of the tries only
 * rooms without a horde count, so that they spread out; for three quarters of them, nobody may lie just before a trap room. A horde that finds no place is drawn anew for the same depth: so
 * hordes that ask for a terrain become rarer, and the floor no emptier, where there is little of it.
 *
 * <p>Guarantees: every leader lies in a room, on a terrain that its kind asks for, on a cell with an arc count below 2, out of
 * sight of the start and some steps away; none lies in a trap room or a doorway. A horde for which no draw finds a place is left
 * out; gives up on the attempt with fewer hordes than the lowest count.
 */
public final class PlaceHordes implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.ROOM,
                FloorKeys.ARCS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS,
                FloorKeys.TERRAIN,
                FloorKeys.LIQUID,
                FloorKeys.FIXTURES,
                FloorKeys.ORES);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.HORDES);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        Content content = floor.content();
        int depth = floor.request().depth();
        IntRange count = content.cave().hordes().countAt(depth);
        HordeDraw draw = new HordeDraw(content, depth);
        HordeGround ground = new HordeGround(floor);
        List<HordeSpot> hordes = new ArrayList<>();
        int wanted = stream.between(count.lowest(), count.highest());
        for (int i = 0; i < wanted; i++) {
            HordeSpot horde = bring(draw, ground, content.cave().hordes(), stream);
            if (horde != null) {
                hordes.add(horde);
                floor.show(PassRound.HORDE_LAID, FloorKeys.HORDES, hordes);
            }
        }
        if (hordes.size() < count.lowest()) {
            return PassOutcome.missed(
                    "only " + hordes.size() + " of at least " + count.lowest() + " hordes found a place");
        }
        floor.put(FloorKeys.HORDES, List.copyOf(hordes));
        return PassOutcome.DONE;
    }

    private static @Nullable HordeSpot bring(HordeDraw draw, HordeGround ground, Hordes rules, RandomStream stream) {
        int drawnFor = draw.depth(stream);
        for (int redraw = 0; redraw <= rules.redraws(); redraw++) {
            Horde kind = draw.kind(drawnFor, stream);
            HordeSpot horde = place(kind, drawnFor, ground, rules, stream);
            if (horde != null) {
                return horde;
            }
        }
        return null;
    }

    private static @Nullable HordeSpot place(
            Horde kind, int drawnFor, HordeGround ground, Hordes rules, RandomStream stream) {
        List<String> members = HordeDraw.members(kind, stream);
        int count = ground.findCellsFor(kind);
        for (int attempt = 0; attempt < rules.tries() && count > 0; attempt++) {
            int leader = ground.cellFound(stream.below(count));
            boolean mayCrowd = attempt >= rules.tries() / 2;
            if ((!mayCrowd && ground.isRoomTaken(leader)) || !ground.isHidden(leader)) {
                continue;
            }
            boolean mayLieBeforeTrap = attempt >= rules.tries() * 3 / 4;
            if (!mayLieBeforeTrap && ground.isBeforeTrap(leader)) {
                continue;
            }
            List<Integer> about = ground.cellsAbout(leader, rules.mostMemberSteps(), stream);
            if (!mayLieBeforeTrap) {
                about.removeIf(ground::isBeforeTrap);
            }
            if (about.size() >= members.size()) {
                ground.take(leader, about.subList(0, members.size()));
                return spot(kind, drawnFor, leader, members, about);
            }
        }
        return null;
    }

    private static HordeSpot spot(Horde kind, int drawnFor, int leader, List<String> members, List<Integer> about) {
        List<HordeSpot.MonsterSpot> places = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            places.add(new HordeSpot.MonsterSpot(members.get(i), about.get(i)));
        }
        return new HordeSpot(
                kind.id(),
                drawnFor,
                new HordeSpot.MonsterSpot(kind.leader(), leader),
                places,
                kind.has(Horde.HordeFlag.CAPTIVE));
    }

    /**
     * Finds the cells of a floor on which a horde may lie, and remembers which are taken. A horde of monsters that swim lies in deep
     * liquid, in a lake that is large enough; all others lie on dry floor.
     */
    static final class HordeGround {
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
        /** Does the same for a walker that no liquid stops. */
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

        /** Returns true if a cell is so near to a trap room's doorway that a horde there would disturb a player who looks at the trap. */
        boolean isBeforeTrap(int cell) {
            return beforeTraps.at(cell);
        }

        /** Returns true if the shape of the floor lets a leader lie on a cell. */
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
            cells.sort(Comparator.<Integer>comparingInt(cell -> isOpen(cell) ? 0 : 1)
                    .thenComparingInt(fromLeader::at));
            return cells;
        }

        /** From here on a horde lies there. */
        void take(int leader, List<Integer> members) {
            free.set(leader, false);
            members.forEach(cell -> free.set(cell, false));
            roomTaken[room.at(leader)] = true;
        }
    }
}
