package dev.orebound.expedition;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.World;
import dev.orebound.world.state.FloorState;
import java.util.List;

/** Finds the floor and the cell on which a party lands that fell into a chasm. */
final class ChasmLanding {
    private final Content content;
    private final int hiddenCells;

    ChasmLanding(Content content) {
        this.content = content;
        hiddenCells = content.elements().fall().hiddenCells();
    }

    /**
     * Returns the node straight below if a way leads there; otherwise the way's end nearest in column, the left one of
     * two equally near.
     */
    String below(World above, Descent descent) {
        int column = columnOf(above.floor().request().node(), descent);
        List<String> waysOn = above.floor().request().waysOn();
        String nearest = waysOn.get(0);
        for (String way : waysOn) {
            if (Math.abs(columnOf(way, descent) - column) < Math.abs(columnOf(nearest, descent) - column)) {
                nearest = way;
            }
        }
        return nearest;
    }

    private static int columnOf(String node, Descent descent) {
        return descent.graph().node(node).map(GraphNode::column).orElse(0);
    }

    /**
     * Returns the cell nearest to the place below the one fallen from that is dry, outside trap rooms, reachable from
     * the start without going through a guardian's hall, and out of sight of every horde; the start if there is none.
     * The middle of a floor lies below the middle of that above, whatever their shapes.
     */
    int cellOn(Floor floor, World above) {
        Grid grid = floor.grid();
        int fallen = above.player().body().cell;
        Grid gridAbove = above.floor().grid();
        int fallenX = gridAbove.x(fallen) + gridAbove.columnWithin(grid);
        int fallenY = gridAbove.y(fallen) + gridAbove.rowWithin(grid);
        FloorState state = new FloorState(floor, content);
        DistanceMap distances = new DistanceMap(grid);
        distances.spreadFrom(floor.start(), unwalkable(floor, state), StepKind.EIGHT_WAY);
        int nearest = floor.start();
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < grid.size(); cell++) {
            int dx = grid.x(cell) - fallenX;
            int dy = grid.y(cell) - fallenY;
            if (dx * dx + dy * dy < least
                    && distances.isReached(cell)
                    && isDry(floor, cell)
                    && isHidden(floor, state, cell)) {
                least = dx * dx + dy * dy;
                nearest = cell;
            }
        }
        return nearest;
    }

    /** Returns the cells on which nobody walks, and a guardian's hall, which bars the way to what lies behind it. */
    private BitLayer unwalkable(Floor floor, FloorState state) {
        MutableBitLayer unwalkable = state.unwalkable().copy();
        for (Room room : floor.rooms()) {
            if (content.isGuardianHall(room.arena())) {
                unwalkable.set(room.cells(), true);
            }
        }
        return unwalkable;
    }

    private static boolean isDry(Floor floor, int cell) {
        int room = floor.room().at(cell);
        return floor.liquid().at(cell) == 0
                && room > 0
                && !floor.roomWithId(room).isTrap();
    }

    private boolean isHidden(Floor floor, FloorState state, int cell) {
        for (HordeSpot horde : floor.hordes()) {
            if (sees(horde.leader(), state.opaque(), cell)) {
                return false;
            }
            for (HordeSpot.MonsterSpot member : horde.members()) {
                if (sees(member, state.opaque(), cell)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean sees(HordeSpot.MonsterSpot place, BitLayer opaque, int cell) {
        Grid grid = opaque.grid();
        return grid.steps8(place.at(), cell) <= hiddenCells
                && LineTrace.isClear(
                        opaque,
                        grid.x(place.at()) + 0.5f,
                        grid.y(place.at()) + 0.5f,
                        grid.x(cell) + 0.5f,
                        grid.y(cell) + 0.5f);
    }
}
