package dev.orebound.content.arena;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.List;

/** Monsters that come at once: heads, and guards bought from those of the depth's hordes. */
public record ArenaWave(
        @Field("0..200: threat at depth 1") int budget,

        @Field("0..20: threat more for each depth below") int budgetADepth,

        @Field("0.." + ArenaKind.MOST_MONSTERS + ": monsters at once beside the heads")
        int most,

        @Field("0..4 words, optional: parts that are bought first, one monster each, as far as the depth has one "
                + "that plays it and the budget buys it")
        List<WavePart> parts,

        @Field("default scattered: where in the room its cells are marked")
        WaveMarks marks,

        @Field("optional: targets that lead the wave; with them budget and most may be 0")
        List<Head> heads)
        implements Checked {

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (heads.isEmpty() && budget < 1) {
            entry.complain("budget", budget + "; give a whole number within 1..200 where no heads come");
        }
        if (heads.isEmpty() && most < 1) {
            entry.complain(
                    "most",
                    most + "; give a whole number within 1.." + ArenaKind.MOST_MONSTERS + " where no heads come");
        }
    }
    /** Returns the number of heads at a depth. */
    public int headsAt(int depth) {
        int sum = 0;
        for (int i = 0; i < heads.size(); i++) {
            sum += heads.get(i).depths().holds(depth) ? heads.get(i).count() : 0;
        }
        return sum;
    }

    /** The parts that monsters play in a wave: kinds that answer each other. */
    public enum WavePart {
        @Meaning("heals friends")
        MENDS,
        @Meaning("takes many blows: has armour of 2 or more, or stands firm for 4 ticks or more of a stagger")
        BEARS,
        @Meaning("throws at where the player stands, so that standing still is dangerous")
        DRIVES,
        @Meaning("staggers for 20 ticks or more from afar, or slows, so that running is dangerous")
        HOLDS,
        @Meaning("charges")
        CHARGES;

        private static final int FIRM_TICKS = 4;
        private static final int FIRM_ARMOUR = 2;
        private static final int LONG_STAGGER_TICKS = 20;

        /** Returns whether a monster plays this part. */
        public boolean isPlayedBy(Monster monster) {
            return switch (this) {
                case MENDS -> hasForm(monster, AttackForm.Heal.class);
                case BEARS -> monster.armour() >= FIRM_ARMOUR || monster.steadyTicks() >= FIRM_TICKS;
                case DRIVES -> hasForm(monster, AttackForm.Lob.class);
                case HOLDS -> monster.attacks().stream().anyMatch(WavePart::holds);
                case CHARGES -> hasForm(monster, AttackForm.Charge.class);
            };
        }

        private static boolean hasForm(Monster monster, Class<? extends AttackForm> form) {
            return monster.attacks().stream().anyMatch(attack -> form.isInstance(attack.form()));
        }

        private static boolean holds(Attack attack) {
            HitEffect.Stagger stagger = attack.effect(HitEffect.Stagger.class);
            boolean isLong = stagger != null && stagger.ticks() >= LONG_STAGGER_TICKS;
            return (isLong && attack.form() instanceof AttackForm.Ranged)
                    || attack.effects().stream()
                            .anyMatch(effect -> effect.does() instanceof HitEffect.Inflict inflict
                                    && slows(inflict.timed().status()));
        }

        private static boolean slows(StatusEffect status) {
            return status == StatusEffect.MIRED || status == StatusEffect.CHILLED || status == StatusEffect.SHOCKED;
        }
    }

    /** The places in a room at which the cells of a wave are marked. */
    public enum WaveMarks {
        @Meaning("anywhere")
        SCATTERED,
        @Meaning("on all sides of the player")
        AROUND,
        @Meaning("every other on the player's far side from the middle of the room, so that a corner is no shelter, "
                + "the rest on all sides")
        BEHIND,
        @Meaning("before the doors")
        DOORS,
        @Meaning("beside each other")
        TOGETHER,
        @Meaning("where water, grass or other terrain lies")
        TERRAIN
    }

    /** A target that must be killed. */
    public record Head(
            @Field("id in monsters.json: its kind") String monster,

            @Field("1..17: depths at which it comes") IntRange depths,

            @Field("1..5: how many") int count,

            @Field("10..1000 %: health, compared with its kind")
            int healthPercent) {}
}
