package dev.orebound.workbench.overlay.draw;

import dev.orebound.screen.page.PageContext;
import dev.orebound.view.sprite.PixelDigits;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A label of texts and numbers on a dark ground, in rows. It avoids the labels that were drawn before it. */
public final class LabelPlate {
    private static final int STROKE = -1;
    private static final float GROUND_ALPHA = 0.8f;

    private final PageContext parts;
    private final UiPane pane;
    private final PixelDigits digits;
    private final CaveViewport viewport;
    private final List<PlacedLabel> placed;
    private final int grain;
    private final List<List<LabelItem>> rows = new ArrayList<>();
    private List<LabelItem> row = new ArrayList<>();
    private float lineHigh;

    /** @param placed the labels of this frame so far */
    LabelPlate(PageContext parts, PixelDigits digits, CaveViewport viewport, List<PlacedLabel> placed, int digitGrain) {
        this.parts = parts;
        this.digits = digits;
        this.viewport = viewport;
        this.placed = placed;
        pane = parts.pane();
        grain = digitGrain;
        lineHigh = digits.high() * grain;
    }

    /** Adds a text. */
    public LabelPlate say(String text, int rgb) {
        TextLine line = parts.said(TextStyle.SMALL, text);
        lineHigh = Math.max(lineHigh, line.capHeight() * 1.6f);
        return put(line, 0, rgb);
    }

    /** Adds the text of a key. */
    public LabelPlate word(String key, int rgb) {
        return say(parts.texts().get(key), rgb);
    }

    public LabelPlate count(int number, int rgb) {
        return put(null, Math.max(0, number), rgb);
    }

    /** Adds a number of a total. */
    public LabelPlate of(int number, int whole, int rgb) {
        return count(number, rgb).put(null, STROKE, rgb).count(whole, rgb);
    }

    private LabelPlate put(@Nullable TextLine line, int number, int rgb) {
        row.add(new LabelItem(line, number, rgb));
        return this;
    }

    public LabelPlate endRow() {
        rows.add(row);
        row = new ArrayList<>();
        return this;
    }

    /** Draws the label with its bottom centred on a point in pixels, or as near as the window permits. */
    public void draw(float wishedX, float wishedFoot) {
        float widest = 0;
        for (List<LabelItem> each : rows) {
            widest = Math.max(widest, wideOf(each));
        }
        float padding = 2f * grain;
        float pitch = Math.round(lineHigh + grain);
        float high = rows.size() * pitch + padding;
        float half = widest / 2 + padding;
        float x = Math.round(Math.max(half, Math.min(viewport.width() - half, wishedX)));
        float left = Math.round(x - half);
        float foot = freeFoot(left, left + 2 * half, high, Math.round(Math.max(0, wishedFoot)));
        if (Math.abs(foot - wishedFoot) > lineHigh) {
            pane.line(wishedX, wishedFoot, x, foot < wishedFoot ? foot + high : foot, 1, UiPalette.STONE_PALE, 1);
        }
        pane.fill(left, foot, widest + 2 * padding, high, UiPalette.NIGHT, GROUND_ALPHA);
        for (int i = 0; i < rows.size(); i++) {
            float rowFoot = Math.round(foot + (rows.size() - 1 - i) * pitch + padding / 2);
            drawRow(rows.get(i), Math.round(x - wideOf(rows.get(i)) / 2), rowFoot);
        }
    }

    /**
     * Returns the nearest bottom where no other label lies: at the wish, or above the labels there. If that is not
     * below the banner, below the labels there; if the window has no room for that, they overlap.
     */
    private float freeFoot(float left, float right, float high, float wished) {
        float highest = viewport.ceiling(left, right) - high;
        float foot = cleared(left, right, high, wished, true);
        if (foot > highest) {
            foot = cleared(left, right, high, Math.max(0, highest), false);
            foot = foot < 0 ? Math.max(0, highest) : foot;
        }
        placed.add(new PlacedLabel(left, foot, right, foot + high));
        return foot;
    }

    /** Returns the nearest bottom from another one on, upwards or downwards, where no other label lies. */
    private float cleared(float left, float right, float high, float from, boolean isUpwards) {
        float foot = from;
        for (int i = 0; i < placed.size(); i++) {
            PlacedLabel other = placed.get(i);
            boolean isBeside = right <= other.left || left >= other.right;
            if (!isBeside && foot < other.top && foot + high > other.foot) {
                foot = isUpwards ? other.top + 1 : other.foot - high - 1;
                // It may now overlap a label that was passed before.
                i = -1;
            }
        }
        return foot;
    }

    private float wideOf(List<LabelItem> items) {
        float wide = 0;
        for (int i = 0; i < items.size(); i++) {
            wide += wideOf(items.get(i)) + gap(items, i);
        }
        return wide;
    }

    /** Returns the gap before an item: none before the first of a row and around a slash. */
    private float gap(List<LabelItem> items, int index) {
        return index == 0 || items.get(index).isStroke() || items.get(index - 1).isStroke() ? 0 : 3f * grain;
    }

    private float wideOf(LabelItem item) {
        if (item.line != null) {
            return item.line.width();
        }
        return grain * (item.isStroke() ? digits.strokeWide() - 1f : digits.wide(item.number));
    }

    private void drawRow(List<LabelItem> items, float left, float foot) {
        float x = left;
        for (int i = 0; i < items.size(); i++) {
            LabelItem item = items.get(i);
            x += gap(items, i);
            float digitFoot = foot + Math.round((lineHigh - digits.high() * grain) / 2);
            if (item.line != null) {
                float lineFoot = foot + Math.round((lineHigh - item.line.capHeight()) / 2);
                item.line.draw(pane.batch(), x, lineFoot, item.rgb, 1);
            } else if (item.isStroke()) {
                digits.drawStroke(pane, x, digitFoot, grain, item.rgb);
            } else {
                digits.draw(pane, item.number, x, digitFoot, grain, item.rgb);
            }
            x += wideOf(item);
        }
    }

    /** A text, or without one a number or a slash. */
    private record LabelItem(@Nullable TextLine line, int number, int rgb) {
        boolean isStroke() {
            return line == null && number == STROKE;
        }
    }

    /** The place of a label in the window, in pixels. */
    record PlacedLabel(float left, float foot, float right, float top) {}
}
