package dev.orebound.cave.floor;

import dev.orebound.grid.Direction;
import org.jspecify.annotations.Nullable;

/**
 * A chest and why it stands there.
 *
 * @param at its cell
 * @param room the id of its room
 * @param mode on the room's centre, or at the end of a nook
 * @param facing the first step of its way out, one of the four straight directions
 * @param nookDepth how many cells of the nook have one way on; 0 on a centre
 * @param trigger the id of the arena kind that opening it springs, or null
 * @param happening the id of what happens in its room when it is opened, or null; always null in a trap room
 */
public record Chest(
        int at,
        int room,
        Mode mode,
        Direction facing,
        int nookDepth,
        @Nullable String trigger,
        @Nullable String happening) {
    /** The two ways of standing. */
    public enum Mode {
        CENTRE,
        NOOK
    }

    /** The same chest, but opening it springs an arena of this kind, or sets off this happening. */
    public Chest thatSetsOff(@Nullable String arena, @Nullable String what) {
        return new Chest(at, room, mode, facing, nookDepth, arena, what);
    }
}
