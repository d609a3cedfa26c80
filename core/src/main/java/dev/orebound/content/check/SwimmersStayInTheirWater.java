package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.combat.AttackForm;
import java.util.List;

/** Monsters that swim come in hordes alone: arenas, callers, bosses and golems would put them on dry land. */
final class SwimmersStayInTheirWater implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (Monster monster : content.monsters()) {
            if (monster.swims()) {
                check(content, monster.id(), complaints);
            }
        }
    }

    private static void check(Content content, String swimmer, List<String> complaints) {
        for (ArenaKind arena : content.arenaKinds()) {
            boolean has = arena.waves().stream()
                    .flatMap(wave -> wave.heads().stream())
                    .anyMatch(head -> head.monster().equals(swimmer));
            complainIf(has, ArenaKind.FILE + ": " + arena.id() + ".waves", swimmer, complaints);
        }
        for (Monster monster : content.monsters()) {
            boolean calls = monster.attacks().stream()
                    .anyMatch(attack -> attack.form() instanceof AttackForm.Summon summon
                            && summon.monster().equals(swimmer));
            complainIf(calls, Monster.FILE + ": " + monster.id() + ".attacks", swimmer, complaints);
        }
        for (BossKind boss : content.bosses()) {
            complainIf(boss.is(swimmer), BossKind.FILE + ": " + boss.id() + ".phases", swimmer, complaints);
        }
        for (GolemKind golem : content.golems()) {
            boolean has = golem.monster().equals(swimmer);
            complainIf(has, GolemKind.FILE + ": " + golem.id() + ".monster", swimmer, complaints);
        }
    }

    private static void complainIf(boolean has, String where, String swimmer, List<String> complaints) {
        if (has) {
            complaints.add(
                    where + ": '" + swimmer + "' swims, and there is no water; give a monster that walks or hovers");
        }
    }
}
