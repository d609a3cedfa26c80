package dev.orebound.content.player;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.terrain.LightSource;
import java.util.List;

/** The abilities of the player's alchemist. */
@Meaning("""
        The player's alchemist. A second has 60 ticks.""")
public record PlayerRules(
        @Field("1..9999: health at the start of a run, and the most")
        int health,

        @Field("0.5..12 cells/s: in cells a second, 0.5 to 12")
        float speed,

        @Field("0..1: share of the speed that is kept while the pick moves")
        float strikingSpeed,

        @Field("10..100 %: share of the speed that is kept while sneaking")
        int sneakPercent,

        @Field("0.1..0.45 cells: radius of the body") float radiusCells,

        @Field("4..40 cells: how far the alchemist sees, 4 to 40")
        int sightCells,

        @Field("0.5..3 cells: distance at which a chest or an exit can be used")
        float reachCells,

        @Field("0.3..3 cells: distance at which things are picked up")
        float pickupCells,

        @Field("0.3..8 cells: distance at which things come to the player")
        float magnetCells,

        @Field("1..15 cells/s: their speed") float magnetSpeed,

        @Field("0..240 ticks: time after a blow in which nothing hurts")
        int graceTicks,

        @Field("1..999: size of a flask") int flaskMeasures,

        @Field("the lamp: colour (rrggbb), radius_cells 0..20, strength 0..2")
        LightSource light,

        @Field(
                PlayerRules.STRIKES + ".." + PlayerRules.STRIKES
                        + " attacks: blows of the pick, melee, which also break ore; one follows the other while the rhythm is kept")
        List<Attack> strikes,

        @Field("0..240 ticks: time after a strike's recovery in which the next blow of the three can begin")
        int comboTicks,

        @Field("0..60 ticks: time for which a press that comes too early is remembered")
        int bufferTicks,

        @Field(
                "ticks 1..60; speed 1..30 cells/s; invulnerable_ticks 0..60 from its start; rest_ticks 0..600 until the next; committed_ticks 0..60 at the end of a wind-up, when it is too late to dash")
        DashRules dash,

        @Field("1..999: ore that a thrown flask costs; its effect is 'thrown' in ores.json")
        int throwMeasures) {

    /** The number of blows in the rhythm. */
    public static final int STRIKES = 3;

    public static final String FILE = "content/player.json";

    /** A dash out of danger. */
    public record DashRules(
            @Field("1..60: that it lasts, 1 to 60") int ticks,

            @Field("1..30 cells/s: in cells a second, 1 to 30")
            float speed,

            @Field("0..60: from its start, for which no blow is felt, 0 to 60")
            int invulnerableTicks,

            @Field("0..600: from its end until the next, 0 to 600")
            int restTicks,

            @Field("0..60: at the end of a strike's wind-up, in which it is too late to dash, 0 to 60")
            int committedTicks) {}
}
