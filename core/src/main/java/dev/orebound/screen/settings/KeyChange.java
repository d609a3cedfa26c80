package dev.orebound.screen.settings;

import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes a key of an action: it waits for a key press and asks before it takes a key from another action. Each action
 * has at most two keys. Escape always opens the menu and cannot be reassigned.
 */
final class KeyChange {
    /** Largest number of keys for one action. */
    static final int MOST = 2;

    /** The states of a change. */
    enum KeyChangeState {
        RESTING,
        WAITING,
        ASKING
    }

    private final KeyBindings bindings;
    private final int fixedKey;
    private KeyChangeState state = KeyChangeState.RESTING;
    private GameAction action = GameAction.NORTH;
    private int slot;
    private int wanted = KeyName.NO_KEY;

    /** @param fixedKey a key whose action cannot be changed */
    KeyChange(KeyBindings bindings, int fixedKey) {
        this.bindings = bindings;
        this.fixedKey = fixedKey;
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

    /** Waits for a key for one of the two slots of an action; returns false if that slot holds the fixed key. */
    boolean begin(GameAction changed, int place) {
        List<Integer> keys = bindings.keysOf(changed);
        int at = Math.min(place, keys.size());
        if (at < keys.size() && keys.get(at) == fixedKey) {
            return false;
        }
        action = changed;
        slot = at;
        state = KeyChangeState.WAITING;
        return true;
    }

    /** Handles a pressed key or button; returns true if keys have changed. */
    boolean press(int key) {
        if (state != KeyChangeState.WAITING || key == fixedKey) {
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
        GameAction other = bindings.ofAny(wanted);
        if (other != null && other != action) {
            List<Integer> left = new ArrayList<>(bindings.keysOf(other));
            left.remove((Integer) wanted);
            bindings.put(other, left);
        }
        List<Integer> keys = new ArrayList<>(bindings.keysOf(action));
        if (slot < keys.size()) {
            keys.remove(slot);
        }
        keys.remove((Integer) wanted);
        keys.add(Math.min(slot, keys.size()), wanted);
        bindings.put(action, keys.subList(0, Math.min(MOST, keys.size())));
        return true;
    }

    /** Removes the key of a slot; returns true if keys have changed. */
    boolean clear(GameAction changed, int place) {
        List<Integer> keys = new ArrayList<>(bindings.keysOf(changed));
        if (place >= keys.size() || keys.get(place) == fixedKey) {
            return false;
        }
        keys.remove(place);
        bindings.put(changed, keys);
        return true;
    }
}
