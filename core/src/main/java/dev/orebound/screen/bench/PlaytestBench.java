package dev.orebound.screen.bench;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.world.intent.Intent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The interface of a playtester's workbench over a run: it shows facts about the run, sets the pace, and adds orders to
 * the intents. It never changes the world itself. Its drawings lie over the cave and below the pages of the HUD.
 */
public interface PlaytestBench extends Disposable {
    /** Attaches the workbench to the floor that was entered. */
    void enter(Expedition run, CaveProjection window);

    /** Sets the room before which the run began, which orders about rooms refer to from now on; 0 for none. */
    default void aimAt(int room) {}

    /** Lays everything out; called before the first drawing and whenever the window changes. */
    void resize(InterfaceSize size);

    /**
     * Shows the workbench.
     *
     * @param picks true if the moves of keys or a gamepad choose on its panel until the player goes back
     */
    default void open(boolean picks) {}

    /** Returns the speed of time: 1 for normal, 0 for paused. */
    float pace();

    /** Returns how many ticks to play at once, whatever the speed, and forgets them. */
    int takeTicks();

    /** Puts an order into the intent of the next tick, unless it has one already. */
    void lend(Intent intent);

    /** Handles the events of the last tick. */
    void afterTick();

    /** Draws the overlays over the cave and below the HUD; the pane has begun. */
    default void drawOverCave() {}

    /** Draws the workbench; the pane has begun. */
    void draw(float seconds);

    /** Returns true while typed text goes to the workbench and the player's controls are off. */
    boolean hasKeyboard();

    /**
     * Returns true if a point of the window belongs to the workbench, so that the mouse does not aim or strike there.
     */
    boolean hasPointer(float x, float y);

    /**
     * Handles a key press; returns true if the workbench used it.
     *
     * @param action the action that the player has bound the key to, or null
     */
    boolean keyDown(int keycode, @Nullable GameAction action);

    /** Handles a typed letter while {@link #hasKeyboard}. */
    void keyTyped(char letter);

    /** Sets the mouse position, in pixels from the window's lower left. */
    void pointerMoved(float x, float y);

    /** Handles a mouse button press; returns true if the workbench used it. */
    boolean pointerDown(float x, float y, int button);

    /** Handles a turn of the mouse wheel; returns true if the workbench used it. */
    boolean wheelTurned(int notches);

    /** Creates the workbench of a run. */
    @FunctionalInterface
    interface BenchMaker {
        PlaytestBench make(PageContext parts, BenchHost host, FloorReload reload);

        /** Returns true if the player must unlock the workbench in each run. */
        default boolean isLocked() {
            return false;
        }

        /** Returns a maker of the same workbench that the player must unlock in each run. */
        default BenchMaker locked() {
            BenchMaker unlocked = this;
            return new BenchMaker() {
                @Override
                public PlaytestBench make(PageContext parts, BenchHost host, FloorReload reload) {
                    return unlocked.make(parts, host, reload);
                }

                @Override
                public boolean isLocked() {
                    return true;
                }
            };
        }
    }

    /** Reads the content again while the game runs. */
    @FunctionalInterface
    interface FloorReload {
        /**
         * Reads the content again and, before the next frame, enters the current floor of a run with it.
         *
         * @param isUnsaved true if nothing of the run is saved
         * @return a line for each reason why not, in which case everything stays as it was
         */
        List<String> reload(Expedition played, boolean isUnsaved);
    }

    /** The methods of the playing screen that a bench may call. */
    interface BenchHost {
        /** Shows a screen over the game, which is paused below it. */
        void show(GameScreen screen);

        /** Closes the shown screen. */
        void close();

        /** Returns true if nothing of the run is saved. */
        boolean isUnsaved();
    }

    /** Stands in for a bench that is locked or missing. On F1 it tells the player how to get one. */
    final class NoBench implements PlaytestBench {
        private final Runnable tell;

        /** @param tell tells the player how to get a workbench */
        public NoBench(Runnable tell) {
            this.tell = tell;
        }

        @Override
        public void enter(Expedition run, CaveProjection window) {}

        @Override
        public void resize(InterfaceSize size) {}

        @Override
        public float pace() {
            return 1;
        }

        @Override
        public int takeTicks() {
            return 0;
        }

        @Override
        public void lend(Intent intent) {}

        @Override
        public void afterTick() {}

        @Override
        public void draw(float seconds) {}

        @Override
        public boolean hasKeyboard() {
            return false;
        }

        @Override
        public boolean hasPointer(float x, float y) {
            return false;
        }

        @Override
        public boolean keyDown(int keycode, @Nullable GameAction action) {
            boolean isAskedFor = keycode == Keys.F1 && action == null;
            if (isAskedFor) {
                tell.run();
            }
            return isAskedFor;
        }

        @Override
        public void keyTyped(char letter) {}

        @Override
        public void pointerMoved(float x, float y) {}

        @Override
        public boolean pointerDown(float x, float y, int button) {
            return false;
        }

        @Override
        public boolean wheelTurned(int notches) {
            return false;
        }

        @Override
        public void dispose() {}
    }
}
