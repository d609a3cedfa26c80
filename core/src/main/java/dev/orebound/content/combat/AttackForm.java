package dev.orebound.content.combat;

/** The form of an attack: where it goes and how it gets there. All attacks have one of seven forms. */
public sealed interface AttackForm
        permits AttackForm.MeleeArc,
                AttackForm.Ranged,
                AttackForm.Charge,
                AttackForm.Lob,
                AttackForm.Summon,
                AttackForm.Burst,
                AttackForm.Heal {

    /** Returns true if an attack of this form hurts, so that its content states how much. */
    default boolean hurts() {
        return true;
    }

    /**
     * A blow in an arc.
     *
     * @param reachCells from the striker's centre to the far end of the arc, 0.3 to 6
     * @param arcDegrees the whole opening of the arc, 10 to 360
     */
    record MeleeArc(float reachCells, int arcDegrees) implements AttackForm {}

    /**
     * A shot straight ahead, until it meets rock, a shut door or an enemy. Its influence on the ground reaches every
     * cell on its way except the first.
     *
     * @param speed in cells a second, 1 to 20
     * @param radiusCells of the shot, 0.05 to 0.45
     * @param flightCells after which it drops, 1 to 40
     * @param leaps how often it goes on from whom it hit to the nearest other foe, 0 to {@value #MOST_LEAPS}
     * @param leapCells within which that one must be, 0 to 8
     * @param burstCells within which it hits all others where it ends, 0 to 3; of 0: nobody
     * @param oreDamage what it does to ore, which ends it, 0 to 999; of 0 it flies over ore
     */
    record Ranged(
            float speed,
            float radiusCells,
            float flightCells,
            int leaps,
            float leapCells,
            float burstCells,
            int oreDamage)
            implements AttackForm {
        /** The most leaps of a shot. */
        public static final int MOST_LEAPS = 6;
    }

    /**
     * A run straight ahead that hits everything in its way. A monster that runs into something solid is staggered.
     *
     * @param speed in cells a second, 1 to 20
     * @param cells after which it ends, 0.5 to 20
     */
    record Charge(float speed, float cells) implements AttackForm {}

    /**
     * Something thrown over all heads, to the place where its target stood when the attack was announced. It bursts
     * there.
     *
     * @param flightTicks that it is in the air, 1 to 240
     * @param blastCells the radius of the burst, 0.3 to 6
     */
    record Lob(int flightTicks, float blastCells) implements AttackForm {}

    /**
     * Monsters appear beside their summoner.
     *
     * @param monster the id of their kind
     * @param count how many at once, 1 to 6
     * @param most how many of one caller's may be alive, 1 to 12
     */
    record Summon(String monster, int count, int most) implements AttackForm {
        /** The most monsters that one attack can summon. */
        public static final int MOST_AT_ONCE = 6;

        @Override
        public boolean hurts() {
            return false;
        }
    }

    /**
     * A burst all round its owner.
     *
     * @param radiusCells 0.3 to 6
     * @param innerCells within which nothing comes to the ground, 0 to 6
     * @param oreDamage what it does to all ore within, 0 to 999
     * @param wardTicks for which nothing hurts its owner from then on, 0 to 240
     */
    record Burst(float radiusCells, float innerCells, int oreDamage, int wardTicks) implements AttackForm {}

    /**
     * The most hurt friend nearby gets health back.
     *
     * @param radiusCells within which friends are looked for, 0.3 to 20
     * @param amount of health, 1 to 999
     */
    record Heal(float radiusCells, int amount) implements AttackForm {
        @Override
        public boolean hurts() {
            return false;
        }
    }
}
