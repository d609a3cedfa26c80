package dev.orebound.content;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;
import java.util.List;

/** Monsters call up monsters that there are, the pick strikes in arcs, and a thrown flask is a lob. */
final class AttacksFitTheirOwners implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (Monster monster : content.monsters()) {
            for (int i = 0; i < monster.attacks().size(); i++) {
                if (monster.attacks().get(i).form() instanceof Form.Summon summon) {
                    checkCalled(content, monster.id() + ".attacks[" + i + "]", summon, complaints);
                }
            }
        }
        List<Attack> strikes = content.player().strikes();
        for (int i = 0; i < strikes.size(); i++) {
            if (!(strikes.get(i).form() instanceof Form.Melee)) {
                complaints.add(PlayerRules.FILE + ": strikes[" + i + "].form: is no blow of a pick; give melee");
            }
        }
        for (Ore ore : content.ores()) {
            if (!(ore.thrown().form() instanceof Form.Lob)) {
                complaints.add(Ore.FILE + ": " + ore.id() + ".thrown.form: is nothing that a flask does; give lob");
            }
        }
    }

    private static void checkCalled(Content content, String where, Form.Summon summon, List<String> complaints) {
        if (!summon.monster().isEmpty() && !content.monsters().has(summon.monster())) {
            complaints.add(Monster.FILE + ": " + where + ".monster: " + Entry.quote(summon.monster())
                    + " is unknown; give one of " + content.monsters().ids());
        }
    }
}
