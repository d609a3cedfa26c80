package dev.orebound.content.combat;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.element.GroundInfluence;
import org.jspecify.annotations.Nullable;

/**
 * What an attack does to each whom it hits, and to the ground.
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

    /** Of attacks that hurt nobody. */
    public static final HitEffect NONE = new HitEffect(0, 0, 0, null, null, null);

    static HitEffect read(JsonEntry entry, AttackForm form) {
        boolean comesToGround = form instanceof AttackForm.Lob || form instanceof AttackForm.Burst || form instanceof AttackForm.Ranged;
        return new HitEffect(
                entry.whole("damage", 0, 999),
                entry.number("knock_back", 0, 30),
                entry.whole("stagger_ticks", 0, 240),
                entry.has("inflicts") ? TimedStatus.read(entry.object("inflicts")) : null,
                entry.has("also_inflicts") ? TimedStatus.read(entry.object("also_inflicts")) : null,
                comesToGround && entry.has("influence") ? entry.choice("influence", GroundInfluence.class) : null);
    }
}
