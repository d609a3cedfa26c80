package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.TextLineCache;
/** The kinds of facts about a cell, in the order of display. */
enum Fact {
    CELL,
    PLACE,
    ROOM,
    BORDER,
    GROUND,
    VEIN,
    ORE,
    STANDS,
    DOOR,
    ARENA,
    LIGHT,
    ELEMENT,
    WHO,
    MIND,
    WISH,
    HORDE,
    STATUS,
    BLOW;

    private final String key = "overlay.fact." + TextLineCache.wordOf(this);

    /** Returns the text key of its label. */
    String key() {
        return key;
    }
}
