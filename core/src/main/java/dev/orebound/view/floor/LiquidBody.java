package dev.orebound.view.floor;

import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.List;

/** A body of liquid as it is drawn: its shallow parts and its deep parts together. */
public final class LiquidBody {
    /** Shades of a body, from its bank to its depth. */
    public static final int SHADES = 8;

    /** Shades of the shallow part of a body that has both parts. */
    private static final int SHALLOW_SHADES = SHADES * LiquidShape.SHALLOW / 255;

    private final int code;
    private final Terrain.Surface surface;
    private final boolean hasShallows;
    private final int[] shades;
    private final int steamPercent;

    /**
     * @param code its number in the textures and shaders, from 1
     * @param shallows colours of what can be waded in, from the bank; empty if there is none
     * @param deeps colours of the rest, from where it begins; empty if there is none
     * @param steamPercent how much it steams
     */
    LiquidBody(int code, Terrain.Surface surface, List<Integer> shallows, List<Integer> deeps, int steamPercent) {
        this.code = code;
        this.surface = surface;
        this.steamPercent = steamPercent;
        hasShallows = !shallows.isEmpty();
        List<Integer> all = new ArrayList<>();
        if (hasShallows) {
            spread(shallows, SHALLOW_SHADES, all);
            spread(deeps.isEmpty() ? shallows.subList(shallows.size() - 1, shallows.size()) : deeps, SHADES, all);
        } else {
            spread(deeps, SHADES, all);
        }
        shades = all.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Adds shades, evenly spread over some colours, until there are so many. */
    private static void spread(List<Integer> colours, int until, List<Integer> shades) {
        int count = until - shades.size();
        for (int i = 0; i < count; i++) {
            float at = count == 1 ? 0 : i * (colours.size() - 1f) / (count - 1);
            int next = Math.min((int) at + 1, colours.size() - 1);
            shades.add(FloorPixels.mix(colours.get((int) at), colours.get(next), at - (int) at));
        }
    }

    /** Returns its number in the textures and shaders, 1 or more. */
    public int code() {
        return code;
    }

    public Terrain.Surface surface() {
        return surface;
    }

    /** Returns how much it steams, 0 to 100. */
    public int steamPercent() {
        return steamPercent;
    }

    /** Returns true if a part of it can be waded in, which lies between its bank and its depth. */
    boolean hasShallows() {
        return hasShallows;
    }

    /** Returns a colour in full light, 0xRRGGBB: 0 at the bank to {@link #SHADES} - 1 at the depth. */
    public int shade(int index) {
        return shades[index];
    }
}
