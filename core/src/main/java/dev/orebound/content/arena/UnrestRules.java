package dev.orebound.content.arena;

import dev.orebound.content.reading.Field;
import org.jspecify.annotations.Nullable;

/** The rules that keep a fight in a shut room from becoming a chase or a rest. */
public record UnrestRules(
        @Field("optional: when monsters that back off stand their ground; left out: never") @Nullable
        LastStand lastStand,

        @Field("optional: what drives the player out of a nook; left out: nothing") @Nullable
        NookRules nook,

        @Field("0..1200 ticks, default 0: time in which the player sees none of its monsters after which the next wave "
                + "comes early; for the goal hold_out only; 0: never")
        int lullTicks) {

    /** The rules of an arena without any. */
    static final UnrestRules NONE = new UnrestRules(null, null, 0);

    /**
     * The end of backing off: the last monsters neither back off nor circle nor draw back, but fight where they are.
     */
    public record LastStand(
            @Field("1..5: monsters that are left, at most") int monsters,

            @Field("0..1200 ticks: time for which there have been no more, after which they stand their ground")
            int ticks) {}

    /** The ground that forms in a nook in which the player stays. */
    public record NookRules(
            @Field("1..4 cells: distance that the player must go to count as moving on, and how far the ground forms")
            int cells,

            @Field("1..80: cells that can be walked to within that distance, at most, for the place to be a nook; the "
                    + "corner of a hall has 9 within 2 cells")
            int mostCells,

            @Field("60..3600 ticks: time without moving on after which the ground forms, and forms anew")
            int ticks,

            @Field("id in grounds.json: the ground that forms")
            String ground,

            @Field("24..240 ticks: time for which that lasts")
            int groundTicks) {
        /** The largest distance. */
        public static final int MOST_REACH_CELLS = 4;
    }
}
