package dev.orebound.screen.menu;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPane;

/** One row of a menu. */
public interface MenuRow {
    /** Draws the row; the menu has drawn the ground of the one that is selected. */
    void draw(UiPane pane, LayoutBox box, int grain, int rgb);

    /** The row was chosen, by a key or a click. */
    void choose();

    /** Handles the left (-1) or right (1) key. */
    default void shift(int direction) {}

    /** The mouse is held down on the row; how far from left to right, 0 to 1. */
    default void drag(float share) {}

    /** True if the row wants letters: then keys that are letters do not walk the menu. */
    default boolean takesText() {
        return false;
    }

    /** A letter was typed. */
    default void type(char letter) {}

    /** The row was selected. */
    default void enter() {}

    /** Another row was selected. */
    default void leave() {}

    /** Seconds have gone by. */
    default void update(float seconds) {}
}
