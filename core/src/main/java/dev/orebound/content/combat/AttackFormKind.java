package dev.orebound.content.combat;

import dev.orebound.content.reading.JsonEntry;
import java.util.Locale;
import java.util.function.Function;

/** The words that content files have for the forms of attacks, each with the function that reads its fields. */
public enum AttackFormKind {
    MELEE(
            AttackForm.MeleeArc.class,
            entry ->
                    new AttackForm.MeleeArc(entry.number("reach_cells", 0.3f, 6), entry.whole("arc_degrees", 10, 360))),
    RANGED(
            AttackForm.Ranged.class,
            entry -> new AttackForm.Ranged(
                    entry.number("speed", 1, 20),
                    entry.number("radius_cells", 0.05f, 0.45f),
                    entry.number("flight_cells", 1, 40),
                    entry.wholeOr("leaps", 0, AttackForm.Ranged.MOST_LEAPS, 0),
                    entry.has("leaps") ? entry.number("leap_cells", 0.5f, 8) : 0,
                    entry.numberOr("burst_cells", 0, 3, 0),
                    oreDamage(entry))),
    CHARGE(
            AttackForm.Charge.class,
            entry -> new AttackForm.Charge(entry.number("speed", 1, 20), entry.number("cells", 0.5f, 20))),
    LOB(
            AttackForm.Lob.class,
            entry -> new AttackForm.Lob(entry.whole("flight_ticks", 1, 240), entry.number("blast_cells", 0.3f, 6))),
    SUMMON(
            AttackForm.Summon.class,
            entry -> new AttackForm.Summon(
                    entry.word("monster"),
                    entry.whole("count", 1, AttackForm.Summon.MOST_AT_ONCE),
                    entry.whole("most", 1, 12))),
    BURST(
            AttackForm.Burst.class,
            entry -> new AttackForm.Burst(
                    entry.number("radius_cells", 0.3f, 6),
                    entry.numberOr("inner_cells", 0, 6, 0),
                    oreDamage(entry),
                    entry.wholeOr("ward_ticks", 0, 240, 0))),
    HEAL(
            AttackForm.Heal.class,
            entry -> new AttackForm.Heal(entry.number("radius_cells", 0.3f, 20), entry.whole("amount", 1, 999)));

    private final Class<? extends AttackForm> form;
    private final Function<JsonEntry, AttackForm> reader;

    AttackFormKind(Class<? extends AttackForm> form, Function<JsonEntry, AttackForm> reader) {
        this.form = form;
        this.reader = reader;
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

    AttackForm read(JsonEntry entry) {
        return reader.apply(entry);
    }

    private static int oreDamage(JsonEntry entry) {
        return entry.wholeOr("ore_damage", 0, 999, 0);
    }
}
