package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FirstView;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.terrain.FloodLakes.LakeValidator;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;

/**
 * Places lakes. A shape is laid with one of its cells on a cell drawn from the ground; the lake is the connected piece
 * around that cell that lies on ground of the same room.
 */
final class LakePlacer {
    private final FloorBuilder floor;
    private final Grid grid;
    private final LakeRules rules;
    private final LakeShapes shapes;
    final LakeGround ground;
    private final LakeValidator proof;
    private final MutableBitLayer wet;
    private final int[] lake;
    private int count;

    LakePlacer(FloorBuilder floor, LakeRules rules) {
        this.floor = floor;
        grid = floor.grid();
        this.rules = rules;
        shapes = new LakeShapes(rules.shape());
        ground = new LakeGround(floor);
        proof = new LakeValidator(floor);
        wet = floor.memory().bitLayer();
        lake = floor.memory().cells();
    }

    /**
     * Floods one lake, or none if no try finds a place.
     *
     * @param kind what fills it
     * @param offTraps whether it keeps out of trap rooms
     * @param cells on one of which it lies
     * @param liquid is written
     * @return whether it found a place
     */
    boolean flood(int kind, boolean offTraps, Cells cells, MutableIntLayer liquid, RandomStream stream) {
        for (int size = 0; size < shapes.sizes() && !cells.isEmpty(); size++) {
            shapes.draw(size, stream);
            for (int attempt = 0; attempt < rules.tries() && shapes.count() > 0; attempt++) {
                int at = cells.at(stream.below(cells.size()));
                int anchor = stream.below(shapes.count());
                if (ground.isGround(at) && !(offTraps && ground.isInTrap(at)) && isKept(at, anchor)) {
                    ground.flood(lake, count);
                    for (int i = 0; i < count; i++) {
                        liquid.set(lake[i], kind);
                    }
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the cells in sight of the start on which a lake could lie at first. */
    Cells groundInView() {
        BitLayer view = new FirstView(floor).from(floor.get(FloorKeys.START));
        return Cells.of(ground.all().stream().filter(view::at).toArray());
    }

    private boolean isKept(int at, int anchor) {
        lay(at, anchor);
        return count >= rules.leastCells()
                && ground.hasRoomFor(count, at, rules.mostRoomPercent())
                && proof.admits(lake, count);
    }

    /** Lays the shape with one of its cells on a cell of the map. */
    private void lay(int at, int anchor) {
        count = 0;
        int west = grid.x(at) - shapes.x(anchor);
        int south = grid.y(at) - shapes.y(anchor);
        for (int i = 0; i < shapes.count(); i++) {
            wetIfGround(west + shapes.x(i), south + shapes.y(i), ground.roomAt(at), true);
        }
        gather(at);
        for (int i = 0; i < shapes.count(); i++) {
            wetIfGround(west + shapes.x(i), south + shapes.y(i), ground.roomAt(at), false);
        }
    }

    private void wetIfGround(int x, int y, int room, boolean isWet) {
        if (grid.contains(x, y)) {
            int cell = grid.cell(x, y);
            wet.set(cell, isWet && ground.isGround(cell) && ground.roomAt(cell) == room);
        }
    }

    /** Collects the connected piece of wet cells around one of them. */
    private void gather(int at) {
        take(at);
        for (int next = 0; next < count; next++) {
            for (int way = 0; way < Direction.STRAIGHT.size(); way++) {
                int beside = lake[next] + grid.offset(Direction.STRAIGHT.get(way));
                if (wet.at(beside)) {
                    take(beside);
                }
            }
        }
    }

    private void take(int cell) {
        wet.set(cell, false);
        lake[count++] = cell;
    }
}
