package dev.orebound.content.combat;

import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * An attack: announced, then it comes, then it is recovered from.
 *
 * @param form what it is
 * @param timing how long it takes
 * @param begins at which distances it is begun; a player's throw flies no farther than this
 * @param harm what it does to whom it hits; nothing where the form does not hurt
 */
public record Attack(AttackForm form, AttackTiming timing, AttackRange begins, HitEffect harm) {

    /** Whether one at the player's side may use it: it neither sets the ground on fire about them nor serves monsters alone. */
    public boolean sparesFriends() {
        return form instanceof AttackForm.Melee
                || (harm.influence() == null && (form instanceof AttackForm.Ranged || form instanceof AttackForm.Burst));
    }

    /** Reads an attack that is an object of its own. */
    public static Attack read(JsonEntry entry) {
        AttackForm form = entry.choice("form", AttackFormKind.class).read(entry);
        Attack attack = new Attack(
                form, AttackTiming.read(entry), AttackRange.read(entry), form.hurts() ? HitEffect.read(entry, form) : HitEffect.NONE);
        entry.rejectUnknownFields();
        return attack;
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
}
