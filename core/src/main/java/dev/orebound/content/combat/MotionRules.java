package dev.orebound.content.combat;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;

/** Numbers for bodies that are knocked back, thrown or pushed apart, and the length of a step. */
@Meaning("""
        Motion of bodies that are knocked back, thrown or pushed apart, and the length of a step. A second \
        has 60 ticks.""")
public record MotionRules(
        @Field("0..0.98: share of its speed that a knocked or thrown body keeps from tick to tick")
        float knockKept,

        @Field("0..0.98, default 0.95: the same on slippery ground")
        float slideKept,

        @Field("0..0.9, default 0.6: share of a step on slippery ground that becomes a slide")
        float slideShare,

        @Field("0..1, default 0.4: how far shots of the blinded go astray, as a part of their way")
        float blindStray,

        @Field("0..1, default 0: share of both radii together within which living bodies push each other apart")
        float apartShare,

        @Field("0..12 cells/s, default 4: highest speed at which they do")
        float apartSpeed,

        @Field("0.2..5 cells: distance between two footsteps")
        float strideCells,

        @Field("speed of what comes out of ore, chests and arenas")
        ThrowSpeed throwSpeed,

        @Field("0..240 ticks: time for which it flies and cannot be picked up")
        int flightTicks,

        @Field("0.1..0.45 cells: radius of things on the floor")
        float thingRadius) {

    public static final String FILE = "content/motion.json";

    /** The speed of what is thrown, drawn between two bounds. */
    public record ThrowSpeed(
            @Field("0..10 cells/s: least speed") float least,
            @Field("0..10 cells/s: most speed") float most) implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (most < least) {
                entry.complain("most", most + " is below least, " + least + "; give at least as much");
            }
        }
    }
}
