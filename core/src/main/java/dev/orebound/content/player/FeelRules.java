package dev.orebound.content.player;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** Numbers for the feel of a fight, apart from the simulation: {@code feel.json}, whose manual explains each. */
@Meaning("""
        How a fight feels: what is shown and never simulated. The world and its replays do not depend on this file.""")
public record FeelRules(
        @Field("milliseconds for which the picture stands still when a blow lands")
        HitStopRules hitStop,

        @Field("distances at which hints appear") HintRules hints,
        @Field("when monsters count as noticing the player") SenseRules senses,

        @Field("motes that point to the nearest vein of the chosen ore below")
        DowsingRules dowsing,

        @Field("time for which a page that opens over a fight ignores keys and buttons")
        PageRules pages) {

    public static final String FILE = "content/feel.json";

    private static final int LONGEST = 150;

    /** The milliseconds for which the picture stands still when a blow lands. */
    public record HitStopRules(
            @Field("0..150: of the player's that met somebody")
            int blow,

            @Field("0..150: if it was the last of the rhythm")
            int lastOfRhythm,

            @Field("0..150: if the head of an arena fell") int head,
            @Field("0..150: if the player was hurt") int hurt,
            @Field("0..300: all together in any second") int mostASecond) {}

    /** The distances at which hints appear. */
    public record HintRules(
            @Field("0..20: somebody winds up so near") float windUpCells,

            @Field("0..20: the doorway of a trap room is so near")
            float trapCells,

            @Field("0..20: a captive is so near") float captiveCells,

            @Field("0..20: ore, a chest, a shrine or a golem is so near")
            float thingCells) {}

    /** The thresholds for showing which monsters notice the player. */
    public record SenseRules(
            @Field("0..40: one counts as unseen who would be noticed from no farther")
            float unseenCells,

            @Field("0..40: as half seen") float halfSeenCells,

            @Field("0..60: so near a leader that hunts is named though it is out of sight")
            float leaderCells) {}

    /** The motes that point to the nearest vein of the chosen ore on the floors below. */
    public record DowsingRules(
            @Field("0..100: a floor's height counts as so many cells of the distance")
            int floorCells,

            @Field("1..400: at this distance and beyond the motes are fewest and faintest")
            float farCells,

            @Field("0..20: motes at the vein itself") float mostASecond,

            @Field("0..20: motes at {@code farCells} and beyond")
            float fewestASecond) {}

    /**
     * The ticks for which a page that opens over a fight ignores keys and mouse buttons; in any case until those held
     * when it opened are released.
     */
    public record PageRules(
            @Field("0..600: the account of a run that has ended")
            int endTicks,

            @Field("0..600: a choice, the descent between two floors, and the pause after the window was left")
            int choiceTicks) {
        private static final int LONGEST_TICKS = 600;
    }
}
