package dev.orebound.content.biome;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.terrain.LightSource;
import org.jspecify.annotations.Nullable;

/**
 * A sprite that stands about or lies in the rock. It is in nobody's way: what stands at a wall stands within the rock,
 * and what lies on the ground can be walked over.
 *
 * @param motion of its frames
 * @param span cells side by side, all of which must suit it
 * @param rise of its light above its foot
 */
@Meaning(value = "a prop", home = Biome.FILE)
public record PropLook(
        @Field("its sprite") String sprite,

        @Field("the place that it needs") PropPlace place,

        @Field("1..1000 in 1000: share of such places that have one")
        int often,

        @Field("1..8 cells, default 1: how many such places side by side it needs")
        int span,

        @Field("0..40 cells, default 2: least distance to the next of its kind")
        int apart,

        @Field("default varies: what its frames are") PropMotion motion,

        @Field("optional: its light") @Nullable LightSource light,

        @Field("0..60 pixels, default 8: height of its light above its foot")
        int rise) {

    /** The places of props. */
    public enum PropPlace {
        @Meaning("before a wall that faces south, within the rock, which must reach as high as it")
        WALL,
        @Meaning("on the tops of rock, away from its edges")
        TOP,
        @Meaning("in rock south of ground, so that its upper edge covers a little of the ground's edge")
        BROW,
        @Meaning("in rock beside ground, so that it covers a little of the ground's edge; drawn for ground west of it")
        FLANK,
        @Meaning("on open ground, away from walls; it is walked over")
        OPEN,
        @Meaning("on ground beside a wall; it is walked over")
        SIDE,
        @Meaning("on ground beside a liquid; it is walked over")
        SHORE,
        @Meaning("on ground beside water; it is walked over")
        BANK,
        @Meaning("on deep water, away from its shores")
        AFLOAT,
        @Meaning(
                "over a passage that runs north and south, just so many cells wide, between rock; one walks beneath it")
        ACROSS
    }

    /** The use of a prop's frames. */
    public enum PropMotion {
        @Meaning("each frame is another drawing, and it stands still")
        VARIES,
        @Meaning("its frames go round quickly")
        FLICKERS,
        @Meaning("its frames go round slowly")
        SWAYS,
        @Meaning("each frame is another drawing, and it lies flat beneath everything that moves")
        LIES
    }
}
