package dev.orebound.screen.input;

import com.badlogic.gdx.Input;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Turns keyboard and mouse into intents. The mouse aims and sets the distance of throws. A strike or bolt by key
 * instead aims in the direction of the last step, until the mouse is moved again. The key of a flask chooses the brew
 * of its ore alone, and together with keys of flasks that are still down the brew of all of them. The key that throws
 * aims while it is held, and throws as it is released.
 */
public final class KeyboardMouse implements IntentSource {
    /** The tilt on each of two axes at a diagonal full tilt, by Pythagoras. */
    private static final int DIAGONAL_TILT = (int) Math.round(Intent.FULL_TILT * Math.sqrt(0.5));

    private static final int NOTHING = 0;

    private final KeyBindings bindings;
    private final HeldActions held = new HeldActions();
    private boolean mouseAims = true;
    private float pointerX;
    private float pointerY;
    private int aim;
    private @Nullable BrewBelt belt;
    private float playerX;
    private float playerY;
    private @Nullable CommandWheel wheel;
    private @Nullable BrewWheel brews;
    private ThrowAim throwAim = new ThrowAim();
    private boolean isThrown;
    private int oresWanted = NOTHING;
    private boolean isThirsty;
    private MapControls map = new MapControls();

    public KeyboardMouse(KeyBindings bindings) {
        this.bindings = bindings;
    }

    /**
     * Handles a key press.
     *
     * @param action the action that the key is bound to, or null
     */
    public void keyDown(@Nullable GameAction action) {
        keyDown(Input.Keys.UNKNOWN, action);
    }

    /** Handles a key press; while a wheel is open, numbers choose from it. */
    public void keyDown(int keycode, @Nullable GameAction action) {
        int number = keycode - Input.Keys.NUM_0;
        if (isMapOpen() && map.keyDown(keycode)) {
            return;
        }
        if ((wheel != null && wheel.choose(number)) || takesBrew(number)) {
            return;
        }
        if (action == GameAction.STRIKE || (action == GameAction.BOLT && !throwAim.isHeld())) {
            mouseAims = false;
        }
        begin(action);
    }

    /**
     * Handles a key release.
     *
     * @param action the action that the key is bound to, or null
     */
    public void keyUp(@Nullable GameAction action) {
        if (action == null) {
            return;
        }
        held.release(action);
        if (action == GameAction.MAP) {
            map.endKey();
        }
        if (wheel != null && action == GameAction.COMMAND) {
            wheel.release();
        } else if (action == GameAction.THROW && throwAim.isHeld() && !held.isDown(action)) {
            throwAim.end();
            isThrown = true;
        } else if (action == GameAction.NEXT_FLASK && brews != null && brews.isDown() && !held.isDown(action)) {
            if (!brews.isOpen()) {
                reachForNext(1);
            }
            int ores = brews.release();
            oresWanted = ores == NOTHING ? oresWanted : ores;
        }
    }

    /** Handles a mouse button press. */
    public void buttonDown(int button) {
        mouseAims = true;
        if (isMapOpen() && bindings.ofButton(button) != GameAction.MAP) {
            map.press(button);
            return;
        }
        begin(bindings.ofButton(button));
    }

    /** Handles a mouse button release. */
    public void buttonUp(int button) {
        if (map.release(button)) {
            return;
        }
        keyUp(bindings.ofButton(button));
    }

    /** Begins an action; a bolt instead takes back a flask that is aimed. */
    private void begin(@Nullable GameAction action) {
        if (action == null || (action == GameAction.BOLT && cancel())) {
            return;
        }
        if (action == GameAction.MAP) {
            map.beginKey();
        }
        held.press(action);
        isThirsty |= action == GameAction.DRINK;
        if (wheel != null && action == GameAction.COMMAND) {
            wheel.press(pointerX, pointerY);
        } else if (action == GameAction.THROW) {
            showAim();
        } else if (action == GameAction.NEXT_FLASK && brews != null) {
            brews.press(pointerX - playerX, pointerY - playerY);
        }
        reachForFlask(action);
    }

    /** Takes back a flask that is aimed, or shuts the wheel of brews or the map; returns false if there is none. */
    public boolean cancel() {
        boolean isAny = throwAim.isHeld() || isChoosing() || map.isPinned();
        map.pin(false);
        throwAim.end();
        if (brews != null) {
            brews.cancel();
        }
        return isAny;
    }

