package dev.orebound.screen.hud;

import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.run.SavingTrouble;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Tells the player that nothing is being saved, why, and what to do about it, as long as the trouble lasts. */
public final class SavingSign implements HudPart {
    private static final int PADDING_GRAINS = 3;

    private final GameTexts texts;
    private final TextLine heading;
    private final TextLine words;
    private @Nullable SavingTrouble shown;

    public SavingSign(GameTexts texts, FontSet fonts) {
        this.texts = texts;
        heading = new TextLine(fonts, TextStyle.NOTED, texts.get("saving.off"));
        words = new TextLine(fonts, TextStyle.NOTED);
    }

    /** Shows a trouble; null hides the sign. */
    public void show(@Nullable SavingTrouble trouble) {
        if (trouble != null && !trouble.equals(shown)) {
            String kind = trouble.kind().name().toLowerCase(Locale.ROOT);
            words.set(texts.format("saving." + kind, trouble.reason()));
        }
        shown = trouble;
    }

    /** Returns the text that is shown, empty if saving works. */
    public String text() {
        return shown == null ? "" : words.text();
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        LayoutBox box = frame.layout().saving();
        frame.captionsFoot = Math.max(frame.captionsFoot, box.y() + draw(pane, box, frame.grain()));
    }

    /**
     * Draws the sign at the bottom of a box, as high as its text; the pane has begun. Returns its height, in real
     * pixels.
     */
    public int draw(UiPane pane, LayoutBox box, int grain) {
        if (shown == null) {
            return 0;
        }
        int padding = PADDING_GRAINS * grain;
        words.wrap(box.width() - 2f * padding);
        int leading = Math.round(heading.capHeight());
        int height = Math.round(words.height() + heading.capHeight()) + leading + 2 * padding;
        pane.panel(box.x(), box.y(), box.width(), height, grain, UiPalette.INK, UiPalette.GOLD, 0.88f);
        float x = box.x() + padding;
        float foot = box.y() + height - padding - heading.capHeight();
        heading.draw(pane.batch(), x, foot, UiPalette.GOLD, 1);
        words.draw(pane.batch(), x, foot - leading - words.capHeight(), UiPalette.BONE_LIGHT, 1);
        return height;
    }

    /** Tells for some seconds how the race with the ghost of an earlier run stands. */
    static final class RaceSign implements HudPart {
        private static final float SHOWN_SECONDS = 9;
        private static final float FADING_SECONDS = 1;

        /** Opacity of the plate behind the words. */
        private static final float PLATE = 0.5f;

        private static final int PALE = 0xb4d8f0;

        private final TextLine words;
        private float left;

        RaceSign(FontSet fonts) {
            words = new TextLine(fonts, TextStyle.NOTED);
        }

        /** Shows how the race stands; an empty text hides the sign. */
        void tell(String standing) {
            if (!standing.isEmpty()) {
                words.set(standing);
            }
            left = standing.isEmpty() ? 0 : SHOWN_SECONDS;
        }

        /** Returns the text that is shown; empty if there is none. */
        String text() {
            return left > 0 ? words.text() : "";
        }

        @Override
        public void update(float seconds) {
            left = Math.max(0, left - seconds);
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            if (left <= 0) {
                return;
            }
            float shown = Math.min(1, left / FADING_SECONDS);
            LayoutBox box = frame.layout().race();
            int margin = 2 * frame.grain();
            words.wrap(box.width());
            float high = words.height() + 2 * margin;
            float x = box.right() - words.width();
            float foot = box.y() + (box.height() - high) / 2;
            pane.fill(x - margin, foot, words.width() + 2 * margin, high, UiPalette.INK, PLATE * shown);
            words.drawShadowed(pane.batch(), x, foot + high - margin - words.capHeight(), PALE, shown);
        }
    }
}
