package dev.orebound.screen;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.Replay;
import dev.orebound.screen.hud.MapSize;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.Intent;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/**
 * A replay, watched: each floor as it was played, at a pace of one's choice. Nothing that is watched is kept, and none of it
 * counts as played.
 */
final class WatchScreen implements GameScreen {
    /** Slower than the game, as fast, and faster. */
    private static final float[] PACES = {0.25f, 0.5f, 1, 2, 4, 8};

    private static final int USUAL_PACE = 2;

    /** So many ticks of the fastest pace fit a frame. */
    private static final int MOST_TICKS_A_FRAME = 40;

    private static final int MARGIN_UNITS = 16;

    private final Equipment equipment;
    private final Navigator navigator;
    private final Reel reel;
    private final FixedStep steps = new FixedStep(World.TICKS_A_SECOND, MOST_TICKS_A_FRAME);
    private final Intent intent = new Intent();
    private final Curtain curtain;
    private final TextLine words;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private @Nullable Expedition run;
    private @Nullable PlayedFloor floor;
    private int pace = USUAL_PACE;
    private boolean isPaused;
    private boolean isOver;
    private boolean showsMap;
    private int frames;

    /** @param replay of at least one floor, played with this content */
    WatchScreen(Replay replay, Equipment equipment, Navigator navigator) {
        this.equipment = equipment.forWatching();
        this.navigator = navigator;
        reel = new Reel(replay);
        curtain = new Curtain(equipment.fonts());
        words = new TextLine(equipment.fonts(), TextStyle.SMALL);
        tell();
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        if (floor != null) {
            floor.resize(changed);
        }
    }

    @Override
    public void draw(float seconds) {
        // The first frame is dark: the floor is made behind it.
        PlayedFloor shown = ++frames > 1 ? moveOn(seconds) : null;
        Pane pane = equipment.pane();
        pane.clear(Ink.NIGHT);
        if (shown != null) {
            shown.drawWorld(isOver ? 1 : steps.alpha(), isPaused ? 0 : seconds * PACES[pace]);
        }
        pane.begin();
        if (shown != null) {
            shown.drawHud(
                    showsMap ? MapSize.LARGE : MapSize.SMALL,
                    equipment.settings().now().flash(),
                    seconds);
        }
        curtain.draw(pane, size);
        float x = (size.width() - words.width()) / 2;
        words.drawShadowed(pane.batch(), x, size.height() - size.pixels(MARGIN_UNITS), Ink.GOLD, 1);
        pane.end();
    }

    private @Nullable PlayedFloor moveOn(float seconds) {
        Expedition watched = run == null ? begin() : run;
        if (watched == null) {
            return null;
        }
        curtain.update(seconds);
        if (curtain.isClosed() && watched.status() == Expedition.Status.LEAVING && reel.turn()) {
            watched.descend();
            enter(watched);
        } else if (!isPaused && curtain.isLifting()) {
            play(watched, seconds);
        }
        return floor;
    }

    /** Null if the file's first checkpoint is one at which no run can stand. */
    private @Nullable Expedition begin() {
        try {
            Expedition begun =
                    Expedition.from(reel.floor().entered(), equipment.start().content());
            enter(begun);
            return begun;
        } catch (IllegalArgumentException e) {
            equipment.start().platform().savingFailed("--watch: " + e.getMessage() + "; give an unaltered replay");
            navigator.quit();
            return null;
        }
    }

    private void enter(Expedition watched) {
        if (floor != null) {
            floor.dispose();
        }
        run = watched;
        PlayedFloor entered = new PlayedFloor(watched.world(), watched.descent(), equipment);
        entered.resize(size);
        floor = entered;
        steps.reset();
        int depth = watched.world().floor().request().depth();
        curtain.announce(
                equipment.texts().format("hud.depth", depth), equipment.texts().get("depth." + depth + ".name"), "");
        curtain.open();
    }

    private void play(Expedition watched, float seconds) {
        PlayedFloor shown = floor;
        int due = steps.ticksAfter(seconds * PACES[pace]);
        for (int i = 0; i < due && shown != null && watched.status() == Expedition.Status.PLAYING && !isOver; i++) {
            if (reel.next(intent)) {
                watched.step(intent);
                shown.afterTick();
            } else {
                end();
            }
        }
        if (watched.status() == Expedition.Status.LEAVING) {
            curtain.close();
        } else if (watched.status() != Expedition.Status.PLAYING && !isOver) {
            end();
        }
    }

    private void end() {
        isOver = true;
        tell();
    }

    private void tell() {
        String state = isOver ? "watch.over" : isPaused ? "watch.paused" : "watch.playing";
        String speed = PACES[pace] < 1 ? "1/" + Math.round(1 / PACES[pace]) : Integer.toString(Math.round(PACES[pace]));
        words.set(equipment.texts().format(state, speed));
    }

    @Override
    public void keyDown(int keycode) {
        GameAction action = equipment.bindings().ofKey(keycode);
        if (keycode == Keys.SPACE) {
            isPaused = !isPaused;
            steps.reset();
        } else if (action == GameAction.EAST) {
            pace = Math.min(PACES.length - 1, pace + 1);
        } else if (action == GameAction.WEST) {
            pace = Math.max(0, pace - 1);
        } else if (action == GameAction.MAP) {
            showsMap = !showsMap;
        } else if (keycode == Keys.ESCAPE) {
            navigator.toTitle();
        }
        tell();
    }

    @Override
    public void dispose() {
        if (floor != null) {
            floor.dispose();
        }
    }
}
