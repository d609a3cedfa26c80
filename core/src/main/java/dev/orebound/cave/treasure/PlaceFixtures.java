package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts what stands fast on this kind of floor, shrines and the like, where there is room to walk round it.
 *
 * <p>Guarantees: a fixture stands in a room that is no trap, on dry floor of arc count 0, and its eight neighbours are dry
 * and bear nothing, so that it bars no way. Of the cells that fit, one of the farther half from the start is drawn, out of
 * the start's room if any is. Gives the floor up, to be made again, if no cell fits.
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
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.FIXTURES);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        List<Fixture> fixtures = new ArrayList<>();
        MutableBitLayer bare = FloorQueries.bareDryCells(floor);
        for (FixtureKind kind : floor.content().fixtures()) {
            if (kind.floors().contains(floor.request().kind())) {
                List<Integer> fitting = fitting(floor, bare);
                if (fitting.isEmpty()) {
                    return PassOutcome.missed("no cell has room for " + kind.id());
                }
                int at = fitting.get(stream.below((fitting.size() + 1) / 2));
                fixtures.add(new Fixture(at, kind.id()));
                bare.set(at, false);
                floor.show(PassRound.FIXTURE_SET, FloorKeys.FIXTURES, fixtures);
            }
        }
        floor.put(FloorKeys.FIXTURES, List.copyOf(fixtures));
        return PassOutcome.DONE;
    }

    /** The cells on which a fixture can stand, farthest from the start first; of its own room only if there is no other. */
    private static List<Integer> fitting(FloorBuilder floor, MutableBitLayer bare) {
        IntLayer room = floor.get(FloorKeys.ROOM);
        MutableBitLayer wet = floor.memory().bitLayer();
        wet.copyInverse(FloorQueries.dryCells(floor));
        DistanceMap steps = floor.memory().distanceMap();
        steps.spreadFrom(floor.get(FloorKeys.START), wet, StepKind.FOUR_WAY);
        IntLayer arcs = floor.get(FloorKeys.ARCS);
        boolean[] isTrap = new boolean[floor.get(FloorKeys.DOORWAYS).size() + 1];
        floor.get(FloorKeys.TRAPS).forEach(trap -> isTrap[trap.room()] = true);
        int startRoom = room.at(floor.get(FloorKeys.START));
        List<Integer> elsewhere = new ArrayList<>();
        List<Integer> atStart = new ArrayList<>();
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            boolean isRoomy = bare.at(cell) && arcs.at(cell) == 0 && room.at(cell) != 0;
            if (isRoomy && !isTrap[room.at(cell)] && isBareAround(cell, bare)) {
                (room.at(cell) == startRoom ? atStart : elsewhere).add(cell);
            }
        }
        List<Integer> cells = elsewhere.isEmpty() ? atStart : elsewhere;
        cells.sort((a, b) -> Integer.compare(steps.at(b), steps.at(a)));
        return cells;
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
