package dev.orebound.screen.choice;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import java.util.ArrayList;
import java.util.List;

/** Where cards lie side by side in the middle of a window, and which of them is selected. Pure arithmetic. */
final class CardRow {
    static final int NONE = -1;

    private static final int WIDEST_UNITS = 250;
    private static final int GAP_UNITS = 16;
    private static final int MARGIN_UNITS = 32;
    private static final int HIGH_UNITS = 340;

    private final int count;
    private List<LayoutBox> places = List.of();
    private int selected;

    CardRow(int count) {
        this.count = count;
    }

    void layOut(InterfaceSize size) {
        int gap = size.pixels(GAP_UNITS);
        int room = size.width() - 2 * size.pixels(MARGIN_UNITS) - (count - 1) * gap;
        int width = Math.min(size.pixels(WIDEST_UNITS), room / count);
        int height = Math.min(size.pixels(HIGH_UNITS), size.height() * 3 / 5);
        int left = (size.width() - count * width - (count - 1) * gap) / 2;
        List<LayoutBox> boxes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boxes.add(new LayoutBox(left + i * (width + gap), (size.height() - height) * 2 / 5, width, height));
        }
        places = List.copyOf(boxes);
    }

    LayoutBox place(int card) {
        return places.get(card);
    }

    int selected() {
        return selected;
    }

    /** The card at a point, or {@link #NONE}. */
    int at(float x, float y) {
        for (int i = 0; i < places.size(); i++) {
            if (places.get(i).contains(x, y)) {
                return i;
            }
        }
        return NONE;
    }

    /** Selects a card; beyond the last comes the first. True if it is another than before. */
    boolean select(int card) {
        int before = selected;
        selected = Math.floorMod(card, count);
        return selected != before;
    }

    /** The card that a number key stands for, or {@link #NONE}. */
    int ofNumber(int keycode) {
        int number =
                keycode >= Keys.NUMPAD_1 && keycode <= Keys.NUMPAD_9 ? keycode - Keys.NUMPAD_1 : keycode - Keys.NUM_1;
        return number >= 0 && number < count ? number : NONE;
    }
}
