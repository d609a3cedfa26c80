package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.arena.ArenaKind.Goal;
import java.util.List;

/** A boss is a head of its arena, comes to its phases one after the other, and has doors that can be thrown open. */
final class BossesCanRise implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (BossKind boss : content.bosses()) {
            int arena = content.arenaKinds().indexOf(boss.arena());
            if (arena >= 0 && !boss.phases().isEmpty()) {
                checkArena(boss, content.arenaKinds().at(arena), complaints);
                checkPhases(boss, content.arenaKinds().at(arena), content, complaints);
            }
        }
    }

    private static void checkArena(BossKind boss, ArenaKind arena, List<String> complaints) {
        String first = boss.phases().get(0).monster();
        boolean isHead = arena.waves().stream()
                .flatMap(wave -> wave.heads().stream())
                .anyMatch(head -> head.monster().equals(first) && head.count() == 1);
        if (arena.goal() != Goal.SLAY_HEADS || !isHead) {
            complain(
                    boss,
                    "phases[0].monster",
                    first + " is no single head of " + arena.id() + "; give one",
                    complaints);
        }
    }

    private static void checkPhases(BossKind boss, ArenaKind arena, Content content, List<String> complaints) {
        float radius = -1;
        for (int i = 0; i < boss.phases().size(); i++) {
            BossKind.Phase phase = boss.phases().get(i);
            String place = "phases[" + i + "].";
            if (i > 0 && phase.belowPercent() >= boss.phases().get(i - 1).belowPercent()) {
                complain(boss, place + "below_percent", "is not below that of the phase before; give less", complaints);
            }
            if (phase.storm() != null && arena.doors().stormTicks() == 0) {
                complain(boss, place + "storm", arena.id() + " has no storm_ticks; give it some", complaints);
            }
            int monster = content.monsters().indexOf(phase.monster());
            float own = monster < 0 ? radius : content.monsters().at(monster).radiusCells();
            if (radius >= 0 && own != radius) {
                complain(
                        boss,
                        place + "monster",
                        "is of another radius_cells than the first; give the same",
                        complaints);
            }
            radius = own;
        }
    }

    private static void complain(BossKind boss, String field, String fault, List<String> complaints) {
        complaints.add(BossKind.FILE + ": " + boss.id() + "." + field + ": " + fault);
    }
}
