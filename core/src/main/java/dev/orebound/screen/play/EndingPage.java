package dev.orebound.screen.play;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import org.jspecify.annotations.Nullable;

/**
 * A scene about the end of a run, which gives way to the run's summary by itself, or at Enter or Escape. No key of a
 * fight ends it, since the player may still be pressing one.
 */
abstract class EndingPage implements GameScreen {
    private final GameScreen summary;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private boolean isOver;

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
        return !isOver;
    }

    @Override
    public final void draw(float seconds) {
        if (isOver) {
            summary.draw(seconds);
        } else {
            isOver = !drawScene(seconds);
        }
    }

    @Override
    public final void keyDown(int keycode, @Nullable GameAction action) {
        if (isOver || action == GameAction.ANOTHER_RUN) {
            isOver = true;
            summary.keyDown(keycode, action);
        } else if (keycode == Keys.ENTER || keycode == Keys.NUMPAD_ENTER || keycode == Keys.ESCAPE) {
            isOver = true;
        }
    }

    @Override
    public final void keyUp(int keycode, @Nullable GameAction action) {
        summary.keyUp(keycode, action);
    }

    @Override
    public final void pointerMoved(float x, float y) {
        summary.pointerMoved(x, y);
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
