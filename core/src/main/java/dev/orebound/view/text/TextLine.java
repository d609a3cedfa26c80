package dev.orebound.view.text;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;
import dev.orebound.view.draw.PaneBatch;
import dev.orebound.view.draw.PaneObserver;
import dev.orebound.view.ui.UiPalette;

/**
 * A text that is laid out when it changes and drawn any number of times without garbage. Lengths are real pixels, y
 * grows upwards.
 */
public final class TextLine {
    private static final int SHADE = 0x0a0812;

    /** Numbers of a glyph's corner in libGDX's cache of glyphs: x, y, colour, u, v. */
    private static final int FLOATS_A_CORNER = 5;

    private static final int FLOATS_A_CACHED = 4 * FLOATS_A_CORNER;
    private static final float[] NO_GLYPHS = {};

    private final FontSet fonts;
    private final TextStyle style;
    private final GlyphLayout layout = new GlyphLayout();
    /** The glyphs as {@link PaneBatch#glyphs} takes them, page by page of the font, and where each page ends. */
    private float[] glyphs = NO_GLYPHS;

    private int[] pageEnds = {};
    private String text = "";
    private float wrapWidth;
    /** The width in which the text is laid out: that at which it may break, or less after its lines were evened out. */
    private float laidOutWidth;

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

    /** Aligns lines at the right, and makes them about equally long. */
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

    /** Returns the number of lines into which it is broken. */
    public int lines() {
        return 1 + Math.round((height() - capHeight()) / fonts.font(style).getLineHeight());
    }

    /** Returns the height of a capital letter. */
    public float capHeight() {
        return fonts.font(style).getCapHeight();
    }

    /** Draws with the left end of the first line's foot at a place. */
    public void draw(PaneBatch batch, float x, float foot, int rgb, float alpha) {
        tell(batch, x, foot, rgb, alpha);
        drawUntold(batch, x, foot, rgb, alpha);
    }

    private void drawUntold(PaneBatch batch, float x, float foot, int rgb, float alpha) {
        GlyphLayout laidOut = laidOut();
        BitmapFont font = fonts.font(style);
        hide(font, laidOut, x + batch.movedX(), foot + batch.movedY());
        draw(batch, font, left(laidOut, x), top(font, foot), batch.packed(rgb, alpha));
    }

    private void draw(PaneBatch batch, BitmapFont font, int left, int top, float colour) {
        int from = 0;
        for (int page = 0; page < pageEnds.length; page++) {
            if (pageEnds[page] > from) {
                batch.glyphs(font.getRegion(page).getTexture(), glyphs, from, pageEnds[page], left, top, colour);
            }
            from = pageEnds[page];
        }
    }

    /** Draws with a dark rim and a shadow below, so that it can be read on any ground. */
    public void drawShadowed(PaneBatch batch, float x, float foot, int rgb, float alpha) {
        float rim = Math.max(1, Math.round(capHeight() / 11));
        for (int corner = 0; corner < 4; corner++) {
            float aside = (corner & 1) == 0 ? -rim : rim;
            float up = (corner & 2) == 0 ? -rim : rim;
            drawUntold(batch, x + aside, foot + up, SHADE, alpha * 0.6f);
        }
        drawUntold(batch, x + rim, foot - rim * 1.5f, SHADE, alpha * 0.7f);
        draw(batch, x, foot, rgb, alpha);
    }

    /** Draws a text whose colour runs from its foot to the top of its capitals. */
    public void drawGraded(PaneBatch batch, float x, float foot, int footRgb, int topRgb, float alpha) {
        tell(batch, x, foot, topRgb, alpha);
        GlyphLayout laidOut = laidOut();
        BitmapFont font = fonts.font(style);
        hide(font, laidOut, x + batch.movedX(), foot + batch.movedY());
        int left = left(laidOut, x);
        int top = top(font, foot);
        int from = 0;
        for (int page = 0; page < pageEnds.length; page++) {
            for (int at = from; at < pageEnds[page]; at += PaneBatch.FLOATS_A_GLYPH) {
                float lower = (top + glyphs[at + 1] - foot) / capHeight();
                float upper = (top + glyphs[at + 3] - foot) / capHeight();
                batch.glyph(
                        font.getRegion(page).getTexture(),
                        glyphs,
                        at,
                        left,
                        top,
                        mixed(batch, footRgb, topRgb, lower, alpha),
                        mixed(batch, footRgb, topRgb, upper, alpha));
            }
            from = pageEnds[page];
        }
    }

