package dev.orebound.screen.play;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.content.player.FeelRules;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.bench.LockableBench;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.input.AutoTravel;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.input.PadState;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageStack;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.intent.IntentOrder;
import org.jspecify.annotations.Nullable;

/** The screen on which a run is played, floor after floor, until it ends. */
public final class PlayScreen implements GameScreen, PauseMenu.Choices, PlaytestBench.BenchHost {
    /** Time from the end of a run to its summary: long enough to see what happened. */
    private static final float LAST_LOOK_SECONDS = 1.7f;

    /** The share of the window at each side beyond which a gamepad moves the large map instead of its pointer. */
    private static final float MAP_EDGE = 0.12f;

    /** The phases of the screen. */
    private enum Phase {
        /** The picture is dark and the name of the floor is shown. */
        ANNOUNCING,
        MAKING,
        PLAYING,
        LEAVING,
        BETWEEN,
        ENDED
    }

    private final GameContext context;
    private final ScreenNavigator navigator;
    private final RunStart start;
    private final PlayerControls hands;
    private final FeelRules.PageRules pages;
    private final InputGuard guard = new InputGuard();
    private final CrosshairCursor crosshair;
    private final FloorFade fade;
    private final LockableBench bench;
    private final ChoicePresenter asking;
    private Phase phase = Phase.ANNOUNCING;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private @Nullable LiveRun run;
    private final PageStack overlays = new PageStack(guard);
    private @Nullable FloorPassage passage;
    private float endedSeconds;
    private boolean wasOnMap;

    public PlayScreen(RunStart start, GameContext context, ScreenNavigator navigator) {
        this.start = start;
        this.context = context;
        this.navigator = navigator;
        pages = context.start().content().feel().pages();
        hands = new PlayerControls(context.bindings());
        fade = new FloorFade(context.fonts());
        crosshair = new CrosshairCursor(context.sprites(), context.window());
        asking = new ChoicePresenter(
                context.pageParts(), page -> showOverFight(page, pages.choiceTicks()), this::close, this::pause);
        PlaytestBench.BenchMaker maker = context.start().benchOrNull();
        bench = new LockableBench(
                maker == null ? null : () -> maker.make(context.pageParts(), this, navigator),
                () -> tell("hud.no_bench"));
        if ((maker != null && !maker.isLocked()) || start.isReloaded()) {
            bench.unlock();
        }
        announce(start.depth());
    }

    private void announce(int depth) {
        fade.announce(context.texts(), context.start().content().biomes(), start.seed(), depth);
        context.speaker().say(SpeechRank.NEWS, fade.announced());
    }

    private void tell(String textKey) {
        if (run != null) {
            run.floor().tell(context.texts().get(textKey));
        }
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        if (run != null) {
            run.resize(changed);
        }
        bench.resize(changed);
        overlays.resize(changed);
        if (passage != null) {
            passage.screen().resize(changed);
        }
    }

    @Override
    public void draw(float seconds) {
        guard.update(seconds);
        LiveRun live = moveOn(seconds);
        UiPane pane = context.pane();
        pane.clear(UiPalette.NIGHT);
        FloorPassage between = passage;
        if (between != null) {
            crosshair.hide();
            between.draw(seconds);
            return;
        }
        if (live != null && !overlays.isCovering()) {
            live.drawWorld(overlays.isEmpty() ? seconds : 0);
        }
        pane.begin();
        if (live != null) {
            drawOver(live, pane, seconds);
        }
        fade.draw(pane, size, live == null ? null : live.floor());
        pane.end();
        overlays.draw(seconds);
    }

    private void drawOver(LiveRun live, UiPane pane, float seconds) {
        boolean plays = overlays.isEmpty() && phase == Phase.PLAYING;
        if (live.drawFall(pane, size)) {
            if (!overlays.isEmpty()) {
                crosshair.hide();
            }
            return;
        }
        if (phase != Phase.ENDED || overlays.isEmpty()) {
            boolean wantsMap = plays && hands.isMapOpen();
            live.floor().dismissHint(plays && hands.holds(GameAction.INTERACT));
            live.floor().look(plays && hands.holds(GameAction.LOOK), crosshair.x(), crosshair.y(), seconds);
            if (plays && !wantsMap) {
                bench.drawOverCave();
            }
            live.drawHud(wantsMap ? Hud.MapSize.LARGE : Hud.MapSize.SMALL, overlays.isEmpty() ? seconds : 0);
        }
        if (plays && !hands.isMapOpen()) {
            bench.draw(seconds);
        }
        crosshair.draw(pane, size, plays && !bench.hasPointer(crosshair.x(), crosshair.y()));
    }

    /** Performs the current phase; returns the run if there is one. */
    private @Nullable LiveRun moveOn(float seconds) {
        if (!overlays.isEmpty()) {
            return run;
        }
        fade.update(seconds);
        switch (phase) {
            case ANNOUNCING -> phase = Phase.MAKING;
            case MAKING -> make();
            case PLAYING -> play(seconds);
            case LEAVING -> leave();
            case BETWEEN -> goOn();
            case ENDED -> end(seconds);
        }
        return run;
    }

