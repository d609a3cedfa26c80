package dev.orebound.world;

import com.badlogic.gdx.utils.IntArray;
import dev.orebound.cave.Chest;
import dev.orebound.cave.Fixture;
import dev.orebound.cave.Floor;
import dev.orebound.cave.OreSpot;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.Table;
import dev.orebound.content.Terrain;
import dev.orebound.descent.Descent;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;

/**
 * What play changes of a floor: mined ore, opened chests, shut doors, seen cells. The floor itself never changes. Everybody
 * may read it; {@link FloorChanges} writes it.
 */
public final class FloorState {
    /** No ore stands there. */
    public static final int NO_ORE = -1;

    private static final int GROWN_AT_FIRST = 256;

    final Floor floor;
    private final Table<Terrain> terrains;
    final MutableBitLayer solid;
    final MutableBitLayer unwalkable;
    final MutableBitLayer opaque;
    /** Where steam stands. */
    final MutableBitLayer steam;

    final MutableBitLayer veiled;
    final MutableIntLayer ore;
    final MutableIntLayer oreHealth;

    /** Where ore has grown since the party came in, in that order; it may be broken by now. */
    final IntArray grown = new IntArray(GROWN_AT_FIRST);

    final MutableBitLayer seen;
    final MutableBitLayer inSight;
    final boolean[] chestOpen;
    private final float[] paces;
    int solidVersion;
    int veilVersion;
    int sightVersion;
    private final boolean isBottomless;

    /** Where ore has grown since the party came in, by its number from 0; it may be broken by now. */
    public int grownAt(int index) {
        return grown.get(index);
    }

    /** How many cells there are on which ore has grown since the party came in; one may be there twice. */
    public int grownCount() {
        return grown.size;
    }

    /** A floor on which nothing has been played yet. */
    public FloorState(Floor floor, Content content) {
        this.floor = floor;
        terrains = content.terrains();
        isBottomless = floor.exits().stream().anyMatch(exit -> !exit.to().equals(Descent.OUT));
        Grid grid = floor.grid();
        solid = new MutableBitLayer(grid);
        unwalkable = new MutableBitLayer(grid);
        opaque = new MutableBitLayer(grid);
        steam = new MutableBitLayer(grid);
        veiled = new MutableBitLayer(grid);
        ore = new MutableIntLayer(grid);
        oreHealth = new MutableIntLayer(grid);
        seen = new MutableBitLayer(grid);
        inSight = new MutableBitLayer(grid);
        chestOpen = new boolean[floor.chests().size()];
        paces = new float[grid.size()];
        ore.fill(NO_ORE);
        for (int cell = 0; cell < grid.size(); cell++) {
            setPace(cell, floor.liquid().at(cell));
            boolean rock = !floor.structure().at(cell);
            opaque.set(cell, rock);
            veiled.set(cell, rock);
            boolean walkable = !rock && terrainAt(cell).isWalkableOver(liquidAt(cell));
            unwalkable.set(cell, !walkable);
            solid.set(cell, rock || (!walkable && perilAt(cell) == Terrain.Peril.NONE));
        }
        for (Chest chest : floor.chests()) {
            block(chest.at());
        }
        for (Fixture fixture : floor.fixtures()) {
            block(fixture.at());
        }
        for (OreSpot spot : floor.ores()) {
            int kind = content.ores().indexOf(spot.ore());
            ore.set(spot.at(), kind);
            oreHealth.set(spot.at(), content.ores().at(kind).hardness());
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

    /** The index of the ore that stands on a cell, or {@link #NO_ORE}. */
    public int oreAt(int cell) {
        return ore.at(cell);
    }

    /** Damage that the ore on a cell still takes. */
    public int oreHealthAt(int cell) {
        return oreHealth.at(cell);
    }

    /** True once the floor's chest of this number was opened. */
    public boolean isChestOpen(int chest) {
        return chestOpen[chest];
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

    void addTo(Hash64 hash) {
        for (int i = 0; i < floor.ores().size(); i++) {
            hash.add((long) oreHealth.at(floor.ores().get(i).at()));
        }
        for (int i = 0; i < grown.size; i++) {
            hash.add((long) grown.get(i)).add((long) ore.at(grown.get(i))).add((long) oreHealth.at(grown.get(i)));
        }
        for (boolean open : chestOpen) {
            hash.add(open);
        }
        hash.add((long) solidVersion).add((long) sightVersion);
    }
}
