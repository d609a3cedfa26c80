package dev.orebound.screen.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.KeyName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Maps keys, mouse buttons and buttons of a gamepad to actions; no other table does. A key has one action; an action
 * may have several keys, of which the first is shown. It knows which device the player touched last, whose keys are
 * shown.
 */
public final class KeyBindings {
    private static final String NUMPAD = "Numpad ";
    private static final Pattern NO_WORD = Pattern.compile("[^a-z0-9]+");

    /** The code of the first mouse button; buttons have codes above all keys. */
    private static final int FIRST_BUTTON = KeyName.FIRST_BUTTON;

    private static final int BUTTONS = KeyName.buttons();

    private final @Nullable GameAction[] actions = new @Nullable GameAction[KeyName.END];
    private final List<Binding> bindings = new ArrayList<>();
    private KeyboardLayout layout = KeyboardLayout.american();
    /** The names of the bound keys, in their order. */
    private final List<String> names = new ArrayList<>();

    private int version;
    private PadMake pad = PadMake.NONE;
    private @Nullable GameTexts texts;

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
        bindings.forEach(binding -> names.add(nameOf(binding.key)));
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
            if (!names.get(i).equals(nameOf(bindings.get(i).key))) {
                readNames();
                return;
            }
        }
    }

    /** Notes a pressed key: if its name is another than before, the player has selected another layout. */
    public void keyPressed(int key) {
        for (int i = 0; i < bindings.size(); i++) {
            if (bindings.get(i).key == key && !names.get(i).equals(nameOf(key))) {
                readNames();
                return;
            }
        }
    }

    /** Returns the name of a key, a mouse button or a button of the gamepad for players. */
    public String nameOf(int key) {
        String name = KeyName.isPad(key) ? pad.nameOf(key) : layout.nameOf(key);
        GameTexts spoken = texts;
        if (spoken == null) {
            return name;
        }
        if (name.startsWith(NUMPAD)) {
            return spoken.format("key_name.numpad", name.substring(NUMPAD.length()));
        }
        String text = "key_name."
                + NO_WORD.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("_").replaceFirst("^pad_", "");
        return spoken.has(text) ? spoken.get(text) : name;
    }

    /** Names keys and buttons in the language of these texts from now on. */
    public void speak(GameTexts named) {
        texts = named;
        readNames();
    }

    /**
     * Notes which device the player uses.
     *
     * @param used the make of the gamepad, or {@link PadMake#NONE} for keyboard and mouse
     */
    public void use(PadMake used) {
        if (pad != used) {
            pad = used;
            readNames();
        }
    }

    /** Returns the make of the gamepad that the player touched last, or {@link PadMake#NONE}. */
    public PadMake pad() {
        return pad;
    }

    /** Returns a number that changes whenever a key, the name of one or the used device does. */
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
        bind(bindings, GameAction.TRAVEL, Keys.T);
        bind(bindings, GameAction.TARGET, Keys.H);
        bind(bindings, GameAction.LOOK, Keys.X, Keys.L);
        bind(bindings, GameAction.PAUSE, Keys.ESCAPE, Keys.P);
        bind(bindings, GameAction.FULL_SCREEN, Keys.F11);
        bind(bindings, GameAction.REPORT, Keys.F12);
        bind(bindings, GameAction.ANOTHER_RUN, Keys.N);
        bind(bindings, GameAction.STRIKE, KeyName.PAD_RIGHT_TRIGGER);
        bind(bindings, GameAction.BOLT, KeyName.PAD_LEFT_TRIGGER);
        bind(bindings, GameAction.THROW, KeyName.PAD_LEFT_SHOULDER);
        bind(bindings, GameAction.DASH, KeyName.PAD_RIGHT_SHOULDER);
        bind(bindings, GameAction.INTERACT, KeyName.PAD_SOUTH);
        bind(bindings, GameAction.BURST, KeyName.PAD_EAST);
        bind(bindings, GameAction.NEXT_FLASK, KeyName.PAD_WEST);
        bind(bindings, GameAction.MAP, KeyName.PAD_NORTH);
        bind(bindings, GameAction.FIRST_FLASK, KeyName.PAD_UP);
        bind(bindings, GameAction.SECOND_FLASK, KeyName.PAD_RIGHT);
        bind(bindings, GameAction.THIRD_FLASK, KeyName.PAD_DOWN);
        bind(bindings, GameAction.FOURTH_FLASK, KeyName.PAD_LEFT);
        bind(bindings, GameAction.LAY, KeyName.PAD_LEFT_STICK);
        bind(bindings, GameAction.COMMAND, KeyName.PAD_RIGHT_STICK);
        bind(bindings, GameAction.DRINK, KeyName.PAD_BACK);
        bind(bindings, GameAction.PAUSE, KeyName.PAD_START);
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
     * Returns the printed name of the first key of an action, otherwise of its first mouse button: {@code E}; of its
     * button on the gamepad while that is used; empty if it has none.
     */
    public String keyName(GameAction of) {
        GameAction action = shownFor(of);
        String button = "";
        for (int i = 0; i < bindings.size(); i++) {
            Binding binding = bindings.get(i);
            if (binding.action == action && isShown(binding) && !KeyName.isButton(binding.key)) {
                return names.get(i);
            } else if (binding.action == action && isShown(binding) && button.isEmpty()) {
                button = names.get(i);
            }
        }
        return button;
    }

    /**
     * Returns the action whose key is shown for another: with the mouse alone, its left button does what it points at.
     */
    private GameAction shownFor(GameAction action) {
        boolean isDoneByGoing = action == GameAction.STRIKE || action == GameAction.INTERACT;
        return isDoneByGoing && goesByMouse() && !pad.isPad() ? GameAction.GO : action;
    }

    /** Returns true if the left mouse button goes where it points. */
    public boolean goesByMouse() {
        return ofButton(Buttons.LEFT) == GameAction.GO;
    }

    private boolean isShown(Binding binding) {
        return KeyName.isPad(binding.key) == pad.isPad();
    }

    /**
     * Returns the key, mouse button or button of the gamepad that is shown for an action; {@link KeyName#NO_KEY} if
     * none.
     */
    public int shownKey(GameAction of) {
        GameAction action = shownFor(of);
        for (int i = 0; i < bindings.size(); i++) {
            if (bindings.get(i).action == action && isShown(bindings.get(i))) {
                return bindings.get(i).key;
            }
        }
        return KeyName.NO_KEY;
    }

    /** Returns the printed name of {@link #shownKey}; empty if there is none. */
    public String firstName(GameAction action) {
        int key = shownKey(action);
        return key == KeyName.NO_KEY ? "" : nameOf(key);
    }

    /** Returns the keys and mouse buttons of an action, the shown one first. */
    public List<Integer> keysOf(GameAction action) {
        return keysOf(action, false);
    }

    /** Returns the buttons of the gamepad of an action, the shown one first. */
    public List<Integer> padOf(GameAction action) {
        return keysOf(action, true);
    }

    private List<Integer> keysOf(GameAction action, boolean isOfPad) {
        return bindings.stream()
                .filter(binding -> binding.action == action && KeyName.isPad(binding.key) == isOfPad)
                .map(Binding::key)
                .toList();
    }

    /** Returns how many keys and buttons of an action are down. */
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

    /**
     * Binds an action to these keys and mouse buttons, in place of its previous ones; other actions lose these keys.
     */
    public void put(GameAction action, List<Integer> keys) {
        put(action, keys, false);
    }

    /** Binds an action to these buttons of the gamepad, in place of its previous ones; other actions lose them. */
    public void putPad(GameAction action, List<Integer> buttons) {
        put(action, buttons, true);
    }

    private void put(GameAction action, List<Integer> keys, boolean isOfPad) {
        bindings.removeIf(binding ->
                keys.contains(binding.key) || (binding.action == action && KeyName.isPad(binding.key) == isOfPad));
        keys.forEach(key -> bindings.add(new Binding(action, key)));
        sort();
    }

    /** Resets all bindings to the defaults. */
    public void reset() {
        bindings.clear();
        bindings.addAll(defaults().bindings);
        sort();
    }

    /** Returns the keys and mouse buttons that differ from the defaults, in the form of the settings. */
    public SortedMap<String, List<String>> choices() {
        return choices(false);
    }

    /** Returns the buttons of the gamepad that differ from the defaults, in the form of the settings. */
    public SortedMap<String, List<String>> padChoices() {
        return choices(true);
    }

    private SortedMap<String, List<String>> choices(boolean isOfPad) {
        KeyBindings usual = defaults();
        TreeMap<String, List<String>> choices = new TreeMap<>();
        for (GameAction action : GameAction.values()) {
            List<Integer> keys = keysOf(action, isOfPad);
            if (!keys.equals(usual.keysOf(action, isOfPad))) {
                choices.put(action.id(), keys.stream().map(KeyName::of).toList());
            }
        }
        return choices;
    }

    /** Applies bindings from settings; unknown actions are ignored. */
    public void adopt(SortedMap<String, List<String>> keys, SortedMap<String, List<String>> pad) {
        reset();
        adopt(keys, false);
        adopt(pad, true);
        if (ofAny(Keys.ESCAPE) != GameAction.PAUSE) {
            put(GameAction.PAUSE, List.of(Keys.ESCAPE));
        }
        if (ofAny(KeyName.PAD_START) != GameAction.PAUSE) {
            putPad(GameAction.PAUSE, List.of(KeyName.PAD_START));
        }
    }

    private void adopt(SortedMap<String, List<String>> choices, boolean isOfPad) {
        for (GameAction action : GameAction.values()) {
            List<String> chosen = choices.get(action.id());
            if (chosen != null) {
                List<Integer> keys = chosen.stream()
                        .map(KeyName::keyOf)
                        .filter(key -> key != KeyName.NO_KEY && KeyName.isPad(key) == isOfPad)
                        .toList();
                put(action, keys, isOfPad);
            }
        }
    }

    /** A key or button and its action. */
    private record Binding(GameAction action, int key) {}
}
