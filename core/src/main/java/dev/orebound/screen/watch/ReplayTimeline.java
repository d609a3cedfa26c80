package dev.orebound.screen.watch;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.PageStage;
import dev.orebound.screen.stage.ScrubBar;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.state.TickClock;
import java.util.Locale;
import java.util.function.LongConsumer;

/**
 * The strip at the bottom of the window while a replay is watched: its state, the keys, and a bar of all floors with
 * the shown and the pointed tick. The HUD of the floor stands above it.
 */
final class ReplayTimeline implements Disposable {
    private static final int SIDE_UNITS = 24;
    private static final int REACH_UNITS = 12;
    private static final int GAP_UNITS = 9;
    private static final int GRAINS_HIGH = 4;
    private static final int SECONDS_A_MINUTE = 60;
    private static final int NOWHERE = -1;

    private final ReplayCursor reel;
    private final PageContext parts;
    private final PageStage stage;
    private final Table strip = new Table();
    private final ScrubBar bar;
    private final TextLabel state;
    private final TextLabel keys;
    private final TextLabel place;
    private final TextLabel time;
    private final TextLabel marked;
    private long tick;
    private long markedTick = NOWHERE;

    /** @param seek receives the tick of all floors at which the pointer was released on the bar */
    ReplayTimeline(ReplayCursor reel, GameContext context, LongConsumer seek) {
        this.reel = reel;
        parts = context.pageParts();
        stage = new PageStage(parts.skin(), parts.sounds());
        state = parts.label("action_key", "");
        keys = parts.label("words", "").wrapped().align(Align.center);
        place = parts.label("words", "");
        time = parts.label("note", "");
        marked = parts.label("action_key", "");
        bar = new ScrubBar(parts.skin().grains(GRAINS_HIGH), parts.skin().units(REACH_UNITS), this::drawBar)
                .whenReleased(share -> seek.accept(tickAt(share)));
        Table words = new Table();
        words.add(state).padRight(parts.skin().units(2 * REACH_UNITS));
        words.add(place).expandX().left();
        words.add(time);
        strip.background(parts.skin().drawable("strip"));
        strip.defaults()
                .growX()
                .padLeft(parts.skin().units(SIDE_UNITS))
                .padRight(parts.skin().units(SIDE_UNITS));
        strip.add(keys).padTop(parts.skin().units(GAP_UNITS)).row();
        strip.add(words).padTop(parts.skin().units(GAP_UNITS)).row();
        strip.add(bar)
                .padLeft(parts.skin().units(SIDE_UNITS - REACH_UNITS))
                .padRight(parts.skin().units(SIDE_UNITS - REACH_UNITS));
        strip.addActor(marked);
        stage.table().bottom().add(strip).growX();
    }

    /**
     * Shows a state and the current key bindings.
     *
     * @param key key of the state's text
     */
    void tell(String key, String pace) {
        state.set(parts.texts().format(key, pace));
        String slower = parts.bindings().keyName(GameAction.WEST);
        keys.set(parts.told("watch.keys", slower, parts.bindings().keyName(GameAction.EAST)));
    }

    /** Lays the strip out; returns its height in real pixels. */
    int resize(InterfaceSize size) {
        parts.skin().resize(size);
        stage.resize(size);
        return (int) strip.getHeight();
    }

    /** Sets the pointer's place. */
    void pointerMoved(float x, float y) {
        stage.mouseMoved((int) x, (int) y);
    }

    /** Begins to drag if the place is on the bar. */
    void pointerDown(float x, float y) {
        stage.touchDown((int) x, (int) y, 0, 0);
    }

    void pointerDragged(float x, float y) {
        stage.touchDragged((int) x, (int) y, 0);
    }

    void pointerUp() {
        stage.touchUp(0, 0, 0, 0);
    }

    /**
     * Draws the strip; the pane has begun.
     *
     * @param shownTick the shown tick, counted over all floors
     * @param soughtTick the tick that is sought, or -1
     */
    void draw(long shownTick, long soughtTick) {
        tick = shownTick;
        time.set(clock(tick) + " / " + clock(reel.ticks()));
        place.set(parts.texts().format("watch.floor", reel.number() + 1, reel.floors()));
        boolean isPointed = soughtTick < 0 && bar.pointed() >= 0;
        markedTick = isPointed ? tickAt(bar.pointed()) : soughtTick;
        showMarked();
        stage.act(0);
        stage.draw();
    }

    /** Shows the time of the marked tick above it, if there is room between the words. */
    private void showMarked() {
        if (markedTick >= 0) {
            marked.set(clock(markedTick));
        }
        float gap = parts.skin().size().pixels(REACH_UNITS);
        float left = time.getParent().getX();
        float least = left + place.getRight() + gap;
        float most = left + time.getX() - gap - marked.getPrefWidth();
        float x = bar.xOf(share(markedTick)) - marked.getPrefWidth() / 2;
        marked.setVisible(markedTick >= 0 && least < most);
        marked.setBounds(
                Math.max(least, Math.min(most, x)),
                time.getParent().getY() + time.getY(),
                marked.getPrefWidth(),
                marked.getPrefHeight());
    }

    @Override
    public void dispose() {
        stage.dispose();
    }

    private long tickAt(float share) {
        return Math.round((double) share * reel.ticks());
    }

    /** Returns the place of a tick on the bar, from 0 to 1. */
    private float share(long tickOfAll) {
        return reel.ticks() == 0 ? 1 : (float) ((double) tickOfAll / reel.ticks());
    }

    private void drawBar(UiPane pane, int x, int y, int width, int height, float alpha) {
        int grain = parts.skin().size().grain();
        float around = 2f * grain;
        pane.panel(
                x - grain,
                y - grain,
                width + around,
                height + around,
                grain,
                UiPalette.INK,
                UiPalette.STONE_LIGHT,
                0.92f);
        float shown = x + width * share(tick);
        pane.fill(x, y, shown - x, height, UiPalette.GOLD, 0.55f);
        for (int floor = 1; floor < reel.floors(); floor++) {
            float start = x + width * share(reel.startOf(floor));
            pane.fill(start - grain / 2f, y, grain, height, UiPalette.BONE, 0.9f);
        }
        if (reel.replay().end() != null) {
            pane.fill(x + width - around, y - grain, around, height + around, UiPalette.BLOOD, 1);
        }
        if (markedTick >= 0) {
            float at = x + width * share(markedTick);
            pane.fill(at - grain, y - around, around, height + 2 * around, UiPalette.BONE_LIGHT, 0.6f);
        }
        pane.glow(shown, y + height / 2f, 9f * grain, UiPalette.FLAME, 0.35f);
        pane.fill(shown - grain, y - around, around, height + 2 * around, UiPalette.GOLD_LIGHT, 1);
    }

    private static String clock(long tick) {
        long seconds = tick / TickClock.TICKS_A_SECOND;
        return String.format(Locale.ROOT, "%d:%02d", seconds / SECONDS_A_MINUTE, seconds % SECONDS_A_MINUTE);
    }
}