    private void make() {
        LiveRun made = new LiveRun(start, hands, size, context, bench);
        run = made;
        hands.adopt(context.settings().now());
        bench.aimAt(start.room());
        if (!start.greeting().isEmpty()) {
            tell(start.greeting());
        }
        made.floor().equip(hands);
        fade.open();
        phase = Phase.PLAYING;
        if (start.isContinued()) {
            fade.openAtOnce();
            fade.update(1);
        }
        if (start.isPaused()) {
            pause();
        }
    }

    private void play(float seconds) {
        LiveRun live = run;
        if (live == null || !fade.isLifting()) {
            return;
        }
        if (hands.padAims()) {
            pointByPad(live, seconds);
        } else {
            hands.pointAt(live.floor().cellX(crosshair.x()), live.floor().cellY(crosshair.y()));
        }
        boolean wasShown = live.scene() != null;
        live.play(seconds);
        tellOfTravel();
        boolean isShown = live.scene() != null;
        if (isShown && !wasShown) {
            hands.releaseAll();
        } else if (wasShown && !isShown) {
            hands.takeUp(guard);
        }
        switch (live.expedition().status()) {
            case PLAYING -> asking.ask(live);
            case LEAVING -> {
                live.prepareDescent();
                fade.close();
                phase = Phase.LEAVING;
            }
            case DEAD, WON -> phase = Phase.ENDED;
        }
    }

    /** Tells to where the player walks by itself, and why it no longer does. */
    private void tellOfTravel() {
        String place = hands.takeBoundFor();
        AutoTravel.Halt halt = hands.takeHalt();
        if (run != null && !place.isEmpty() && halt == null) {
            run.floor().tell(context.texts().format("travel.to", context.texts().get(place)));
        } else if (halt != null && halt != AutoTravel.Halt.ARRIVED) {
            tell(halt.textKey());
        }
        if (hands.takesPause()) {
            pause();
        }
    }

    /**
     * Lets the crosshair follow a gamepad's aim. On the large map the stick moves it, from the middle of the window on,
     * and at the edge of the window the map.
     */
    private void pointByPad(LiveRun live, float seconds) {
        hands.pointAt(0, 0);
        if (hands.isMapOpen()) {
            float way = seconds * size.height();
            float x = (wasOnMap ? crosshair.x() : size.width() / 2f) + hands.padX() * way;
            float y = (wasOnMap ? crosshair.y() : size.height() / 2f) + hands.padY() * way;
            float insideX = Math.max(MAP_EDGE * size.width(), Math.min((1 - MAP_EDGE) * size.width(), x));
            float insideY = Math.max(MAP_EDGE * size.height(), Math.min((1 - MAP_EDGE) * size.height(), y));
            crosshair.moveTo(insideX, insideY);
            hands.pointMapAt(insideX, insideY);
            hands.moveMap(insideX - x, insideY - y);
        } else {
            crosshair.moveTo(
                    live.floor().screenX(hands.pointerX()), live.floor().screenY(hands.pointerY()));
        }
        wasOnMap = hands.isMapOpen();
    }

    private void leave() {
        LiveRun live = run;
        if (fade.isClosed() && live != null) {
            passage = new FloorPassage(live, size, guard, context);
            phase = Phase.BETWEEN;
            guard.close(pages.choiceTicks());
            hands.releaseAll();
        }
    }

    private void goOn() {
        LiveRun live = run;
        if (passage == null || live == null || !passage.isOver()) {
            return;
        }
        passage = null;
        hands.takeUp(guard);
        live.floor().equip(hands);
        announce(live.depth());
        fade.openAtOnce();
        live.skipTime();
        phase = Phase.PLAYING;
    }

    private void end(float seconds) {
        endedSeconds += seconds;
        if (endedSeconds >= LAST_LOOK_SECONDS && run != null) {
            showOverFight(RunEndScreens.of(run, start, guard, overlays, context, navigator), pages.endTicks());
        }
    }

    @Override
    public void close() {
        resume();
    }

    @Override
    public void show(GameScreen shown) {
        guard.open();
        overlays.open(shown);
        hands.releaseAll();
    }

    /** Shows a page that opens by itself, and protects it from keys that are still held or pressed in haste. */
    private void showOverFight(GameScreen page, int ticks) {
        show(page);
        guard.close(ticks);
    }

    /** Opens the pause menu if there is anything to pause. */
    private void pause() {
        if (overlays.isEmpty() && phase == Phase.PLAYING && run != null) {
            show(new PauseMenu(this, run.expedition(), overlays, context, navigator));
        }
    }

    @Override
    public void resume() {
        overlays.closeAll();
        hands.adopt(context.settings().now());
        hands.takeUp(guard);
        if (run != null) {
            run.skipTime();
            run.floor().adopt(context.settings().now());
        }
    }

    @Override
    public void giveUp() {
        resume();
        if (run != null) {
            run.order(IntentOrder.GIVE_UP, 0);
        }
    }

