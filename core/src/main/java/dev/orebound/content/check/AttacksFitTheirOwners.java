package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.reading.ClosestWord;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import java.util.List;

/** Monsters call up monsters that there are, and no more than a floor takes; the pick strikes in arcs, and a thrown flask is a lob. */
final class AttacksFitTheirOwners implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (Monster monster : content.monsters()) {
            for (int i = 0; i < monster.attacks().size(); i++) {
                Attack attack = monster.attacks().get(i);
                String where = monster.id() + ".attacks[" + i + "]";
                if (attack.form() instanceof AttackForm.Summon summon) {
                    checkCalled(content, where, summon, complaints);
                    checkMarks(where, attack.timing().windUpTicks(), complaints);
                }
            }
        }
        List<Attack> strikes = content.player().strikes();
        for (int i = 0; i < strikes.size(); i++) {
            if (!(strikes.get(i).form() instanceof AttackForm.Melee)) {
                complaints.add(PlayerRules.FILE + ": strikes[" + i + "].form: is no blow of a pick; give melee");
            }
        }
        for (Ore ore : content.ores()) {
            if (!(ore.thrown().form() instanceof AttackForm.Lob)) {
                complaints.add(Ore.FILE + ": " + ore.id() + ".thrown.form: is nothing that a flask does; give lob");
            }
        }
    }

    /** A cell is marked as its caller winds up, and for as long as in any arena. */
    private static void checkMarks(String where, int windUpTicks, List<String> complaints) {
        if (windUpTicks < ArenaKind.FEWEST_MARK_TICKS || windUpTicks > ArenaKind.MOST_MARK_TICKS) {
            complaints.add(Monster.FILE + ": " + where + ".wind_up_ticks: " + windUpTicks
                    + " marks who is called up for " + "too short or too long; give " + ArenaKind.FEWEST_MARK_TICKS
                    + ".." + ArenaKind.MOST_MARK_TICKS);
        }
    }

    private static void checkCalled(Content content, String where, AttackForm.Summon summon, List<String> complaints) {
        if (!summon.monster().isEmpty() && !content.monsters().has(summon.monster())) {
            complaints.add(Monster.FILE + ": " + where + ".monster: " + JsonEntry.quote(summon.monster())
                    + " is unknown; give one of "
                    + ClosestWord.of(summon.monster(), content.monsters().ids()));
        }
        int most = content.minds().mostCalled();
        if (summon.most() > most) {
            complaints.add(Monster.FILE + ": " + where + ".most: " + summon.most() + "; give at most " + most
                    + ", the most_called of " + MindRules.FILE);
        }
    }
}
