package dev.orebound.workbench.stepper;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.lab.picture.PictureLayer;
import dev.orebound.lab.making.MakingView;
import dev.orebound.lab.making.ShownLayers;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.ArrayList;
import java.util.List;

/**
 * The layers of a picture, switched on and off by a click or a number key. One that is off, but shown because the running
 * pass is about it, is lit more faintly.
 */
final class LayerList {
    private static final PictureLayer[] LAYERS = PictureLayer.values();
    private static final int ROWS = 10;
    private static final float FIRST_COLUMN_SHARE = 0.62f;

    private final ShownLayers layers;
    private final TextLine heading;
    private final TextLine follow;
    private final TextLine followKey;
    private final List<TextLine> names = new ArrayList<>();
    private final List<TextLine> digits = new ArrayList<>();
    private StepperLayout layout;
    private final List<LayoutBox> boxes = new ArrayList<>();
    private LayoutBox head = new LayoutBox(0, 0, 1, 1);
    private LayoutBox followBox = head;
    private int firstRow;
    private List<PictureLayer> shown = List.of();
    private int shownAt = -1;
    private int version;
    private int shownVersion = -1;

    LayerList(PageContext parts, ShownLayers layers, StepperLayout layout) {
        this.layers = layers;
        this.layout = layout;
        heading = parts.line(TextStyle.SMALL, "stepper.layers");
        follow = parts.line(TextStyle.SMALL, "stepper.follow");
        followKey = parts.said(TextStyle.SMALL, Keys.toString(Keys.F));
        for (int i = 0; i < LAYERS.length; i++) {
            names.add(parts.said(TextStyle.SMALL, LAYERS[i].id().replace('_', ' ')));
            digits.add(parts.said(TextStyle.SMALL, String.valueOf((i % ROWS + 1) % ROWS)));
        }
    }

    /** @param rowsAbove that are taken by something else */
    void layOut(StepperLayout changed, int rowsAbove) {
        layout = changed;
        firstRow = rowsAbove;
        head = row(0, 0);
        boxes.clear();
        for (int i = 0; i < LAYERS.length; i++) {
            boxes.add(row(1 + i % ROWS, i / ROWS));
        }
        LayoutBox last = row(1 + ROWS, 0);
        followBox = new LayoutBox(last.x(), last.y(), layout.lists.width(), last.height());
    }

    void draw(UiPane pane, MakingView view) {
        if (shownAt != view.index() || shownVersion != version) {
            shown = layers.at(view);
            shownAt = view.index();
            shownVersion = version;
        }
        float foot = head.y() + Math.round((head.height() - heading.capHeight()) / 2);
        heading.drawShadowed(pane.batch(), head.x(), foot, UiPalette.GOLD, 1);
        for (int i = 0; i < boxes.size(); i++) {
            drawRow(pane, boxes.get(i), names.get(i), digits.get(i), layers.isOn(LAYERS[i]), shown.contains(LAYERS[i]));
        }
        drawRow(pane, followBox, follow, followKey, layers.follows(), layers.follows());
    }

    private void drawRow(UiPane pane, LayoutBox box, TextLine name, TextLine digit, boolean isOn, boolean isShown) {
        int side = box.height() - 2 * Math.max(1, layout.size.grain() / 2);
        int y = box.y() + (box.height() - side) / 2;
        int rim = isOn ? UiPalette.GOLD : isShown ? UiPalette.FLAME : UiPalette.STONE;
        pane.panel(box.x(), y, side, side, 1, isOn ? UiPalette.EARTH : UiPalette.INK, rim, 1);
        int rgb = isOn ? UiPalette.BONE_LIGHT : isShown ? UiPalette.FLAME : UiPalette.BONE_DARK;
        float left = box.x() + Math.round((side - digit.width()) / 2);
        digit.draw(pane.batch(), left, y + Math.round((side - digit.capHeight()) / 2), rgb, 1);
        float foot = box.y() + Math.round((box.height() - name.capHeight()) / 2);
        name.draw(pane.batch(), box.x() + side + layout.size.pixels(5), foot, rgb, 1);
    }

    private LayoutBox row(int row, int column) {
        int first = Math.round(layout.lists.width() * FIRST_COLUMN_SHARE);
        int wide = column == 0 ? first : layout.lists.width() - first;
        int y = layout.lists.top() - (firstRow + row + 1) * layout.listRow;
        return new LayoutBox(layout.lists.x() + column * first, y, wide, layout.listRow);
    }

    /** Switches what is at a place. True if there is something. */
    boolean click(float x, float y) {
        for (int i = 0; i < boxes.size(); i++) {
            if (boxes.get(i).contains(x, y)) {
                toggle(i);
                return true;
            }
        }
        if (followBox.contains(x, y)) {
            toggleFollowing();
            return true;
        }
        return false;
    }

    /** Switches the layer of a digit key, of the second column with shift held down. */
    void toggleDigit(int digit, boolean isShifted) {
        int layer = (digit + ROWS - 1) % ROWS + (isShifted ? ROWS : 0);
        if (layer < LAYERS.length) {
            toggle(layer);
        }
    }

    private void toggle(int layer) {
        layers.toggle(LAYERS[layer]);
        version++;
    }

    void toggleFollowing() {
        layers.toggleFollowing();
        version++;
    }

    /** Another making is looked at. */
    void forget() {
        version++;
    }
}
