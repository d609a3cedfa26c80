package dev.orebound.content.combat;

import dev.orebound.content.reading.JsonEntry;
import java.util.Locale;

/** The words that content files have for the forms of attacks, each with the class of form that it reads. */
public enum AttackFormKind {
    MELEE(AttackForm.MeleeArc.class),
    RANGED(AttackForm.Ranged.class),
    CHARGE(AttackForm.Charge.class),
    LOB(AttackForm.Lob.class),
    SUMMON(AttackForm.Summon.class),
    BURST(AttackForm.Burst.class),
    HEAL(AttackForm.Heal.class);

    private final Class<? extends AttackForm> form;

    AttackFormKind(Class<? extends AttackForm> form) {
        this.form = form;
    }

    /**
     * Returns the kind of a form.
     *
     * @throws IllegalArgumentException if no kind reads such forms
     */
    public static AttackFormKind of(AttackForm form) {
        for (AttackFormKind kind : values()) {
            if (kind.form.isInstance(form)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no word for " + form);
    }

    /** Returns the word for this kind in content files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads the fields of a form of this kind. */
    AttackForm read(JsonEntry entry) {
        return switch (this) {
            case MELEE ->
                new AttackForm.MeleeArc(entry.number("reach_cells", 0.3f, 6), entry.whole("arc_degrees", 10, 360));
            case RANGED ->
                new AttackForm.Ranged(
                        entry.number("speed", 1, 20),
                        entry.number("radius_cells", 0.05f, 0.45f),
                        entry.number("flight_cells", 1, 40),
                        entry.wholeOr("leaps", 0, AttackForm.Ranged.MOST_LEAPS, 0),
                        entry.has("leaps") ? entry.number("leap_cells", 0.5f, 8) : 0,
                        entry.numberOr("burst_cells", 0, 3, 0),
                        oreDamage(entry));
            case CHARGE -> new AttackForm.Charge(entry.number("speed", 1, 20), entry.number("cells", 0.5f, 20));
            case LOB -> new AttackForm.Lob(entry.whole("flight_ticks", 1, 240), entry.number("blast_cells", 0.3f, 6));
            case SUMMON ->
                new AttackForm.Summon(
                        entry.word("monster"),
                        entry.whole("count", 1, AttackForm.Summon.MOST_AT_ONCE),
                        entry.whole("most", 1, 12));
            case BURST ->
                new AttackForm.Burst(
                        entry.number("radius_cells", 0.3f, 6),
                        entry.numberOr("inner_cells", 0, 6, 0),
                        oreDamage(entry),
                        entry.wholeOr("ward_ticks", 0, 240, 0));
            case HEAL -> new AttackForm.Heal(entry.number("radius_cells", 0.3f, 20), entry.whole("amount", 1, 999));
        };
    }

    private static int oreDamage(JsonEntry entry) {
        return entry.wholeOr("ore_damage", 0, 999, 0);
    }
}
