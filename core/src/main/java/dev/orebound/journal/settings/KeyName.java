package dev.orebound.journal.settings;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Map;

/**
 * Numbers and names every key, mouse button and button of a gamepad that a window can report. Numbers up to
 * {@link Keys#MAX_KEYCODE} are those of libGDX; above them come mouse buttons, keys that libGDX does not tell apart,
 * gamepad buttons, and keys that have nothing but the number by which the keyboard reports them. The names, such as
 * {@code Space}, {@code Mouse left}, {@code Pad south} and {@code Scancode 132}, are those of the settings file; the
 * names that players see are of the {@code KeyboardLayout} and the {@code PadMake}.
 */
public final class KeyName {
    /** The number of the first mouse button, above all key codes of libGDX. */
    public static final int FIRST_BUTTON = Keys.MAX_KEYCODE + 1;

    /** The number of an unknown key. */
    public static final int NO_KEY = -1;

    private static final List<String> BUTTONS = List.of(
            "Mouse left",
            "Mouse right",
            "Mouse middle",
            "Mouse back",
            "Mouse forward",
            "Mouse 6",
            "Mouse 7",
            "Mouse 8");

    /** The right key with the emblem of the system, which libGDX takes for the left one, {@link Keys#SYM}. */
    public static final int RIGHT_SUPER = FIRST_BUTTON + 8;

    /** The key F25, which libGDX does not know. */
    public static final int F25 = RIGHT_SUPER + 1;

    /** The number of the lowest of the four face buttons of a gamepad; {@link #FIRST_PAD} is the same. */
    public static final int PAD_SOUTH = F25 + 1;

    public static final int PAD_EAST = PAD_SOUTH + 1;
    public static final int PAD_WEST = PAD_SOUTH + 2;
    public static final int PAD_NORTH = PAD_SOUTH + 3;
    public static final int PAD_LEFT_SHOULDER = PAD_SOUTH + 4;
    public static final int PAD_RIGHT_SHOULDER = PAD_SOUTH + 5;
    public static final int PAD_BACK = PAD_SOUTH + 6;
    public static final int PAD_START = PAD_SOUTH + 7;
    public static final int PAD_GUIDE = PAD_SOUTH + 8;
    public static final int PAD_LEFT_STICK = PAD_SOUTH + 9;
    public static final int PAD_RIGHT_STICK = PAD_SOUTH + 10;
    public static final int PAD_UP = PAD_SOUTH + 11;
    public static final int PAD_RIGHT = PAD_SOUTH + 12;
    public static final int PAD_DOWN = PAD_SOUTH + 13;
    public static final int PAD_LEFT = PAD_SOUTH + 14;
    public static final int PAD_LEFT_TRIGGER = PAD_SOUTH + 15;
    public static final int PAD_RIGHT_TRIGGER = PAD_SOUTH + 16;

    /** The number of the first button of a gamepad; the others follow in the order in which GLFW numbers them. */
    public static final int FIRST_PAD = PAD_SOUTH;

    private static final List<String> PAD_BUTTONS = List.of(
            "Pad south",
            "Pad east",
            "Pad west",
            "Pad north",
            "Pad left shoulder",
            "Pad right shoulder",
            "Pad back",
            "Pad start",
            "Pad guide",
            "Pad left stick",
            "Pad right stick",
            "Pad up",
            "Pad right",
            "Pad down",
            "Pad left",
            "Pad left trigger",
            "Pad right trigger");

    /** The number of the key with scancode 0, which stands for keys that have no other number. */
    public static final int FIRST_SCANCODE = 2 * FIRST_BUTTON;

    /** The number of scancodes that are told apart. */
    public static final int SCANCODES = 1024;

    /** All numbers of keys and buttons are below this one. */
    public static final int END = FIRST_SCANCODE + SCANCODES;

    /** The names of keys to which libGDX gives none. */
    private static final Map<Integer, String> UNNAMED =
            Map.of(Keys.WORLD_1, "World 1", Keys.WORLD_2, "World 2", RIGHT_SUPER, "Right SYM", F25, "F25");

    private static final String SCANCODE = "Scancode ";
    private static final String CODE = "Code ";

    private KeyName() {}

