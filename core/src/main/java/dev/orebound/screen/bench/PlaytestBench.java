package dev.orebound.screen.bench;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.world.intent.Intent;

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

    /** How fast time goes: 1 as ever, 0 not at all. */
    float pace();

    /** How many ticks are to be played at once, whatever the pace; whoever asks plays them. */
    int takeTicks();

    /** Lends an order to the intent of the tick to come, unless it has one already. */
    void lend(Intent intent);

    /** Takes in what happened in the last tick. */
    void afterTick();

    /** Draws what lies over the cave and beneath the HUD; the pane has begun. */
    default void drawOverCave() {}

    /** Draws itself; the pane has begun. */
    void draw(float seconds);

    /** True while everything that is typed is for the bench, and the player's hands rest. */
    boolean hasKeyboard();

    /** True if a place of the window is the bench's, so that the mouse does not aim or strike there. */
    boolean hasPointer(float x, float y);

    /** A key went down; true if that was for the bench. */
    boolean keyDown(int keycode);

    /** A letter was typed while {@link #hasKeyboard}. */
    void keyTyped(char letter);

    /** The mouse is somewhere, in pixels from the window's lower left. */
    void pointerMoved(float x, float y);

    /** A mouse button went down; true if that was for the bench. */
    boolean pointerDown(float x, float y, int button);

    /** The wheel was turned; true if that was for the bench. */
    boolean wheelTurned(int notches);
}
