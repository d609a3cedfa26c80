package dev.orebound.screen.page;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/**
 * A scrollable grid of slots with one selected; a list if it has one column. Keys and the wheel scroll it. Pure arithmetic,
 * except for its scroll bar.
 */
public final class ScrollGrid {
    private static final int NOWHERE = -1;

    private int count;
    private int columns = 1;
    private int firstRow;
    private int selected;
    private int grain = 1;
    private LayoutBox area = new LayoutBox(0, 0, 1, 1);
    private List<LayoutBox> slots = List.of();

    /** Sets the number of entries; the selection stays if possible. */
    public void fill(int places) {
        count = places;
        select(Math.min(selected, places - 1));
    }

    /**
     * Lays the entries out from the upper left of an area.
     *
     * @param width width of an entry, in pixels; entries are widened a little to fill the area
     * @param height height of an entry, in pixels
     */
    public void layOut(LayoutBox within, int width, int height, int gap, int grainPixels) {
        grain = grainPixels;
        area = within;
        int room = within.width() - 3 * grainPixels;
        columns = Math.max(1, (room + gap) / (width + gap));
        int rows = Math.max(1, (within.height() + gap) / (height + gap));
        int wide = (room + gap) / columns - gap;
        List<LayoutBox> boxes = new ArrayList<>();
        for (int i = 0; i < rows * columns; i++) {
            int x = within.x() + i % columns * (wide + gap);
            int y = within.top() - height - i / columns * (height + gap);
            boxes.add(new LayoutBox(x, y, wide, height));
        }
        slots = List.copyOf(boxes);
        select(selected);
    }

    public int selected() {
        return selected;
    }

    /** Returns how many slots are visible at once. */
    public int slots() {
        return slots.size();
    }

    /** Returns the index of the entry in a slot, or -1. */
    public int at(int slot) {
        int place = firstRow * columns + slot;
        return place < count ? place : NOWHERE;
    }

    /** Returns the box of a slot. */
    public LayoutBox box(int slot) {
        return slots.get(slot);
    }

    /** Selects an entry and scrolls to it. */
    public void select(int place) {
        selected = Math.max(0, Math.min(count - 1, place));
        int rows = Math.max(1, slots.size() / columns);
        int row = selected / columns;
        firstRow = Math.max(row - rows + 1, Math.min(row, firstRow));
        scroll(0);
    }

    /** Scrolls by some rows. */
    public void scroll(int rows) {
        int shown = Math.max(1, slots.size() / columns);
        int all = (count + columns - 1) / columns;
        firstRow = Math.max(0, Math.min(all - shown, firstRow + rows));
    }

    /** Handles a key press; returns true if the selection changed. */
    public boolean keyDown(int keycode) {
        int before = selected;
        int page = Math.max(columns, slots.size() - columns);
        switch (keycode) {
            case Keys.UP, Keys.W -> select(selected - columns);
            case Keys.DOWN, Keys.S -> select(selected + columns);
            case Keys.LEFT, Keys.A -> select(selected - (columns > 1 ? 1 : 0));
            case Keys.RIGHT, Keys.D -> select(selected + (columns > 1 ? 1 : 0));
            case Keys.PAGE_UP -> select(selected - page);
            case Keys.PAGE_DOWN -> select(selected + page);
            case Keys.HOME -> select(0);
            case Keys.END -> select(count - 1);
            default -> {}
        }
        return selected != before;
    }

    /** Selects the entry at a point; returns true if the selection changed. */
    public boolean point(float x, float y) {
        int place = placeAt(x, y);
        if (place == NOWHERE || place == selected) {
            return false;
        }
        selected = place;
        return true;
    }

    /** Returns the index of the entry at a point, or -1. */
    public int placeAt(float x, float y) {
        for (int slot = 0; slot < slots.size(); slot++) {
            if (at(slot) != NOWHERE && slots.get(slot).contains(x, y)) {
                return at(slot);
            }
        }
        return NOWHERE;
    }

    /** Draws a scroll bar at the right; nothing if all entries are visible. */
    public void drawBar(UiPane pane, float alpha) {
        int all = (count + columns - 1) / columns;
        int shown = Math.max(1, slots.size() / columns);
        if (all <= shown) {
            return;
        }
        int x = area.right() - grain;
        pane.fill(x, area.y(), grain, area.height(), UiPalette.STONE_DARK, alpha);
        int height = Math.max(4 * grain, area.height() * shown / all);
        int y = area.top() - height - (area.height() - height) * firstRow / (all - shown);
        pane.fill(x, y, grain, height, UiPalette.STONE_PALE, alpha);
    }
}
