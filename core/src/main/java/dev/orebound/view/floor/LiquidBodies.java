package dev.orebound.view.floor;

import dev.orebound.content.biome.Biome.LiquidLook;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * All bodies of liquid that terrains tell of, numbered from 1; {@link #NONE} is dry ground. At most 255 are told apart.
 */
public final class LiquidBodies {
    public static final int NONE = 0;

    private static final int MOST = 255;

    private final ContentTable<Terrain> terrains;
    private final Function<Terrain, LiquidLook> looks;
    private final int[] bodyOfTerrain;
    private final List<LiquidBody> bodies = new ArrayList<>();

    /**
     * Lists bodies as they look in some place.
     *
     * @param looks the look of each liquid there
     */
    public LiquidBodies(ContentTable<Terrain> terrains, Function<Terrain, LiquidLook> looks) {
        this.terrains = terrains;
        this.looks = looks;
        bodyOfTerrain = new int[terrains.size()];
        for (int i = 0; i < bodyOfTerrain.length; i++) {
            if (terrains.at(i).isLiquid() && bodyOfTerrain[i] == NONE && bodies.size() < MOST) {
                add(terrains.at(i));
            }
        }
    }

    private void add(Terrain first) {
        int code = bodies.size() + 1;
        List<Integer> shallows = new ArrayList<>();
        List<Integer> deeps = new ArrayList<>();
        int steam = 0;
        for (int i = 0; i < bodyOfTerrain.length; i++) {
            Terrain terrain = terrains.at(i);
            if (terrain.isLiquid() && terrain.body().equals(first.body())) {
                bodyOfTerrain[i] = code;
                LiquidLook look = looks.apply(terrain);
                (terrain.isPassable() ? shallows : deeps).addAll(look.colours());
                steam = Math.max(steam, look.steam());
            }
        }
        bodies.add(new LiquidBody(code, first.surface(), shallows, deeps, steam));
    }

    /** Returns the number of bodies. */
    public int count() {
        return bodies.size();
    }

    /** Returns a body by its number, from 1 to {@link #count}. */
    public LiquidBody at(int code) {
        return bodies.get(code - 1);
    }

    /** Returns the number of the body that a terrain is a part of, or {@link #NONE}. */
    public int bodyOf(int terrain) {
        return bodyOfTerrain[terrain];
    }

    /** Returns true if a terrain is a part of that body that cannot be waded in. */
    boolean isDeep(int terrain, LiquidBody body) {
        return bodyOfTerrain[terrain] == body.code() && !terrains.at(terrain).isPassable();
    }

    /** Returns true if the body of that number is drawn in that way; dry ground is drawn in none. */
    public boolean has(int code, Terrain.Surface surface) {
        return code != NONE && at(code).surface() == surface;
    }

    /**
     * Returns the colour of a terrain on a map, 0xRRGGBB.
     *
     * @param terrain index of a liquid
     */
    public int mapColour(int terrain) {
        List<Integer> all = looks.apply(terrains.at(terrain)).colours();
        return switch (terrains.at(terrain).surface()) {
            case RIPPLES -> FloorPixels.mix(all.get(0), 0xffffff, 0.1f);
            case MOLTEN -> all.get(all.size() / 2);
            case ABYSS -> all.get(all.size() - 1);
        };
    }
}
