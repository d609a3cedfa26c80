package dev.orebound.content.player;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** Numbers for the feel of a fight, apart from the simulation: {@code feel.json}, whose manual explains each. */
@Meaning("""
        The feel of a fight: numbers that are shown and never simulated. The world and its replays do not depend on this file.""")
public record FeelRules(
        @Field("freeze of the picture when a blow lands") HitStopRules hitStop,

        @Field("distances at which hints appear") HintRules hints,
        @Field("when monsters count as noticing the player") SenseRules senses,

        @Field("motes that point to the nearest vein of the chosen ore below")
        DowsingRules dowsing,

        @Field("time for which a page that opens over a fight ignores keys and buttons")
        PageRules pages) {

    public static final String FILE = "content/feel.json";

    /** The milliseconds for which the picture stands still when a blow lands. */
    public record HitStopRules(
            @Field("0..150 ms: when the player hits") int blow,

            @Field("0..150 ms: when the last blow of the rhythm hits")
            int lastOfRhythm,

            @Field("0..150 ms: when the head of an arena falls")
            int head,

            @Field("0..150 ms: when the player is hurt") int hurt,

            @Field("0..300 ms: all freezes of any second together")
            int mostASecond) {}

    /** The distances at which hints appear. */
    public record HintRules(
            @Field("0..20 cells: from an enemy that winds up")
            float windUpCells,

            @Field("0..20 cells: from the doorway of a trap room")
            float trapCells,

            @Field("0..20 cells: from a captive") float captiveCells,

            @Field("0..20 cells: from ore, a shrine or a golem")
            float thingCells,

            @Field("0..30 cells: from a shut chest or a sleeping monster that is in sight")
            float viewCells) {}

    /** The thresholds for showing which monsters notice the player. */
    public record SenseRules(
            @Field("0..40 cells: the player counts as unseen if no monster would notice from farther away")
            float unseenCells,

            @Field("0..40 cells: likewise as half seen") float halfSeenCells,

            @Field("0..60 cells: distance within which a hunting leader is named though it is out of sight")
            float leaderCells) {}

    /** The motes that point to the nearest vein of the chosen ore on the floors below. */
    public record DowsingRules(
            @Field("0..100 cells: distance that each floor down counts")
            int floorCells,

            @Field("1..400 cells: distance from which on motes are fewest and faintest")
            float farCells,

            @Field("0..20: motes at the vein itself") float mostASecond,

            @Field("0..20: motes at far_cells and beyond") float fewestASecond) {}

    /**
     * The ticks for which a page that opens over a fight ignores keys and mouse buttons; in any case until those held
     * when it opened are released.
     */
    public record PageRules(
            @Field("0..600 ticks: the account of a run that has ended")
            int endTicks,

            @Field("0..600 ticks: a choice, the descent, and the pause after the window was left")
            int choiceTicks) {}
}
