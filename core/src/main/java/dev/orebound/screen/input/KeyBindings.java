package dev.orebound.screen.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.journal.settings.KeyName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Maps keys and mouse buttons to actions; no other table does. A key has one action; an action may have several keys,
 * of which the first is shown.
 */
public final class KeyBindings {
    /** The code of the first mouse button; buttons have codes above all keys. */
    private static final int FIRST_BUTTON = KeyName.FIRST_BUTTON;

    private static final int BUTTONS = KeyName.buttons();

    private final @Nullable GameAction[] actions = new @Nullable GameAction[KeyName.END];
    private final List<Binding> bindings = new ArrayList<>();
    private KeyboardLayout layout = KeyboardLayout.american();
    /** The names of the bound keys, in their order. */
    private final List<String> names = new ArrayList<>();

    private int version;

    private KeyBindings(List<Binding> bindings) {
        this.bindings.addAll(bindings);
        sort();
    }

    private void sort() {
        Arrays.fill(actions, null);
        for (Binding binding : bindings) {
            actions[binding.key] = binding.action;
        }
        readNames();
    }

    private void readNames() {
        names.clear();
        bindings.forEach(binding -> names.add(layout.nameOf(binding.key)));
        version++;
    }

    /** Sets the layout that names keys. */
    public void layOut(KeyboardLayout changed) {
        layout = changed;
        readNames();
    }

    /** Returns the layout that names keys. */
    public KeyboardLayout layout() {
        return layout;
    }

    /** Asks for the names of the bound keys again, because the player may have selected another layout meanwhile. */
    public void refreshNames() {
        for (int i = 0; i < bindings.size(); i++) {
            if (!names.get(i).equals(layout.nameOf(bindings.get(i).key))) {
                readNames();
                return;
            }
        }
    }

    /** Notes a pressed key: if its name is another than before, the player has selected another layout. */
    public void keyPressed(int key) {
        for (int i = 0; i < bindings.size(); i++) {
            if (bindings.get(i).key == key && !names.get(i).equals(layout.nameOf(key))) {
                readNames();
                return;
            }
        }
    }

    /** Returns a number that changes whenever a key or the name of one does. */
    public int version() {
        return version;
    }

    /** Returns the default bindings. */
    public static KeyBindings defaults() {
        List<Binding> bindings = new ArrayList<>();
        bind(bindings, GameAction.NORTH, Keys.W, Keys.UP);
        bind(bindings, GameAction.WEST, Keys.A, Keys.LEFT);
        bind(bindings, GameAction.SOUTH, Keys.S, Keys.DOWN);
        bind(bindings, GameAction.EAST, Keys.D, Keys.RIGHT);
        bind(bindings, GameAction.STRIKE, FIRST_BUTTON + Buttons.LEFT, Keys.J);
        bind(bindings, GameAction.DASH, Keys.SPACE);
        bind(bindings, GameAction.SNEAK, Keys.SHIFT_LEFT, Keys.SHIFT_RIGHT);
        bind(bindings, GameAction.THROW, Keys.F, FIRST_BUTTON + Buttons.MIDDLE);
        bind(bindings, GameAction.BOLT, FIRST_BUTTON + Buttons.RIGHT, Keys.K);
        bind(bindings, GameAction.BURST, Keys.R);
        bind(bindings, GameAction.LAY, Keys.C);
        bind(bindings, GameAction.DRINK, Keys.V);
        bind(bindings, GameAction.FIRST_FLASK, Keys.NUM_1, Keys.NUMPAD_1);
        bind(bindings, GameAction.SECOND_FLASK, Keys.NUM_2, Keys.NUMPAD_2);
        bind(bindings, GameAction.THIRD_FLASK, Keys.NUM_3, Keys.NUMPAD_3);
        bind(bindings, GameAction.FOURTH_FLASK, Keys.NUM_4, Keys.NUMPAD_4);
        bind(bindings, GameAction.NEXT_FLASK, Keys.Q);
        bind(bindings, GameAction.INTERACT, Keys.E);
        bind(bindings, GameAction.COMMAND, Keys.G);
        bind(bindings, GameAction.MAP, Keys.TAB, Keys.M);
        bind(bindings, GameAction.LOOK, Keys.X, Keys.L);
        bind(bindings, GameAction.PAUSE, Keys.ESCAPE, Keys.P);
        bind(bindings, GameAction.FULL_SCREEN, Keys.F11);
        bind(bindings, GameAction.REPORT, Keys.F12);
        bind(bindings, GameAction.ANOTHER_RUN, Keys.N);
        return new KeyBindings(bindings);
    }

