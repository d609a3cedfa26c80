package dev.orebound.screen;

import dev.orebound.content.Texts;
import dev.orebound.screen.hud.MapSize;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyboardMouse;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.world.Order;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** A run while it is played: floor after floor, until it ends. */
final class PlayScreen implements GameScreen, PauseOverlay.Choices {
    /** From the end of a run to its summary: long enough to see what happened. */
    private static final float LAST_LOOK_SECONDS = 1.7f;

    /** What the screen is about. */
    private enum Phase {
        /** The dark has fallen, and says where one comes to. */
        ANNOUNCING,
        /** The same words were drawn once, so the floor can be made while they are read. */
        MAKING,
        PLAYING,
        LEAVING,
        ENDED
    }

    private final Equipment equipment;
    private final Navigator navigator;
    private final RunStart start;
    private final KeyboardMouse hands;
    private final Crosshair crosshair;
    private final Curtain curtain;
    private Phase phase = Phase.ANNOUNCING;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private @Nullable LiveRun run;
    private @Nullable GameScreen overlay;
    private float endedSeconds;

    PlayScreen(RunStart start, Equipment equipment, Navigator navigator) {
        this.start = start;
        this.equipment = equipment;
        this.navigator = navigator;
        hands = new KeyboardMouse(equipment.bindings());
        curtain = new Curtain(equipment.fonts());
        crosshair = new Crosshair(equipment.sprites());
        announce(start.depth(), "");
    }

    private void announce(int depth, String aside) {
        phase = Phase.ANNOUNCING;
        Texts texts = equipment.texts();
        curtain.announce(texts.format("hud.depth", depth), texts.get("depth." + depth + ".name"), aside);
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        if (run != null) {
            run.resize(changed);
        }
        if (overlay != null) {
            overlay.resize(changed);
        }
    }

    @Override
    public void draw(float seconds) {
        LiveRun live = moveOn(seconds);
        Pane pane = equipment.pane();
        pane.clear(Ink.NIGHT);
        if (live != null) {
            live.drawWorld(overlay == null ? seconds : 0);
        }
        pane.begin();
        if (live != null) {
            drawOver(live, pane, seconds);
        }
        curtain.draw(pane, size);
        pane.end();
        if (overlay != null) {
            overlay.draw(seconds);
        }
    }

    private void drawOver(LiveRun live, Pane pane, float seconds) {
        boolean plays = overlay == null && phase == Phase.PLAYING;
        if (phase != Phase.ENDED || overlay == null) {
            boolean wantsMap = plays && hands.holds(GameAction.MAP);
            live.floor().look(plays && hands.holds(GameAction.LOOK), crosshair.x(), crosshair.y(), seconds);
            live.drawHud(wantsMap ? MapSize.LARGE : MapSize.SMALL, overlay == null ? seconds : 0);
        }
        if (plays) {
            crosshair.show();
            crosshair.draw(pane, size);
        } else {
            crosshair.hide();
        }
    }

    /** Does what the phase asks for; gives the run, if there is one yet. */
    private @Nullable LiveRun moveOn(float seconds) {
        if (overlay != null) {
            return run;
        }
        curtain.update(seconds);
        switch (phase) {
            case ANNOUNCING -> phase = Phase.MAKING;
            case MAKING -> make();
            case PLAYING -> play(seconds);
            case LEAVING -> leave();
            case ENDED -> end(seconds);
        }
        return run;
    }

    private void make() {
        if (run == null) {
            run = new LiveRun(start, hands, size, equipment);
        } else {
            run.descend();
        }
        hands.wear(run.floor().belt());
        curtain.open();
        phase = Phase.PLAYING;
    }

    private void play(float seconds) {
        LiveRun live = run;
        if (live == null || !curtain.isLifting()) {
            return;
        }
        PlayedFloor floor = live.floor();
        hands.pointAt(floor.cellX(crosshair.x()), floor.cellY(crosshair.y()));
        live.play(seconds);
        switch (live.expedition().status()) {
            case PLAYING -> {}
            case LEAVING -> {
                curtain.close();
                phase = Phase.LEAVING;
            }
            case DEAD, WON -> {
                phase = Phase.ENDED;
                endedSeconds = 0;
            }
        }
    }

    private void leave() {
        if (curtain.isClosed() && run != null) {
            World left = run.expedition().world();
            announce(left.floor().request().depth() + 1, left.player().hasFallen() ? ofTheFall(left) : "");
        }
    }

    private String ofTheFall(World left) {
        int damage = left.content().elements().fall().damage();
        return equipment.texts().format("hud.fell", damage);
    }

    private void end(float seconds) {
        endedSeconds += seconds;
        if (endedSeconds >= LAST_LOOK_SECONDS && run != null) {
            show(new SummaryOverlay(run.expedition(), equipment, navigator));
        }
    }

    private void show(GameScreen shown) {
        shown.resize(size);
        overlay = shown;
        hands.releaseAll();
    }

    /** Opens the pause menu, if anything goes on that can be paused. */
    private void pause() {
        if (overlay == null && phase == Phase.PLAYING && run != null) {
            show(new PauseOverlay(this, run.expedition().seed(), equipment, navigator));
        }
    }

    @Override
    public void resume() {
        overlay = null;
        if (run != null) {
            run.skipTime();
            run.floor().adopt(equipment.settings().now());
        }
    }

    @Override
    public void giveUp() {
        resume();
        if (run != null) {
            run.order(Order.GIVE_UP);
        }
    }

    @Override
    public void loseFocus() {
        hands.releaseAll();
        pause();
    }

    @Override
    public void keyDown(int keycode) {
        if (overlay != null) {
            overlay.keyDown(keycode);
        } else if (equipment.bindings().ofKey(keycode) == GameAction.PAUSE) {
            pause();
        } else {
            hands.keyDown(keycode);
        }
    }

    @Override
    public void keyUp(int keycode) {
        hands.keyUp(keycode);
    }

    @Override
    public void keyTyped(char letter) {
        if (overlay != null) {
            overlay.keyTyped(letter);
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        crosshair.moveTo(x, y);
        hands.mouseMoved();
        if (overlay != null) {
            overlay.pointerMoved(x, y);
        }
    }

    @Override
    public void pointerDragged(float x, float y) {
        crosshair.moveTo(x, y);
        hands.mouseMoved();
        if (overlay != null) {
            overlay.pointerDragged(x, y);
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        crosshair.moveTo(x, y);
        if (overlay != null) {
            overlay.pointerDown(x, y, button);
        } else {
            hands.buttonDown(button);
        }
    }

    @Override
    public void pointerUp(int button) {
        hands.buttonUp(button);
        if (overlay != null) {
            overlay.pointerUp(button);
        }
    }

    @Override
    public void wheelTurned(int notches) {
        if (overlay == null) {
            hands.wheelTurned(notches);
        }
    }

    @Override
    public void dispose() {
        crosshair.hide();
        if (run != null) {
            run.dispose();
        }
    }
}
