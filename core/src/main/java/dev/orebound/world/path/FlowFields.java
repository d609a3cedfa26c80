package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.FloorState;

/**
 * The flow fields of a floor: to the player, to where one is safe from them, and to any cell that somebody goes to. All who go
 * the same way share a field. Only what runs within a tick may ask for one, since what was asked for decides what is measured.
 *
 * <p>What a tick spends on them is bounded: the cells that it walks on from are counted, and what is not done goes on in the
 * next one.
 */
public final class FlowFields {
    /** Cells that a tick walks on from, all fields together: a floor of 96 by 96 takes some five ticks. */
    static final int CELLS_A_TICK = 1200;

    private final FloorState state;
    private final TickClock clock;
    /** What could not be walked on when the fields were last kept. */
    private final MutableBitLayer walls;

    private final PlayerFlowField prey;
    private final SafetyFlowField safety;
    private final CellFlowFields cells;
    private final CrowdIndex crowd;
    /** Cells that can be walked on with all that lies round them. */
    private final MutableBitLayer roomy;

    private int version;

    /**
     * For a floor as it is now.
     *
     * @param reachCells from the player within which nobody runs past
     */
    public FlowFields(FloorState state, TickClock clock, float reachCells) {
        this.state = state;
        this.clock = clock;
        walls = state.unwalkable().copy();
        version = state.solidVersion();
        DistanceRepair repair = new DistanceRepair(walls.grid());
        prey = new PlayerFlowField(walls, repair);
        safety = new SafetyFlowField(walls, (int) Math.ceil(reachCells));
        cells = new CellFlowFields(walls, repair);
        crowd = new CrowdIndex(walls.grid());
        roomy = new MutableBitLayer(walls.grid());
        for (int cell = 0; cell < walls.grid().size(); cell++) {
            roomy.set(cell, hasRoom(cell));
        }
    }

    /** The field to the player; ready from the first tick on, and never out of date. */
    public FlowField prey() {
        return prey;
    }

    /** The field to where one is safest from the player, some ticks old at most. */
    public FlowField safety() {
        safety.want(clock.tick());
        return safety;
    }

    /** The same as it was last measured, for whoever only looks on: nobody's asking, so nothing is measured for it. */
    public FlowField safetyAsItIs() {
        return safety;
    }

    /** How many fields to cells there can be at once, for whoever only looks on. */
    public int fieldsToCells() {
        return cells.size();
    }

    /** The cell that one of them leads to, or {@link Grid#NONE} while it leads nowhere. */
    public int goalOf(int number) {
        return cells.goalOf(number);
    }

    /** One of them, ready or not. */
    public FlowField fieldToCell(int number) {
        return cells.field(number);
    }

    /** The field to a cell, ready some ticks after it was first asked for, and kept while somebody asks for it. */
    public FlowField to(int cell) {
        return cells.to(cell, clock.tick());
    }

    /** Who stands near a place, as of the beginning of the tick. */
    public CrowdIndex crowd() {
        return crowd;
    }

    /** Whether a cell and all eight round it can be walked on, so that nobody who is on it touches a wall. */
    boolean isRoomy(int cell) {
        return roomy.at(cell);
    }

    /** Keeps all fields true, once a tick. */
    void keep(int playerCell) {
        boolean haveWallsChanged = version != state.solidVersion();
        if (haveWallsChanged) {
            takeChanges(state.unwalkable());
            version = state.solidVersion();
        }
        int left = prey.follow(playerCell, haveWallsChanged, CELLS_A_TICK);
        safety.measure(playerCell, version, clock.tick(), cells.measure(left));
    }

    private void takeChanges(BitLayer now) {
        for (int cell = walls.firstDifference(now, 0); cell != Grid.NONE; cell = walls.firstDifference(now, cell + 1)) {
            boolean isOpen = !now.at(cell);
            walls.set(cell, !isOpen);
            if (isOpen) {
                prey.opened(cell);
            } else {
                prey.shut(cell);
            }
            cells.changed(cell, isOpen);
            safety.wallsChanged();
            roomy.set(cell, hasRoom(cell));
            for (int i = 0; i < Direction.ALL.size(); i++) {
                int beside = walls.grid().neighbour(cell, Direction.ALL.get(i));
                if (beside != Grid.NONE) {
                    roomy.set(beside, hasRoom(beside));
                }
            }
        }
    }

    private boolean hasRoom(int cell) {
        Grid grid = walls.grid();
        boolean hasRoom = !walls.at(cell) && !grid.isEdge(cell);
        for (int i = 0; i < Direction.ALL.size() && hasRoom; i++) {
            hasRoom = !walls.at(cell + grid.offset(Direction.ALL.get(i)));
        }
        return hasRoom;
    }

    /** Adds all that decides what comes next. */
    public void addTo(Hash64 hash) {
        prey.addTo(hash);
        safety.addTo(hash);
        cells.addTo(hash);
        hash.add((long) version);
    }
}
