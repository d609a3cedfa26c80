package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.input.PadState;
import dev.orebound.screen.input.ScrollSteps;
import dev.orebound.screen.page.GameScreen;

/**
 * Passes keys and mouse events on to the current screen, and converts mouse positions to real pixels with y growing
 * upwards.
 */
final class ScreenInput extends InputAdapter {
    private static final int ALT = 0b11;
    private static final int CONTROL = 0b111100;

    private final KeyBindings bindings;
    private final ScreenNavigator navigator;
    private final ScrollSteps across = new ScrollSteps();
    private final ScrollSteps down = new ScrollSteps();
    private GameScreen screen;
    /** The bits of the modifiers that are down, in the order of the events, unlike the state that libGDX tells. */
    private int modifiers;

    ScreenInput(KeyBindings bindings, ScreenNavigator navigator, GameScreen screen) {
        this.bindings = bindings;
        this.navigator = navigator;
        this.screen = screen;
    }

    void handTo(GameScreen shown) {
        screen = shown;
        across.reset();
        down.reset();
    }

    /** Forgets held keys and begun notches, because a window without focus receives no more events. */
    void releaseAll() {
        modifiers = 0;
        across.reset();
        down.reset();
    }

    /** Returns true if the sticks of a gamepad walk and aim on the current screen. */
    boolean takesPad() {
        return screen.takesPad();
    }

    void tilt(PadState pad, GameSettings settings) {
        screen.tilt(pad, settings);
    }

    void padPlugged() {
        screen.padPlugged();
    }

    /** Handles a press of a button of the gamepad; returns the key that it stands for on the current screen. */
    int padDown(int button) {
        int key = screen.padKey(button);
        press(key);
        return key;
    }

    /** Handles the release of a button by the key that {@link #padDown} returned. */
    void padUp(int key) {
        screen.keyUp(key, bindings.ofKey(key));
    }

    /** Scrolls the current screen by notches of a mouse wheel, towards the player. */
    void scroll(int notches) {
        screen.wheelTurned(0, notches);
    }

    @Override
    public boolean keyDown(int keycode) {
        modifiers |= modifier(keycode);
        bindings.use(PadMake.NONE);
        bindings.keyPressed(keycode);
        press(keycode);
        return true;
    }

    private void press(int keycode) {
        GameAction action = bindings.ofKey(keycode);
        if (screen.awaits(keycode)) {
            screen.keyDown(keycode, action);
        } else if (action == GameAction.FULL_SCREEN || isAltEnter(keycode)) {
            navigator.toggleFullScreen();
        } else if (action == GameAction.REPORT) {
            navigator.report();
        } else if (!isOfReport(keycode)) {
            screen.keyDown(keycode, action);
        }
    }

    /** Copies the path of the report that was just saved, or opens its folder; returns false for any other key. */
    private boolean isOfReport(int keycode) {
        return (isWithControl(Keys.C, keycode) && navigator.copyReportPath())
                || (isWithControl(Keys.O, keycode) && navigator.openReportFolder());
    }

    private boolean isAltEnter(int keycode) {
        return (keycode == Keys.ENTER || keycode == Keys.NUMPAD_ENTER) && (modifiers & ALT) != 0;
    }

    private boolean isWithControl(int letter, int keycode) {
        return bindings.layout().letterOf(keycode) == letter && (modifiers & CONTROL) != 0;
    }

    /** Returns the bit of a key that changes what others do, or 0. */
    private static int modifier(int keycode) {
        return switch (keycode) {
            case Keys.ALT_LEFT -> 1;
            case Keys.ALT_RIGHT -> 1 << 1;
            case Keys.CONTROL_LEFT -> 1 << 2;
            case Keys.CONTROL_RIGHT -> 1 << 3;
            case Keys.SYM -> 1 << 4;
            case KeyName.RIGHT_SUPER -> 1 << 5;
            default -> 0;
        };
    }

    @Override
    public boolean keyUp(int keycode) {
        modifiers &= ~modifier(keycode);
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
        bindings.use(PadMake.NONE);
        screen.pointerMoved(realX(x), realY(y));
        return true;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        bindings.use(PadMake.NONE);
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
        int notchesDown = down.add(amountY);
        int notchesAcross = across.add(amountX);
        if (notchesAcross != 0 || notchesDown != 0) {
            screen.wheelTurned(notchesAcross, notchesDown);
        }
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
