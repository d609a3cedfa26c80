package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.Certificate;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a landmark into each room that holds nothing else, and into some that hold only a horde. A kind is drawn by its
 * frequency among those of the depth that the floor has least often.
 *
 * <p>Guarantees: each room holds a trap, a chest, a fixture, a vignette, a lock, a liquid, a landmark or a horde. A
 * landmark stands off ore, loot, hordes, doorways and the places at which the floor's certificate is carried out, off
 * veins if the room has such a cell, and with eight free cells about it if there is one; else where it bars no way.
 * Gives the floor up if a room has no such cell.
 */
public final class PlaceLandmarks implements FloorPass {
    /** The demands on a cell: bare with bare cells all round and off veins, then less and less. */
    private static final int CHOICES = 4;

    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.TERRAIN,
                FloorKeys.LIQUID,
                FloorKeys.ROOM,
                FloorKeys.REGIONS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.VEIN,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS,
                FloorKeys.PLACED_FIXTURES,
                FloorKeys.VIGNETTES,
                FloorKeys.PLANNED_LOCKS,
                FloorKeys.ORES,
                FloorKeys.LOOT,
                FloorKeys.HORDES,
                FloorKeys.CERTIFICATE);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.LANDMARKS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        List<Fixture> landmarks = new ArrayList<>();
        List<FixtureKind> kinds = new ArrayList<>();
        for (FixtureKind kind : floor.content().fixtures()) {
            if (kind.isLandmarkAt(floor.request().depth())) {
                kinds.add(kind);
            }
        }
        boolean[] holdsThings = FloorQueries.roomsWithThings(floor);
        boolean[] holdsHorde = new boolean[holdsThings.length];
        IntLayer room = floor.get(FloorKeys.ROOM);
        floor.get(FloorKeys.HORDES)
                .forEach(horde -> holdsHorde[room.at(horde.leader().at())] = true);
        MutableBitLayer dry = FloorQueries.dryCells(floor);
        MutableBitLayer open = floor.memory().bitLayer();
        open.copyFrom(dry);
        floor.get(FloorKeys.ORES).forEach(ore -> open.set(ore.at(), false));
        MutableBitLayer bare = bareCells(floor);
        for (RoomRegion region : floor.get(FloorKeys.REGIONS)) {
            boolean isEmpty = !holdsThings[region.id()] && !holdsHorde[region.id()];
            boolean mayHave = !holdsThings[region.id()]
                    && stream.chance(floor.content().cave().landmarkPercent());
            if (kinds.isEmpty() || !(isEmpty || mayHave)) {
                continue;
            }
            int at = draw(region, bare, dry, open, floor.get(FloorKeys.VEIN), isEmpty, stream);
            if (at != Grid.NONE) {
                landmarks.add(new Fixture(at, drawKind(kinds, landmarks, stream)));
                floor.show(PassRound.LANDMARK_SET, FloorKeys.LANDMARKS, landmarks);
            } else if (isEmpty) {
                return PassOutcome.missed("no cell of room " + region.id() + " has room for a landmark");
            }
        }
        floor.put(FloorKeys.LANDMARKS, List.copyOf(landmarks));
        return PassOutcome.DONE;
    }

    /** Dry cells on which nothing stands, lies or is done. */
    private static MutableBitLayer bareCells(FloorBuilder floor) {
        MutableBitLayer bare = FloorQueries.bareDryCells(floor);
        FloorQueries.clearVignettes(floor, bare);
        floor.get(FloorKeys.ORES).forEach(ore -> bare.set(ore.at(), false));
        floor.get(FloorKeys.LOOT).forEach(loot -> bare.set(loot.at(), false));
        floor.get(FloorKeys.PLACED_FIXTURES).forEach(fixture -> bare.set(fixture.at(), false));
        for (HordeSpot horde : floor.get(FloorKeys.HORDES)) {
            bare.set(horde.leader().at(), false);
            horde.members().forEach(member -> bare.set(member.at(), false));
        }
        for (Certificate.Step step : floor.get(FloorKeys.CERTIFICATE).steps()) {
            bare.set(step.at(), false);
        }
        for (List<Doorway> doorways : floor.get(FloorKeys.DOORWAYS)) {
            for (Doorway doorway : doorways) {
                doorway.cells().stream()
                        .forEach(cell -> Direction.ALL.forEach(
                                way -> bare.set(cell + floor.grid().offset(way), false)));
            }
        }
        return bare;
    }

    /** Draws one of the cells of a room that suit best; {@link Grid#NONE} if none does. */
    private static int draw(
            RoomRegion region,
            BitLayer bare,
            BitLayer dry,
            BitLayer open,
            IntLayer vein,
            boolean isNeeded,
            RandomStream stream) {
        int[] cells = new int[region.cells().size()];
        for (int choice = 0; choice < (isNeeded ? CHOICES : 1); choice++) {
            int count = 0;
            for (int i = 0; i < cells.length; i++) {
                int cell = region.cells().at(i);
                boolean isOffVeins = vein.at(cell) == 0 || choice % 2 == 1;
                boolean isRoomy =
                        choice < 2 ? isAll(dry, open, cell) : leavesOneWay(dry, cell) && leavesOneWay(open, cell);
                if (bare.at(cell) && isOffVeins && isRoomy) {
                    cells[count++] = cell;
                }
            }
            if (count > 0) {
                return cells[stream.below(count)];
            }
        }
        return Grid.NONE;
    }

    private static boolean isAll(BitLayer dry, BitLayer open, int cell) {
        for (int way = 0; way < Direction.ALL.size(); way++) {
            int beside = cell + dry.grid().offset(Direction.ALL.get(way));
            if (!dry.at(beside) || !open.at(beside)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns true if the passable ones of the four straight neighbours of a cell are joined by its eight neighbours,
     * so that the cell can be shut without cutting anything off.
     */
    private static boolean leavesOneWay(BitLayer passable, int cell) {
        int pieces = 0;
        for (int way = 0; way < Direction.ALL.size(); way++) {
            boolean isOpen = passable.at(cell + passable.grid().offset(Direction.ALL.get(way)));
            int next = (way + 1) % Direction.ALL.size();
            boolean isNextOpen = passable.at(cell + passable.grid().offset(Direction.ALL.get(next)));
            boolean isLoneCorner = Direction.ALL.get(way).isDiagonal()
                    && !passable.at(cell + passable.grid().offset(Direction.ALL.get((way + 7) % 8)));
            pieces += isOpen && !isNextOpen && !isLoneCorner ? 1 : 0;
        }
        return pieces <= 1;
    }

    private static String drawKind(List<FixtureKind> kinds, List<Fixture> soFar, RandomStream stream) {
        int fewest = Integer.MAX_VALUE;
        for (FixtureKind kind : kinds) {
            fewest = Math.min(fewest, countOf(kind, soFar));
        }
        WeightedTable<String> table = new WeightedTable<>();
        for (FixtureKind kind : kinds) {
            table.add(kind.id(), countOf(kind, soFar) == fewest ? kind.frequency() : 0);
        }
        return table.draw(stream);
    }

    private static int countOf(FixtureKind kind, List<Fixture> fixtures) {
        return (int) fixtures.stream()
                .filter(fixture -> fixture.type().equals(kind.id()))
                .count();
    }
}