    /** Tells the pane's observer, if there is one, of the text. */
    private void tell(PaneBatch batch, float x, float foot, int rgb, float alpha) {
        PaneObserver observer = batch.observer();
        if (observer != null && !text.isEmpty()) {
            GlyphLayout laidOut = laidOut();
            float left = left(laidOut, x) + batch.movedX();
            float bottom = foot + capHeight() - laidOut.height + batch.movedY();
            int missing = fonts.missingGlyphs(style, text);
            observer.text(text, left, bottom, laidOut.width, laidOut.height, breaksWord(), missing, rgb, alpha);
        }
    }

    /** Returns true if a word is wider than a line may be. It measures each word, so it is not for play. */
    public boolean breaksWord() {
        return wrapWidth > 0 && widestWord() > wrapWidth + 1;
    }

    /** Returns the width of the widest part that a line cannot break. */
    private float widestWord() {
        GlyphLayout alone = new GlyphLayout();
        String all = fonts.spelled(style, text);
        float widest = 0;
        int start = 0;
        for (int i = 1; i <= all.length(); i++) {
            boolean isEnd = i == all.length() || Character.isWhitespace(all.charAt(i));
            if (isEnd || BreakingFontData.breaks(all.charAt(i - 1), all.charAt(i))) {
                alone.setText(fonts.font(style), all.substring(start, i).strip());
                widest = Math.max(widest, alone.width);
                start = i;
            }
        }
        return widest;
    }

    /** Remembers the place of a text that pictures for strangers must not show. */
    private void hide(BitmapFont font, GlyphLayout laidOut, float x, float foot) {
        if (isSecret) {
            float margin = font.getCapHeight() / 2;
            float width = laidOut.width + 2 * margin;
            float height = laidOut.height + 2 * margin;
            fonts.mask().add(x - margin, foot + font.getCapHeight() + margin - height, width, height);
        }
    }

    /** Returns x, or if lines end at the right, the left end of the room that they may take. */
    private int left(GlyphLayout laidOut, float x) {
        return Math.round(endsRight && wrapWidth > 0 ? x - laidOutWidth + laidOut.width : x);
    }

    private static int top(BitmapFont font, float foot) {
        return Math.round(foot + font.getCapHeight());
    }

    private GlyphLayout laidOut() {
        if (laidOutFor != fonts.generation()) {
            laidOutFor = fonts.generation();
            isSecret = fonts.mask().isSecret(text);
            layOut(wrapWidth);
            if (endsRight && wrapWidth > 0) {
                evenOut();
            }
            keepGlyphs(fonts.font(style).getCache());
        }
        return layout;
    }

    private void layOut(float width) {
        laidOutWidth = width;
        int align = endsRight ? Align.right : Align.left;
        layout.setText(fonts.font(style), fonts.spelled(style, text), Color.WHITE, width, align, width > 0);
    }

    /** Makes the lines as short as they can be without a further one. */
    private void evenOut() {
        float height = layout.height;
        float fits = wrapWidth;
        float breaks = widestWord();
        while (fits - breaks > capHeight()) {
            layOut((fits + breaks) / 2);
            boolean isAsHigh = layout.height <= height && layout.width <= laidOutWidth;
            fits = isAsHigh ? laidOutWidth : fits;
            breaks = isAsHigh ? breaks : laidOutWidth;
        }
        layOut(fits);
    }

    private void keepGlyphs(BitmapFontCache cache) {
        cache.clear();
        cache.addText(layout, 0, 0);
        int pages = cache.getFont().getRegions().size;
        int cached = 0;
        for (int page = 0; page < pages; page++) {
            cached += cache.getVertexCount(page);
        }
        glyphs = new float[cached / FLOATS_A_CACHED * PaneBatch.FLOATS_A_GLYPH];
        pageEnds = new int[pages];
        int at = 0;
        for (int page = 0; page < pages; page++) {
            float[] corners = cache.getVertices(page);
            for (int i = 0; i < cache.getVertexCount(page); i += FLOATS_A_CACHED) {
                int across = i + 2 * FLOATS_A_CORNER;
                glyphs[at] = corners[i];
                glyphs[at + 1] = corners[i + 1];
                glyphs[at + 2] = corners[across];
                glyphs[at + 3] = corners[across + 1];
                glyphs[at + 4] = corners[i + 3];
                glyphs[at + 5] = corners[i + 4];
                glyphs[at + 6] = corners[across + 3];
                glyphs[at + 7] = corners[across + 4];
                at += PaneBatch.FLOATS_A_GLYPH;
            }
            pageEnds[page] = at;
        }
    }

    private static float mixed(PaneBatch batch, int lowerRgb, int upperRgb, float share, float alpha) {
        return batch.packed(UiPalette.mix(lowerRgb, upperRgb, Math.max(0, Math.min(1, share))), alpha);
    }
}
