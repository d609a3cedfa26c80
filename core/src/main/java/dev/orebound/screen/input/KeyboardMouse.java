package dev.orebound.screen.input;

import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Keyboard and mouse as a source of intents. The mouse aims, and says how far a throw goes; who strikes or casts a bolt
 * with a key instead aims where they last walked, until the mouse is moved again.
 */
public final class KeyboardMouse implements IntentSource {
    /** The tilt on each of two axes at a diagonal full tilt, by Pythagoras. */
    private static final int DIAGONAL_TILT = (int) Math.round(Intent.FULL_TILT * Math.sqrt(0.5));

    private static final int NO_FLASK = -1;

    private final KeyBindings bindings;
    private final HeldActions held = new HeldActions();
    private boolean mouseAims = true;
    private float pointerX;
    private float pointerY;
    private int aim;
    private @Nullable FlaskBelt belt;
    private int flaskWanted = NO_FLASK;

    public KeyboardMouse(KeyBindings bindings) {
        this.bindings = bindings;
    }

    /**
     * A key went down.
     *
     * @param action to which it is bound, or null
     */
    public void keyDown(@Nullable GameAction action) {
        if (action == GameAction.STRIKE || action == GameAction.BOLT) {
            mouseAims = false;
        }
        press(action);
        reachForFlask(action);
    }

    /**
     * A key came up.
     *
     * @param action to which it is bound, or null
     */
    public void keyUp(@Nullable GameAction action) {
        release(action);
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

    /**
     * The wheel was turned.
     *
     * @param notches towards the player, or away from them below 0
     */
    public void wheelTurned(int notches) {
        for (int i = 0; i < Math.abs(notches); i++) {
            reachForNext(Integer.signum(notches));
        }
    }

    /** Says whose flasks the keys reach for. */
    public void wear(FlaskBelt worn) {
        belt = worn;
        flaskWanted = NO_FLASK;
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
        flaskWanted = NO_FLASK;
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
        hold(intent, GameAction.STRIKE, Intent.STRIKE);
        hold(intent, GameAction.DASH, Intent.DASH);
        hold(intent, GameAction.SNEAK, Intent.SNEAK);
        hold(intent, GameAction.THROW, Intent.THROW);
        hold(intent, GameAction.BOLT, Intent.BOLT);
        hold(intent, GameAction.BURST, Intent.BURST);
        hold(intent, GameAction.INTERACT, Intent.INTERACT);
        if (mouseAims) {
            intent.throwDistance(throwSteps(pointerX - playerX, pointerY - playerY));
        }
        if (flaskWanted != NO_FLASK) {
            intent.order(IntentOrder.CHOOSE_FLASK, flaskWanted);
            flaskWanted = NO_FLASK;
        }
        held.endTick();
    }

    private void hold(Intent intent, GameAction action, int button) {
        if (held.holds(action)) {
            intent.hold(button);
        }
    }

    /** At least one step: none would mean as far as it goes. */
    private static int throwSteps(float dx, float dy) {
        return Math.max(1, Math.round((float) Math.sqrt(dx * dx + dy * dy) * Intent.STEPS_A_CELL));
    }

    private void reachForFlask(@Nullable GameAction action) {
        if (action == GameAction.NEXT_FLASK) {
            reachForNext(1);
        } else if (action != null && belt != null) {
            int flask = action.ordinal() - GameAction.FIRST_FLASK.ordinal();
            if (flask >= 0 && flask < belt.size()) {
                flaskWanted = flask;
            }
        }
    }

    /** Goes on from the one that was reached for since the last tick, if any. */
    private void reachForNext(int way) {
        FlaskBelt worn = belt;
        if (worn != null) {
            flaskWanted = worn.nextTo(flaskWanted == NO_FLASK ? worn.chosen() : flaskWanted, way);
        }
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

    /** The actions that are held down. A tap that began and ended between two ticks still counts for the next tick. */
    private static final class HeldActions {
        private final int[] keysDown = new int[GameAction.values().length];
        private final boolean[] tapped = new boolean[GameAction.values().length];

        void press(GameAction action) {
            keysDown[action.ordinal()]++;
            tapped[action.ordinal()] = true;
        }

        void release(GameAction action) {
            keysDown[action.ordinal()] = Math.max(0, keysDown[action.ordinal()] - 1);
        }

        /** True while a key for it is down, and until the end of the tick after a tap. */
        boolean holds(GameAction action) {
            return keysDown[action.ordinal()] > 0 || tapped[action.ordinal()];
        }

        /** A tick has taken what it wanted: taps are over. */
        void endTick() {
            Arrays.fill(tapped, false);
        }

        /** Lets go of everything: the window no longer hears of keys that are let go. */
        void releaseAll() {
            Arrays.fill(keysDown, 0);
            Arrays.fill(tapped, false);
        }
    }

    /** Directions as intents hold them. */
    private static final class Aim {
        /** A pointer nearer than this, in cells, gives no direction. */
        private static final float LEAST_DISTANCE = 0.05f;

        private Aim() {}

        /** The step of {@link Intent#AIMS} nearest to a direction, or the one given where there is none. */
        static int towards(float dx, float dy, int otherwise) {
            if (Math.abs(dx) < LEAST_DISTANCE && Math.abs(dy) < LEAST_DISTANCE) {
                return otherwise;
            }
            double turns = Math.atan2(dy, dx) / (2 * Math.PI);
            return Math.floorMod(Math.round(turns * Intent.AIMS), Intent.AIMS);
        }
    }
}
