package dev.orebound.lab.picture;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What a picture of a floor can show, each laid over those before it: the layers of the floor, and what stands on it. */
public enum PictureLayer {
    CARVED,
    STRUCTURE,
    ROOM,
    BORDER_DISTANCE,
    TERRAIN,
    LIQUID,
    VEIN,
    VEIN_DISTANCE,
    ARCS,
    DOORWAYS,
    TRAPS,
    ORES,
    LOOT,
    FIXTURES,
    CHESTS,
    HORDES,
    START,
    EXITS;

    /** What is shown where nothing is asked for. */
    public static final List<PictureLayer> USUAL =
            List.of(STRUCTURE, LIQUID, TERRAIN, DOORWAYS, TRAPS, ORES, LOOT, FIXTURES, CHESTS, HORDES, START, EXITS);

    /** Those that hold a number for every cell; the others tell of records. */
    public static final List<PictureLayer> OF_CELLS =
            List.of(CARVED, STRUCTURE, ROOM, BORDER_DISTANCE, TERRAIN, LIQUID, VEIN, VEIN_DISTANCE, ARCS);

    /** The name on the command line; of a layer of cells, also its name while a floor is made. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** True of what covers every cell: all else is laid over something. */
    boolean isRock() {
        return this == CARVED || this == STRUCTURE;
    }

    /**
     * The layer of a name.
     *
     * @throws IllegalArgumentException that names all layers, if there is none
     */
    public static PictureLayer of(String id) {
        for (PictureLayer layer : values()) {
            if (layer.id().equals(id)) {
                return layer;
            }
        }
        throw new IllegalArgumentException("no layer '" + id + "'; there are "
                + Arrays.stream(values()).map(PictureLayer::id).toList());
    }
}
