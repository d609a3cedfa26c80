package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import java.util.List;

/** Who takes lanes has a charge, who keeps away can begin something from there, who is rooted walks nowhere. */
final class MannersFitTheirOwners implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (Monster monster : content.monsters()) {
            int index = content.manners().indexOf(monster.manner());
            if (index >= 0) {
                check(monster, content.manners().at(index), complaints);
            }
        }
    }

    private static void check(Monster monster, FightingStyle manner, List<String> complaints) {
        if (manner.has(FightingStyle.Habit.TAKES_LANES) && !has(monster, AttackForm.Charge.class)) {
            complain(monster, "takes lanes, and it has no charge", complaints);
        }
        if (manner.keepsDistance() && reach(monster) < manner.keeps().nearestCells()) {
            complain(
                    monster,
                    "keeps " + manner.keeps().nearestCells() + " cells away, and it can begin nothing " + "from there",
                    complaints);
        }
        if (monster.isRooted() && (manner.keepsDistance() || manner.flees() || manner.steals())) {
            complain(monster, "walks, and nothing moves it", complaints);
        }
    }

    private static boolean has(Monster monster, Class<? extends AttackForm> form) {
        return monster.attacks().stream().anyMatch(attack -> form.isInstance(attack.form()));
    }

    private static float reach(Monster monster) {
        float reach = 0;
        for (Attack attack : monster.attacks()) {
            reach = Math.max(reach, attack.begins().farthestCells());
        }
        return reach;
    }

    private static void complain(Monster monster, String why, List<String> complaints) {
        complaints.add(
                Monster.FILE + ": " + monster.id() + ".manner: '" + monster.manner() + "' " + why + "; give another");
    }
}
