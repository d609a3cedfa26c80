package dev.orebound.cave.floor;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.Layer;
import java.util.List;

/**
 * A generated floor: all layers and records that the passes made. It never changes; play keeps its changes in the
 * world.
 *
 * <p>{@link FloorKeys} describes each layer and record. A floor that is still being generated lacks some: its lists of
 * records are empty, and asking for a layer fails.
 */
public final class Floor {
    private final FloorRequest request;
    private final int attempts;
    private final Grid grid;
    private final FloorData data;

    /**
     * Makes a floor of a copy of some data.
     *
     * @param attempts how often generation was tried until every invariant held, from 1
     */
    public Floor(FloorRequest request, int attempts, Grid grid, FloorData data) {
        this.request = request;
        this.attempts = attempts;
        this.grid = grid;
        this.data = new FloorData(data);
    }

    /** Returns a copy of this floor with another value under a key. */
    public <T> Floor with(FloorKey<T> key, T value) {
        return new Floor(request, attempts, grid, new FloorData(data).put(key, value));
    }

    public FloorRequest request() {
        return request;
    }

    public int attempts() {
        return attempts;
    }

    public Grid grid() {
        return grid;
    }

    /**
     * Returns a layer or a record.
     *
     * @throws IllegalStateException if no pass has made that layer yet
     */
    public <T> T get(FloorKey<T> key) {
        return data.get(key);
    }

    /** Returns the names of the layers, in the order in which they were made. */
    public List<String> layerNames() {
        return data.layerNames();
    }

    /**
     * Returns the layer of that name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Layer layer(String name) {
        Layer layer = data.layer(name);
        if (layer == null) {
            throw new IllegalArgumentException("no layer " + name + " among " + layerNames());
        }
        return layer;
    }

    /**
     * Returns a room by its id.
     *
     * @param id from 1 to the number of rooms
     */
    public Room roomWithId(int id) {
        return rooms().get(id - 1);
    }

    public BitLayer grown() {
        return data.get(FloorKeys.GROWN);
    }

    /** Returns true for a chest in a nook that the cave has made, and was not dug. */
    public boolean isInNaturalNook(Chest chest) {
        return chest.mode() == Chest.Mode.NOOK && Nook.isNook(grown(), chest.at());
    }

    public BitLayer carved() {
        return data.get(FloorKeys.CARVED);
    }

    public BitLayer structure() {
        return data.get(FloorKeys.STRUCTURE);
    }

    public IntLayer room() {
        return data.get(FloorKeys.ROOM);
    }

    public IntLayer borderDistance() {
        return data.get(FloorKeys.BORDER_DISTANCE);
    }

    public IntLayer terrain() {
        return data.get(FloorKeys.TERRAIN);
    }

    public IntLayer liquid() {
        return data.get(FloorKeys.LIQUID);
    }

    public IntLayer vein() {
        return data.get(FloorKeys.VEIN);
    }

    public IntLayer veinDistance() {
        return data.get(FloorKeys.VEIN_DISTANCE);
    }

    public IntLayer arcs() {
        return data.get(FloorKeys.ARCS);
    }

    public List<Room> rooms() {
        return data.get(FloorKeys.ROOMS);
    }

    public List<Corridor> corridors() {
        return data.get(FloorKeys.CORRIDORS);
    }

    public List<Chest> chests() {
        return data.get(FloorKeys.CHESTS);
    }

    public String primaryOre() {
        return data.get(FloorKeys.PRIMARY_ORE);
    }

    public List<Vein> veins() {
        return data.get(FloorKeys.VEINS);
    }

    public List<OreSpot> ores() {
        return data.get(FloorKeys.ORES);
    }

    public List<HordeSpot> hordes() {
        return data.get(FloorKeys.HORDES);
    }

    public int start() {
        return data.get(FloorKeys.START);
    }

    public List<Exit> exits() {
        return data.get(FloorKeys.EXITS);
    }

    public List<LootSpot> loot() {
        return data.get(FloorKeys.LOOT);
    }

    public List<Fixture> fixtures() {
        return data.get(FloorKeys.FIXTURES);
    }

    public List<VignetteSpot> vignettes() {
        return data.get(FloorKeys.VIGNETTES);
    }

    public List<LockSpot> locks() {
        return data.get(FloorKeys.LOCKS);
    }

    public List<KeySpot> keys() {
        return data.get(FloorKeys.KEYS);
    }

    public List<LeverSpot> levers() {
        return data.get(FloorKeys.LEVERS);
    }

    public Certificate certificate() {
        return data.get(FloorKeys.CERTIFICATE);
    }

    public VeinsBelow below() {
        return data.get(FloorKeys.VEINS_BELOW);
    }
}
