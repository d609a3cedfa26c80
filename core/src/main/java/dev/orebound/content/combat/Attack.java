package dev.orebound.content.combat;

import dev.orebound.content.element.GroundInfluence;
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
 * @param near what must lie near its owner, or null if it begins anywhere
 * @param effects on everything that it hits, in the order in which they are felt; none if the form does not hurt
 */
@Meaning(value = "an attack", home = "monsters.json")
public record Attack(
        @Field("where the attack goes") AttackForm form,
        AttackTiming timing,
        AttackRange begins,

        @Field("optional: it begins only while one of these lies on its owner's cell or beside it") @Nullable
        AttackPlace near,

        @Field("optional: what it does to everything that it hits, in this order; for forms that hurt, and needed "
                + "there")
        List<HitEffect> effects,

        @Field("optional: what a shot, a lob or a burst brings to the ground (elements.json); a shot reaches all "
                + "cells of its way but the first")
        @Nullable
        GroundInfluence influence)
        implements Checked {

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (form.hurts() == effects.isEmpty()) {
            entry.complain(
                    "effects",
                    form.hurts() ? "is missing; give one effect or more" : "is not for this form; leave it out");
        }
        for (int i = 0; i < effects.size(); i++) {
            Class<?> kind = effects.get(i).does().getClass();
            boolean isOnce = kind != HitEffect.Inflict.class;
            if (isOnce
                    && effects.subList(0, i).stream()
                            .anyMatch(each -> each.does().getClass() == kind)) {
                entry.complain("effects[" + i + "].does", "stands twice; give this effect once");
            }
        }
        boolean reachesGround =
                form instanceof AttackForm.Lob || form instanceof AttackForm.Burst || form instanceof AttackForm.Ranged;
        if (influence != null && !reachesGround) {
            entry.complain("influence", "is for ranged, lob and burst only; leave it out");
        }
    }

    /** Returns the health that it takes before armour and before the depth of a floor counts. */
    public int damage() {
        HitEffect.Damage damage = effect(HitEffect.Damage.class);
        return damage == null ? 0 : damage.health();
    }

    /** Returns true if it takes ore from the player. */
    public boolean steals() {
        return effect(HitEffect.Steal.class) != null;
    }

    /** Returns its first effect of a kind, or null if it has none. */
    public <T extends HitEffect.Kind> @Nullable T effect(Class<T> kind) {
        for (int i = 0; i < effects.size(); i++) {
            if (kind.isInstance(effects.get(i).does())) {
                return kind.cast(effects.get(i).does());
            }
        }
        return null;
    }

    /**
     * Returns true if an ally of the player may use it, because it neither sets the ground on fire nor serves monsters
     * alone.
     */
    public boolean sparesFriends() {
        return form instanceof AttackForm.MeleeArc
                || (influence == null && (form instanceof AttackForm.Ranged || form instanceof AttackForm.Burst));
    }

    /** The durations of an attack, in ticks. */
    public record AttackTiming(
            @Field("1..240 ticks: time from the first sign until the attack")
            int windUpTicks,

            @Field("1..240 ticks: time from the attack until the next action")
            int recoveryTicks,

            @Field("0..3600 ticks, default 0: time from the attack until it can begin again")
            int cooldownTicks) {}

    /** Grounds and terrains of which one must lie near the owner of an attack. */
    public record AttackPlace(
            @Field("ids in grounds.json, optional: a ground that counts")
            List<String> on,

            @Field("ids in terrains.json, optional: a terrain that counts, unburnt and not covered")
            List<String> lies)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (on.isEmpty() && lies.isEmpty()) {
                entry.complain("on", "and lies name nothing; give one of them");
            }
        }
    }

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
}
