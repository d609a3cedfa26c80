package dev.orebound.screen.watch;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.RunStart.TakenOverRun;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.play.FixedTimestep;
import dev.orebound.screen.play.FloorFade;
import dev.orebound.screen.play.FloorPresenter;
import dev.orebound.screen.play.RunFacts;
import dev.orebound.screen.watch.WatchedRun.PlaybackSpeed;
import dev.orebound.screen.watch.WatchedRun.ReplaySeek;
import dev.orebound.view.music.MusicConductor;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.state.TickClock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Shows a replay: each floor as it was played, at any speed and from any moment. The player can take over. Nothing that
 * is watched is saved or counted as played.
 */
public final class WatchScreen implements GameScreen, ReplayEndPanel.Ways {
    /** Ticks in a frame at the highest speed. */
    private static final int MOST_TICKS_A_FRAME = 40;

    /** Ticks that an arrow key skips. */
    private static final int LEAP_TICKS = 5 * TickClock.TICKS_A_SECOND;

    private static final float DIM = 0.55f;

    /** Time from the end of the replay to its end panel: long enough to see what happened. */
    private static final float LAST_LOOK_SECONDS = 1.2f;

    /** Time in which light and camera settle after a seek. */
    private static final float SETTLING_SECONDS = 3;

    /** Largest part of that time in one frame. */
    private static final float SETTLING_STEP_SECONDS = 0.1f;

    private final GameContext context;
    private final ScreenNavigator navigator;
    private final Runnable left;
    private final Consumer<String> refused;
    private final WatchedRun watched;
    private final FixedTimestep steps = new FixedTimestep(TickClock.TICKS_A_SECOND, MOST_TICKS_A_FRAME);
    private final FloorFade fade;
    private final ReplayTimeline timeline;
    private final PlaybackSpeed pace = new PlaybackSpeed();
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private @Nullable FloorPresenter floor;
    private @Nullable MusicConductor conductor;
    private @Nullable ReplaySeek seek;
    private @Nullable ReplayEndPanel end;
    private int strip;
    private float overSeconds;
    private float settling;
    private boolean isPaused;
    private boolean showsMap;
    private int frames;

    /**
     * Creates the screen of a replay that the command line names: it leads to the title, and an impossible floor ends
     * the game with a line.
     *
     * @param replay a replay of at least one floor, played with this content
     */
    public WatchScreen(Replay replay, GameContext context, ScreenNavigator navigator) {
        this(replay, context, navigator, navigator::toTitle, whyNot -> {
            context.start().platform().savingFailed("--watch: " + whyNot + "; give an unaltered replay");
            navigator.quit();
        });
    }

    /**
     * Creates the screen of a replay.
     *
     * @param replay a replay of at least one floor, played with this content
     * @param left leads on when the player leaves
     * @param refused leads on if no run can stand at the entrance of a floor, and takes the reason
     */
    public WatchScreen(
            Replay replay, GameContext context, ScreenNavigator navigator, Runnable left, Consumer<String> refused) {
        this.left = left;
        this.refused = refused;
        this.context = context.forWatching();
        this.navigator = navigator;
        watched = new WatchedRun(replay, context.start().content());
        seek = new ReplaySeek(watched, 0);
        fade = new FloorFade(context.fonts());
        timeline = new ReplayTimeline(watched.reel(), context, tick -> {
            seekTo(tick);
            tell();
        });
        tell();
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        strip = timeline.resize(changed);
        if (floor != null) {
            floor.resize(changed, strip);
        }
        if (end != null) {
            end.resize(changed, strip);
        }
    }

