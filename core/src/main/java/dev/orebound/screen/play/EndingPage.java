package dev.orebound.screen.play;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import org.jspecify.annotations.Nullable;

/**
 * A scene about the end of a run, which gives way to the run's summary by itself, or while Enter or Escape is held. No
 * single press ends it, since the player may still be fighting.
 */
abstract class EndingPage implements GameScreen {
    /** Time for which a key must be held to skip the scene. */
    private static final float SKIP_SECONDS = 0.7f;

    private final GameScreen summary;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private boolean isOver;
    /** The key that is held to skip the scene, or {@link Keys#UNKNOWN}. */
    private int heldKey = Keys.UNKNOWN;

    private float heldSeconds;

    EndingPage(GameScreen summary) {
        this.summary = summary;
    }

    final InterfaceSize size() {
        return size;
    }

    /**
     * Draws the scene for another frame.
     *
     * @return false after its last frame
     */
    abstract boolean drawScene(float seconds);

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        summary.resize(changed);
    }

    @Override
    public final boolean isCovering() {
        return !isOver || summary.isCovering();
    }

    @Override
    public final void draw(float seconds) {
        if (isOver) {
            summary.draw(seconds);
            return;
        }
        heldSeconds = heldKey == Keys.UNKNOWN ? 0 : heldSeconds + seconds;
        isOver = !drawScene(seconds) || heldSeconds >= SKIP_SECONDS;
    }

    @Override
    public final void keyDown(int keycode, @Nullable GameAction action) {
        if (isOver) {
            summary.keyDown(keycode, action);
        } else if (keycode == Keys.ENTER || keycode == Keys.NUMPAD_ENTER || keycode == Keys.ESCAPE) {
            heldKey = keycode;
            heldSeconds = 0;
        }
    }

    @Override
    public final void keyUp(int keycode, @Nullable GameAction action) {
        if (keycode == heldKey) {
            heldKey = Keys.UNKNOWN;
        }
        summary.keyUp(keycode, action);
    }

    @Override
    public final void loseFocus() {
        heldKey = Keys.UNKNOWN;
        summary.loseFocus();
    }

    @Override
    public final void pointerMoved(float x, float y) {
        summary.pointerMoved(x, y);
    }

    @Override
    public final void pointerRests(float x, float y) {
        summary.pointerRests(x, y);
    }

    @Override
    public final void pointerDown(float x, float y, int button) {
        if (isOver) {
            summary.pointerDown(x, y, button);
        }
    }

    @Override
    public final void pointerUp(int button) {
        summary.pointerUp(button);
    }

    @Override
    public void dispose() {
        summary.dispose();
    }
}
