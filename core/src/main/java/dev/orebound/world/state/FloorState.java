package dev.orebound.world.state;

import static dev.orebound.world.component.ComponentMappers.CHESTS;
import static dev.orebound.world.component.ComponentMappers.DOORS;
import static dev.orebound.world.component.ComponentMappers.LOCKS;
import static dev.orebound.world.component.ComponentMappers.ORES;
import static dev.orebound.world.component.ComponentMappers.PROPS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.vignette.LockKind.LockTrait;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.descent.Descent;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PropComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the parts of a floor that play changes: the ore, chests, doors, locks and things of vignettes by their cells,
 * and the layers that follow from them, such as solid, opaque and seen cells. The floor itself never changes.
 * Everything may read this; {@link FloorChanges} writes it.
 */
@ChangedBy({})
public final class FloorState implements HashedPart {
    /** No ore. */
    public static final int NO_ORE = -1;

    /** Distance from the side of a cell that lies beside it, in cells. */
    private static final float SLIVER = 0.01f;

    final Floor floor;
    private final ContentTable<Terrain> terrains;
    final MutableBitLayer solid;
    final MutableBitLayer unwalkable;
    /** The cells that swimming monsters cannot enter. */
    private final MutableBitLayer unswimmable;

    final MutableBitLayer opaque;
    /** The cells with steam. */
    final MutableBitLayer steam;

    final MutableBitLayer veiled;

    /** The liquid cells that a ground carries bodies over. */
    final MutableBitLayer covered;
    /** The cells that can be walked on and stay so when every ground has ended. */
    private final MutableBitLayer firm;

    /** The ore, chest, door, lock or solid thing of a vignette on each cell, or null. */
    final @Nullable Entity[] standing;

    /** The flat thing of a vignette on each cell, or null. */
    final @Nullable Entity[] flat;

    final List<LockComponent> allLocks = new ArrayList<>();
    final List<KeyComponent> allKeys = new ArrayList<>();
    final List<PropComponent> allProps = new ArrayList<>();
    private final List<LockComponent> locksByNumber = Collections.unmodifiableList(allLocks);
    private final List<KeyComponent> keysByNumber = Collections.unmodifiableList(allKeys);
    private final List<PropComponent> propsInOrder = Collections.unmodifiableList(allProps);

    final List<ChestComponent> allChests = new ArrayList<>();
    final List<DoorComponent> allDoors = new ArrayList<>();
    private final List<ChestComponent> chestsByNumber = Collections.unmodifiableList(allChests);
    private final List<DoorComponent> doorsByRoom = Collections.unmodifiableList(allDoors);
    final MutableBitLayer seen;
    final MutableBitLayer inSight;
    private final float[] paces;
    int solidVersion;
    int veilVersion;
    int sightVersion;
    private final boolean isBottomless;

    /**
     * Creates the state of an unplayed floor. The layers include its ore and chests; the entities exist only in a
     * world.
     */
    public FloorState(Floor floor, Content content) {
        this.floor = floor;
        terrains = content.terrains();
        isBottomless = floor.exits().stream().anyMatch(exit -> !exit.to().equals(Descent.OUT));
        Grid grid = floor.grid();
        solid = new MutableBitLayer(grid);
        unwalkable = new MutableBitLayer(grid);
        unswimmable = new MutableBitLayer(grid);
        opaque = new MutableBitLayer(grid);
        steam = new MutableBitLayer(grid);
        veiled = new MutableBitLayer(grid);
        covered = new MutableBitLayer(grid);
        firm = new MutableBitLayer(grid);
        standing = new Entity[grid.size()];
        flat = new Entity[grid.size()];
        seen = new MutableBitLayer(grid);
        inSight = new MutableBitLayer(grid);
        paces = new float[grid.size()];
        boolean[] isTrap = new boolean[floor.rooms().size() + 1];
        for (Room room : floor.rooms()) {
            isTrap[room.id()] = room.isTrap();
        }
        for (int cell = 0; cell < grid.size(); cell++) {
            setPace(cell, floor.liquid().at(cell));
            boolean rock = !floor.structure().at(cell);
            opaque.set(cell, rock);
            veiled.set(cell, rock);
            boolean walkable = !rock && terrainAt(cell).isWalkableOver(liquidAt(cell));
            unwalkable.set(cell, !walkable);
            firm.set(cell, walkable);
            boolean isDeep =
                    !rock && !walkable && !isCarried(cell) && liquidAt(cell).isDeep();
            unswimmable.set(cell, !isDeep || isTrap[floor.room().at(cell)]);
            solid.set(cell, rock || (!walkable && perilAt(cell) == Terrain.Peril.NONE));
        }
        floor.chests().forEach(chest -> block(chest.at()));
        floor.fixtures().forEach(fixture -> block(fixture.at()));
        floor.ores().forEach(spot -> block(spot.at()));
        for (VignetteSpot vignette : floor.vignettes()) {
            for (PropSpot prop : vignette.props()) {
                if (prop.kind().isSolid()) {
                    block(prop.at());
                }
            }
        }
        for (LockSpot lock : floor.locks()) {
            boolean isOpaque = content.locks().get(lock.kind()).has(LockTrait.OPAQUE);
            lock.cells().stream().forEach(cell -> {
                opaque.set(cell, isOpaque);
                veiled.set(cell, isOpaque);
                block(cell);
            });
        }
    }

