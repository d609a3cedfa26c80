package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * Checks the promises about terrain and liquid of a floor, beyond those about dry cells, with independent, plain code.
 */
final class TerrainChecker {
    private final Floor floor;
    private final Content content;
    private final Grid grid;
    private final Set<String> complaints = new TreeSet<>();

    private TerrainChecker(Floor floor, Content content) {
        this.floor = floor;
        this.content = content;
        this.grid = floor.grid();
    }

    /** Returns each broken promise once. */
    static List<String> complaints(Floor floor, Content content) {
        TerrainChecker checker = new TerrainChecker(floor, content);
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            checker.checkLayers(cell);
            checker.checkLake(cell);
            checker.checkShore(cell);
            checker.checkBridge(cell);
            checker.checkTorch(cell);
        }
        checker.checkBarePlaces();
        checker.checkChasms();
        return new ArrayList<>(checker.complaints);
    }

    private void expect(boolean holds, String promise) {
        if (!holds) {
            complaints.add(promise);
        }
    }

    private String terrain(int cell) {
        return content.terrains().at(floor.terrain().at(cell)).id();
    }

    private String liquid(int cell) {
        return content.terrains().at(floor.liquid().at(cell)).id();
    }

    private boolean isDeep(int cell) {
        return Set.of("deep_water", "lava", "chasm").contains(liquid(cell));
    }

    private boolean isDry(int cell) {
        return floor.structure().at(cell) && !isDeep(cell);
    }

    private boolean anyBeside(int cell, IntPredicate holds) {
        return Direction.ALL.stream()
                .map(way -> grid.neighbour(cell, way))
                .anyMatch(beside -> beside != Grid.NONE && holds.test(beside));
    }

    private void checkLayers(int cell) {
        Terrain over = content.terrains().at(floor.terrain().at(cell));
        Terrain under = content.terrains().at(floor.liquid().at(cell));
        boolean isBridge = over.id().equals("bridge");
        expect(over.layer() == Terrain.TerrainLayer.TERRAIN, "no liquid lies on the layer terrain");
        expect(floor.liquid().at(cell) == 0 || under.isLiquid(), "nothing but liquid lies on the layer liquid");
        expect(floor.liquid().at(cell) == 0 || floor.structure().at(cell), "liquid lies on floor");
        expect(
                floor.terrain().at(cell) == 0
                        || floor.structure().at(cell) != over.id().equals("torch"),
                "torches lie on rock, all else on floor");
        expect(isBridge || floor.terrain().at(cell) == 0 || floor.liquid().at(cell) == 0, "nothing lies in liquid");
    }

    private void checkLake(int cell) {
        expect(!isDeep(cell) || floor.room().at(cell) != 0, "lakes lie in rooms");
    }

    private void checkShore(int cell) {
        boolean isPlain = isDry(cell) && !barePlaces().contains(cell);
        boolean touchesWater = anyBeside(cell, beside -> liquid(beside).equals("deep_water"));
        boolean touchesChasm = anyBeside(cell, beside -> liquid(beside).equals("chasm"));
        expect(!isPlain || !touchesWater || liquid(cell).equals("shallow_water"), "shallows lie round deep water");
        expect(
                !isPlain || touchesChasm == terrain(cell).equals("chasm_edge"),
                "an edge lies round a chasm, only there");
    }

    private Set<Integer> barePlaces() {
        Set<Integer> places = new TreeSet<>(Set.of(floor.start()));
        floor.exits().forEach(exit -> places.add(exit.at()));
        floor.chests().forEach(chest -> places.add(chest.at()));
        floor.rooms()
                .forEach(room -> room.doorways()
                        .forEach(doorway -> doorway.cells().stream().forEach(places::add)));
        return places;
    }

    private void checkBarePlaces() {
        for (int cell : barePlaces()) {
            expect(floor.terrain().at(cell) == 0, "start, exits, chests and doorways are bare");
            expect(floor.liquid().at(cell) == 0, "start, exits, chests and doorways are without liquid");
            expect(!anyBeside(cell, this::isDeep), "no lake touches start, exits, chests or doorways");
        }
    }

    /**
     * Checks that every cell of a bridge is part of a straight way over a lake, from bank to bank, that saves steps.
     */
    private void checkBridge(int cell) {
        if (!terrain(cell).equals("bridge")) {
            return;
        }
        expect(isDeep(cell), "bridges span lakes");
        expect(spans(cell, Direction.EAST) || spans(cell, Direction.NORTH), "bridges lead somewhere, and save a walk");
    }

    private boolean spans(int cell, Direction way) {
        int from = bank(cell, way.opposite());
        int to = bank(cell, way);
        if (!isDry(from) || !isDry(to)) {
            return false;
        }
        int length = grid.steps4(from, to) - 1;
        List<Integer> reached = List.of(from);
        for (int step = 0; step < length + content.cave().bridges().leastSavedSteps(); step++) {
            reached = wider(reached);
        }
        return content.cave().bridges().length().holds(length) && !reached.contains(to);
    }

    private int bank(int from, Direction way) {
        int cell = from;
        while (terrain(cell).equals("bridge")) {
            cell = grid.neighbour(cell, way);
        }
        return cell;
    }

    private List<Integer> wider(List<Integer> reached) {
        Set<Integer> wider = new TreeSet<>(reached);
        for (int cell : reached) {
            for (Direction way : Direction.STRAIGHT) {
                int beside = grid.neighbour(cell, way);
                if (isDry(beside)) {
                    wider.add(beside);
                }
            }
        }
        return new ArrayList<>(wider);
    }

    private void checkTorch(int cell) {
        if (terrain(cell).equals("torch")) {
            expect(
                    floor.room().at(grid.neighbour(cell, Direction.SOUTH)) != 0,
                    "torches shine into rooms to the south");
        }
    }

    private void checkChasms() {
        int depth = floor.request().depth();
        FloorKind kind = floor.request().kind();
        boolean isBattle = kind == FloorKind.BATTLE || kind == FloorKind.BOSS || depth >= 16;
        for (int cell = 0; cell < grid.size(); cell++) {
            if (liquid(cell).equals("chasm") || terrain(cell).equals("chasm_edge")) {
                int room = floor.room().at(cell);
                expect(!isBattle, "no chasm on battle floors, the last row and the boss's floor");
                expect(room == 0 || !floor.roomWithId(room).isTrap(), "no chasm in a trap room");
            }
        }
    }
}
