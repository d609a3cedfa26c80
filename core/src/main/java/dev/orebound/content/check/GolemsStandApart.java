package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import java.util.List;

/** Nobody meets a golem as a foe, and a golem has no attack that it would never use at the alchemist's side. */
final class GolemsStandApart implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (GolemKind golem : content.golems()) {
            for (Horde horde : content.hordes()) {
                boolean has = horde.leader().equals(golem.monster())
                        || horde.members().stream()
                                .anyMatch(each -> each.monster().equals(golem.monster()));
                complainIf(has, Horde.FILE + ": " + horde.id(), golem, complaints);
            }
            for (ArenaKind arena : content.arenaKinds()) {
                boolean has = arena.waves().stream()
                        .flatMap(wave -> wave.heads().stream())
                        .anyMatch(head -> head.monster().equals(golem.monster()));
                complainIf(has, ArenaKind.FILE + ": " + arena.id(), golem, complaints);
            }
            for (Monster monster : content.monsters()) {
                boolean calls = monster.attacks().stream()
                        .anyMatch(attack -> attack.form() instanceof AttackForm.Summon summon
                                && summon.monster().equals(golem.monster()));
                complainIf(calls, Monster.FILE + ": " + monster.id(), golem, complaints);
            }
            checkAttacks(content, golem, complaints);
        }
    }

    private static void complainIf(boolean has, String where, GolemKind golem, List<String> complaints) {
        if (has) {
            complaints.add(where + ": has " + golem.monster() + ", which is the golem " + golem.id()
                    + " of golems.json; give another monster");
        }
    }

    private static void checkAttacks(Content content, GolemKind golem, List<String> complaints) {
        if (!content.monsters().has(golem.monster())) {
            return;
        }
        List<Attack> attacks = content.monsters().get(golem.monster()).attacks();
        for (int i = 0; i < attacks.size(); i++) {
            if (!attacks.get(i).sparesFriends()) {
                complaints.add(Monster.FILE + ": " + golem.monster() + ".attacks[" + i
                        + "].form: is nothing that a golem does; give melee, ranged, or burst without influence");
            }
        }
    }
}
