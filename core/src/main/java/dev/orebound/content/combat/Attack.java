package dev.orebound.content.combat;

import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attack, with the ticks that it takes before and after it hits.
 *
 * @param form what it is
 * @param timing how long it takes
 * @param begins at which distances it is begun; a player's throw flies no farther than this
 * @param harm what it does to whom it hits; nothing where the form does not hurt
 */
public record Attack(AttackForm form, AttackTiming timing, AttackRange begins, HitEffect harm) {

    /**
     * Returns true if an ally of the player may use it, because it neither sets the ground on fire nor serves monsters
     * alone.
     */
    public boolean sparesFriends() {
        return form instanceof AttackForm.MeleeArc
                || (harm.influence() == null
                        && (form instanceof AttackForm.Ranged || form instanceof AttackForm.Burst));
    }

    /** Reads an attack that is an object of its own. */
    public static Attack read(JsonEntry entry) {
        AttackForm form = entry.choice("form", AttackFormKind.class).read(entry);
        return entry.complete(new Attack(
                form,
                AttackTiming.read(entry),
                AttackRange.read(entry),
                form.hurts() ? HitEffect.read(entry, form) : HitEffect.NONE));
    }

    /**
     * Reads a list of attacks.
     *
     * @param least how many there must be
     * @param most how many there may be
     */
    public static List<Attack> readAll(JsonEntry entry, String field, int least, int most) {
        List<Attack> attacks = new ArrayList<>();
        for (JsonEntry each : entry.objects(field)) {
            attacks.add(read(each));
        }
        if (entry.hasList(field) && (attacks.size() < least || attacks.size() > most)) {
            entry.complain(field, "list of " + attacks.size() + "; give " + least + " to " + most + " attacks");
        }
        return List.copyOf(attacks);
    }

    /**
     * The durations of an attack, in ticks.
     *
     * @param windUpTicks from the first sign until it comes, 1 to 240
     * @param recoveryTicks from then until its owner may act again, 1 to 240
     * @param cooldownTicks from the moment it comes until it can be begun again, 0 to 3600
     */
    public record AttackTiming(int windUpTicks, int recoveryTicks, int cooldownTicks) {

        private static AttackTiming read(JsonEntry entry) {
            return new AttackTiming(
                    entry.whole("wind_up_ticks", 1, 240),
                    entry.whole("recovery_ticks", 1, 240),
                    entry.wholeOr("cooldown_ticks", 0, 3600, 0));
        }
    }

    /**
     * The distances from its target at which an attack is begun, in cells from centre to centre.
     *
     * @param nearestCells 0 to 40
     * @param farthestCells 0 to 40, not below the nearest
     */
    public record AttackRange(float nearestCells, float farthestCells) {

        private static AttackRange read(JsonEntry entry) {
            AttackRange span =
                    new AttackRange(entry.numberOr("nearest_cells", 0, 40, 0), entry.number("farthest_cells", 0, 40));
            if (span.farthestCells < span.nearestCells) {
                entry.complain(
                        "farthest_cells",
                        span.farthestCells + " is below nearest_cells, " + span.nearestCells
                                + "; give at least as much");
            }
            return span;
        }

        /** Returns true if a distance in cells lies within this range. */
        public boolean holds(float cells) {
            return cells >= nearestCells && cells <= farthestCells;
        }
    }

    /**
     * The effect of an attack on everything that it hits, and on the ground.
     *
     * @param damage health taken, before armour, 0 to 999
     * @param knockBack speed given, in cells a second, 0 to 30
     * @param staggerTicks for which whom it hits can do nothing, 0 to 240
     * @param inflicts the status that it brings to whom it hits, or null
     * @param alsoInflicts one that it brings after that, or null
     * @param influence what it brings to every cell that it reaches, or null; only shots, lobs and bursts have one
     */
    public record HitEffect(
            int damage,
            float knockBack,
            int staggerTicks,
            @Nullable TimedStatus inflicts,
            @Nullable TimedStatus alsoInflicts,
            @Nullable GroundInfluence influence) {

        /** The effect of an attack that hurts nothing. */
        public static final HitEffect NONE = new HitEffect(0, 0, 0, null, null, null);

        private static HitEffect read(JsonEntry entry, AttackForm form) {
            boolean comesToGround = form instanceof AttackForm.Lob
                    || form instanceof AttackForm.Burst
                    || form instanceof AttackForm.Ranged;
            return new HitEffect(
                    entry.whole("damage", 0, 999),
                    entry.number("knock_back", 0, 30),
                    entry.whole("stagger_ticks", 0, 240),
                    entry.has("inflicts") ? TimedStatus.read(entry.object("inflicts")) : null,
                    entry.has("also_inflicts") ? TimedStatus.read(entry.object("also_inflicts")) : null,
                    comesToGround && entry.has("influence") ? entry.choice("influence", GroundInfluence.class) : null);
        }
    }
}
