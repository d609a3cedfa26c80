package dev.orebound.screen.map;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the names of rooms on the large map. Names overlap neither each other nor any mark but ore; where there is no
 * room for all, the less important ones are left out. Allocates nothing unless a name changes.
 */
final class MapLabels {
    private static final int PAD_GRAINS = 2;
    private static final int SKULL_GAP_GRAINS = 1;
    private static final int MOST_BOXES = 1200;
    /** The colour of the names of waiting traps, a lighter shade of their mark's. */
    private static final int TRAP = 0xcf7ae6;

    private static final float PLATE = 0.78f;
    /** Places of a name about its room's middle, in heights of a name: to the east, and to the north. */
    private static final float[][] PLACES = {
        {0, 0},
        {0, 1.4f},
        {0, -1.4f},
        {0, 2.4f},
        {0, -2.4f},
        {1.5f, 0.8f},
        {-1.5f, 0.8f},
        {1.5f, -0.8f},
        {-1.5f, -0.8f},
        {3, 0},
        {-3, 0},
        {3, 1.6f},
        {-3, 1.6f},
        {3, -1.6f},
        {-3, -1.6f},
        {0, 3.4f},
        {0, -3.4f},
        {5, 0},
        {-5, 0},
        {5, 2},
        {-5, 2},
        {5, -2},
        {-5, -2}
    };

    private final RoomNames names;
    private final MapMarkPainter painter;
    private final List<TextLine> words = new ArrayList<>();
    private final TextureRegion skull;
    private final float[] boxes = new float[4 * MOST_BOXES];
    private final float[] placed;
    private int size;

    MapLabels(RoomNames names, MapMarkPainter painter, FontSet fonts) {
        this.names = names;
        this.painter = painter;
        skull = painter.skull();
        for (int i = 0; i < names.size(); i++) {
            words.add(new TextLine(fonts, TextStyle.SMALL));
        }
        placed = new float[4 * names.size()];
    }

    /** Finds places for the names; marks and a further box are kept free. */
    void place(MapWindow window, MapMarks marks, int markGrain, int grain, int takenX, int takenY) {
        names.refresh();
        size = 0;
        addBox(takenX, takenY, window.right() - takenX, window.top() - takenY);
        for (int i = 0; i < marks.size(); i++) {
            MapMark mark = marks.mark(i);
            if (!mark.isOre()) {
                int wide =
                        (painter.wide(mark) + (isNumbered(mark) ? painter.numberWide(marks.number(i)) : 0)) * markGrain;
                int high = painter.high(mark) * markGrain;
                int left = window.pixelX(marks.x(i)) - painter.wide(mark) * markGrain / 2;
                addBox(left, window.pixelY(marks.y(i)) - high / 2f, wide, high);
            }
        }
        for (int i = 0; i < names.size(); i++) {
            words.get(i).set(names.name(i));
            placed[4 * i + 2] = 0;
        }
        for (RoomNames.Topic topic : TOPICS) {
            for (int i = 0; i < names.size(); i++) {
                if (names.topic(i) == topic && topic != RoomNames.Topic.NOTHING) {
                    place(i, window, grain);
                }
            }
        }
    }

    private static final RoomNames.Topic[] TOPICS = RoomNames.Topic.values();

    static boolean isNumbered(MapMark mark) {
        return mark == MapMark.LOCK || mark == MapMark.KEY || mark == MapMark.LEVER;
    }

    private void addBox(float x, float y, float width, float height) {
        if (size < MOST_BOXES) {
            boxes[4 * size] = x;
            boxes[4 * size + 1] = y;
            boxes[4 * size + 2] = width;
            boxes[4 * size + 3] = height;
            size++;
        }
    }

    private void place(int name, MapWindow window, int grain) {
        TextLine word = words.get(name);
        int pad = PAD_GRAINS * grain;
        float width = word.width() + 2 * pad + skullsWide(name, grain);
        float height = Math.round(word.capHeight() * 1.35f) + 2 * pad;
        int column = names.at(name) % gridWidth;
        int row = names.at(name) / gridWidth;
        int middleX = window.pixelX(column + 0.5f);
        int middleY = window.pixelY(row + 0.5f);
        for (float[] aside : PLACES) {
            float x = Math.round(middleX - width / 2 + aside[0] * height);
            float y = Math.round(middleY - height / 2 + aside[1] * height);
            boolean isInside = x >= window.x() && y >= window.y() && x + width <= window.right();
            if (isInside && y + height <= window.top() && isFree(x, y, width, height)) {
                placed[4 * name] = x;
                placed[4 * name + 1] = y;
                placed[4 * name + 2] = width;
                placed[4 * name + 3] = height;
                addBox(x, y, width, height);
                return;
            }
        }
    }

    private int gridWidth = 1;

    /** Sets the cells of a row of the floor. */
    void rowCells(int cells) {
        gridWidth = cells;
    }

    private float skullsWide(int name, int grain) {
        int danger = names.danger(name);
        return danger == 0 ? 0 : (danger * (skull.getRegionWidth() - 1) + SKULL_GAP_GRAINS) * skullGrain(grain);
    }

    private static int skullGrain(int grain) {
        return Math.max(1, grain);
    }

    private boolean isFree(float x, float y, float width, float height) {
        for (int i = 0; i < size; i++) {
            float left = boxes[4 * i];
            float foot = boxes[4 * i + 1];
            if (x < left + boxes[4 * i + 2] && left < x + width && y < foot + boxes[4 * i + 3] && foot < y + height) {
                return false;
            }
        }
        return true;
    }

    /** Returns true if a name is written over a point. */
    boolean covers(int x, int y) {
        for (int i = 0; i < words.size(); i++) {
            float left = placed[4 * i];
            float foot = placed[4 * i + 1];
            if (x >= left && x < left + placed[4 * i + 2] && y >= foot && y < foot + placed[4 * i + 3]) {
                return true;
            }
        }
        return false;
    }

    void draw(UiPane pane, int grain) {
        for (int i = 0; i < words.size(); i++) {
            if (placed[4 * i + 2] > 0) {
                draw(pane, i, grain);
            }
        }
    }

    private void draw(UiPane pane, int name, int grain) {
        float x = placed[4 * name];
        float y = placed[4 * name + 1];
        float height = placed[4 * name + 3];
        TextLine word = words.get(name);
        pane.fill(x, y, placed[4 * name + 2], height, UiPalette.NIGHT, PLATE);
        float foot = y + Math.round((height - word.capHeight()) / 2);
        word.draw(pane.batch(), x + PAD_GRAINS * grain, foot, colour(names.topic(name)), 1);
        int small = skullGrain(grain);
        float at = x + PAD_GRAINS * grain + word.width() + SKULL_GAP_GRAINS * small;
        for (int i = 0; i < names.danger(name); i++) {
            pane.picture(
                    skull, Math.round(at), y + Math.round((height - skull.getRegionHeight() * small) / 2f), small, 1);
            at += (skull.getRegionWidth() - 1) * small;
        }
    }

    private static int colour(RoomNames.Topic topic) {
        return switch (topic) {
            case EXIT -> UiPalette.LEAF_LIGHT;
            case TRAP -> TRAP;
            case FIXTURE, SCENE, TREASURE -> UiPalette.GOLD_LIGHT;
            case NOTHING, TRAP_OVER, START, LIQUID, EMPTY -> UiPalette.BONE;
        };
    }
}