    /** Returns the number of known mouse buttons. */
    public static int buttons() {
        return BUTTONS.size();
    }

    /** Returns the name of a key or a button in the settings file. */
    public static String of(int key) {
        if (isButton(key)) {
            return BUTTONS.get(key - FIRST_BUTTON);
        }
        if (isPad(key)) {
            return PAD_BUTTONS.get(key - FIRST_PAD);
        }
        if (isScancode(key)) {
            return SCANCODE + (key - FIRST_SCANCODE);
        }
        String own = UNNAMED.get(key);
        String usual = own == null && key >= 0 && key <= Keys.MAX_KEYCODE ? Keys.toString(key) : own;
        return usual == null ? CODE + key : usual;
    }

    /** Returns the key or button of a name in the settings file, or {@link #NO_KEY}. */
    public static int keyOf(String name) {
        int button = BUTTONS.indexOf(name);
        if (button >= 0) {
            return FIRST_BUTTON + button;
        }
        int pad = PAD_BUTTONS.indexOf(name);
        if (pad >= 0) {
            return FIRST_PAD + pad;
        }
        for (Map.Entry<Integer, String> own : UNNAMED.entrySet()) {
            if (own.getValue().equals(name)) {
                return own.getKey();
            }
        }
        int scancode = numberAfter(SCANCODE, name, SCANCODES);
        int code = numberAfter(CODE, name, FIRST_SCANCODE);
        return scancode >= 0 ? FIRST_SCANCODE + scancode : code >= 0 ? code : Keys.valueOf(name);
    }

    /**
     * Returns the number that follows a prefix, if it is written as {@link #of} writes it and below a bound; else -1.
     */
    private static int numberAfter(String prefix, String name, int bound) {
        if (!name.startsWith(prefix) || !name.substring(prefix.length()).matches("0|[1-9][0-9]{0,3}")) {
            return -1;
        }
        int number = Integer.parseInt(name.substring(prefix.length()));
        return number < bound ? number : -1;
    }

    /** Returns true if a number is that of a mouse button. */
    public static boolean isButton(int key) {
        return key >= FIRST_BUTTON && key < FIRST_BUTTON + BUTTONS.size();
    }

    /** Returns the number of buttons of a gamepad. */
    public static int padButtons() {
        return PAD_BUTTONS.size();
    }

    /** Returns true if a number is that of a button of a gamepad. */
    public static boolean isPad(int key) {
        return key >= FIRST_PAD && key < FIRST_PAD + PAD_BUTTONS.size();
    }

    /** Returns true if a number stands for a key that has nothing but a scancode. */
    public static boolean isScancode(int key) {
        return key >= FIRST_SCANCODE && key < END;
    }

    /** Returns true if a key may write something where text is typed, or moves or removes what is written there. */
    public static boolean isOfTyping(int key) {
        return switch (key) {
            case Keys.LEFT, Keys.RIGHT, Keys.HOME, Keys.END, Keys.BACKSPACE, Keys.FORWARD_DEL, Keys.SPACE -> true;
            case Keys.WORLD_1, Keys.WORLD_2, Keys.NUMPAD_ADD, Keys.NUMPAD_SUBTRACT, Keys.NUMPAD_MULTIPLY -> true;
            case Keys.NUMPAD_DIVIDE, Keys.NUMPAD_DOT, Keys.NUMPAD_EQUALS -> true;
            default -> isOfSymbol(key) || isScancode(key) || (key >= Keys.NUMPAD_0 && key <= Keys.NUMPAD_9);
        };
    }

    /** Returns true if a key of the main block writes a letter, digit or sign, which depends on the layout. */
    public static boolean isOfSymbol(int key) {
        return isDigit(key)
                || (key >= Keys.A && key <= Keys.Z)
                || key == Keys.COMMA
                || key == Keys.PERIOD
                || (key >= Keys.GRAVE && key <= Keys.SLASH)
                || key == Keys.WORLD_1
                || key == Keys.WORLD_2;
    }

    /** Returns true if a key is one of the row of digits. */
    public static boolean isDigit(int key) {
        return key >= Keys.NUM_0 && key <= Keys.NUM_9;
    }
}