    /** Sets the walking speed on a cell by its terrain and a liquid. */
    void setPace(int cell, int liquid) {
        paces[cell] = terrainAt(cell).paceOver(terrains.at(liquid));
    }

    /** Makes a cell solid. */
    void block(int cell) {
        solid.set(cell, true);
        unwalkable.set(cell, true);
        firm.set(cell, false);
        solidVersion++;
    }

    /** Makes a cell walkable again; things that can disappear stand on walkable cells only. */
    void clear(int cell) {
        solid.set(cell, false);
        unwalkable.set(cell, false);
        firm.set(cell, true);
        solidVersion++;
    }

    /** Lets a ground carry bodies over the liquid of a cell, or ends that. */
    void cover(int cell, boolean isCovered) {
        covered.set(cell, isCovered);
        paces[cell] = isCovered ? 1 : terrainAt(cell).paceOver(liquidAt(cell));
        // A liquid that can be waded through blocks nothing, but ore or a chest may stand in it.
        if (!terrainAt(cell).isWalkableOver(liquidAt(cell))) {
            solid.set(cell, !isCovered && perilAt(cell) == Terrain.Peril.NONE);
            unwalkable.set(cell, !isCovered);
            solidVersion++;
        }
    }

    /** Updates whether a cell blocks the view. */
    void veil(int cell) {
        veiled.set(cell, opaque.at(cell) || steam.at(cell));
        veilVersion++;
    }

    /**
     * Returns the hazard of a cell, none on a bridge. A chasm leads to the floor below; without one, it is a hole too
     * narrow to fall through.
     */
    public Terrain.Peril perilAt(int cell) {
        Terrain.Peril peril = liquidAt(cell).peril();
        boolean isNone = covered.at(cell)
                || terrainAt(cell).isWalkableOver(liquidAt(cell))
                || (peril == Terrain.Peril.SWALLOWS && !isBottomless);
        return isNone ? Terrain.Peril.NONE : peril;
    }

    /** Returns whether a body can get onto a cell that burns or swallows it. */
    public boolean isPeril(int cell) {
        return unwalkable.at(cell) && !solid.at(cell);
    }

    /** Returns whether a bridge, ice or the like carries walkers over the liquid of a cell. */
    public boolean isCarried(int cell) {
        return covered.at(cell) || terrainAt(cell).passability() == Terrain.Passability.CARRIES;
    }

    /**
     * Returns whether the liquid of a cell is too deep or too dangerous to walk in, and nothing carries walkers over
     * it.
     */
    public boolean isOpenLiquid(int cell) {
        return !covered.at(cell) && !terrainAt(cell).isWalkableOver(liquidAt(cell));
    }

    /** Returns the terrain of a cell, above its liquid. */
    private Terrain terrainAt(int cell) {
        return terrains.at(floor.terrain().at(cell));
    }

    private Terrain liquidAt(int cell) {
        return terrains.at(floor.liquid().at(cell));
    }

    /** Returns the share of its speed that a walker keeps on a cell, above 0, at most 1. */
    public float paceAt(int cell) {
        return paces[cell];
    }

    /**
     * Returns whether nothing can be on a cell: rock, ore, a chest, a fixture, a shut door or lock, deep water without
     * a bridge.
     */
    public boolean isSolid(int cell) {
        return solid.at(cell);
    }

    /** Returns all solid cells; later changes show through. */
    public BitLayer solid() {
        return solid;
    }

    /**
     * Returns all cells that a careful walker avoids: the solid ones, and hazards that burn or swallow; later changes
     * show through.
     */
    public BitLayer unwalkable() {
        return unwalkable;
    }

    /**
     * Returns all cells that swimming monsters cannot enter: everything except deep liquid outside trap rooms. They
     * never change.
     */
    public BitLayer unswimmable() {
        return unswimmable;
    }

    /** Returns all walkable cells that stay walkable when every ground has ended; later changes show through. */
    public BitLayer firm() {
        return firm;
    }