    private static void bind(List<Binding> bindings, GameAction action, int... keys) {
        for (int key : keys) {
            bindings.add(new Binding(action, key));
        }
    }

    /** Returns the action of a key, or null. */
    public @Nullable GameAction ofKey(int keycode) {
        return KeyName.isButton(keycode) ? null : ofAny(keycode);
    }

    /** Returns the action of a mouse button, or null. */
    public @Nullable GameAction ofButton(int button) {
        return button >= 0 && button < BUTTONS ? actions[FIRST_BUTTON + button] : null;
    }

    /** Returns the number of bound keys and buttons. */
    public int size() {
        return bindings.size();
    }

    /**
     * Returns the printed name of the first key of an action, otherwise of its first mouse button: {@code E}; empty if
     * it has none.
     */
    public String keyName(GameAction action) {
        String button = "";
        for (int i = 0; i < bindings.size(); i++) {
            Binding binding = bindings.get(i);
            if (binding.action == action && !KeyName.isButton(binding.key)) {
                return names.get(i);
            } else if (binding.action == action && button.isEmpty()) {
                button = names.get(i);
            }
        }
        return button;
    }

    /** Returns the printed name of the first key or button of an action; empty if it has none. */
    public String firstName(GameAction action) {
        List<Integer> keys = keysOf(action);
        return keys.isEmpty() ? "" : layout().nameOf(keys.get(0));
    }

    /** Returns the keys and mouse buttons of an action, the shown one first. */
    public List<Integer> keysOf(GameAction action) {
        return bindings.stream()
                .filter(binding -> binding.action == action)
                .map(Binding::key)
                .toList();
    }

    /** Returns how many keys and mouse buttons of an action are down. */
    int countDown(GameAction action, InputGuard keyboard) {
        int down = 0;
        for (Binding binding : bindings) {
            down += binding.action == action && keyboard.isDown(binding.key) ? 1 : 0;
        }
        return down;
    }

    /** Returns the action of a key or mouse button, or null. Buttons have codes above all keys. */
    public @Nullable GameAction ofAny(int key) {
        return key >= 0 && key < actions.length ? actions[key] : null;
    }

    /** Binds an action to these keys, in place of its previous ones; other actions lose these keys. */
    public void put(GameAction action, List<Integer> keys) {
        bindings.removeIf(binding -> binding.action == action || keys.contains(binding.key));
        keys.forEach(key -> bindings.add(new Binding(action, key)));
        sort();
    }

    /** Resets all bindings to the defaults. */
    public void reset() {
        bindings.clear();
        bindings.addAll(defaults().bindings);
        sort();
    }

    /** Returns the bindings that differ from the defaults, in the form of the settings. */
    public SortedMap<String, List<String>> choices() {
        KeyBindings usual = defaults();
        TreeMap<String, List<String>> choices = new TreeMap<>();
        for (GameAction action : GameAction.values()) {
            if (!keysOf(action).equals(usual.keysOf(action))) {
                choices.put(
                        action.id(), keysOf(action).stream().map(KeyName::of).toList());
            }
        }
        return choices;
    }

    /** Applies bindings from settings; unknown actions are ignored. */
    public void adopt(SortedMap<String, List<String>> choices) {
        reset();
        for (GameAction action : GameAction.values()) {
            List<String> names = choices.get(action.id());
            if (names != null) {
                put(
                        action,
                        names.stream()
                                .map(KeyName::keyOf)
                                .filter(key -> key != KeyName.NO_KEY)
                                .toList());
            }
        }
        if (ofAny(Keys.ESCAPE) != GameAction.PAUSE) {
            put(GameAction.PAUSE, List.of(Keys.ESCAPE));
        }
    }

    /** A key or mouse button and its action. */
    private record Binding(GameAction action, int key) {}
}
