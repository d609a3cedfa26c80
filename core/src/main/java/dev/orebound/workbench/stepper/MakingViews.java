package dev.orebound.workbench.stepper;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.lab.making.FloorMaking;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import dev.orebound.lab.making.ShownLayers;
import dev.orebound.lab.picture.PictureLayer;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/** The views of a making beside its picture: the passes, the layers and the timeline. */
final class MakingViews {
    private MakingViews() {}

    /** The generator's passes with the current one highlighted; a click goes to the end of a pass. */
    static final class PassList {
        private static final int NONE = -1;

        private final PageContext parts;
        private final TextLine heading;
        private final List<TextLine> names = new ArrayList<>();
        private final List<LayoutBox> rows = new ArrayList<>();
        private List<String> passes = List.of();
        private StepperLayout layout;
        private float pointerX = NONE;
        private float pointerY = NONE;

        PassList(PageContext parts, StepperLayout layout) {
            this.parts = parts;
            this.layout = layout;
            heading = parts.line(TextStyle.SMALL, "stepper.passes");
        }

        void layOut(StepperLayout changed) {
            layout = changed;
            rows.clear();
            for (int i = 0; i < passes.size(); i++) {
                int y = layout.lists.top() - (i + 2) * layout.listRow;
                rows.add(new LayoutBox(layout.lists.x(), y, layout.lists.width(), layout.listRow));
            }
        }

        /** Sets the passes of a making; must come before {@link #layOut}. */
        void takeIn(FloorMaking making) {
            if (!passes.equals(making.passes())) {
                passes = making.passes();
                names.clear();
                passes.forEach(pass -> names.add(parts.said(TextStyle.SMALL, pass)));
            }
        }

        /** Returns the number of rows including the heading. */
        int rows() {
            return passes.size() + 1;
        }

        void draw(UiPane pane, MakingView view) {
            LayoutBox lists = layout.lists;
            float foot = lists.top() - layout.listRow + (layout.listRow - heading.capHeight()) / 2;
            heading.drawShadowed(pane.batch(), lists.x(), foot, UiPalette.GOLD, 1);
            int current = passes.indexOf(view.step().pass());
            for (int i = 0; i < rows.size(); i++) {
                LayoutBox row = rows.get(i);
                boolean isCurrent = i == current;
                if (isCurrent || row.contains(pointerX, pointerY)) {
                    int ground = isCurrent ? UiPalette.STONE : UiPalette.STONE_DARK;
                    pane.fill(row.x(), row.y(), row.width(), row.height(), ground, 0.8f);
                }
                if (isCurrent) {
                    pane.fill(row.x(), row.y(), layout.size.grain(), row.height(), UiPalette.GOLD, 1);
                }
                int rgb = isCurrent ? UiPalette.GOLD_LIGHT : i < current ? UiPalette.BONE : UiPalette.BONE_DARK;
                TextLine name = names.get(i);
                float y = row.y() + Math.round((row.height() - name.capHeight()) / 2);
                name.draw(pane.batch(), row.x() + layout.margin, y, rgb, 1);
            }
        }

        void pointerMoved(float x, float y) {
            pointerX = x;
            pointerY = y;
        }

        /** Returns the last step of the pass at a point, in the current attempt if possible, or -1. */
        int stepAt(float x, float y, MakingView view) {
            for (int i = 0; i < rows.size(); i++) {
                if (rows.get(i).contains(x, y)) {
                    return endOf(passes.get(i), view);
                }
            }
            return NONE;
        }

        private static int endOf(String pass, MakingView view) {
            FloorMaking making = view.making();
            int found = NONE;
            for (int step = 0; step < making.stepCount(); step++) {
                boolean isEnd = making.step(step).pass().equals(pass)
                        && making.step(step).endsPass();
                boolean isHere = making.step(step).attempt() == view.step().attempt();
                if (isEnd
                        && (isHere
                                || found == NONE
                                || making.step(found).attempt() < view.step().attempt())) {
                    found = step;
                }
            }
            return found;
        }
    }

