package dev.orebound.screen.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.grid.Grid;
import dev.orebound.journal.settings.KeyName;

/**
 * The player's hands on the large map of a floor: they move it, zoom, choose a place to walk to, and set marks. The
 * marks last as long as the floor is played; they are no part of the world and of no saved run. Lengths are real
 * pixels, y grows upwards.
 */
public final class MapControls {
    /** Kinds of marks. */
    public static final int KINDS = 3;

    /** The most marks on a floor; a further one replaces the first. */
    public static final int MOST_NOTES = 24;

    private static final int MOST_PLACES = 96;

    /** Fewer ticks than this make a press a tap. */
    private static final int TAP_TICKS = 15;

    private static final int MOST_STEPS = 3;

    private static final int NONE = -1;
    /** Distance that the pointer moves before a press is a drag. */
    private static final float DRAG_PIXELS = 5;

    private final int[] cells = new int[MOST_NOTES];
    private final int[] kinds = new int[MOST_NOTES];
    private int notes;
    private boolean isPinned;
    private boolean isClosing;
    /** Ticks for which the key of the map has been down. */
    private int heldTicks;

    private int steps;
    private int cellPixels = 1;
    private float movedX;
    private float movedY;
    private float pointerX = NONE;
    private float pointerY = NONE;
    private int pressed = NONE;
    private float pressedX;
    private float pressedY;
    private boolean isDragging;
    private int clicked = NONE;
    private int destination = Grid.NONE;
    private final int[] places = new int[MOST_PLACES];
    private final String[] placeKeys = new String[MOST_PLACES];
    private int placeCount;

    /** Returns true while the map stays open although its key is up. */
    public boolean isPinned() {
        return isPinned;
    }

    /** Lets the map stay open, or close with its key. */
    public void pin(boolean stays) {
        isPinned = stays;
    }

    /** Begins to hold the key of the map: it shows the whole map, or closes one that stayed open. The marks stay. */
    void beginKey() {
        isClosing = isPinned;
        isPinned = false;
        heldTicks = 0;
        steps = 0;
        movedX = 0;
        movedY = 0;
        pressed = NONE;
        clicked = NONE;
        destination = Grid.NONE;
    }

    /** Ends holding the key; after a tap the map stays open. */
    void endKey() {
        isPinned = !isClosing && heldTicks < TAP_TICKS;
    }

    /** Handles the end of a tick. */
    void tick() {
        heldTicks++;
    }

    /** Returns true if the key that is held has closed the map. */
    boolean isClosing() {
        return isClosing;
    }

    /** Returns the zoom, from 0, at which the whole map is shown. */
    public int steps() {
        return steps;
    }

    /** Returns how far the map was moved to the east of the window, in cells; {@link #movedY} to the north. */
    public float movedX() {
        return movedX;
    }

    public float movedY() {
        return movedY;
    }

    /** Returns the place of the pointer. */
    public float pointerX() {
        return pointerX;
    }

    public float pointerY() {
        return pointerY;
    }

    /** Moves the pointer; while a button is held, it takes the map along. */
    public void pointAt(float x, float y) {
        if (pressed != NONE) {
            isDragging |= Math.abs(x - pressedX) + Math.abs(y - pressedY) > DRAG_PIXELS;
            if (isDragging) {
                movedX += (x - pointerX) / cellPixels;
                movedY += (y - pointerY) / cellPixels;
            }
        }
        pointerX = x;
        pointerY = y;
    }

    /** Begins a click or a drag. */
    public void press(int button) {
        pressed = button;
        pressedX = pointerX;
        pressedY = pointerY;
        isDragging = false;
    }

    /** Ends a click or a drag; returns false if the button was not pressed on the map. */
    public boolean release(int button) {
        if (pressed != button) {
            return false;
        }
        pressed = NONE;
        if (!isDragging) {
            clicked = button;
        }
        return true;
    }