    /** Returns whether a careful walker may step on a cell. */
    public boolean isWalkable(int cell) {
        return !unwalkable.at(cell);
    }

    /**
     * Returns all cells that block movement and view, which are rock, shut doors and some locks; later changes show
     * through.
     */
    public BitLayer opaque() {
        return opaque;
    }

    /** Returns a number that rises with every change of the veiled cells. */
    public int veilVersion() {
        return veilVersion;
    }

    /** Returns the ore on a cell, or null. */
    public @Nullable OreComponent ore(int cell) {
        Entity there = standing[cell];
        return there == null ? null : ORES.get(there);
    }

    /** Returns the chest on a cell, or null. */
    public @Nullable ChestComponent chest(int cell) {
        Entity there = standing[cell];
        return there == null ? null : CHESTS.get(there);
    }

    /** Returns the door of a cell, or null. */
    public @Nullable DoorComponent door(int cell) {
        Entity there = standing[cell];
        return there == null ? null : DOORS.get(there);
    }

    /** Returns the lock of a cell, open or not, or null. */
    public @Nullable LockComponent lock(int cell) {
        Entity there = standing[cell];
        return there == null ? null : LOCKS.get(there);
    }

    /** Returns the lock of a cell that is not open yet, or null. */
    public @Nullable LockComponent shutLock(int cell) {
        LockComponent lock = lock(cell);
        return lock == null || lock.isOpen ? null : lock;
    }

    /** Returns whether a cell has a lock that still looks like rock. */
    public boolean isHiddenLock(int cell) {
        LockComponent lock = lock(cell);
        return lock != null && lock.isHidden;
    }

    /** Returns the thing of a vignette on a cell, a solid one before a flat one, or null. */
    public @Nullable PropComponent prop(int cell) {
        Entity there = standing[cell];
        PropComponent solidProp = there == null ? null : PROPS.get(there);
        return solidProp != null || flat[cell] == null ? solidProp : PROPS.get(flat[cell]);
    }

    /** Returns whether a lock that is shut or a statue that may come alive stands on a cell: shots end there. */
    public boolean stopsShots(int cell) {
        PropComponent prop = standing[cell] == null ? null : prop(cell);
        return shutLock(cell) != null || (prop != null && prop.kind == PropKind.STATUE);
    }

    /** Returns the locks, by their numbers. */
    public List<LockComponent> locks() {
        return locksByNumber;
    }

    /** Returns the keys of locks, by their numbers. */
    public List<KeyComponent> keys() {
        return keysByNumber;
    }

    /** Returns the things of all vignettes that are still there, in the order of the vignettes. */
    public List<PropComponent> props() {
        return propsInOrder;
    }

    /**
     * Returns whether nothing opaque lies between a place, in cells, and the near side of a cell, which itself may be
     * opaque.
     */
    public boolean isOpenTo(int cell, float x, float y) {
        int cellX = floor.grid().x(cell);
        int cellY = floor.grid().y(cell);
        float nearX = Math.max(cellX - SLIVER, Math.min(cellX + 1 + SLIVER, x));
        float nearY = Math.max(cellY - SLIVER, Math.min(cellY + 1 + SLIVER, y));
        // At a corner, either side will do.
        boolean isAside = nearX == x || nearY == y;
        return LineTrace.isClear(opaque, x, y, nearX, isAside ? nearY : cellY + 0.5f)
                || (!isAside && LineTrace.isClear(opaque, x, y, cellX + 0.5f, nearY));
    }

    /** Returns the index of the ore on a cell, or {@link #NO_ORE}. */
    public int oreAt(int cell) {
        OreComponent ore = ore(cell);
        return ore == null ? NO_ORE : ore.ore;
    }

    /** Returns the chests, by their numbers. */
    public List<ChestComponent> chests() {
        return chestsByNumber;
    }

    /** Returns the doors of all trap rooms, in the order of the rooms. */
    public List<DoorComponent> doors() {
        return doorsByRoom;
    }

    /** Returns whether the player has ever seen a cell. */
    public boolean isSeen(int cell) {
        return seen.at(cell);
    }

    /** Returns the number of cells that the player has ever seen. */
    public int seenCount() {
        return seen.count();
    }

    /** Returns whether the player sees a cell now. */
    public boolean isInSight(int cell) {
        return inSight.at(cell);
    }

    /** Returns a number that rises with every change of the solid cells. */
    public int solidVersion() {
        return solidVersion;
    }

    /** Returns a number that rises with every change of the cells in sight. */
    public int sightVersion() {
        return sightVersion;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) solidVersion).add((long) sightVersion);
    }
}
