package dev.orebound.view.text;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;

/** Colours laid-out glyphs from bottom to top. */
final class GlyphGradient {
    /** A glyph's corner is x, y, packed colour, u, v. */
    private static final int FLOATS_A_CORNER = 5;

    private static final int Y = 1;
    private static final int COLOUR = 2;

    private GlyphGradient() {}

    /** Gives every corner the colour of its height: 0xRRGGBB at the lower, at the upper, and mixed between. */
    static void colour(BitmapFontCache cache, float lower, float upper, int lowerRgb, int upperRgb, float alpha) {
        int pages = cache.getFont().getRegions().size;
        for (int page = 0; page < pages; page++) {
            float[] corners = cache.getVertices(page);
            int count = cache.getVertexCount(page);
            for (int i = 0; i < count; i += FLOATS_A_CORNER) {
                float share = Math.max(0, Math.min(1, (corners[i + Y] - lower) / (upper - lower)));
                corners[i + COLOUR] = mixed(lowerRgb, upperRgb, share, alpha);
            }
        }
    }

    private static float mixed(int lowerRgb, int upperRgb, float share, float alpha) {
        return Color.toFloatBits(
                channel(lowerRgb, upperRgb, 16, share),
                channel(lowerRgb, upperRgb, 8, share),
                channel(lowerRgb, upperRgb, 0, share),
                Math.round(alpha * 255));
    }

    private static int channel(int lowerRgb, int upperRgb, int shift, float share) {
        int lower = lowerRgb >> shift & 0xff;
        int upper = upperRgb >> shift & 0xff;
        return Math.round(lower + (upper - lower) * share);
    }
}