    /** Zooms in by steps; below 0 out. */
    public void zoom(int by) {
        steps = Math.max(0, Math.min(MOST_STEPS, steps + by));
        if (steps == 0) {
            movedX = 0;
            movedY = 0;
        }
    }

    /** Handles a key that zooms, or a button of the gamepad that clicks; returns false for any other. */
    public boolean keyDown(int keycode) {
        int by = switch (keycode) {
            case Keys.PLUS, Keys.EQUALS, Keys.NUMPAD_ADD, KeyName.PAD_RIGHT_SHOULDER -> 1;
            case Keys.MINUS, Keys.NUMPAD_SUBTRACT, KeyName.PAD_LEFT_SHOULDER -> -1;
            default -> 0;
        };
        zoom(by);
        if (keycode == KeyName.PAD_SOUTH || keycode == KeyName.PAD_WEST) {
            clicked = keycode == KeyName.PAD_SOUTH ? Buttons.LEFT : Buttons.RIGHT;
            return true;
        }
        return by != 0;
    }

    /** Moves the map, in real pixels. */
    void move(float x, float y) {
        movedX += x / cellPixels;
        movedY += y / cellPixels;
    }

    /**
     * Keeps what was moved within limits.
     *
     * @param mostX the farthest in cells, east or west; {@code mostY} north or south
     * @param shownPixels how many pixels a cell has now
     */
    public void limit(float mostX, float mostY, int shownPixels) {
        cellPixels = shownPixels;
        movedX = Math.max(-mostX, Math.min(mostX, movedX));
        movedY = Math.max(-mostY, Math.min(mostY, movedY));
    }

    /**
     * Carries out the last click: with the left button it chooses the place to walk to, with another it sets a mark, or
     * changes the kind of one, or takes off one of the last kind.
     *
     * @param cell the cell under the pointer, or {@link Grid#NONE} beside the map
     * @param near the number of the mark under the pointer, or below 0
     */
    public void click(int cell, int near) {
        int button = clicked;
        clicked = NONE;
        if (button == NONE || cell == Grid.NONE) {
            return;
        }
        if (button == Buttons.LEFT) {
            destination = cell;
        } else if (near >= 0 && kinds[near] == KINDS - 1) {
            remove(near);
        } else if (near >= 0) {
            kinds[near]++;
        } else {
            if (notes == MOST_NOTES) {
                remove(0);
            }
            cells[notes] = cell;
            kinds[notes] = 0;
            notes++;
        }
    }

    /** Chooses the place under the pointer to walk to, as a click does. */
    void travel() {
        clicked = Buttons.LEFT;
    }

    /** Returns the place that was chosen since this was last asked, or {@link Grid#NONE}. */
    int takeDestination() {
        int chosen = destination;
        destination = Grid.NONE;
        return chosen;
    }

    /** Forgets the places worth walking to, which are then listed anew. */
    public void clearPlaces() {
        placeCount = 0;
    }

    /** Adds a place worth walking to, with the key of its words. */
    public void addPlace(int cell, String textKey) {
        if (placeCount < MOST_PLACES) {
            places[placeCount] = cell;
            placeKeys[placeCount] = textKey;
            placeCount++;
        }
    }

    /** Returns the cells of the places worth walking to, of which the first {@link #placeCount} count. */
    int[] places() {
        return places;
    }

    int placeCount() {
        return placeCount;
    }

    /** Returns the key of the words of a place. */
    String placeKey(int place) {
        return placeKeys[place];
    }

    private void remove(int note) {
        notes--;
        System.arraycopy(cells, note + 1, cells, note, notes - note);
        System.arraycopy(kinds, note + 1, kinds, note, notes - note);
    }

    /** Returns the number of marks. */
    public int notes() {
        return notes;
    }

    public int noteCell(int note) {
        return cells[note];
    }

    /** Returns the kind of a mark, from 0. */
    public int noteKind(int note) {
        return kinds[note];
    }
}
