package dev.orebound.content.combat;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import org.jspecify.annotations.Nullable;

/** The form of an attack: where it goes and how it gets there. All attacks have one of seven forms. */
public sealed interface AttackForm
        permits AttackForm.MeleeArc,
                AttackForm.Ranged,
                AttackForm.Charge,
                AttackForm.Lob,
                AttackForm.Summon,
                AttackForm.Burst,
                AttackForm.Heal {

    /** The most shots, lobs and flasks that fly on a floor at a time; further ones are not launched. */
    int MOST_FLYING = 1_000;

    /** Returns true if an attack of this form hurts, so that its content states how much. */
    default boolean hurts() {
        return true;
    }

    /** A blow in an arc. */
    @Meaning(value = "a blow in an arc", word = "melee")
    record MeleeArc(
            @Field("0.3..6 cells: from its centre to the far end")
            float reachCells,

            @Field("10..360 degrees: whole opening") int arcDegrees)
            implements AttackForm {}

    /**
     * A shot straight ahead, until it meets rock, a shut door or an enemy. Its influence on the ground reaches every
     * cell on its way except the first.
     */
    @Meaning(value = "a shot straight ahead, until it meets rock, a shut door or an enemy", word = "ranged")
    record Ranged(
            @Field("1..20 cells/s: speed") float speed,
            @Field("0.05..0.45 cells: radius of the shot") float radiusCells,

            @Field("1..40 cells: distance after which it drops")
            float flightCells,

            @Field("0.." + Ranged.MOST_LEAPS + ", default 0: times that it goes on to the nearest other enemy")
            int leaps,

            @Field("0.5..8 cells, default 0: within which that one must be; needed for leaps")
            float leapCells,

            @Field("0..3 cells, default 0: radius of a burst at its end")
            float burstCells,

            @Field("0..999, default 0: damage to ore, which ends it; of 0 it flies over ore")
            int oreDamage)
            implements AttackForm, Checked {
        /** The most leaps of a shot. */
        public static final int MOST_LEAPS = 6;

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (leaps > 0 && leapCells == 0) {
                entry.complain("leap_cells", "is missing; give a number within 0.5..8.0");
            }
        }
    }

    /** A run straight ahead that hits everything in its way. A monster that runs into something solid is staggered. */
    @Meaning(
            value = "a run straight ahead that hits all in its way; hitting something solid staggers it",
            word = "charge")
    record Charge(
            @Field("1..20 cells/s: speed") float speed,
            @Field("0.5..20 cells: length of the run") float cells,

            @Field("0..240 ticks, default 0: how long it is staggered when it hits something solid; left out: its "
                    + "recovery_ticks")
            int crashTicks)
            implements AttackForm {}

    /**
     * Something thrown over all heads, to the place where its target stood when the attack was announced. It bursts
     * there.
     */
    @Meaning(value = "thrown over all heads to where the player stood", word = "lob")
    record Lob(
            @Field("1..240 ticks: time in the air") int flightTicks,
            @Field("0.3..6 cells: radius of the burst") float blastCells,

            @Field("optional: further ones that come down beside it") @Nullable
            LobVolley volley)
            implements AttackForm {}

    /** The further lobs of an attack. All of their places are shown during the wind-up. */
    record LobVolley(
            @Field("1.." + LobVolley.MOST + ": how many more come down")
            int more,

            @Field("0.5..6 cells: distance between them, or of the ring from its middle")
            float apartCells,

            @Field("how their places lie") VolleyPattern pattern,

            @Field("0..60 ticks, default 0: time by which the ring follows its middle, and each of a row the one "
                    + "before")
            int gapTicks,

            @Field("default hand: where they come from") VolleyOrigin from) {
        /** The most further lobs of an attack. */
        public static final int MOST = 11;
    }

    /** The pattern in which the lobs of a volley lie. */
    enum VolleyPattern {
        @Meaning("evenly in a ring; the first in its middle, where the player stood")
        RING,
        @Meaning("one behind the other, from the attacker towards the player and beyond")
        ROW
    }

    /** The origin of the lobs of a volley. */
    enum VolleyOrigin {
        @Meaning("thrown by the attacker")
        HAND,
        @Meaning("straight down, out of the roof")
        ROOF
    }

    /** Monsters appear beside their summoner. */
    @Meaning(value = "monsters come up beside it", word = "summon")
    record Summon(
            @Field("id in monsters.json: kind of what comes")
            String monster,

            @Field("1.." + Summon.MOST_AT_ONCE + ": that come at once")
            int count,

            @Field("1..12: alive of one caller, at most most_called of minds.json")
            int most)
            implements AttackForm {
        /** The most monsters that one attack can summon. */
        public static final int MOST_AT_ONCE = 6;

        @Override
        public boolean hurts() {
            return false;
        }
    }

    /** A burst all round its owner. */
    @Meaning(value = "all round it", word = "burst")
    record Burst(
            @Field("0.3..6 cells: radius") float radiusCells,

            @Field("0..6 cells, default 0: radius within which nothing reaches the ground")
            float innerCells,

            @Field("0..999, default 0: damage to all ore within")
            int oreDamage,

            @Field("0..240 ticks, default 0: time for which nothing then hurts its owner")
            int wardTicks)
            implements AttackForm {}

    /** The most hurt friend nearby gets health back. */
    @Meaning(value = "the most hurt friend nearby regains health", word = "heal")
    record Heal(
            @Field("0.3..20 cells: distance at which friends are looked for")
            float radiusCells,

            @Field("1..999: health regained") int amount)
            implements AttackForm {
        @Override
        public boolean hurts() {
            return false;
        }
    }
}
