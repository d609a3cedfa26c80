package dev.orebound.content.player;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import java.util.List;

/** Numbers for the feel of a fight, apart from the simulation: {@code feel.json}, whose manual explains each. */
@Meaning("""
        The feel of a fight: numbers that are shown and never simulated. The world and its replays do not depend on \
        this file.""")
public record FeelRules(
        @Field("freeze of the picture when a blow lands") HitStopRules hitStop,

        @Field("when hints appear, and for how long") HintRules hints,
        @Field("when monsters count as noticing the player") SenseRules senses,

        @Field("motes that point to the nearest vein of the chosen ore below")
        DowsingRules dowsing,

        @Field("time for which a page that opens over a fight ignores keys and buttons")
        PageRules pages,

        @Field("optional: what the page about a death says might have helped; the first that fits is said")
        List<DeathAdvice> advice) {

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

    /** The conditions in which hints appear, and the times for which they stay. */
    public record HintRules(
            @Field("0..20 cells: from an enemy that winds up")
            float windUpCells,

            @Field("0..20 cells: from the doorway of a trap room")
            float trapCells,

            @Field("0..20 cells: from a captive") float captiveCells,

            @Field("0..20 cells: from ore, a shrine or a golem")
            float thingCells,

            @Field("0..30 cells: from a shut chest or a monster that is in sight")
            float viewCells,

            @Field("0..20 cells, default 2: from a chasm") int chasmCells,

            @Field("0..20 cells, default 1.5: the walk that shows that the player can walk")
            float walkCells,

            @Field("0..20 radians, default 0.8: the turns that show that the player can aim")
            float aimRadians,

            @Field("0..600 ticks, default 60: time after the arrival in which turns do not count")
            int arrivalTicks,

            @Field("1..20, default 2: the blows that show that the player can strike")
            int blows,

            @Field("1..600 ticks, default 20: walking against deep water without getting on")
            int waterTicks,

            @Field("1..60 s, default 9: the longest time for which a hint stays")
            float longestSeconds,

            @Field("1..600 s, default 60: likewise one of the first steps; in the first room it stays until it is done")
            float longestFirstStepSeconds,

            @Field("0..60 s, default 5: a hint that was shown for so long in all is not shown again")
            float readSeconds,

            @Field("0..60 s, default 1.5: time without a hint after a fight")
            float restAfterFightSeconds,

            @Field("0..60 s, default 0.3: after one of the first steps")
            float restAfterFirstStepSeconds,

            @Field("0..60 s, default 4: after any other hint")
            float restSeconds) {}

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
     * One thing that might have helped the player.
     *
     * @param when conditions, all of which must hold
     */
    @Meaning(value = "an advice", home = "feel.json")
    public record DeathAdvice(
            @Field("its text is advice.<text>; in it {0} is the number of its first condition, {1} the name of the "
                    + "monster that killed the player, {2} what the codex says of its manner, {3} and {4} are the keys "
                    + "to drink and to dash, {5} is the sign by which that monster shows its attack")
            String text,

            @Field("1..4: conditions, all of which must hold")
            List<AdviceCondition> when) {}

    /** A condition of an advice: a number within a range. */
    @Meaning(value = "a condition", home = "feel.json")
    public record AdviceCondition(
            @Field("the number") AdviceFact fact,
            @Field("0..9999, default 0: its least value") int least,

            @Field("0..9999, default 9999: its greatest value")
            int most) {}

    /** The numbers about a run at its end of which an advice can speak. */
    public enum AdviceFact {
        @Meaning("1 if a monster killed the player, else 0")
        SLAIN,
        @Meaning("%, share of the run's damage that the player did to itself")
        OWN_HARM,
        @Meaning("%, share of the run's damage that monsters did")
        BLOW_HARM,
        @Meaning("%, share of the run's damage that the kind of monster did that killed the player")
        KILLER_HARM,
        @Meaning("trap rooms of the floor that were lost")
        LOST_TRAPS,
        @Meaning("draughts that the player still carried")
        DRAUGHTS,
        @Meaning("cells of the way to the nearest exit that was open; 9999 if there was none")
        EXIT_CELLS,
        @Meaning("golems that could have grown by a meal of an ore that the player carried")
        HUNGRY_GOLEMS,
        @Meaning("companions alive")
        COMPANIONS,
        @Meaning("ores of which the player carried enough for a bolt of a mixture")
        ORES,
        @Meaning("mixtures that the player has ever made")
        MIXTURES,
        @Meaning("measures of ore in all flasks")
        MEASURES,
        @Meaning("1 if the player could have dashed, else 0")
        DASH_READY,
        @Meaning("monsters within 4 cells of the player")
        FOES_NEAR
    }

    /**
     * The ticks for which a page that opens over a fight ignores keys and mouse buttons; in any case until those held
     * when it opened are released.
     */
    public record PageRules(
            @Field("0..600 ticks: the account of a run that has ended; every key must be released for so long")
            int endTicks,

            @Field("0..600 ticks: a choice, the descent, and the pause after the window was left")
            int choiceTicks) {}
}
