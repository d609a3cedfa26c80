package dev.orebound.content.biome;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/**
 * A flat drawing that is painted into the ground, and walked over: a sunken skeleton, a mosaic, ruts, gravel.
 *
 * @param often in 1000 rooms, or in 1000 cells
 */
@Meaning(value = "a flat drawing in the ground", home = Biome.FILE)
public record MarkingLook(
        @Field("its sprite; each frame is another drawing, and half of them are mirrored")
        String sprite,

        @Field("the place that it needs") MarkingSpot spot,

        @Field("1..1000 in 1000: share of such rooms or cells that have one")
        int often,

        @Field("0..100 %, default 0: share of it that the ground has covered")
        int sunk,

        @Field("0..100 %, default 0: how dark its shadow on the ground is")
        int shadow) {
    /** The spots of markings. */
    public enum MarkingSpot {
        @Meaning("about the middle of a room, which has one such drawing, or two if it is large")
        ROOM,
        @Meaning("on any ground")
        GROUND
    }
}
