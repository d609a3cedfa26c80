package dev.orebound.cave.words;

import org.jspecify.annotations.Nullable;

/**
 * A landmark that describes the place of a creature: a thing that it stands on, in or beside.
 *
 * @param kind what sort of site it is
 * @param lake the lake that it belongs to, or null if it has none
 * @param side of the lake, or null if that says nothing
 */
public record Landmark(
        LandmarkKind kind, @Nullable Lake lake, @Nullable CompassDirection side) {
    /** Sorts of site, the most telling first. */
    public enum LandmarkKind {
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
        /** The middle of the room in which the viewer stands, too. */
        MIDDLE,
        /** The middle of another room. */
        MIDDLE_ELSEWHERE
    }

    Landmark(LandmarkKind kind) {
        this(kind, null, null);
    }
}
