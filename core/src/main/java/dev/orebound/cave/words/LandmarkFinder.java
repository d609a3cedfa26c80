package dev.orebound.cave.words;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.floor.WordRules;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import org.jspecify.annotations.Nullable;

/** Finds the landmark of a cell: a shore, a bridge, a doorway, a chest nearby. */
final class LandmarkFinder {
    private static final int LEAST_NOOK_CELLS = 2;

    private final Floor floor;
    private final Grid grid;
    private final WordRules rules;
    private final LakeMap lakes;
    private final MutableBitLayer nooks;
    private final MutableBitLayer doorways;

    LandmarkFinder(Floor floor, WordRules rules, LakeMap lakes) {
        this.floor = floor;
        this.rules = rules;
        this.lakes = lakes;
        grid = floor.grid();
        nooks = new MutableBitLayer(grid);
        doorways = new MutableBitLayer(grid);
        for (Room room : floor.rooms()) {
            room.doorways().forEach(way -> way.cells().stream().forEach(cell -> doorways.set(cell, true)));
        }
        for (int cell = 0; cell < grid.size(); cell++) {
            markNook(cell);
        }
    }

    /** From a dead end, the cells that each have one way on besides the way back. */
    private void markNook(int end) {
        if (!floor.structure().at(end) || waysFrom(end) != 1) {
            return;
        }
        int length = 0;
        int last = Grid.NONE;
        for (int cell = end; isWithinNook(cell, end); ) {
            int next = wayOn(cell, last);
            last = cell;
            cell = next;
            length++;
        }
        int before = Grid.NONE;
        for (int cell = end; length >= LEAST_NOOK_CELLS && isWithinNook(cell, end); ) {
            nooks.set(cell, true);
            int next = wayOn(cell, before);
            before = cell;
            cell = next;
        }
    }

    private boolean isWithinNook(int cell, int end) {
        return cell != Grid.NONE && waysFrom(cell) == (cell == end ? 1 : 2) && !doorways.at(cell);
    }

    private int waysFrom(int cell) {
        int ways = 0;
        for (Direction way : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, way);
            ways += beside != Grid.NONE && floor.structure().at(beside) ? 1 : 0;
        }
        return ways;
    }

    private int wayOn(int cell, int back) {
        for (Direction way : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, way);
            if (beside != Grid.NONE && beside != back && floor.structure().at(beside)) {
                return beside;
            }
        }
        return Grid.NONE;
    }

    boolean isDoorway(int cell) {
        return doorways.at(cell);
    }

    /**
     * Returns the most distinctive landmark of a cell that the scene knows.
     *
     * @param from the cell of the viewer
     * @return null in rock, and if nothing sets the cell apart
     */
    @Nullable
    Landmark find(int cell, int from, FloorKnowledge scene) {
        if (!floor.structure().at(cell)) {
            return null;
        }
        Landmark wet = findByLake(cell, scene);
        if (wet != null && wet.kind() != Landmark.LandmarkKind.SHORE) {
            return wet;
        }
        if (isBesideChest(cell, scene)) {
            return new Landmark(Landmark.LandmarkKind.CHEST);
        }
        return wet == null ? findInRock(cell, from) : wet;
    }

    /** The same for what has to do with lakes alone; else null. */
    @Nullable
    Landmark findByLake(int cell, FloorKnowledge scene) {
        Lake over = lakes.at(cell);
        if (over != null) {
            boolean isBridge = lakes.isBridge(cell);
            return new Landmark(
                    isBridge ? Landmark.LandmarkKind.BRIDGE : Landmark.LandmarkKind.LAKE, over, side(over, cell));
        }
        int water = lakes.waterBeside(cell);
        Lake lake = lakes.beside(cell);
        if (lake == null || (water != Grid.NONE && !scene.isKnown(water))) {
            return null;
        }
        return lakes.isIsland(cell)
                ? new Landmark(Landmark.LandmarkKind.ISLAND, lake, null)
                : new Landmark(Landmark.LandmarkKind.SHORE, lake, side(lake, cell));
    }

    private @Nullable CompassDirection side(Lake lake, int cell) {
        return lake.side(grid.x(cell), grid.y(cell));
    }

    private boolean isBesideChest(int cell, FloorKnowledge scene) {
        for (Chest chest : floor.chests()) {
            if (grid.steps8(cell, chest.at()) == 1 && scene.isKnown(chest.at())) {
                return true;
            }
        }
        return false;
    }

    private @Nullable Landmark findInRock(int cell, int from) {
        if (nooks.at(cell)) {
            return new Landmark(Landmark.LandmarkKind.NOOK);
        }
        if (isDoorway(cell)) {
            return new Landmark(Landmark.LandmarkKind.DOORWAY);
        }
        int room = floor.room().at(cell);
        if (room == 0) {
            return new Landmark(Landmark.LandmarkKind.PASSAGE);
        }
        RoomShape shape = RoomShape.of(floor.roomWithId(room).cells(), grid, rules);
        if (part(cell, shape) != null) {
            return null;
        }
        boolean isHere = room == floor.room().at(from);
        return new Landmark(isHere ? Landmark.LandmarkKind.MIDDLE : Landmark.LandmarkKind.MIDDLE_ELSEWHERE);
    }

    /** In which part of its room a cell lies, or null in the middle. */
    @Nullable
    CompassDirection part(int cell, RoomShape shape) {
        int dx = grid.x(cell) - shape.middleX();
        int dy = grid.y(cell) - shape.middleY();
        boolean isMiddle = Math.abs(dx) * 200 <= shape.breadth() * rules.middlePercent()
                && Math.abs(dy) * 200 <= shape.height() * rules.middlePercent();
        return isMiddle || (dx == 0 && dy == 0) ? null : CompassDirection.of(dx, dy);
    }
}
