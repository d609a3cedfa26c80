package dev.orebound.cave.pass;

import java.util.Locale;

/** A part of a pass's work, as listeners are told of it. Its text is {@code round.<id>}. */
public enum PassRound {
    FIRST_FILL,
    SMOOTHED,
    SPURS_TRIMMED,
    CRUMBS_FILLED,
    BLIND_ENDS_KEPT,
    HALL_SPLIT,
    CAVE_WIDENED,
    HALL_CARVED,
    NOOK_DUG,
    CHAMBER_DUG,
    ROOM_FOUND,
    CORRIDOR_DRILLED,
    DOORWAYS_FOUND,
    ORE_SOWN,
    ORE_GROWN,
    CHEST_SET,
    TRAP_SET,
    LAKE_FLOODED,
    WREATH_LAID,
    PATCH_SPREAD,
    BRIDGE_BUILT,
    TORCH_LIT,
    VIGNETTE_PLACED,
    FIXTURE_SET,
    ORE_ROW_GREW,
    LOOT_STREWN,
    LOOT_MOVED,
    LOOT_SPILLED,
    HORDE_LAID,
    LANDMARK_SET;

    /** The word for it in texts. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
