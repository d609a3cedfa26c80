package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts what stands fast on this kind of floor, shrines and the like, where there is room to walk round it, and lists
 * what vignettes brought.
 *
 * <p>Guarantees: a fixture stands in a room that is no trap and not behind a guardian's hall, on dry floor of arc count
 * 0, and its eight neighbours are dry and bear nothing, so that it bars no way. Of the cells that fit, one of the
 * farther half from the start is drawn, out of the start's room if any is. Gives the floor up, to be made again, if no
 * cell fits.
 */
public final class PlaceFixtures implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.TERRAIN,
                FloorKeys.LIQUID,
                FloorKeys.ROOM,
                FloorKeys.ARCS,
                FloorKeys.DOORWAYS,
                FloorKeys.VIGNETTES,
                FloorKeys.PLANNED_LOCKS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS,
                FloorKeys.REGIONS,
                FloorKeys.GUARDIAN_ROOMS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.PLACED_FIXTURES);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        List<Fixture> fixtures = new ArrayList<>();
        MutableBitLayer bare = FloorQueries.bareDryCells(floor);
        FloorQueries.clearVignettes(floor, bare);
        for (FixtureKind kind : floor.content().fixtures()) {
            addOfVignettes(kind, floor, fixtures);
            if (kind.floors().contains(floor.request().kind())) {
                int at = draw(floor, bare, stream);
                if (at == Grid.NONE) {
                    return PassOutcome.missed("no cell has room for " + kind.id());
                }
                fixtures.add(new Fixture(at, kind.id()));
                bare.set(at, false);
                floor.show(PassRound.FIXTURE_SET, FloorKeys.PLACED_FIXTURES, fixtures);
            }
        }
        floor.put(FloorKeys.PLACED_FIXTURES, List.copyOf(fixtures));
        return PassOutcome.DONE;
    }

    private static void addOfVignettes(FixtureKind kind, FloorBuilder floor, List<Fixture> fixtures) {
        for (VignetteSpot vignette : floor.get(FloorKeys.VIGNETTES)) {
            for (VignetteSpot.PropSpot prop : vignette.props()) {
                if (prop.kind() == PropKind.FIXTURE && prop.what().equals(kind.id())) {
                    fixtures.add(new Fixture(prop.at(), kind.id()));
                }
            }
        }
    }

    /**
     * One of the farther half of the cells on which a fixture can stand; of the start's room only if there is no other.
     */
    private static int draw(FloorBuilder floor, MutableBitLayer bare, RandomStream stream) {
        IntLayer room = floor.get(FloorKeys.ROOM);
        MutableBitLayer wet = floor.memory().bitLayer();
        wet.copyInverse(FloorQueries.dryCells(floor));
        DistanceMap steps = floor.memory().distanceMap();
        steps.spreadFrom(floor.get(FloorKeys.START), wet, StepKind.FOUR_WAY);
        IntLayer arcs = floor.get(FloorKeys.ARCS);
        boolean[] isTrap = new boolean[floor.get(FloorKeys.DOORWAYS).size() + 1];
        floor.get(FloorKeys.TRAPS).forEach(trap -> isTrap[trap.room()] = true);
        FloorQueries.guardianRooms(floor).forEach(region -> isTrap[region.id()] = true);
        int startRoom = room.at(floor.get(FloorKeys.START));
        int[] elsewhere = floor.memory().cells();
        int[] atStart = floor.memory().cells();
        int elsewhereCount = 0;
        int atStartCount = 0;
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            boolean isRoomy = bare.at(cell) && arcs.at(cell) == 0 && room.at(cell) != 0;
            if (isRoomy && !isTrap[room.at(cell)] && isBareAround(cell, bare)) {
                if (room.at(cell) == startRoom) {
                    atStart[atStartCount++] = cell;
                } else {
                    elsewhere[elsewhereCount++] = cell;
                }
            }
        }
        int[] cells = elsewhereCount == 0 ? atStart : elsewhere;
        int count = elsewhereCount == 0 ? atStartCount : elsewhereCount;
        return count == 0 ? Grid.NONE : farthest(stream.below((count + 1) / 2), cells, count, steps);
    }

    /** Returns the cell that would have a number if the cells were sorted from far to near, equals as they come. */
    private static int farthest(int number, int[] cells, int count, DistanceMap steps) {
        int[] withSteps = new int[steps.at(steps.reached(steps.reachedCount() - 1)) + 2];
        for (int i = 0; i < count; i++) {
            withSteps[key(cells[i], steps, withSteps)]++;
        }
        int left = number;
        int key = withSteps.length - 1;
        while (left >= withSteps[key]) {
            left -= withSteps[key--];
        }
        int next = 0;
        while (key(cells[next], steps, withSteps) != key || left-- > 0) {
            next++;
        }
        return cells[next];
    }

    /** The steps to a cell; one more than any for a cell that is not reached. */
    private static int key(int cell, DistanceMap steps, int[] withSteps) {
        return Math.min(steps.at(cell), withSteps.length - 1);
    }

    /** No floor reaches the edge of the map, so there are eight neighbours. */
    private static boolean isBareAround(int cell, MutableBitLayer bare) {
        for (int way = 0; way < Direction.ALL.size(); way++) {
            if (!bare.at(cell + bare.grid().offset(Direction.ALL.get(way)))) {
                return false;
            }
        }
        return true;
    }
}
