package dev.orebound.workbench.stepper;

import dev.orebound.grid.Grid;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;

/** The layout of the stepper: lists at the left, the cave in the middle, numbers at the right, the timeline below. */
final class StepperLayout {
    private static final int MARGIN_UNITS = 12;
    private static final int HEAD_UNITS = 50;
    private static final int LIST_UNITS = 226;
    private static final int NUMBERS_UNITS = 238;
    private static final int LINE_UNITS = 22;
    private static final int HELP_LINES = 2;
    private static final int NARROW_UNITS = 1240;
    private static final int TIME_UNITS = 20;
    private static final int LIST_ROWS = 28;
    private static final int MOST_ROW_UNITS = 21;

    final InterfaceSize size;
    final int margin;
    final int line;

    /** False if the window has no room for lists beside the numbers. */
    final boolean showsLists;

    /** The box of passes and layers. */
    final LayoutBox lists;

    final int listRow;
    final LayoutBox numbers;

    /** The box of the cave: whole pixels a cell, centred in the remaining room. */
    final LayoutBox cave;

    final int cellPixels;
    final LayoutBox time;
    final int caption;

    /** The top of the key help. */
    final int help;

    final int told;
    final int head;

    StepperLayout(InterfaceSize size, boolean showsNumbers, Grid grid) {
        this.size = size;
        margin = size.pixels(MARGIN_UNITS);
        line = size.pixels(LINE_UNITS);
        boolean isNarrow = size.width() < size.pixels(NARROW_UNITS);
        help = margin / 2 + (isNarrow ? HELP_LINES + 1 : HELP_LINES) * line;
        time = new LayoutBox(margin, help + margin / 2, size.width() - 2 * margin, size.pixels(TIME_UNITS));
        told = time.top() + margin;
        caption = told + line;
        int foot = caption + line + margin / 2;
        int top = size.height() - size.pixels(HEAD_UNITS);
        head = top + margin;
        int height = Math.max(1, top - foot);
        listRow = Math.min(size.pixels(MOST_ROW_UNITS), height / LIST_ROWS);
        lists = new LayoutBox(margin, foot, size.pixels(LIST_UNITS), height);
        int wide = showsNumbers ? size.pixels(NUMBERS_UNITS) : 0;
        numbers = new LayoutBox(size.width() - margin - wide, foot, wide, height);
        showsLists = !isNarrow || !showsNumbers;
        int left = showsLists ? lists.right() + margin : margin;
        int room = numbers.x() - (showsNumbers ? margin : 0) - left;
        cellPixels = Math.max(1, Math.min(room / grid.width(), height / grid.height()));
        int caveWidth = cellPixels * grid.width();
        int caveHeight = cellPixels * grid.height();
        cave = new LayoutBox(left + (room - caveWidth) / 2, foot + (height - caveHeight) / 2, caveWidth, caveHeight);
    }

    /** Returns true if numbers can be shown without a smaller cave. */
    static boolean hasRoomForNumbers(InterfaceSize size, Grid grid) {
        return new StepperLayout(size, true, grid).cellPixels == new StepperLayout(size, false, grid).cellPixels;
    }
}
