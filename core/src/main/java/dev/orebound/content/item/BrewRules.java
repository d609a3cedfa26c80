package dev.orebound.content.item;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import java.util.ArrayList;
import java.util.List;

/** All brews, and what their levels change. */
@Meaning("""
        Brews: ores mixed, each used as a bolt, a burst or a flask. Attacks are written as they are at level 1; \
        higher levels
        follow from levels. Texts: brew.<id>.name, and brew.<id>.words for what it does. A second has 60 ticks.""")
public record BrewRules(
        @Field("3..3: levels 1, 2 and 3 of all brews; scrolls raise a brew")
        List<BrewLevel> levels,

        @Field("1.." + BrewRules.MOST_KINDS + ": the brews, by their ids; each ore has one of its own")
        ContentTable<Brew> brews) {

    /** The highest level of a brew. */
    public static final int MOST_LEVELS = 3;

    /** The most kinds of brew: all sets of one to three of four ores. */
    public static final int MOST_KINDS = 14;

    public static final String FILE = "content/brews.json";

    private static final float WIDEST_SHOT = 0.45f;
    private static final int LONGEST_STATUS = 3600;

    /** Returns an attack of a brew at a level, 1 to {@value #MOST_LEVELS}. */
    Attack raised(Attack written, int level) {
        return level <= levels.size() ? levels.get(level - 1).raise(written) : written;
    }

    /** Returns the share of a time that a level, 1 to {@value #MOST_LEVELS}, makes of it, in percent. */
    int timePercent(int level) {
        return level <= levels.size() ? levels.get(level - 1).statusPercent() : 100;
    }

    /** The difference that a level makes. */
    @Meaning(value = "a level", home = "brews.json")
    public record BrewLevel(
            @Field("100..400 %: damage to bodies and ore") int damagePercent,

            @Field("100..200 %: radius of shots and blasts, and how far they push")
            int radiusPercent,

            @Field("100..400 %: ticks of a status, and for which nothing hurts the alchemist after a burst")
            int statusPercent,

            @Field("0..3, default 0: leaps more, of a bolt that leaps")
            int moreLeaps) {

        private Attack raise(Attack written) {
            List<HitEffect> effects = new ArrayList<>();
            for (HitEffect effect : written.effects()) {
                effects.add(new HitEffect(raise(effect.does())));
            }
            AttackForm form = raise(written.form());
            Attack.AttackRange begins = form instanceof AttackForm.Burst burst
                    ? new Attack.AttackRange(0, burst.radiusCells())
                    : written.begins();
            return new Attack(form, written.timing(), begins, written.near(), effects, written.influence());
        }

        private AttackForm raise(AttackForm form) {
            if (form instanceof AttackForm.Ranged shot) {
                return new AttackForm.Ranged(
                        shot.speed(),
                        Math.min(WIDEST_SHOT, wider(shot.radiusCells())),
                        shot.flightCells(),
                        shot.leaps() == 0 ? 0 : Math.min(AttackForm.Ranged.MOST_LEAPS, shot.leaps() + moreLeaps),
                        shot.leapCells(),
                        wider(shot.burstCells()),
                        stronger(shot.oreDamage()));
            } else if (form instanceof AttackForm.Burst burst) {
                return new AttackForm.Burst(
                        wider(burst.radiusCells()),
                        burst.innerCells(),
                        stronger(burst.oreDamage()),
                        longer(burst.wardTicks()));
            } else if (form instanceof AttackForm.Lob lob) {
                return new AttackForm.Lob(lob.flightTicks(), wider(lob.blastCells()), lob.volley());
            }
            return form;
        }

        private HitEffect.Kind raise(HitEffect.Kind effect) {
            if (effect instanceof HitEffect.Damage damage) {
                return new HitEffect.Damage(stronger(damage.health()));
            } else if (effect instanceof HitEffect.Push push) {
                return new HitEffect.Push(wider(push.cells()));
            } else if (effect instanceof HitEffect.Inflict inflict) {
                TimedStatus timed = inflict.timed();
                return new HitEffect.Inflict(
                        new TimedStatus(timed.status(), Math.min(LONGEST_STATUS, longer(timed.ticks()))));
            }
            return effect;
        }

        private int stronger(int points) {
            return (points * damagePercent + 50) / 100;
        }

        private float wider(float cells) {
            return cells * radiusPercent / 100;
        }

        private int longer(int ticks) {
            return (ticks * statusPercent + 50) / 100;
        }
    }
}
