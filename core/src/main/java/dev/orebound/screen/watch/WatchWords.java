package dev.orebound.screen.watch;

import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/**
 * A strip at the foot of the window that holds all that is said of a replay while it is watched: how it goes, which keys there
 * are, and the {@link ReplayTimeline}. The HUD of the floor stands above it.
 */
final class WatchWords {
    private static final int GAP_UNITS = 9;

    private final GameTexts texts;
    private final KeyBindings bindings;
    private final TextLine state;
    private final TextLine keys;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);

    WatchWords(GameContext equipment) {
        texts = equipment.texts();
        bindings = equipment.bindings();
        state = new TextLine(equipment.fonts(), TextStyle.SMALL);
        keys = new TextLine(equipment.fonts(), TextStyle.SMALL);
    }

    /**
     * Says how it goes.
     *
     * @param key of the text for that
     */
    void tell(String key, String pace) {
        state.set(texts.format(key, pace));
        keys.set(texts.format("watch.keys", bindings.keyName(GameAction.WEST), bindings.keyName(GameAction.EAST)));
    }

    /** Lays it out above a timeline; returns how high the strip is, in real pixels. */
    int resize(InterfaceSize changed, LayoutBox timeline) {
        size = changed;
        keys.wrap(timeline.width());
        return Math.round(timeline.top() + keys.height()) + 2 * changed.pixels(GAP_UNITS);
    }

    /** Draws the ground of the strip and its words; the timeline comes over it. */
    void draw(UiPane pane, LayoutBox timeline, int height) {
        pane.fill(0, 0, size.width(), height, UiPalette.NIGHT, 0.94f);
        pane.fill(0, height, size.width(), size.grain(), UiPalette.STONE, 1);
        float foot = timeline.top() + size.pixels(GAP_UNITS) + keys.height() - keys.capHeight();
        keys.drawShadowed(
                pane.batch(), timeline.x() + (timeline.width() - keys.width()) / 2, foot, UiPalette.BONE, 0.9f);
        float line = timeline.top() - state.capHeight();
        state.drawShadowed(pane.batch(), timeline.x(), line, UiPalette.GOLD, 1);
    }

    /** Returns the width of the state, in real pixels. */
    float stateWidth() {
        return state.width();
    }

    /** The playback speed of a replay. */
    static final class PlaybackSpeed {
        private static final float[] TIMES = {0.25f, 0.5f, 1, 2, 4, 8};
        private static final int USUAL = 2;

        private int chosen = USUAL;

        void faster() {
            chosen = Math.min(TIMES.length - 1, chosen + 1);
        }

        void slower() {
            chosen = Math.max(0, chosen - 1);
        }

        /** Resets the speed to normal. */
        void reset() {
            chosen = USUAL;
        }

        /** Returns the factor of the speed. */
        float times() {
            return TIMES[chosen];
        }

        /** In words: {@code 1/4}, {@code 8}. */
        String words() {
            float times = times();
            return times < 1 ? "1/" + Math.round(1 / times) : Integer.toString(Math.round(times));
        }
    }
}
