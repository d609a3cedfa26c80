package dev.orebound.world.state;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.descent.Descent;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.World;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.OreComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the parts of a floor that play changes. It finds the ore, chests and doors, which are entities, by their cells, and holds the layers
 * that follow from them: which cells are solid, which nobody sees past, which were seen. The floor itself never changes.
 * Everybody may read this; {@link FloorChanges} writes it.
 */
public final class FloorState {
    /** No ore stands there. */
    public static final int NO_ORE = -1;

    private final ComponentMapper<OreComponent> ores = ComponentMapper.getFor(OreComponent.class);
    private final ComponentMapper<ChestComponent> chests = ComponentMapper.getFor(ChestComponent.class);
    private final ComponentMapper<DoorComponent> doors = ComponentMapper.getFor(DoorComponent.class);

    final Floor floor;
    private final ContentTable<Terrain> terrains;
    public final MutableBitLayer solid;
    final MutableBitLayer unwalkable;
    /** The cells on which no monster that swims can be. */
    private final MutableBitLayer unswimmable;

    public final MutableBitLayer opaque;
    /** Where steam stands. */
    final MutableBitLayer steam;

    final MutableBitLayer veiled;

    /** The ore, chest or door of each cell, at most one: the index by which they are found. */
    final @Nullable Entity[] standing;

    final List<ChestComponent> allChests = new ArrayList<>();
    final List<DoorComponent> allDoors = new ArrayList<>();
    private final List<ChestComponent> chestsByNumber = Collections.unmodifiableList(allChests);
    private final List<DoorComponent> doorsByRoom = Collections.unmodifiableList(allDoors);
    final MutableBitLayer seen;
    final MutableBitLayer inSight;
    private final float[] paces;
    public int solidVersion;
    int veilVersion;
    public int sightVersion;
    private final boolean isBottomless;

    /**
     * A floor on which nothing has been played yet. Its layers know of the ore and the chests that stand on the floor; the
     * entities themselves are found only in a {@link World}.
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
        standing = new Entity[grid.size()];
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
            boolean isDeep =
                    !rock && !walkable && !isCarried(cell) && liquidAt(cell).isDeep();
            unswimmable.set(cell, !isDeep || isTrap[floor.room().at(cell)]);
            solid.set(cell, rock || (!walkable && perilAt(cell) == Terrain.Peril.NONE));
        }
        for (Chest chest : floor.chests()) {
            block(chest.at());
        }
        for (Fixture fixture : floor.fixtures()) {
            block(fixture.at());
        }
        for (OreSpot spot : floor.ores()) {
            block(spot.at());
        }
    }

    /** Walkers on a cell go as fast as its terrain and this liquid allow. */
    void setPace(int cell, int liquid) {
        paces[cell] = terrainAt(cell).paceOver(terrains.at(liquid));
    }

    /** Something stands there now. */
    void block(int cell) {
        solid.set(cell, true);
        unwalkable.set(cell, true);
        solidVersion++;
    }

    /** What stood there stands there no longer. Ore, doors and what else can go stand on cells that can be walked. */
    void clear(int cell) {
        solid.set(cell, false);
        unwalkable.set(cell, false);
        solidVersion++;
    }

    /** Says anew whether anybody sees past a cell. */
    void veil(int cell) {
        veiled.set(cell, opaque.at(cell) || steam.at(cell));
        veilVersion++;
    }

    /**
     * What befalls a body on a cell: nothing where a bridge carries it. What swallows leads to the floor below; where there is
     * none, it is no more than a hole that nobody fits through.
     */
    public Terrain.Peril perilAt(int cell) {
        Terrain.Peril peril = liquidAt(cell).peril();
        boolean isNone =
                terrainAt(cell).isWalkableOver(liquidAt(cell)) || (peril == Terrain.Peril.SWALLOWS && !isBottomless);
        return isNone ? Terrain.Peril.NONE : peril;
    }

    /** True where a body can come to be and had better not: what burns it or swallows it. */
    public boolean isPeril(int cell) {
        return unwalkable.at(cell) && !solid.at(cell);
    }

    /** True where something carries who walks there over whatever liquid lies beneath. */
    public boolean isCarried(int cell) {
        return terrainAt(cell).passability() == Terrain.Passability.CARRIES;
    }

    /** What lies on a cell, over its liquid. */
    private Terrain terrainAt(int cell) {
        return terrains.at(floor.terrain().at(cell));
    }

    private Terrain liquidAt(int cell) {
        return terrains.at(floor.liquid().at(cell));
    }

    /** How much of its speed whoever walks on a cell keeps, above 0, at most 1. */
    public float paceAt(int cell) {
        return paces[cell];
    }

    /** True where nobody can be: rock, standing ore, a chest, a fixture, a shut door, deep water without a bridge. */
    public boolean isSolid(int cell) {
        return solid.at(cell);
    }

    /** All solid cells; what is written later shows through. */
    public BitLayer solid() {
        return solid;
    }

    /**
     * All cells that nobody who looks where it goes sets foot on: the solid ones, and those whose peril burns or swallows;
     * what is written later shows through.
     */
    public BitLayer unwalkable() {
        return unwalkable;
    }

    /** All cells that no monster that swims comes to: all but deep liquid outside trap rooms. It never changes. */
    public BitLayer unswimmable() {
        return unswimmable;
    }

    /** True where who looks where it goes sets foot. */
    public boolean isWalkable(int cell) {
        return !unwalkable.at(cell);
    }

    /** All cells that nothing gets past, nor sight: rock and shut doors; what is written later shows through. */
    public BitLayer opaque() {
        return opaque;
    }

    /** All cells that nobody sees past: the opaque ones, and those on which steam stands; what is written later shows through. */
    public BitLayer veiled() {
        return veiled;
    }

    /** Counts every change of what is veiled. */
    public int veilVersion() {
        return veilVersion;
    }

    /** The ore that stands on a cell, or null. */
    public @Nullable OreComponent ore(int cell) {
        Entity there = standing[cell];
        return there == null ? null : ores.get(there);
    }

    /** The chest that stands on a cell, or null. */
    public @Nullable ChestComponent chest(int cell) {
        Entity there = standing[cell];
        return there == null ? null : chests.get(there);
    }

    /** The door of a cell, or null. */
    public @Nullable DoorComponent door(int cell) {
        Entity there = standing[cell];
        return there == null ? null : doors.get(there);
    }

    /** The index of the ore that stands on a cell, or {@link #NO_ORE}. */
    public int oreAt(int cell) {
        OreComponent ore = ore(cell);
        return ore == null ? NO_ORE : ore.ore;
    }

    /** The chests, by their numbers. */
    public List<ChestComponent> chests() {
        return chestsByNumber;
    }

    /** The doors of all trap rooms, in the order of the rooms. */
    public List<DoorComponent> doors() {
        return doorsByRoom;
    }

    /** True if the player has ever seen the cell. */
    public boolean isSeen(int cell) {
        return seen.at(cell);
    }

    /** How many cells the player has ever seen. */
    public int seenCount() {
        return seen.count();
    }

    /** True if the player sees the cell now. */
    public boolean isInSight(int cell) {
        return inSight.at(cell);
    }

    /** Counts every change of what is solid. */
    public int solidVersion() {
        return solidVersion;
    }

    /** Counts every change of what is in sight. */
    public int sightVersion() {
        return sightVersion;
    }

    public void addTo(Hash64 hash) {
        hash.add((long) solidVersion).add((long) sightVersion);
    }
}
