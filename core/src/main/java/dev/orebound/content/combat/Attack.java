package dev.orebound.content.combat;

import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attack, with the ticks that it takes before and after it hits.
 *
 * @param harm the effect on everything that it hits; nothing if the form does not hurt
 */
@Meaning(value = "an attack", home = "monsters.json")
public record Attack(
        @Field("where the attack goes") AttackForm form, AttackTiming timing, AttackRange begins, HitEffect harm)
        implements Checked {

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        for (String field : List.of("damage", "knock_back", "stagger_ticks")) {
            if (form.hurts() != entry.has(field)) {
                entry.complain(
                        field, form.hurts() ? "is missing; give a number" : "is not for this form; leave it out");
            }
        }
        boolean reachesGround =
                form instanceof AttackForm.Lob || form instanceof AttackForm.Burst || form instanceof AttackForm.Ranged;
        if (harm.influence() != null && !reachesGround) {
            entry.complain("influence", "is for ranged, lob and burst only; leave it out");
        }
    }

    /**
     * Returns true if an ally of the player may use it, because it neither sets the ground on fire nor serves monsters
     * alone.
     */
    public boolean sparesFriends() {
        return form instanceof AttackForm.MeleeArc
                || (harm.influence() == null
                        && (form instanceof AttackForm.Ranged || form instanceof AttackForm.Burst));
    }

    /** The durations of an attack, in ticks. */
    public record AttackTiming(
            @Field("1..240 ticks: time from the first sign until the attack")
            int windUpTicks,

            @Field("1..240 ticks: time from the attack until the next action")
            int recoveryTicks,

            @Field("0..3600 ticks, default 0: time from the attack until it can begin again")
            int cooldownTicks) {}

    /** The distances from its target at which an attack is begun, in cells from centre to centre. */
    public record AttackRange(
            @Field("0..40 cells, default 0: least distance of the player")
            float nearestCells,

            @Field("0..40 cells: largest distance of the player")
            float farthestCells)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (farthestCells < nearestCells) {
                entry.complain(
                        "farthest_cells",
                        farthestCells + " is below nearest_cells, " + nearestCells + "; give at least as much");
            }
        }

        /** Returns true if a distance in cells lies within this range. */
        public boolean holds(float cells) {
            return cells >= nearestCells && cells <= farthestCells;
        }
    }

    /** The effect of an attack on everything that it hits, and on the ground. */
    public record HitEffect(
            @Field(
                    "0..999, default 0: health taken, before armour; this and the next two are for forms that hurt, and needed there")
            int damage,

            @Field("0..30 cells/s, default 0: speed given") float knockBack,

            @Field("0..240 ticks, default 0: time for which the target cannot act")
            int staggerTicks,

            @Field("optional: status of the target") @Nullable
            TimedStatus inflicts,

            @Field("optional: another one, after the first") @Nullable
            TimedStatus alsoInflicts,

            @Field(
                    "optional: what a shot, a lob or a burst brings to the ground (elements.json); a shot reaches all cells of its way but the first")
            @Nullable
            GroundInfluence influence) {

        /** The effect of an attack that hurts nothing. */
        public static final HitEffect NONE = new HitEffect(0, 0, 0, null, null, null);
    }
}
