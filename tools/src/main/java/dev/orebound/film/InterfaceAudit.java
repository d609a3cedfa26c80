package dev.orebound.film;

import dev.orebound.view.draw.PaneObserver;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects the texts and panels of a frame, and tells which of them are in each other's way. What lies under a fill
 * that covers the whole window and lets little through is not counted, because the player is not meant to read it.
 */
public final class InterfaceAudit implements PaneObserver {
    /** Opacity from which a fill of the whole window hides what lies below, and from which anything is seen at all. */
    private static final float HIDES = 0.6f;

    private static final float SEEN = 0.1f;
    /** Pixels by which boxes may touch, because edges are smooth and lengths are rounded. */
    private static final float SLACK = 1.5f;

    /** Pixels by which a shadow may lie beside its text. */
    private static final float TWINS = 6;

    /** A panel that is narrower than this share of the window's height is a handle, such as that of a slider. */
    private static final float HANDLE = 1 / 60f;

    private static final int LONGEST_QUOTE = 40;

    private final int width;
    private final int height;
    private final List<Box> texts = new ArrayList<>();
    private final List<Box> panels = new ArrayList<>();

    /**
     * A rectangle of the window; of a text with its words, whether one of them is broken, and the glyphs that it lacks.
     */
    private record Box(String words, float x, float y, float width, float height, boolean isBroken, int missing) {
        float right() {
            return x + width;
        }

        float top() {
            return y + height;
        }

        boolean meets(Box other) {
            return x + SLACK < other.right()
                    && other.x + SLACK < right()
                    && y + SLACK < other.top()
                    && other.y + SLACK < top();
        }

        boolean holds(Box other) {
            return other.x >= x - SLACK
                    && other.right() <= right() + SLACK
                    && other.y >= y - SLACK
                    && other.top() <= top() + SLACK;
        }

        /** Returns true for the same words at the same place: a text with a shadow or a glow of its own. */
        boolean isTwinOf(Box other) {
            return words.equals(other.words) && Math.abs(x - other.x) < TWINS && Math.abs(y - other.y) < TWINS;
        }

        boolean holdsMiddleOf(Box other) {
            float middleX = other.x + other.width / 2;
            float middleY = other.y + other.height / 2;
            return middleX > x && middleX < right() && middleY > y && middleY < top();
        }

        String described() {
            String begin = words.length() <= LONGEST_QUOTE ? words : words.substring(0, LONGEST_QUOTE) + "...";
            String what = words.isEmpty() ? "panel" : "\"" + begin + "\"";
            return what + " at " + Math.round(x) + "," + Math.round(y) + " " + Math.round(width) + "x"
                    + Math.round(height);
        }
    }

    /**
     * The findings of a frame, each described in a few words.
     *
     * @param overlaps pairs of texts, of panels of which neither holds the other, and of a text and a panel that lies
     *     half over it
     * @param cutTexts texts with a word wider than their lines may be, and texts that stick out of the panel in which
     *     their middle lies, or of the window
     * @param missingGlyphs characters that their typeface lacks
     */
    public record AuditFindings(List<String> overlaps, List<String> cutTexts, int missingGlyphs) {}

    /** Creates an audit of a window of so many pixels. */
    public InterfaceAudit(int width, int height) {
        this.width = width;
        this.height = height;
    }

    @Override
    public void text(
            String words,
            float x,
            float y,
            float across,
            float high,
            boolean isBroken,
            int missing,
            int rgb,
            float alpha) {
        if (alpha > SEEN && !words.isBlank()) {
            texts.add(new Box(words, x, y, across, high, isBroken, missing));
        }
    }

    @Override
    public void panel(float x, float y, float across, float high, float alpha) {
        if (alpha > SEEN) {
            panels.add(new Box("", x, y, across, high, false, 0));
        }
    }

    @Override
    public void fill(float x, float y, float across, float high, float alpha) {
        boolean coversWindow = x <= 0 && y <= 0 && x + across >= width && y + high >= height;
        if (coversWindow && alpha >= HIDES) {
            texts.clear();
            panels.clear();
        }
    }

    private boolean isHandle(Box panel) {
        return Math.min(panel.width, panel.height) < HANDLE * height;
    }

    /** Returns what was found since the window was last covered. */
    public AuditFindings findings() {
        List<String> overlaps = new ArrayList<>();
        List<String> cut = new ArrayList<>();
        int missing = 0;
        Box window = new Box("", 0, 0, width, height, false, 0);
        for (int i = 0; i < texts.size(); i++) {
            Box text = texts.get(i);
            missing += text.missing;
            for (int j = i + 1; j < texts.size(); j++) {
                if (text.meets(texts.get(j)) && !text.isTwinOf(texts.get(j))) {
                    overlaps.add(text.described() + " and " + texts.get(j).described());
                }
            }
            boolean isCut = text.isBroken || !window.holds(text);
            for (Box panel : panels) {
                if (panel.meets(text) && !panel.holds(text)) {
                    if (panel.holdsMiddleOf(text)) {
                        isCut = true;
                    } else {
                        overlaps.add(text.described() + " and " + panel.described());
                    }
                }
            }
            if (isCut) {
                cut.add(text.described());
            }
        }
        for (int i = 0; i < panels.size(); i++) {
            for (int j = i + 1; j < panels.size(); j++) {
                Box one = panels.get(i);
                Box other = panels.get(j);
                boolean isNested = one.holds(other) || other.holds(one);
                if (one.meets(other) && !isNested && !isHandle(one) && !isHandle(other)) {
                    overlaps.add(one.described() + " and " + other.described());
                }
            }
        }
        return new AuditFindings(List.copyOf(overlaps), List.copyOf(cut), missing);
    }
}
