package dev.orebound.lab.picture;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The layers that a picture of a floor can show, each painted over those before it: layers of cells, and what stands on
 * the floor.
 */
public enum PictureLayer {
    GROWN,
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
    VIGNETTES,
    LOCKS,
    ORES,
    LOOT,
    FIXTURES,
    CHESTS,
    HORDES,
    START,
    EXITS;

    /** The layers that are shown by default. */
    public static final List<PictureLayer> USUAL = List.of(
            STRUCTURE, LIQUID, TERRAIN, DOORWAYS, TRAPS, VIGNETTES, LOCKS, ORES, LOOT, FIXTURES, CHESTS, HORDES, START,
            EXITS);

    /** The layers that hold a value for every cell; the others show records. */
    public static final List<PictureLayer> OF_CELLS =
            List.of(GROWN, CARVED, STRUCTURE, ROOM, BORDER_DISTANCE, TERRAIN, LIQUID, VEIN, VEIN_DISTANCE, ARCS);

    /** Returns the name on the command line, which for a layer of cells is also its name during generation. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns true for the layers that cover every cell. */
    boolean isRock() {
        return this == GROWN || this == CARVED || this == STRUCTURE;
    }

    /**
     * Returns the layer with a name.
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
