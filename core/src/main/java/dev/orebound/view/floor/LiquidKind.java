package dev.orebound.view.floor;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;

/** Kinds of liquids that look different. A kind's ordinal is its code in the textures and shaders. */
public enum LiquidKind {
    NONE,
    WATER,
    LAVA,
    CHASM;

    /** Returns the look of a terrain; an unknown one looks like bare ground. */
    public static LiquidKind of(Terrain terrain) {
        return switch (terrain.id()) {
            case "shallow_water", "deep_water" -> WATER;
            case "lava" -> LAVA;
            case "chasm" -> CHASM;
            default -> NONE;
        };
    }

    static LiquidKind[] ofAll(ContentTable<Terrain> terrains) {
        LiquidKind[] kinds = new LiquidKind[terrains.size()];
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = of(terrains.at(i));
        }
        return kinds;
    }
}
