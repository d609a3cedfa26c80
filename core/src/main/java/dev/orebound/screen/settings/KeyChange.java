package dev.orebound.screen.settings;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes a key of an action: it waits for a key press and asks before it takes a key from another action. Each action
 * has at most two keys and one button of a gamepad. Escape and the pad's start button always open the menu and cannot
 * be reassigned; while a key is waited for, they and what belongs to the other device cancel.
 */
final class KeyChange {
    /** Largest number of keys for one action. */
    static final int MOST = 2;

    /** The slot of an action's button of a gamepad, after those of its keys. */
    static final int PAD_SLOT = MOST;

    /** The states of a change. */
    enum KeyChangeState {
        RESTING,
        WAITING,
        ASKING
    }

    private final KeyBindings bindings;
    private KeyChangeState state = KeyChangeState.RESTING;
    private GameAction action = GameAction.NORTH;
    private int slot;
    private int wanted = KeyName.NO_KEY;

    KeyChange(KeyBindings bindings) {
        this.bindings = bindings;
    }

    /** Returns the keys of an action, or its buttons if a slot is that of the gamepad. */
    private List<Integer> bound(GameAction of, int place) {
        return place == PAD_SLOT ? bindings.padOf(of) : bindings.keysOf(of);
    }

    /** Returns the key or button of a slot; {@link KeyName#NO_KEY} if it is empty. */
    int keyOf(GameAction of, int place) {
        List<Integer> keys = bound(of, place);
        int at = place == PAD_SLOT ? 0 : place;
        return at < keys.size() ? keys.get(at) : KeyName.NO_KEY;
    }

    private static boolean isFixed(int key) {
        return key == Keys.ESCAPE || key == KeyName.PAD_START;
    }

    KeyChangeState state() {
        return state;
    }

    GameAction action() {
        return action;
    }

    int slot() {
        return slot;
    }

    /** Returns the pressed key that needs confirmation. */
    int wanted() {
        return wanted;
    }

    /** Returns the action that the pressed key is bound to already, or null. */
    @Nullable
    GameAction taken() {
        return bindings.ofAny(wanted);
    }

    /** Waits for a key for one of the slots of an action; returns false if that slot holds a fixed key. */
    boolean begin(GameAction changed, int place) {
        int at = place == PAD_SLOT
                ? place
                : Math.min(place, bindings.keysOf(changed).size());
        if (isFixed(keyOf(changed, at))) {
            return false;
        }
        action = changed;
        slot = at;
        state = KeyChangeState.WAITING;
        return true;
    }

    /** Handles a pressed key or button; returns true if keys have changed. */
    boolean press(int key) {
        boolean isOfSlot = KeyName.isPad(key) == (slot == PAD_SLOT);
        if (state != KeyChangeState.WAITING || isFixed(key) || !isOfSlot) {
            state = KeyChangeState.RESTING;
            return false;
        }
        wanted = key;
        GameAction other = bindings.ofAny(key);
        if (other != null && other != action) {
            state = KeyChangeState.ASKING;
            return false;
        }
        return take();
    }

    /** Takes the key from its other action; returns true if keys have changed. */
    boolean confirm() {
        return state == KeyChangeState.ASKING && take();
    }

    /** Cancels the change. */
    void cancel() {
        state = KeyChangeState.RESTING;
    }

    private boolean take() {
        state = KeyChangeState.RESTING;
        boolean isOfPad = slot == PAD_SLOT;
        GameAction other = bindings.ofAny(wanted);
        if (other != null && other != action) {
            List<Integer> left = new ArrayList<>(bound(other, slot));
            left.remove((Integer) wanted);
            put(other, left, isOfPad);
        }
        List<Integer> keys = new ArrayList<>(bound(action, slot));
        int at = isOfPad ? 0 : slot;
        if (at < keys.size()) {
            keys.remove(at);
        }
        keys.remove((Integer) wanted);
        keys.add(Math.min(at, keys.size()), wanted);
        put(action, keys.subList(0, Math.min(MOST, keys.size())), isOfPad);
        return true;
    }

    private void put(GameAction changed, List<Integer> keys, boolean isOfPad) {
        if (isOfPad) {
            bindings.putPad(changed, keys);
        } else {
            bindings.put(changed, keys);
        }
    }

    /** Removes the key of a slot; returns true if keys have changed. */
    boolean clear(GameAction changed, int place) {
        int key = keyOf(changed, place);
        if (key == KeyName.NO_KEY || isFixed(key)) {
            return false;
        }
        List<Integer> keys = new ArrayList<>(bound(changed, place));
        keys.remove((Integer) key);
        put(changed, keys, place == PAD_SLOT);
        return true;
    }
}
