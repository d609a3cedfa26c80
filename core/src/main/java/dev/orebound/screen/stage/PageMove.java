package dev.orebound.screen.stage;

import com.badlogic.gdx.Input.Keys;
import org.jspecify.annotations.Nullable;

/** A step on a page, as keys give it and as a gamepad could. */
public enum PageMove {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    NEXT,
    PAGE_UP,
    PAGE_DOWN,
    FIRST,
    LAST,
    ACCEPT,
    BACK;

    /**
     * Returns the move of a key, or null if it has none.
     *
     * @param typesLetters true while letter keys write a text
     */
    public static @Nullable PageMove of(int keycode, boolean typesLetters) {
        return switch (keycode) {
            case Keys.UP -> UP;
            case Keys.DOWN -> DOWN;
            case Keys.LEFT -> LEFT;
            case Keys.RIGHT -> RIGHT;
            case Keys.TAB -> NEXT;
            case Keys.PAGE_UP -> PAGE_UP;
            case Keys.PAGE_DOWN -> PAGE_DOWN;
            case Keys.HOME -> FIRST;
            case Keys.END -> LAST;
            case Keys.ENTER, Keys.NUMPAD_ENTER -> ACCEPT;
            case Keys.ESCAPE -> BACK;
            default -> typesLetters ? null : ofLetter(keycode);
        };
    }

    private static @Nullable PageMove ofLetter(int keycode) {
        return switch (keycode) {
            case Keys.W -> UP;
            case Keys.S -> DOWN;
            case Keys.A -> LEFT;
            case Keys.D -> RIGHT;
            case Keys.SPACE, Keys.E -> ACCEPT;
            default -> null;
        };
    }
}
