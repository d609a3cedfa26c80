package dev.orebound.screen.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which key or mouse button does what: the one table. A key does one thing; a thing may have several keys, of which the
 * first is the one shown.
 */
public final class KeyBindings {
    /** A mouse button is kept as a key beyond all keys. */
    private static final int FIRST_BUTTON = Keys.MAX_KEYCODE + 1;

    private static final int BUTTONS = 5;

    private final @Nullable GameAction[] actions = new @Nullable GameAction[FIRST_BUTTON + BUTTONS];
    private final List<Binding> bindings;

    private KeyBindings(List<Binding> bindings) {
        this.bindings = List.copyOf(bindings);
        for (Binding binding : bindings) {
            actions[binding.key] = binding.action;
        }
    }

    /** The keys that the game comes with. */
    public static KeyBindings defaults() {
        List<Binding> bindings = new ArrayList<>();
        bind(bindings, GameAction.NORTH, Keys.W, Keys.UP);
        bind(bindings, GameAction.WEST, Keys.A, Keys.LEFT);
        bind(bindings, GameAction.SOUTH, Keys.S, Keys.DOWN);
        bind(bindings, GameAction.EAST, Keys.D, Keys.RIGHT);
        bind(bindings, GameAction.STRIKE, FIRST_BUTTON + Buttons.LEFT, Keys.J);
        bind(bindings, GameAction.DASH, Keys.SPACE);
        bind(bindings, GameAction.SNEAK, Keys.SHIFT_LEFT, Keys.SHIFT_RIGHT);
        bind(bindings, GameAction.THROW, FIRST_BUTTON + Buttons.RIGHT, Keys.K);
        bind(bindings, GameAction.FIRST_FLASK, Keys.NUM_1, Keys.NUMPAD_1);
        bind(bindings, GameAction.SECOND_FLASK, Keys.NUM_2, Keys.NUMPAD_2);
        bind(bindings, GameAction.THIRD_FLASK, Keys.NUM_3, Keys.NUMPAD_3);
        bind(bindings, GameAction.FOURTH_FLASK, Keys.NUM_4, Keys.NUMPAD_4);
        bind(bindings, GameAction.NEXT_FLASK, Keys.Q);
        bind(bindings, GameAction.INTERACT, Keys.E);
        bind(bindings, GameAction.MAP, Keys.TAB, Keys.M);
        bind(bindings, GameAction.LOOK, Keys.X, Keys.L);
        bind(bindings, GameAction.PAUSE, Keys.ESCAPE, Keys.P);
        bind(bindings, GameAction.FULL_SCREEN, Keys.F11);
        bind(bindings, GameAction.ANOTHER_RUN, Keys.R);
        return new KeyBindings(bindings);
    }

    private static void bind(List<Binding> bindings, GameAction action, int... keys) {
        for (int key : keys) {
            bindings.add(new Binding(action, key));
        }
    }

    /** What a key does, or null for nothing. */
    public @Nullable GameAction ofKey(int keycode) {
        return keycode >= 0 && keycode <= Keys.MAX_KEYCODE ? actions[keycode] : null;
    }

    /** What a mouse button does, or null for nothing. */
    public @Nullable GameAction ofButton(int button) {
        return button >= 0 && button < BUTTONS ? actions[FIRST_BUTTON + button] : null;
    }

    /** How many keys and buttons do something. */
    public int size() {
        return bindings.size();
    }

    /** The name of the first key that does something: {@code E}; empty where none does. */
    public String keyName(GameAction action) {
        for (Binding binding : bindings) {
            if (binding.action == action && binding.key < FIRST_BUTTON) {
                return Keys.toString(binding.key);
            }
        }
        return "";
    }

    /** A key, or a button beyond the keys, and what it does. */
    private record Binding(GameAction action, int key) {}
}