    @Override
    public boolean isUnsaved() {
        return start.isUnsaved();
    }

    @Override
    public boolean hasBench() {
        return bench.isThere();
    }

    @Override
    public void openBench() {
        resume();
        bench.open(context.bindings().pad().isPad());
        tell("hud.bench_open");
    }

    @Override
    public float noticeTop(InterfaceSize now) {
        return run == null || front() != null
                ? GameScreen.super.noticeTop(now)
                : run.floor().noticeTop();
    }

    @Override
    public @Nullable ReportedRun reported() {
        return run == null ? null : run.reported();
    }

    @Override
    public void loseFocus() {
        hands.releaseAll();
        guard.releaseAll();
        overlays.loseFocus();
        pause();
    }

    @Override
    public void gainFocus() {
        guard.close(pages.choiceTicks());
    }

    /** Returns true while nothing covers the game and its workbench. */
    private boolean isBenchAtHand() {
        return front() == null && phase == Phase.PLAYING;
    }

    /** Returns the page that receives keys and mouse instead of the player's controls, or null. */
    private @Nullable GameScreen front() {
        GameScreen page = overlays.isEmpty() ? null : overlays;
        return passage != null ? passage.screen() : page;
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        guard.keyDown(keycode);
        GameScreen front = front();
        if (front != null) {
            front.keyDown(keycode, action);
        } else if (fallTakes(keycode)) {
            return;
        } else if (isBenchAtHand() && bench.keyDown(keycode, action)) {
            if (bench.hasKeyboard()) {
                // The controls release everything as soon as the keys go to another page.
                hands.releaseAll();
            } else {
                hands.takeUp(guard);
            }
        } else if (action == GameAction.PAUSE && !hands.cancel()) {
            pause();
        } else {
            if (action == GameAction.INTERACT) {
                asking.askAgain();
            }
            hands.keyDown(keycode, action);
        }
    }

    /** Returns true while the last boss falls, and gives a key to its scene; the fight is over. */
    private boolean fallTakes(int keycode) {
        return run != null && phase == Phase.PLAYING && run.fallTakes(keycode);
    }

    @Override
    public void keyUp(int keycode, @Nullable GameAction action) {
        guard.keyUp(keycode);
        hands.keyUp(action);
        overlays.keyUp(keycode, action);
    }

    @Override
    public int padKey(int button) {
        GameScreen front = front();
        return takesPad() ? button : front == null ? GameScreen.super.padKey(button) : front.padKey(button);
    }

    @Override
    public boolean takesPad() {
        boolean isOfBench = isBenchAtHand() && bench.hasKeyboard();
        return front() == null && !isOfBench && (run == null || !run.isBossFalling());
    }

    @Override
    public void tilt(PadState pad, GameSettings settings) {
        if (takesPad()) {
            hands.tilt(pad, settings);
        }
    }

    @Override
    public void padPlugged() {
        if (front() == null) {
            hands.releaseAll();
            pause();
        }
    }

    @Override
    public boolean awaits(int keycode) {
        GameScreen front = front();
        return front == null ? bench.hasKeyboard() && KeyName.isOfTyping(keycode) : front.awaits(keycode);
    }

    @Override
    public void keyTyped(char letter) {
        if (isBenchAtHand() && bench.hasKeyboard()) {
            bench.keyTyped(letter);
        }
        overlays.keyTyped(letter);
    }

    @Override
    public void pointerMoved(float x, float y) {
        pointAt(x, y);
        GameScreen front = front();
        if (front != null) {
            front.pointerMoved(x, y);
        } else {
            overlays.pointerMoved(x, y);
        }
    }

    @Override
    public void pointerDragged(float x, float y) {
        pointAt(x, y);
        if (overlays.isEmpty()) {
            overlays.pointerMoved(x, y);
        }
        overlays.pointerDragged(x, y);
    }

    private void pointAt(float x, float y) {
        crosshair.moveTo(x, y);
        hands.mouseMoved(x, y);
        bench.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        crosshair.moveTo(x, y);
        guard.buttonDown(button);
        GameScreen front = front();
        if (front != null) {
            front.pointerDown(x, y, button);
        } else if (fallTakes(Keys.UNKNOWN)) {
            return;
        } else if (!isBenchAtHand() || hands.isMapOpen() || !bench.pointerDown(x, y, button)) {
            hands.buttonDown(button);
        }
    }

    @Override
    public void pointerUp(int button) {
        guard.buttonUp(button);
        hands.buttonUp(button);
        overlays.pointerUp(button);
    }

    @Override
    public void wheelTurned(int across, int down) {
        GameScreen front = front();
        if (front != null) {
            front.wheelTurned(across, down);
        } else if (fallTakes(Keys.UNKNOWN)) {
            return;
        } else if (!isBenchAtHand() || hands.isMapOpen() || !bench.wheelTurned(across + down)) {
            hands.wheelTurned(across + down);
        }
    }

    @Override
    public void dispose() {
        crosshair.hide();
        overlays.dispose();
        bench.dispose();
        if (run != null) {
            run.dispose();
        }
    }
}