    /** Chooses the brew of a number while the wheel of brews is open, of which 0 is the tenth. */
    private boolean takesBrew(int number) {
        int ores = brews == null ? NOTHING : brews.take(number == 0 ? 10 : number);
        oresWanted = ores == NOTHING ? oresWanted : ores;
        return ores != NOTHING;
    }

    /**
     * Handles a turn of the mouse wheel.
     *
     * @param notches notches towards the player; negative for away
     */
    public void wheelTurned(int notches) {
        if (isMapOpen()) {
            map.zoom(-notches);
            return;
        }
        for (int i = 0; i < Math.abs(notches); i++) {
            reachForNext(Integer.signum(notches));
        }
    }

    /** Sets the brews that the keys select from, and what is shown while keys are held. */
    public void wear(BrewBelt worn, HeldControls shown) {
        wear(worn);
        wheel = shown.orders();
        brews = shown.brews();
        throwAim = shown.aim();
        throwAim.end();
        map = shown.map();
        map.pin(false);
    }

    /** Returns true while the large map is to be shown: while its key is down, or after a tap until the next. */
    public boolean isMapOpen() {
        return map.isPinned() || (holds(GameAction.MAP) && !map.isClosing());
    }

    /** Sets the brews that the keys select from. */
    public void wear(BrewBelt worn) {
        belt = worn;
        brews = new BrewWheel(worn);
        oresWanted = NOTHING;
    }

    /** Handles a mouse move to a place of the window, in real pixels from its lower left corner. */
    public void mouseMoved(float x, float y) {
        mouseMoved();
        map.pointAt(x, y);
    }

    /** Handles a mouse move. */
    public void mouseMoved() {
        mouseAims = true;
    }

    /** Sets the place of the floor under the mouse, in cells; it also changes as the view moves. */
    public void pointAt(float cellX, float cellY) {
        pointerX = cellX;
        pointerY = cellY;
        if (brews != null) {
            brews.point(pointerX - playerX, pointerY - playerY);
        }
        if (throwAim.isHeld()) {
            showAim();
        }
    }

    /** Shows the aim of a flask as the next intent would have it. */
    private void showAim() {
        int east = axis(GameAction.EAST, GameAction.WEST);
        int north = axis(GameAction.NORTH, GameAction.SOUTH);
        throwAim.hold(aimed(east, north), mouseAims ? throwSteps(pointerX - playerX, pointerY - playerY) : 0);
    }

    private int aimed(int east, int north) {
        return mouseAims ? Aim.towards(pointerX - playerX, pointerY - playerY, aim) : Aim.towards(east, north, aim);
    }

    @Override
    public boolean isChoosing() {
        return brews != null && brews.isOpen();
    }

    /** Returns true while a key for the action is down. */
    public boolean holds(GameAction action) {
        return held.holds(action);
    }

    /** Releases everything, for example when the window loses the focus. */
    public void releaseAll() {
        held.releaseAll();
        oresWanted = NOTHING;
        isThrown = false;
        isThirsty = false;
        throwAim.end();
        map.pin(false);
        if (brews != null) {
            brews.cancel();
        }
        if (wheel != null) {
            wheel.cancel();
        }
    }

    /** Walks and sneaks by the keys that are still down, after a page had the keyboard. */
    public void takeUp(InputGuard keyboard) {
        for (GameAction action : GameAction.values()) {
            if (action.isOfWalking() || action == GameAction.SNEAK) {
                held.set(action, bindings.countDown(action, keyboard));
            }
        }
    }

