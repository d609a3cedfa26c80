package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.HashedPart;
import dev.orebound.world.state.TickClock;

/**
 * The flow fields of a floor: to the player, to safety from the player, and to any cell that an actor goes to. All
 * actors that go the same way share a field. Only the simulation may ask for a field during a tick, because the
 * requests decide which fields are measured; observers use the methods marked for them.
 *
 * <p>The cost in one tick is bounded: expanded cells are counted, and the rest is measured in the next tick.
 */
@ChangedBy({})
public final class FlowFields implements HashedPart {
    /** Cells that all fields together may expand in one tick: a floor of 96 by 96 cells takes about five ticks. */
    static final int CELLS_A_TICK = 1200;

    private final FloorState state;
    private final TickClock clock;
    /** The cells that could not be walked on at the last update. */
    private final MutableBitLayer walls;

    private final PlayerFlowField toPlayer;
    private final SafetyFlowField toSafety;
    private final CellFlowFields toCells;
    private final CrowdIndex crowd;
    /** Cells that can be walked on together with all their neighbours. */
    private final MutableBitLayer roomy;

    private int version;

    /**
     * Makes the fields of a floor in its current state.
     *
     * @param reachCells the distance from the player within which nobody runs past
     */
    public FlowFields(FloorState state, TickClock clock, float reachCells) {
        this.state = state;
        this.clock = clock;
        walls = state.unwalkable().copy();
        version = state.solidVersion();
        DistanceRepair repair = new DistanceRepair(walls.grid());
        toPlayer = new PlayerFlowField(walls, repair);
        toSafety = new SafetyFlowField(walls, (int) Math.ceil(reachCells));
        toCells = new CellFlowFields(walls, repair);
        crowd = new CrowdIndex(walls.grid());
        roomy = new MutableBitLayer(walls.grid());
        for (int cell = 0; cell < walls.grid().size(); cell++) {
            roomy.set(cell, hasRoom(cell));
        }
    }

    /** Returns the field to the player, which is ready from the first tick on and always up to date. */
    public FlowField toPlayer() {
        return toPlayer;
    }

    /** Asks for the field to the cells that are safest from the player; it is a few ticks old at most. */
    public FlowField toSafety() {
        toSafety.request(clock.tick());
        return toSafety;
    }

    /** Returns the field to safety as last measured, without asking for an update; for observers. */
    public FlowField lastToSafety() {
        return toSafety;
    }

    /** Asks for the field to a cell, which is ready a few ticks after the first request and kept while it is in use. */
    public FlowField toCell(int cell) {
        return toCells.to(cell, clock.tick());
    }

    /** Returns how many fields to cells there can be at once; for observers. */
    public int cellFieldCount() {
        return toCells.size();
    }

    /** Returns the goal of one of the fields to cells, or {@link Grid#NONE} while it has none; for observers. */
    public int goalOf(int number) {
        return toCells.goalOf(number);
    }

    /** Returns one of the fields to cells, ready or not; for observers. */
    public FlowField cellField(int number) {
        return toCells.field(number);
    }

    /** Returns the index of all living bodies by cell, as of the beginning of the tick. */
    public CrowdIndex crowd() {
        return crowd;
    }

    /** Returns whether a cell and its eight neighbours can be walked on, so that a body on the cell touches no wall. */
    boolean isRoomy(int cell) {
        return roomy.at(cell);
    }

    /** Updates all fields; called once a tick. */
    void update(int playerCell) {
        boolean haveWallsChanged = version != state.solidVersion();
        if (haveWallsChanged) {
            takeChanges(state.unwalkable());
            version = state.solidVersion();
        }
        int left = toPlayer.follow(playerCell, haveWallsChanged, CELLS_A_TICK);
        toSafety.measure(playerCell, version, clock.tick(), toCells.measure(left));
    }

    private void takeChanges(BitLayer now) {
        for (int cell = walls.firstDifference(now, 0); cell != Grid.NONE; cell = walls.firstDifference(now, cell + 1)) {
            boolean isOpen = !now.at(cell);
            walls.set(cell, !isOpen);
            if (isOpen) {
                toPlayer.opened(cell);
            } else {
                toPlayer.shut(cell);
            }
            toCells.changed(cell, isOpen);
            toSafety.wallsChanged();
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

    @Override
    public void addTo(Hash64 hash) {
        toPlayer.addTo(hash);
        toSafety.addTo(hash);
        toCells.addTo(hash);
        hash.add((long) version);
    }
}
