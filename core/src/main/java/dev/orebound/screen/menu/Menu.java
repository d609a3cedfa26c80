package dev.orebound.screen.menu;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/** A column of rows, one of them selected by the arrow keys or by pointing. */
public final class Menu {
    private final List<MenuRow> rows;
    private final int widthUnits;
    private final SoundBank sounds;
    private MenuLayout layout = new MenuLayout(List.of(), 1);
    private int selected;
    private boolean dragging;

    /**
     * Creates a menu with its first row selected.
     *
     * @param widthUnits width of its rows, in interface units
     */
    public Menu(int widthUnits, List<MenuRow> rows, SoundBank sounds) {
        this.rows = List.copyOf(rows);
        this.widthUnits = widthUnits;
        this.sounds = sounds;
        this.rows.get(0).enter();
    }

    public int size() {
        return rows.size();
    }

    /** Returns the box of a row; call {@link #layOut} first. */
    public LayoutBox box(int row) {
        return layout.rows().get(row);
    }

    /** Returns the usual height of a number of rows, in interface units. */
    public static int unitsHigh(int count) {
        return MenuLayout.unitsHigh(count);
    }

    /** Lays the rows out within an area, from its top. */
    public void layOut(LayoutBox area, InterfaceSize size) {
        layout = MenuLayout.within(area, rows.size(), widthUnits, size);
    }

    /** Handles a key press; returns true if the menu used it. */
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
        sounds.play("ui_confirm");
    }

    private void choose() {
        sounds.play("ui_confirm");
        rows.get(selected).choose();
    }

    /** Handles a typed letter. */
    public void keyTyped(char letter) {
        rows.get(selected).type(letter);
    }

    /** Handles a mouse move to a place. */
    public void pointerMoved(float x, float y) {
        int row = layout.rowAt(x, y);
        if (row >= 0 && row != selected) {
            select(row);
        }
    }

    /** Handles a mouse button press. */
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

    /** Handles a mouse drag. */
    public void pointerDragged(float x) {
        if (dragging) {
            LayoutBox box = layout.rows().get(selected);
            rows.get(selected).drag((x - box.x()) / box.width());
        }
    }

    /** Handles a mouse button release. */
    public void pointerUp() {
        dragging = false;
    }

    /** Selects a row; the first follows the last. */
    public void select(int row) {
        int wanted = Math.floorMod(row, rows.size());
        if (wanted != selected) {
            rows.get(selected).leave();
            selected = wanted;
            rows.get(selected).enter();
            sounds.play("ui_move");
        }
    }

    public void draw(UiPane pane, float seconds) {
        int grain = layout.grain();
        for (int i = 0; i < rows.size(); i++) {
            LayoutBox box = layout.rows().get(i);
            rows.get(i).update(seconds);
            if (i == selected) {
                pane.panel(
                        box.x(),
                        box.y(),
                        box.width(),
                        box.height(),
                        grain,
                        UiPalette.STONE_DARK,
                        UiPalette.STONE_LIGHT,
                        0.85f);
                pane.glow(box.x() + box.width() / 2f, box.y(), box.width() * 0.4f, UiPalette.FLAME, 0.12f);
            }
            rows.get(i).draw(pane, box, grain, i == selected ? UiPalette.GOLD : UiPalette.BONE);
        }
    }

    /**
     * The positions of a menu's rows. Pure arithmetic.
     *
     * @param rows boxes from top to bottom
     * @param grain real pixels per art pixel
     */
    record MenuLayout(List<LayoutBox> rows, int grain) {
        private static final int ROW_UNITS = 46;
        private static final int GAP_UNITS = 4;

        public MenuLayout {
            rows = List.copyOf(rows);
        }

        /**
         * Returns rows below each other from the top of an area, horizontally centred; closer together if the area is
         * low.
         *
         * @param widthUnits width of a row, in interface units
         */
        public static MenuLayout within(LayoutBox area, int count, int widthUnits, InterfaceSize size) {
            int width = Math.min(area.width(), size.pixels(widthUnits));
            int step = Math.min(size.pixels(ROW_UNITS + GAP_UNITS), area.height() / Math.max(1, count));
            int height = Math.min(step, size.pixels(ROW_UNITS));
            int x = area.x() + (area.width() - width) / 2;
            List<LayoutBox> rows = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                rows.add(new LayoutBox(x, area.top() - i * step - height, width, height));
            }
            return new MenuLayout(rows, size.grain());
        }

        /** Returns the usual height of a number of rows, in interface units. */
        public static int unitsHigh(int count) {
            return count * (ROW_UNITS + GAP_UNITS) - GAP_UNITS;
        }

        /** Returns the number of the row at a place, or -1. */
        public int rowAt(float x, float y) {
            for (int i = 0; i < rows.size(); i++) {
                if (rows.get(i).contains(x, y)) {
                    return i;
                }
            }
            return -1;
        }
    }
}
