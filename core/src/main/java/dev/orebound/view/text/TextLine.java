package dev.orebound.view.text;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;

/**
 * A text that is laid out when it changes and drawn as often as one likes without making garbage. Lengths are real pixels,
 * y grows upwards.
 */
public final class TextLine {
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

    /** Changes the text; costs nothing where it is the same. */
    public void set(String changed) {
        number = Long.MIN_VALUE;
        if (!changed.equals(text)) {
            text = changed;
            laidOutFor = -1;
        }
    }

    /** Changes the text to a number; costs nothing where it is the same. */
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

    /** Lets shorter lines end where the longest ends, instead of beginning where it begins. */
    public void endRight() {
        endsRight = true;
        laidOutFor = -1;
    }

    public float width() {
        return laidOut().width;
    }

    /** From the top of the first line's capitals to the foot of the last line. */
    public float height() {
        return laidOut().height;
    }

    /** The height of a capital letter. */
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

    /** Draws with a shadow of one width to the lower right, so that it is read on any ground. */
    public void drawShadowed(Batch batch, float x, float foot, int rgb, float alpha) {
        float offset = Math.max(1, Math.round(capHeight() / 8));
        draw(batch, x + offset, foot - offset, 0x0a0812, alpha * 0.85f);
        draw(batch, x, foot, rgb, alpha);
    }

    /** Draws a text whose colour runs from its foot to the top of its capitals. */
    public void drawGraded(Batch batch, float x, float foot, int footRgb, int topRgb, float alpha) {
        BitmapFontCache cache = cacheAt(x, foot);
        GlyphGradient.colour(cache, foot, foot + capHeight(), footRgb, topRgb, alpha);
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
}