    /**
     * The layers of the picture, toggled by a click or a digit. A layer that is off but shown because the current pass
     * writes it is drawn more faintly.
     */
    static final class LayerList {
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

        /** @param rowsAbove number of rows above the list */
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
                drawRow(
                        pane,
                        boxes.get(i),
                        names.get(i),
                        digits.get(i),
                        layers.isOn(LAYERS[i]),
                        shown.contains(LAYERS[i]));
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

        /** Toggles the layer at a point; returns true if there is one. */
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

        /** Toggles the layer of a digit key; with shift, of the second column. */
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

        /** Updates the list for another making. */
        void forget() {
            version++;
        }
    }

    /** The timeline of all steps, with a field for each pass; dragging it seeks. */
    static final class PassTimeline {
        private static final int NOWHERE = -1;

        private LayoutBox box = new LayoutBox(0, 0, 1, 1);
        private int grain = 1;
        private boolean isHeld;

        void layOut(StepperLayout layout) {
            box = layout.time;
            grain = layout.size.grain();
        }

        void draw(UiPane pane, MakingView view) {
            FloorMaking making = view.making();
            int begin = 0;
            boolean isOdd = false;
            for (int step = 0; step < making.stepCount(); step++) {
                if (making.step(step).endsPass() || step == making.stepCount() - 1) {
                    drawPass(pane, making, begin, step, isOdd, view.index() >= begin && view.index() <= step);
                    begin = step + 1;
                    isOdd = !isOdd;
                }
            }
            int done = left(view.index() + 1, making) - box.x();
            pane.fill(box.x(), box.y(), done, 2 * grain, UiPalette.GOLD, 0.9f);
            int knob = left(view.index(), making) + (left(view.index() + 1, making) - left(view.index(), making)) / 2;
            pane.fill(knob - 2f * grain, box.y() - grain, 4 * grain, box.height() + 2 * grain, UiPalette.INK, 1);
            pane.fill(knob - grain, box.y() - grain, 2 * grain, box.height() + 2 * grain, UiPalette.GOLD_LIGHT, 1);
        }

        private void drawPass(UiPane pane, FloorMaking making, int begin, int end, boolean isOdd, boolean isCurrent) {
            int left = left(begin, making);
            int wide = left(end + 1, making) - left;
            MakingStep last = making.step(end);
            int plain = isOdd ? UiPalette.STONE_DARK : UiPalette.STONE;
            int rgb = !last.missed().isEmpty() ? UiPalette.BLOOD_DARK : isCurrent ? UiPalette.STONE_LIGHT : plain;
            pane.fill(left, box.y(), wide, box.height(), rgb, 1);
            int tick = left(end, making);
            int most = left(end + 1, making) - tick;
            int ends = last.missed().isEmpty() ? UiPalette.BONE_DARK : UiPalette.BLOOD;
            pane.fill(left + wide - Math.min(grain, most), box.y(), Math.min(grain, most), box.height(), ends, 0.8f);
        }

        /** Returns the left side of a step. */
        private int left(int step, FloorMaking making) {
            return box.x() + box.width() * step / making.stepCount();
        }

        /** Returns the step at a point, or -1. */
        int stepAt(float x, float y, MakingView view) {
            boolean isOver = x >= box.x() && x < box.right() && y >= box.y() - 2f * grain && y < box.top() + 2f * grain;
            return isOver ? nearest(x, view) : NOWHERE;
        }

        private int nearest(float x, MakingView view) {
            int step = (int) ((x - box.x()) * view.making().stepCount() / box.width());
            return Math.max(0, Math.min(view.making().stepCount() - 1, step));
        }

        /** Starts dragging if a point is on the timeline; returns true if so. */
        boolean grasp(float x, float y, MakingView view) {
            isHeld = stepAt(x, y, view) != NOWHERE;
            return isHeld;
        }

        boolean isHeld() {
            return isHeld;
        }

        void release() {
            isHeld = false;
        }

        /** Returns the step at the dragged position. */
        int heldAt(float x, MakingView view) {
            return nearest(x, view);
        }
    }
}
