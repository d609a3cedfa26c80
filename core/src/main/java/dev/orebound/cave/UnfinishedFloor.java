package dev.orebound.cave;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Layer;
import java.util.List;

/**
 * What there is of a floor while it is made. Records that no pass has made yet are missing: lists are empty, or shorter than
 * they will be.
 */
public interface UnfinishedFloor {
    FloorRequest request();

    Grid grid();

    /** Which attempt at the floor this is, from 1. */
    int attempt();

    /** The names of the layers made so far, in the order made. */
    List<String> layerNames();

    /**
     * A layer made so far.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    Layer layer(String name);

    /** Rooms in the order of their ids, with what is known of each. */
    List<Room> rooms();

    /** Corridors in the order drilled. */
    List<Corridor> corridors();

    /** Chests in the order set, and in the order of their rooms once all are. */
    List<Chest> chests();

    /** The id of the ore that most veins here have, or nothing. */
    String primaryOre();

    /** Veins in the order of their ids. */
    List<Vein> veins();

    /** Standing ore in the order of its cells. */
    List<OreSpot> ores();

    /** Hordes in the order placed. */
    List<HordeSpot> hordes();

    /** The cell where the player comes in, or {@link Grid#NONE}. */
    int start();

    /** Exits in the order of the ways on. */
    List<Exit> exits();

    /** What lies about, in the order of its cells. */
    List<LootSpot> loot();

    /** What stands fast. */
    List<Fixture> fixtures();
}
