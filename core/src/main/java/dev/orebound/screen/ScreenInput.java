package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.page.GameScreen;

/**
 * Passes keys and mouse events on to the current screen, and converts mouse positions to real pixels with y growing
 * upwards.
 */
final class ScreenInput extends InputAdapter {
    private final KeyBindings bindings;
    private final ScreenNavigator navigator;
    private GameScreen screen;

    ScreenInput(KeyBindings bindings, ScreenNavigator navigator, GameScreen screen) {
        this.bindings = bindings;
        this.navigator = navigator;
        this.screen = screen;
    }

    void handTo(GameScreen shown) {
        screen = shown;
    }

    @Override
    public boolean keyDown(int keycode) {
        GameAction action = bindings.ofKey(keycode);
        if (action == GameAction.FULL_SCREEN) {
            navigator.toggleFullScreen();
        } else if (action == GameAction.REPORT) {
            navigator.report();
        } else if (!isCopy(keycode) || !navigator.copyReportPath()) {
            screen.keyDown(keycode, action);
        }
        return true;
    }

    private static boolean isCopy(int keycode) {
        return keycode == Keys.C
                && (Gdx.input.isKeyPressed(Keys.CONTROL_LEFT)
                        || Gdx.input.isKeyPressed(Keys.CONTROL_RIGHT)
                        || Gdx.input.isKeyPressed(Keys.SYM));
    }

    @Override
    public boolean keyUp(int keycode) {
        screen.keyUp(keycode, bindings.ofKey(keycode));
        return true;
    }

    @Override
    public boolean keyTyped(char letter) {
        screen.keyTyped(letter);
        return true;
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        screen.pointerMoved(realX(x), realY(y));
        return true;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        screen.pointerDown(realX(x), realY(y), button);
        return true;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        screen.pointerDragged(realX(x), realY(y));
        return true;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        screen.pointerUp(button);
        return true;
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        // A touch pad reports fractions of a notch; less than half a notch counts as none.
        screen.wheelTurned(Math.round(amountY));
        return true;
    }

    private static float realX(int x) {
        return x * (float) Gdx.graphics.getBackBufferWidth() / Math.max(1, Gdx.graphics.getWidth());
    }

    private static float realY(int y) {
        int height = Gdx.graphics.getBackBufferHeight();
        return height - 1 - y * (float) height / Math.max(1, Gdx.graphics.getHeight());
    }
}
