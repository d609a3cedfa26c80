package dev.orebound.content.combat;

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
}
