package dev.orebound.journal.settings;

import com.badlogic.gdx.Input.Keys;
import java.util.List;

/** Converts keys and mouse buttons to names and back, such as {@code Space} or {@code Mouse left}. */
public final class KeyName {
    /** The code of the first mouse button, above all key codes. */
    public static final int FIRST_BUTTON = Keys.MAX_KEYCODE + 1;

    /** The code of an unknown key. */
    public static final int NO_KEY = -1;

    private static final List<String> BUTTONS =
            List.of("Mouse left", "Mouse right", "Mouse middle", "Mouse back", "Mouse forward");

    private KeyName() {}

    /** Returns the number of known mouse buttons. */
    public static int buttons() {
        return BUTTONS.size();
    }

    /** Returns the name of a key or a button. */
    public static String of(int key) {
        return key >= FIRST_BUTTON ? BUTTONS.get(key - FIRST_BUTTON) : Keys.toString(key);
    }

    /** Returns the key or button of a name, or {@link #NO_KEY}. */
    public static int keyOf(String name) {
        int button = BUTTONS.indexOf(name);
        return button >= 0 ? FIRST_BUTTON + button : Keys.valueOf(name);
    }
}
