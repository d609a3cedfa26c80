package dev.orebound.screen.bench;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;

/**
 * A playtester's bench over a run that is played: it looks at everything, sets the pace, and lends orders to the intents. It never
 * changes the world itself. What it draws lies over the cave and beneath the HUD's pages.
 */
public interface PlaytestBench extends Disposable {
    /** A floor was entered. */
    void enter(Expedition run, CaveProjection window);

    /** The first floor of the run was entered before a room, which orders about rooms mean from now on; 0 for none. */
    default void aimAt(int room) {}

    /** Lays everything out; comes before the first drawing and whenever the window changes. */
    void resize(InterfaceSize size);

    /** Returns the speed of time: 1 for normal, 0 for paused. */
    float pace();

    /** Returns how many ticks to play at once, whatever the speed, and forgets them. */
    int takeTicks();

    /** Lends an order to the intent of the tick to come, unless it has one already. */
    void lend(Intent intent);

    /** Takes in what happened in the last tick. */
    void afterTick();

    /** Draws what lies over the cave and beneath the HUD; the pane has begun. */
    default void drawOverCave() {}

    /** Draws itself; the pane has begun. */
    void draw(float seconds);

    /** Returns true while all typed text goes to the bench and the player's controls rest. */
    boolean hasKeyboard();

    /** True if a place of the window is the bench's, so that the mouse does not aim or strike there. */
    boolean hasPointer(float x, float y);

    /**
     * A key went down; true if that was for the bench.
     *
     * @param action to which the player has bound the key, or null
     */
    boolean keyDown(int keycode, @Nullable GameAction action);

    /** A letter was typed while {@link #hasKeyboard}. */
    void keyTyped(char letter);

    /** The mouse is somewhere, in pixels from the window's lower left. */
    void pointerMoved(float x, float y);

    /** A mouse button went down; true if that was for the bench. */
    boolean pointerDown(float x, float y, int button);

    /** The wheel was turned; true if that was for the bench. */
    boolean wheelTurned(int notches);

    /** Makes the bench of a run. */
    @FunctionalInterface
    interface BenchMaker {
        PlaytestBench make(PageContext parts, BenchHost ways);
    }

    /** The methods of the playing screen that a bench may call. */
    interface BenchHost {
        /** Shows a screen over the game, which stands still beneath it. */
        void show(GameScreen screen);

        /** Takes away what was shown. */
        void close();
    }

    /** Stands in for a bench in an ordinary game. On F1 it tells the player how to start the game with one. */
    final class NoBench implements PlaytestBench {
        private final Runnable tell;

        /** @param tell says how to come by a bench */
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
