package dev.orebound.journal.settings;

import com.badlogic.gdx.Input.Keys;
import java.util.List;

/** Keys and mouse buttons by the names under which they are kept: {@code Space}, {@code Mouse left}. */
public final class KeyName {
    /** A mouse button counts as a key beyond all keys. */
    public static final int FIRST_BUTTON = Keys.MAX_KEYCODE + 1;

    /** What there is no key for. */
    public static final int NO_KEY = -1;

    private static final List<String> BUTTONS =
            List.of("Mouse left", "Mouse right", "Mouse middle", "Mouse back", "Mouse forward");

    private KeyName() {}

    /** How many mouse buttons are known. */
    public static int buttons() {
        return BUTTONS.size();
    }

    /** The name of a key or a button. */
    public static String of(int key) {
        return key >= FIRST_BUTTON ? BUTTONS.get(key - FIRST_BUTTON) : Keys.toString(key);
    }

    /** The key or button of a name, or {@link #NO_KEY}. */
    public static int keyOf(String name) {
        int button = BUTTONS.indexOf(name);
        return button >= 0 ? FIRST_BUTTON + button : Keys.valueOf(name);
    }
}
