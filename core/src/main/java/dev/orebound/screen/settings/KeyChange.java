package dev.orebound.screen.settings;

import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A key that is being changed: it waits for one, and where that does something else already, it asks before it takes it from
 * there. Each thing has at most two keys. Escape always opens the menu, and is never given away.
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

    /** @param fixedKey that does what it does for good */
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

    /** The key that was pressed, of which it asks. */
    int wanted() {
        return wanted;
    }

    /** Returns the action that the pressed key is bound to already, or null. */
    @Nullable
    GameAction taken() {
        return bindings.ofAny(wanted);
    }

    /** Waits for a key, for one of the two places of an action; false where that place is the fixed key's. */
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

    /** A key or button was pressed. True if keys have changed. */
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

    /** Yes, that key. True if keys have changed. */
    boolean confirm() {
        return state == KeyChangeState.ASKING && take();
    }

    /** No. */
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

    /** Takes the key of a place away. True if keys have changed. */
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
