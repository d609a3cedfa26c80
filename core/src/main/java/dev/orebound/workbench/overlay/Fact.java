package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.TextLineCache;
/** What there is to know of a cell, in the order in which it is told. */
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

    /** The key of its word. */
    String key() {
        return key;
    }
}
