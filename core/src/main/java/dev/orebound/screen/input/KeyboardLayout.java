package dev.orebound.screen.input;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.journal.settings.KeyName;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Tells the printed names of keys: on a French keyboard the key that walks up has a Z. Keys are bound by their places,
 * which are named after an American keyboard, and shown by what the player's keyboard has printed there. The layout is
 * the one that the system has selected; a key that it does not name has its American name.
 */
public final class KeyboardLayout {
    /** Names of keys that no layout changes and that libGDX names otherwise than keyboards do. */
    private static final Map<Integer, String> PRINTED = Map.ofEntries(
            Map.entry(Keys.BACKSPACE, "Backspace"),
            Map.entry(Keys.FORWARD_DEL, "Delete"),
            Map.entry(Keys.SYM, "Super"),
            Map.entry(KeyName.RIGHT_SUPER, "R-Super"),
            Map.entry(Keys.PRINT_SCREEN, "Print"),
            Map.entry(Keys.NUMPAD_DIVIDE, "Numpad /"),
            Map.entry(Keys.NUMPAD_MULTIPLY, "Numpad *"),
            Map.entry(Keys.NUMPAD_SUBTRACT, "Numpad -"),
            Map.entry(Keys.NUMPAD_ADD, "Numpad +"),
            Map.entry(Keys.NUMPAD_DOT, "Numpad ."),
            Map.entry(Keys.NUMPAD_ENTER, "Numpad Enter"),
            Map.entry(Keys.NUMPAD_EQUALS, "Numpad ="));

    /** The signs of an American keyboard, in the order of {@link #SIGN_KEYS}. */
    private static final String SIGNS = ",.`-=[]\\;'/";

    private static final int[] SIGN_KEYS = {
        Keys.COMMA,
        Keys.PERIOD,
        Keys.GRAVE,
        Keys.MINUS,
        Keys.EQUALS,
        Keys.LEFT_BRACKET,
        Keys.RIGHT_BRACKET,
        Keys.BACKSLASH,
        Keys.SEMICOLON,
        Keys.APOSTROPHE,
        Keys.SLASH
    };

    private final IntFunction<@Nullable String> printed;

    /** @param printed returns what the selected layout has on a key without Shift, or null if it does not tell */
    public KeyboardLayout(IntFunction<@Nullable String> printed) {
        this.printed = printed;
    }

    /** Returns the layout of an American keyboard. */
    public static KeyboardLayout american() {
        return new KeyboardLayout(key -> null);
    }

    /**
     * Returns the name of a key or a mouse button for players: {@code Z}, {@code Space}, {@code Mouse left}. The row of
     * digits has its digits, which are printed on it even where a layout wants Shift for them.
     */
    public String nameOf(int key) {
        String name = KeyName.isDigit(key) ? null : symbolOn(key);
        if (name != null) {
            return capital(name);
        }
        return KeyName.isScancode(key)
                ? "Key " + (key - KeyName.FIRST_SCANCODE)
                : PRINTED.getOrDefault(key, KeyName.of(key));
    }

    private @Nullable String symbolOn(int key) {
        String symbol = KeyName.isOfSymbol(key) || KeyName.isScancode(key) ? printed.apply(key) : null;
        return symbol == null || symbol.isBlank() ? null : symbol.strip();
    }

    /** Returns a name in capitals, unless it has none of the same length, such as the German sharp s. */
    private static String capital(String name) {
        String capital = name.toUpperCase(Locale.ROOT);
        return capital.length() == name.length() ? capital : name;
    }

    /** Returns the name under which the keyboard has a shortcut: the letter itself, or what is printed at its place. */
    public String letterName(int letter) {
        for (int key = 0; key <= Keys.MAX_KEYCODE; key++) {
            if (key != letter && KeyName.isOfSymbol(key) && letterOf(key) == letter) {
                return KeyName.of(letter);
            }
        }
        return nameOf(letter);
    }

    /**
     * Returns the key that a shortcut by letter means when a key is pressed: the one that has the same letter or sign
     * on an American keyboard. A key without such a letter, as on a Russian keyboard, and a digit stand for their
     * places.
     */
    public int letterOf(int key) {
        String symbol = KeyName.isDigit(key) ? null : symbolOn(key);
        if (symbol == null || symbol.length() != 1) {
            return key;
        }
        char letter = Character.toLowerCase(symbol.charAt(0));
        int sign = SIGNS.indexOf(letter);
        if (letter >= 'a' && letter <= 'z') {
            return Keys.A + letter - 'a';
        }
        return sign >= 0 ? SIGN_KEYS[sign] : key;
    }
}
