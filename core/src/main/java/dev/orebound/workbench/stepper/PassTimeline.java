package dev.orebound.workbench.stepper;

import dev.orebound.lab.making.FloorMaking;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** All steps from left to right, a field for each pass; dragged, it leads to any of them. */
final class PassTimeline {
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

    /** The left side of a step's part. */
    private int left(int step, FloorMaking making) {
        return box.x() + box.width() * step / making.stepCount();
    }

    /** The step at a place, or -1. */
    int stepAt(float x, float y, MakingView view) {
        boolean isOver = x >= box.x() && x < box.right() && y >= box.y() - 2f * grain && y < box.top() + 2f * grain;
        return isOver ? nearest(x, view) : NOWHERE;
    }

    private int nearest(float x, MakingView view) {
        int step = (int) ((x - box.x()) * view.making().stepCount() / box.width());
        return Math.max(0, Math.min(view.making().stepCount() - 1, step));
    }

    /** Takes hold of it, if it is at that place. True if so. */
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

    /** Where it leads while it is held. */
    int heldAt(float x, MakingView view) {
        return nearest(x, view);
    }
}
