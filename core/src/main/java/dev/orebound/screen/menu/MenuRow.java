package dev.orebound.screen.menu;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPane;

/** One row of a menu. */
public interface MenuRow {
    /** Draws the row; the menu has drawn the ground of the selected row. */
    void draw(UiPane pane, LayoutBox box, int grain, int rgb);

    /** Runs the row's action, because it was chosen by a key or a click. */
    void choose();

    /** Handles the left (-1) or right (1) key. */
    default void shift(int direction) {}

    /**
     * Handles a mouse drag on the row.
     *
     * @param share the position from left to right, 0 to 1
     */
    default void drag(float share) {}

    /** Returns true if the row takes typed text; letter keys then do not move the selection. */
    default boolean takesText() {
        return false;
    }

    /** Handles a typed letter. */
    default void type(char letter) {}

    /** Called when the row was selected. */
    default void enter() {}

    /** Called when another row was selected. */
    default void leave() {}

    /** Advances the row by some seconds. */
    default void update(float seconds) {}
}
