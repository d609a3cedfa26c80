package dev.orebound.world;

import dev.orebound.cave.Chest;
import dev.orebound.cave.Fixture;
import dev.orebound.cave.Floor;
import dev.orebound.cave.OreSpot;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.Table;
import dev.orebound.content.Terrain;
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

    final Floor floor;
    private final Table<Terrain> terrains;
    final MutableBitLayer solid;
    final MutableBitLayer unwalkable;
    final MutableBitLayer opaque;
    final MutableIntLayer ore;
    final MutableIntLayer oreHealth;
    final MutableBitLayer seen;
    final MutableBitLayer inSight;
    final boolean[] chestOpen;
    int solidVersion;
    int sightVersion;

    FloorState(Floor floor, Content content) {
        this.floor = floor;
        terrains = content.terrains();
        Grid grid = floor.grid();
        solid = new MutableBitLayer(grid);
        unwalkable = new MutableBitLayer(grid);
        opaque = new MutableBitLayer(grid);
        ore = new MutableIntLayer(grid);
        oreHealth = new MutableIntLayer(grid);
        seen = new MutableBitLayer(grid);
        inSight = new MutableBitLayer(grid);
        chestOpen = new boolean[floor.chests().size()];
        ore.fill(NO_ORE);
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean rock = !floor.structure().at(cell);
            opaque.set(cell, rock);
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

    /** What befalls a body on a cell: nothing where a bridge carries it. */
    public Terrain.Peril perilAt(int cell) {
        return terrainAt(cell).isWalkableOver(liquidAt(cell))
                ? Terrain.Peril.NONE
                : liquidAt(cell).peril();
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
        return terrainAt(cell).paceOver(liquidAt(cell));
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

    /** All cells that nobody sees past: rock and shut doors; what is written later shows through. */
    public BitLayer opaque() {
        return opaque;
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
        for (boolean open : chestOpen) {
            hash.add(open);
        }
        hash.add((long) solidVersion).add((long) sightVersion);
    }
}
