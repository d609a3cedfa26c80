package dev.orebound.content.player;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import org.jspecify.annotations.Nullable;

/** The abilities of the player's alchemist. */
@Meaning("""
        The player's alchemist. A second has 60 ticks.""")
public record PlayerRules(
        @Field("1..9999: health at the start of a run, and the most")
        int health,

        @Field("0.5..12 cells/s: walking speed") float speed,

        @Field("0..1: share of the speed that is kept while the pick moves")
        float strikingSpeed,

        @Field("10..100 %: share of the speed that is kept while sneaking")
        int sneakPercent,

        @Field("0.1..0.45 cells: radius of the body") float radiusCells,

        @Field("4..40 cells: distance of sight") int sightCells,

        @Field("1..10 cells, default 2: distance of sight while blinded")
        int blindCells,

        @Field("0.5..3 cells: distance at which a chest or an exit can be used")
        float reachCells,

        @Field("0.3..3 cells: distance at which things are picked up")
        float pickupCells,

        @Field("0.3..8 cells: distance at which things come to the player")
        float magnetCells,

        @Field("1..15 cells/s: their speed") float magnetSpeed,

        @Field("0..240 ticks: time after a blow in which nothing hurts")
        int graceTicks,

        @Field("1..100 %, default 100: share of full health that one blow takes at most")
        int blowPercent,

        @Field("0..24 %, default 15: share of all harm that each of the four steps of mercy spares")
        int mercyPercent,

        @Field("1..999: size of a flask") int flaskMeasures,

        @Field("0..240 ticks: time after a strike's recovery in which the next blow of the three can begin")
        int comboTicks,

        @Field("0..60 ticks: time for which a press that comes too early is remembered")
        int bufferTicks,

        @Field("0..6, default 0: draughts that can be carried; with 0 each is drunk where it lies")
        int draughtPlaces,

        @Field("1..240 ticks, default 1: time that it takes to drink one")
        int drinkTicks,

        @Field("10..100 %, default 50: share of the speed that is kept while drinking")
        int drinkPercent,

        @Field("a dash out of danger") DashRules dash,

        @Field("optional: a quicker walk where nothing is left to do and nothing is near") @Nullable
        StrideRules stride) {

    public static final String FILE = "content/player.json";

    /** A quicker walk where nothing is left to do and nothing is near. */
    public record StrideRules(
            @Field("1..200 %: additional speed") int percent,

            @Field("1..240 ticks: time in which it rises") int riseTicks,

            @Field("0..40 cells: distance within which a monster that is awake ends it, seen or not")
            int nearCells) {}

    /** A dash out of danger. */
    public record DashRules(
            @Field("1..60 ticks: duration") int ticks,

            @Field("1..30 cells/s: speed") float speed,

            @Field("0..60 ticks: from its start, in which nothing hurts")
            int invulnerableTicks,

            @Field("0..600 ticks: from its end until the next")
            int restTicks,

            @Field("0..60 ticks: end of a wind-up in which it is too late to dash")
            int committedTicks) {}
}