    @Override
    public void write(Intent intent, float x, float y) {
        playerX = x;
        playerY = y;
        int east = axis(GameAction.EAST, GameAction.WEST);
        int north = axis(GameAction.NORTH, GameAction.SOUTH);
        int tilt = east != 0 && north != 0 ? DIAGONAL_TILT : Intent.FULL_TILT;
        intent.move(east * tilt, north * tilt);
        aim = aimed(east, north);
        intent.aim(aim);
        hold(intent, GameAction.STRIKE, Intent.STRIKE);
        hold(intent, GameAction.DASH, Intent.DASH);
        hold(intent, GameAction.SNEAK, Intent.SNEAK);
        intent.hold(isThrown ? Intent.THROW : NOTHING);
        isThrown = false;
        hold(intent, GameAction.BOLT, Intent.BOLT);
        hold(intent, GameAction.BURST, Intent.BURST);
        hold(intent, GameAction.LAY, Intent.LAY);
        hold(intent, GameAction.INTERACT, Intent.INTERACT);
        if (mouseAims) {
            intent.throwDistance(throwSteps(pointerX - playerX, pointerY - playerY));
        }
        if (brews != null) {
            brews.tick(pointerX - playerX, pointerY - playerY);
        }
        if (throwAim.isHeld()) {
            showAim();
        }
        boolean commands = wheel != null && wheel.write(intent, pointerX, pointerY);
        if (!commands) {
            giveOrder(intent);
        }
        held.endTick();
        map.tick();
    }

    /** Gives the order that waits, if any: an intent holds one, so that another waits for the next tick. */
    private void giveOrder(Intent intent) {
        if (oresWanted != NOTHING) {
            intent.order(IntentOrder.CHOOSE_BREW, oresWanted);
            oresWanted = NOTHING;
        } else if (isThirsty) {
            intent.order(IntentOrder.DRINK, 0);
            isThirsty = false;
        }
    }

    private void hold(Intent intent, GameAction action, int button) {
        if (held.holds(action)) {
            intent.hold(button);
        }
    }

    /** At least one step, because 0 would mean as far as possible. */
    private static int throwSteps(float dx, float dy) {
        return Math.max(1, Math.round((float) Math.sqrt(dx * dx + dy * dy) * Intent.STEPS_A_CELL));
    }

    private void reachForFlask(GameAction action) {
        if (belt != null) {
            int flask = action.ordinal() - GameAction.FIRST_FLASK.ordinal();
            if (flask >= 0 && flask < belt.flasks()) {
                oresWanted = 1 << flask | oresHeld(belt.flasks());
            }
        }
    }

    /** Returns the ores of the flask keys that are down now. */
    private int oresHeld(int flasks) {
        int ores = 0;
        for (int flask = 0; flask < flasks; flask++) {
            GameAction key = GameAction.values()[GameAction.FIRST_FLASK.ordinal() + flask];
            ores |= held.isDown(key) ? 1 << flask : 0;
        }
        return ores;
    }

    /** Continues from the brew that was selected since the last tick, if any. */
    private void reachForNext(int direction) {
        BrewBelt worn = belt;
        if (worn != null) {
            oresWanted = worn.nextTo(oresWanted == NOTHING ? worn.chosen() : oresWanted, direction);
        }
    }

    private int axis(GameAction up, GameAction down) {
        return (held.holds(up) ? 1 : 0) - (held.holds(down) ? 1 : 0);
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

        void set(GameAction action, int keys) {
            keysDown[action.ordinal()] = keys;
        }

        /** Returns true while a key for the action is down, and until the end of the tick after a tap. */
        boolean holds(GameAction action) {
            return keysDown[action.ordinal()] > 0 || tapped[action.ordinal()];
        }

        /** Returns true while a key for the action is down. */
        boolean isDown(GameAction action) {
            return keysDown[action.ordinal()] > 0;
        }

        /** Ends taps, because a tick has used them. */
        void endTick() {
            Arrays.fill(tapped, false);
        }

        /** Releases everything, because the window no longer receives key releases. */
        void releaseAll() {
            Arrays.fill(keysDown, 0);
            Arrays.fill(tapped, false);
        }
    }

    /** Converts directions to the steps that intents use. */
    private static final class Aim {
        /** A pointer nearer than this, in cells, gives no direction. */
        private static final float LEAST_DISTANCE = 0.05f;

        private Aim() {}

        /**
         * Returns the step of {@link Intent#AIMS} nearest to a direction, or {@code otherwise} if the direction is
         * zero.
         */
        static int towards(float dx, float dy, int otherwise) {
            if (Math.abs(dx) < LEAST_DISTANCE && Math.abs(dy) < LEAST_DISTANCE) {
                return otherwise;
            }
            double turns = Math.atan2(dy, dx) / (2 * Math.PI);
            return Math.floorMod(Math.round(turns * Intent.AIMS), Intent.AIMS);
        }
    }
}
