package dev.orebound.screen.title;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.menu.Menu;

/**
 * The layout of the title: a column on the left, so that the cave is visible beside it. Pure arithmetic.
 *
 * @param name box of the game's name
 * @param nameGrain real pixels per pixel of the name
 * @param emblem box above the name
 * @param mottoFoot the height of the motto's foot
 * @param menu box of the menu
 */
record TitleLayout(LayoutBox name, int nameGrain, LayoutBox emblem, int mottoFoot, LayoutBox menu) {
    private static final int NAME_WIDE = 99;
    private static final int NAME_HIGH = 23;
    private static final int EMBLEM_SIDE = 64;
    private static final float MOST_OF_WIDTH = 0.4f;
    private static final float MOST_OF_HEIGHT = 0.46f;
    private static final int MARGIN_UNITS = 56;
    private static final int FOOTER_UNITS = 64;
    private static final int MOTTO_UNITS = 76;

    /**
     * The layout for a window.
     *
     * @param rows of the menu
     */
    static TitleLayout of(InterfaceSize size, int rows) {
        int grain = size.grain();
        int margin = size.pixels(MARGIN_UNITS);
        int nameGrain = Math.max(1, Math.min(grain * 3 / 2 + 1, (int) (size.width() * MOST_OF_WIDTH / NAME_WIDE)));
        int width = NAME_WIDE * nameGrain;
        int footer = size.pixels(FOOTER_UNITS);
        int motto = size.pixels(MOTTO_UNITS);
        int menuHeight = Math.min(size.pixels(Menu.unitsHigh(rows)), Math.round(size.height() * MOST_OF_HEIGHT));
        int spare = size.height() - footer - menuHeight - motto - NAME_HIGH * nameGrain - EMBLEM_SIDE * grain;
        int menuBottom = footer + Math.max(0, spare / 3);
        int nameBottom = menuBottom + menuHeight + motto;
        LayoutBox name = new LayoutBox(margin, nameBottom, width, NAME_HIGH * nameGrain);
        int emblemGrain = Math.min(grain, (size.height() - name.top()) / EMBLEM_SIDE);
        int emblemSide = emblemGrain * EMBLEM_SIDE;
        return new TitleLayout(
                name,
                nameGrain,
                new LayoutBox(margin + (width - emblemSide) / 2, name.top() - 2 * emblemGrain, emblemSide, emblemSide),
                nameBottom - size.pixels(34),
                new LayoutBox(margin, menuBottom, width, menuHeight));
    }
}
