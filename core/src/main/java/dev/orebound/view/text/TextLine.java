package dev.orebound.view.text;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;

/**
 * A text that is laid out when it changes and drawn any number of times without garbage. Lengths are real pixels, y
 * grows upwards.
 */
public final class TextLine {
    /** Numbers of a glyph's corner: x, y, packed colour, u, v. */
    private static final int FLOATS_A_CORNER = 5;

    private static final int Y = 1;
    private static final int COLOUR = 2;

    private final FontSet fonts;
    private final TextStyle style;
    private final GlyphLayout layout = new GlyphLayout();
    private final Color tint = new Color();
    private String text = "";
    private float wrapWidth;
    private boolean endsRight;
    private boolean isSecret;
    private int laidOutFor = -1;
    private long number = Long.MIN_VALUE;

    /** An empty line. */
    public TextLine(FontSet fonts, TextStyle style) {
        this.fonts = fonts;
        this.style = style;
    }

    /** A line with a text. */
    public TextLine(FontSet fonts, TextStyle style, String text) {
        this(fonts, style);
        this.text = text;
    }

    public String text() {
        return text;
    }

    /** Changes the text; does nothing if it is the same. */
    public void set(String changed) {
        number = Long.MIN_VALUE;
        if (!changed.equals(text)) {
            text = changed;
            laidOutFor = -1;
        }
    }

    /** Changes the text to a number; does nothing if it is the same. */
    public void set(long changed) {
        if (changed != number) {
            set(Long.toString(changed));
            number = changed;
        }
    }

    /** Breaks the text into lines no wider than this; 0 for no limit. */
    public void wrap(float width) {
        if (width != wrapWidth) {
            wrapWidth = width;
            laidOutFor = -1;
        }
    }

    /** Aligns lines at the right. */
    public void endRight() {
        endsRight = true;
        laidOutFor = -1;
    }

    public float width() {
        return laidOut().width;
    }

    /** Returns the height from the top of the first line's capitals to the foot of the last line. */
    public float height() {
        return laidOut().height;
    }

    /** Returns the height of a capital letter. */
    public float capHeight() {
        return fonts.font(style).getCapHeight();
    }

    /** Draws with the left end of the first line's foot at a place. */
    public void draw(Batch batch, float x, float foot, int rgb, float alpha) {
        BitmapFontCache cache = cacheAt(x, foot);
        tint.set(rgb << 8 | 0xff);
        tint.a = alpha;
        cache.tint(tint);
        cache.draw(batch);
    }

    /** Draws with a shadow to the lower right, so that it can be read on any ground. */
    public void drawShadowed(Batch batch, float x, float foot, int rgb, float alpha) {
        float offset = Math.max(1, Math.round(capHeight() / 8));
        draw(batch, x + offset, foot - offset, 0x0a0812, alpha * 0.85f);
        draw(batch, x, foot, rgb, alpha);
    }

    /** Draws a text whose colour runs from its foot to the top of its capitals. */
    public void drawGraded(Batch batch, float x, float foot, int footRgb, int topRgb, float alpha) {
        BitmapFontCache cache = cacheAt(x, foot);
        grade(cache, foot, foot + capHeight(), footRgb, topRgb, alpha);
        cache.draw(batch);
    }

    private BitmapFontCache cacheAt(float x, float foot) {
        GlyphLayout laidOut = laidOut();
        BitmapFont font = fonts.font(style);
        BitmapFontCache cache = font.getCache();
        cache.clear();
        if (isSecret) {
            float margin = font.getCapHeight() / 2;
            float width = laidOut.width + 2 * margin;
            float height = laidOut.height + 2 * margin;
            fonts.mask().add(x - margin, foot + font.getCapHeight() + margin - height, width, height);
        }
        // Lines that end at the right are laid out from the left end of the room that they may take.
        float left = endsRight && wrapWidth > 0 ? x - wrapWidth + laidOut.width : x;
        cache.addText(laidOut, Math.round(left), Math.round(foot + font.getCapHeight()));
        return cache;
    }

    private GlyphLayout laidOut() {
        if (laidOutFor != fonts.generation()) {
            laidOutFor = fonts.generation();
            isSecret = fonts.mask().isSecret(text);
            int align = endsRight ? Align.right : Align.left;
            layout.setText(fonts.font(style), fonts.spelled(style, text), Color.WHITE, wrapWidth, align, wrapWidth > 0);
        }
        return layout;
    }

    /**
     * Gives every corner the colour of its height: one 0xRRGGBB at the lower end, one at the upper, and mixed between.
     */
    private static void grade(
            BitmapFontCache cache, float lower, float upper, int lowerRgb, int upperRgb, float alpha) {
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
