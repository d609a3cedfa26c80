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
import dev.orebound.world.state.TickClock;
import java.util.Locale;

/**
 * The strip at the bottom of the window while a replay is watched: its state, the keys, and a bar of all floors with
 * the shown and the pointed tick. The HUD of the floor stands above it.
 */
final class ReplayTimeline {
    private static final int SIDE_UNITS = 24;
    private static final int FOOT_UNITS = 14;
    private static final int REACH_UNITS = 12;
    private static final int GAP_UNITS = 9;
    private static final int GRAINS_HIGH = 4;
    private static final int SECONDS_A_MINUTE = 60;

    private final ReplayCursor reel;
    private final GameTexts texts;
    private final KeyBindings bindings;
    private final TextLine state;
    private final TextLine keys;
    private final TextLine place;
    private final TextLine time;
    private final TextLine pointed;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private LayoutBox bar = new LayoutBox(0, 0, 1, 1);
    private int stripHeight;
    private long shownSecond = -1;
    private long pointedSecond = -1;
    private int shownFloor = -1;

    ReplayTimeline(ReplayCursor reel, GameContext equipment) {
        this.reel = reel;
        texts = equipment.texts();
        bindings = equipment.bindings();
        state = new TextLine(equipment.fonts(), TextStyle.SMALL);
        keys = new TextLine(equipment.fonts(), TextStyle.SMALL);
        place = new TextLine(equipment.fonts(), TextStyle.SMALL);
        time = new TextLine(equipment.fonts(), TextStyle.SMALL);
        pointed = new TextLine(equipment.fonts(), TextStyle.SMALL);
    }

    /**
     * Shows a state and the current key bindings.
     *
     * @param key key of the state's text
     */
    void tell(String key, String pace) {
        state.set(texts.format(key, pace));
        keys.set(texts.format("watch.keys", bindings.keyName(GameAction.WEST), bindings.keyName(GameAction.EAST)));
    }

    /** Lays the strip out; returns its height in real pixels. */
    int resize(InterfaceSize changed) {
        size = changed;
        int x = changed.pixels(SIDE_UNITS);
        int height = GRAINS_HIGH * changed.grain();
        bar = new LayoutBox(x, changed.pixels(FOOT_UNITS), changed.width() - 2 * x, height);
        keys.wrap(bar.width());
        stripHeight = Math.round(wordsTop() + keys.height()) + 2 * changed.pixels(GAP_UNITS);
        return stripHeight;
    }

    /** Returns the upper edge of the words right above the bar. */
    private int wordsTop() {
        return bar.top() + size.pixels(REACH_UNITS) + Math.round(time.capHeight());
    }

    /** Returns true if a point of the window is on the bar or close to it. */
    boolean isAt(float x, float y) {
        int reach = size.pixels(REACH_UNITS);
        return x >= bar.x() - reach && x <= bar.right() + reach && y >= bar.y() - reach && y <= bar.top() + reach;
    }

    /** Returns the tick of all floors at a position in the window. */
    long tickAt(float x) {
        float share = Math.max(0, Math.min(1, (x - bar.x()) / bar.width()));
        return Math.round((double) share * reel.ticks());
    }

    /**
     * Draws the strip.
     *
     * @param tick the shown tick, counted over all floors
     * @param pointedTick the tick at the pointer, or -1
     */
    void draw(UiPane pane, long tick, long pointedTick) {
        pane.fill(0, 0, size.width(), stripHeight, UiPalette.NIGHT, 0.94f);
        pane.fill(0, stripHeight, size.width(), size.grain(), UiPalette.STONE, 1);
        float keysFoot = wordsTop() + size.pixels(GAP_UNITS) + keys.height() - keys.capHeight();
        keys.drawShadowed(pane.batch(), bar.x() + (bar.width() - keys.width()) / 2, keysFoot, UiPalette.BONE, 0.9f);
        state.drawShadowed(pane.batch(), bar.x(), wordsTop() - state.capHeight(), UiPalette.GOLD, 1);
        int grain = size.grain();
        pane.panel(
                bar.x() - grain,
                bar.y() - grain,
                bar.width() + 2f * grain,
                bar.height() + 2f * grain,
                grain,
                UiPalette.INK,
                UiPalette.STONE_LIGHT,
                0.92f);
        float x = x(tick);
        pane.fill(bar.x(), bar.y(), x - bar.x(), bar.height(), UiPalette.GOLD, 0.55f);
        for (int floor = 1; floor < reel.floors(); floor++) {
            pane.fill(x(reel.startOf(floor)) - grain / 2f, bar.y(), grain, bar.height(), UiPalette.BONE, 0.9f);
        }
        if (reel.replay().end() != null) {
            pane.fill(
                    bar.right() - 2f * grain,
                    bar.y() - grain,
                    2f * grain,
                    bar.height() + 2f * grain,
                    UiPalette.BLOOD,
                    1);
        }
        if (pointedTick >= 0) {
            drawMarker(pane, x(pointedTick), UiPalette.BONE_LIGHT, 0.6f);
        }
        pane.glow(x, bar.y() + bar.height() / 2f, 9f * grain, UiPalette.FLAME, 0.35f);
        drawMarker(pane, x, UiPalette.GOLD_LIGHT, 1);
        drawWords(pane, state.width() + 2 * size.pixels(REACH_UNITS), tick, pointedTick);
    }

    private void drawMarker(UiPane pane, float x, int rgb, float alpha) {
        int grain = size.grain();
        pane.fill(x - grain, bar.y() - 2f * grain, 2f * grain, bar.height() + 4f * grain, rgb, alpha);
    }

    private void drawWords(UiPane pane, float from, long tick, long pointedTick) {
        if (tick / TickClock.TICKS_A_SECOND != shownSecond || reel.number() != shownFloor) {
            shownSecond = tick / TickClock.TICKS_A_SECOND;
            shownFloor = reel.number();
            time.set(clock(tick) + " / " + clock(reel.ticks()));
            place.set(texts.format("watch.floor", shownFloor + 1, reel.floors()));
        }
        float foot = bar.top() + size.pixels(REACH_UNITS);
        place.drawShadowed(pane.batch(), bar.x() + from, foot, UiPalette.BONE, 1);
        time.drawShadowed(pane.batch(), bar.right() - time.width(), foot, UiPalette.BONE_LIGHT, 1);
        if (pointedTick >= 0) {
            drawPointed(pane, from, pointedTick, foot);
        }
    }

    private void drawPointed(UiPane pane, float from, long pointedTick, float foot) {
        if (pointedTick / TickClock.TICKS_A_SECOND != pointedSecond) {
            pointedSecond = pointedTick / TickClock.TICKS_A_SECOND;
            pointed.set(clock(pointedTick));
        }
        float least = bar.x() + from + place.width() + size.pixels(REACH_UNITS);
        float most = bar.right() - time.width() - size.pixels(REACH_UNITS) - pointed.width();
        float x = Math.max(least, Math.min(most, x(pointedTick) - pointed.width() / 2));
        if (least < most) {
            pointed.drawShadowed(pane.batch(), x, foot, UiPalette.GOLD_LIGHT, 1);
        }
    }

    private float x(long tick) {
        return bar.x() + (reel.ticks() == 0 ? bar.width() : (float) ((double) tick / reel.ticks() * bar.width()));
    }

    private static String clock(long tick) {
        long seconds = tick / TickClock.TICKS_A_SECOND;
        return String.format(Locale.ROOT, "%d:%02d", seconds / SECONDS_A_MINUTE, seconds % SECONDS_A_MINUTE);
    }
}
