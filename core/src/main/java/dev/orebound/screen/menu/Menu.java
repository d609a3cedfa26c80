package dev.orebound.screen.menu;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.List;

/** Rows below each other, one of them selected: by the arrow keys, or by pointing. */
public final class Menu {
    private final List<MenuRow> rows;
    private final int widthUnits;
    private final Listener listener;
    private MenuLayout layout = new MenuLayout(List.of(), 1);
    private int selected;
    private boolean dragging;

    /** Hears what a hand does to a menu. */
    public interface Listener {
        /** Another row was selected. */
        void moved();

        /** A row was chosen or changed. */
        void chosen();
    }

    /**
     * A menu with its first row selected.
     *
     * @param widthUnits of its rows, in interface units
     */
    public Menu(int widthUnits, List<MenuRow> rows, Listener listener) {
        this.rows = List.copyOf(rows);
        this.widthUnits = widthUnits;
        this.listener = listener;
        this.rows.get(0).enter();
    }

    public int size() {
        return rows.size();
    }

    /** Where a row is; after {@link #layOut}. */
    public LayoutBox box(int row) {
        return layout.rows().get(row);
    }

    /** How high so many rows are at their usual size, in interface units. */
    public static int unitsHigh(int count) {
        return MenuLayout.unitsHigh(count);
    }

    /** Lays the rows out within an area, from its top. */
    public void layOut(LayoutBox area, InterfaceSize size) {
        layout = MenuLayout.within(area, rows.size(), widthUnits, size);
    }

    /** A key was pressed. True if the menu took it. */
    public boolean keyDown(int keycode) {
        boolean letters = rows.get(selected).takesText();
        switch (keycode) {
            case Keys.UP -> select(selected - 1);
            case Keys.DOWN, Keys.TAB -> select(selected + 1);
            case Keys.LEFT -> shift(-1);
            case Keys.RIGHT -> shift(1);
            case Keys.ENTER, Keys.NUMPAD_ENTER -> choose();
            default -> {
                return !letters && letterKeyDown(keycode);
            }
        }
        return true;
    }

    private boolean letterKeyDown(int keycode) {
        switch (keycode) {
            case Keys.W -> select(selected - 1);
            case Keys.S -> select(selected + 1);
            case Keys.A -> shift(-1);
            case Keys.D -> shift(1);
            case Keys.SPACE, Keys.E -> choose();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void shift(int direction) {
        rows.get(selected).shift(direction);
        listener.chosen();
    }

    private void choose() {
        listener.chosen();
        rows.get(selected).choose();
    }

    /** A letter was typed. */
    public void keyTyped(char letter) {
        rows.get(selected).type(letter);
    }

    /** The mouse was moved to a place. */
    public void pointerMoved(float x, float y) {
        int row = layout.rowAt(x, y);
        if (row >= 0 && row != selected) {
            select(row);
        }
    }

    /** The mouse button went down. */
    public void pointerDown(float x, float y) {
        int row = layout.rowAt(x, y);
        if (row < 0) {
            return;
        }
        select(row);
        dragging = true;
        pointerDragged(x);
        choose();
    }

    /** The mouse was moved with its button down. */
    public void pointerDragged(float x) {
        if (dragging) {
            LayoutBox box = layout.rows().get(selected);
            rows.get(selected).drag((x - box.x()) / box.width());
        }
    }

    /** The mouse button came up. */
    public void pointerUp() {
        dragging = false;
    }

    /** Selects a row; beyond the last comes the first. */
    public void select(int row) {
        int wanted = Math.floorMod(row, rows.size());
        if (wanted != selected) {
            rows.get(selected).leave();
            selected = wanted;
            rows.get(selected).enter();
            listener.moved();
        }
    }

    public void draw(UiPane pane, float seconds) {
        int grain = layout.grain();
        for (int i = 0; i < rows.size(); i++) {
            LayoutBox box = layout.rows().get(i);
            rows.get(i).update(seconds);
            if (i == selected) {
                pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.STONE_DARK, UiPalette.STONE_LIGHT, 0.85f);
                pane.glow(box.x() + box.width() / 2f, box.y(), box.width() * 0.4f, UiPalette.FLAME, 0.12f);
            }
            rows.get(i).draw(pane, box, grain, i == selected ? UiPalette.GOLD : UiPalette.BONE);
        }
    }
}
