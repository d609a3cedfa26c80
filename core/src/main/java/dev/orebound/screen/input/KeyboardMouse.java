package dev.orebound.screen.input;

import dev.orebound.world.Intent;
import org.jspecify.annotations.Nullable;

/**
 * Keyboard and mouse as a source of intents. The mouse aims; who strikes with a key instead aims where they last walked,
 * until the mouse is moved again.
 */
public final class KeyboardMouse implements IntentSource {
    /** Of a full tilt, either way, when two axes share it: its half, by Pythagoras. */
    private static final int DIAGONAL_TILT = (int) Math.round(Intent.FULL_TILT * Math.sqrt(0.5));

    private final KeyBindings bindings;
    private final HeldActions held = new HeldActions();
    private boolean mouseAims = true;
    private float pointerX;
    private float pointerY;
    private int aim;

    public KeyboardMouse(KeyBindings bindings) {
        this.bindings = bindings;
    }

    /** A key went down. */
    public void keyDown(int keycode) {
        GameAction action = bindings.ofKey(keycode);
        if (action == GameAction.STRIKE) {
            mouseAims = false;
        }
        press(action);
    }

    /** A key came up. */
    public void keyUp(int keycode) {
        release(bindings.ofKey(keycode));
    }

    /** A mouse button went down. */
    public void buttonDown(int button) {
        mouseAims = true;
        press(bindings.ofButton(button));
    }

    /** A mouse button came up. */
    public void buttonUp(int button) {
        release(bindings.ofButton(button));
    }

    /** The mouse was moved. */
    public void mouseMoved() {
        mouseAims = true;
    }

    /** Says over which place of the floor the mouse is, in cells; it changes as the view moves, too. */
    public void pointAt(float cellX, float cellY) {
        pointerX = cellX;
        pointerY = cellY;
    }

    /** True while a key for the action is down. */
    public boolean holds(GameAction action) {
        return held.holds(action);
    }

    /** Lets go of everything, as when the window is left. */
    public void releaseAll() {
        held.releaseAll();
    }

    @Override
    public void write(Intent intent, float playerX, float playerY) {
        int east = axis(GameAction.EAST, GameAction.WEST);
        int north = axis(GameAction.NORTH, GameAction.SOUTH);
        int tilt = east != 0 && north != 0 ? DIAGONAL_TILT : Intent.FULL_TILT;
        intent.move(east * tilt, north * tilt);
        if (mouseAims) {
            aim = Aim.towards(pointerX - playerX, pointerY - playerY, aim);
        } else {
            aim = Aim.towards(east, north, aim);
        }
        intent.aim(aim);
        if (held.holds(GameAction.STRIKE)) {
            intent.hold(Intent.STRIKE);
        }
        if (held.holds(GameAction.INTERACT)) {
            intent.hold(Intent.INTERACT);
        }
        held.endTick();
    }

    private int axis(GameAction up, GameAction down) {
        return (held.holds(up) ? 1 : 0) - (held.holds(down) ? 1 : 0);
    }

    private void press(@Nullable GameAction action) {
        if (action != null) {
            held.press(action);
        }
    }

    private void release(@Nullable GameAction action) {
        if (action != null) {
            held.release(action);
        }
    }
}