    @Override
    public void draw(float seconds) {
        // The first frame is dark, and the floor is made behind it.
        if (++frames > 1) {
            moveOn(seconds);
        }
        UiPane pane = context.pane();
        pane.clear(UiPalette.NIGHT);
        FloorPresenter shown = seek != null && seek.isAhead() ? null : floor;
        float played = seek != null ? 0 : Math.max(settle(), isPaused ? 0 : seconds * pace.times());
        if (shown != null) {
            shown.drawWorld(watched.isOver() || seek != null ? 1 : steps.alpha(), played);
        }
        pane.begin();
        if (shown != null) {
            shown.drawHud(
                    showsMap ? Hud.MapSize.LARGE : Hud.MapSize.SMALL,
                    context.settings().now().get(GameSettings.FLASH),
                    seek == null ? seconds : 0);
        }
        fade.draw(pane, size, floor);
        if (seek != null && floor != null) {
            pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, DIM);
        }
        timeline.draw(watched.tickOfAll(), seek == null ? -1 : seek.tickOfAll());
        pane.end();
        if (end != null) {
            end.draw(seconds);
        }
    }

    /**
     * Returns the seconds by which light and camera move on in this frame, so that they settle quickly after a seek.
     */
    private float settle() {
        float now = Math.min(SETTLING_STEP_SECONDS, settling);
        settling -= now;
        return now;
    }

    private void moveOn(float seconds) {
        try {
            if (seek != null) {
                goOnSeeking(seek);
                return;
            }
        } catch (IllegalArgumentException | FloorNotMadeException e) {
            refused.accept(String.valueOf(e.getMessage()));
            return;
        }
        fade.update(seconds);
        tellOfEnd(seconds);
        if (fade.isClosed() && watched.isLeaving()) {
            seek = new ReplaySeek(watched, watched.reel().startOf(watched.reel().number() + 1));
        } else if (!isPaused && fade.isLifting()) {
            play(seconds);
        }
    }

    /** Shows the end panel a moment after the end of the replay. */
    private void tellOfEnd(float seconds) {
        Expedition run = watched.run();
        if (!watched.isOver() && watched.tickOfAll() >= watched.reel().ticks()) {
            // Nothing is left to play; finds out how it ended, even while paused.
            watched.step();
            tell();
        }
        overSeconds = watched.isOver() ? overSeconds + seconds : 0;
        if (overSeconds < LAST_LOOK_SECONDS || run == null) {
            end = null;
        } else if (end == null) {
            end = new ReplayEndPanel(run, watched.fault(), context, this);
            end.resize(size, strip);
        }
    }

    private void goOnSeeking(ReplaySeek now) {
        boolean isNewFloor = !now.isAhead();
        if (now.advance()) {
            seek = null;
            show(isNewFloor
                    && now.tickOfAll() == watched.reel().startOf(watched.reel().number()));
        }
        tell();
    }

    /** Shows the current floor. */
    private void show(boolean isAtEntrance) {
        Expedition run = watched.run();
        if (run == null) {
            return;
        }
        if (floor != null) {
            floor.dispose();
        }
        FloorPresenter entered = new FloorPresenter(run.world(), run.descent(), context);
        entered.resize(size, strip);
        floor = entered;
        conductor = new MusicConductor(run.world(), context.music());
        steps.reset();
        settling = SETTLING_SECONDS;
        if (isAtEntrance) {
            fade.announce(
                    context.texts(),
                    run.world().content().biomes(),
                    run.seed(),
                    run.world().floor().request().depth());
            fade.open();
        } else {
            fade.openAtOnce();
            fade.update(1);
        }
    }

    private void play(float seconds) {
        FloorPresenter shown = floor;
        MusicConductor heard = conductor;
        boolean wasOver = watched.isOver();
        int due = steps.ticksAfter(seconds * pace.times());
        for (int i = 0; i < due && shown != null && heard != null && watched.step(); i++) {
            shown.afterTick();
            heard.afterTick();
        }
        if (watched.isLeaving()) {
            fade.close();
        } else if (watched.isOver() != wasOver) {
            tell();
        }
    }

    /** Seeks to another moment; one that is shortly ahead is shown at once. */
    private void seekTo(long tickOfAll) {
        end = null;
        overSeconds = 0;
        long wanted = Math.max(0, Math.min(watched.reel().ticks(), tickOfAll));
        FloorPresenter shown = floor;
        ReplaySeek now = new ReplaySeek(watched, wanted);
        if (seek == null && shown != null && now.isAhead() && wanted - watched.tickOfAll() <= 2 * LEAP_TICKS) {
            while (watched.tickOfAll() < wanted && watched.step()) {
                shown.skipTick();
            }
            steps.reset();
            settling = SETTLING_SECONDS;
        } else {
            seek = now;
        }
    }

    private void leap(int ticks) {
        seekTo((seek == null ? watched.tickOfAll() : seek.tickOfAll()) + ticks);
    }

    /** Seeks to the previous floor, or to the beginning of this one if more than a moment of it was played. */
    private void seekFloor(int direction) {
        ReplayCursor reel = watched.reel();
        int here = reel.number();
        boolean isFarIn = watched.tickOfAll() - reel.startOf(here) > LEAP_TICKS;
        int wanted = direction > 0 ? here + 1 : isFarIn ? here : here - 1;
        seekTo(wanted >= reel.floors() ? reel.ticks() : reel.startOf(Math.max(0, wanted)));
    }

    @Override
    public void again() {
        seekTo(0);
    }

    @Override
    public void back() {
        leap(-LEAP_TICKS);
    }

    @Override
    public void leave() {
        left.run();
    }

    /** Lets the player go on playing from here. */
    @Override
    public void takeOver() {
        Expedition run = watched.run();
        if (run != null && seek == null && run.status() == Expedition.RunStatus.PLAYING) {
            navigator.play(new TakenOverRun(
                    watched.journal(), watched.reel().replay().floors().get(0).entered(), run));
        }
    }

    /** Returns the shown tick, counted over all floors. */
    long tickOfAll() {
        return watched.tickOfAll();
    }

    /** Returns true while it is seeking. */
    public boolean isSeeking() {
        return seek != null;
    }

    private void tell() {
        String state = isPaused ? "watch.paused" : "watch.playing";
        if (seek != null) {
            state = "watch.seeking";
        } else if (watched.isOver()) {
            state = watched.fault() == null ? "watch.over" : "watch.broke";
        }
        timeline.tell(state, pace.words());
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (!isOfEnd(keycode) && !steer(keycode)) {
            if (action == GameAction.EAST) {
                pace.faster();
            } else if (action == GameAction.WEST) {
                pace.slower();
            } else if (action == GameAction.MAP) {
                showsMap = !showsMap;
            }
        }
        tell();
    }

    @Override
    public int padKey(int button) {
        boolean isOfMenu = end != null;
        return switch (button) {
            case KeyName.PAD_SOUTH -> isOfMenu ? Keys.ENTER : Keys.SPACE;
            case KeyName.PAD_NORTH -> Keys.ENTER;
            case KeyName.PAD_UP -> isOfMenu ? Keys.UP : button;
            case KeyName.PAD_DOWN -> isOfMenu ? Keys.DOWN : button;
            case KeyName.PAD_BACK -> button;
            default -> GameScreen.super.padKey(button);
        };
    }

    /** Handles a key press on the end panel; returns true if the panel used it. */
    private boolean isOfEnd(int keycode) {
        boolean isOfMenu =
                keycode == Keys.UP || keycode == Keys.DOWN || keycode == Keys.ENTER || keycode == Keys.NUMPAD_ENTER;
        if (end != null && isOfMenu) {
            end.keyDown(keycode, null);
            return true;
        }
        return false;
    }

    /** Handles the fixed keys of the screen, which bindings do not change; returns false for other keys. */
    private boolean steer(int keycode) {
        switch (keycode) {
            case Keys.SPACE -> {
                isPaused = !isPaused;
                steps.reset();
            }
            case Keys.LEFT -> leap(-LEAP_TICKS);
            case Keys.RIGHT -> leap(LEAP_TICKS);
            case Keys.HOME -> seekTo(0);
            case Keys.END -> seekTo(watched.reel().ticks());
            case Keys.PAGE_UP -> seekFloor(-1);
            case Keys.PAGE_DOWN -> seekFloor(1);
            case Keys.BACKSPACE -> pace.reset();
            case KeyName.PAD_UP -> pace.faster();
            case KeyName.PAD_DOWN -> pace.slower();
            case KeyName.PAD_BACK -> showsMap = !showsMap;
            case Keys.ENTER, Keys.NUMPAD_ENTER -> takeOver();
            case Keys.ESCAPE -> leave();
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public void pointerMoved(float x, float y) {
        timeline.pointerMoved(x, y);
        if (end != null) {
            end.pointerMoved(x, y);
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (end != null && end.contains(x, y)) {
            end.pointerDown(x, y, button);
            return;
        }
        timeline.pointerDown(x, y);
    }

    @Override
    public void pointerDragged(float x, float y) {
        timeline.pointerDragged(x, y);
    }

    @Override
    public void pointerUp(int button) {
        timeline.pointerUp();
    }

    @Override
    public float noticeTop(InterfaceSize now) {
        return floor == null ? GameScreen.super.noticeTop(now) : floor.noticeTop();
    }

    @Override
    public @Nullable ReportedRun reported() {
        Expedition run = watched.run();
        return run == null ? null : RunFacts.reported(run, watched.journal());
    }

    @Override
    public void dispose() {
        timeline.dispose();
        if (floor != null) {
            floor.dispose();
        }
    }
}
