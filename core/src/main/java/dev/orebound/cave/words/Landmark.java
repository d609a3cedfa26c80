package dev.orebound.cave.words;

import org.jspecify.annotations.Nullable;

/**
 * The landmark that says best where a creature stands: a thing that it stands on, in or beside.
 *
 * @param kind what sort of site it is
 * @param lake the lake that it belongs to, or null where it has to do with none
 * @param side of the lake, or null where that says nothing
 */
public record Landmark(
        Kind kind, @Nullable Lake lake, @Nullable CompassDirection side) {
    /** Sorts of site, the most telling first. */
    public enum Kind {
        /** Over or in a lake's liquid. */
        LAKE,
        BRIDGE,
        ISLAND,
        /** Right beside a chest. */
        CHEST,
        SHORE,
        /** A dead end one cell wide. */
        NOOK,
        DOORWAY,
        PASSAGE,
        /** The middle of the room in which the one who looks stands too. */
        MIDDLE,
        /** The middle of another room. */
        MIDDLE_ELSEWHERE
    }

    Landmark(Kind kind) {
        this(kind, null, null);
    }
}
