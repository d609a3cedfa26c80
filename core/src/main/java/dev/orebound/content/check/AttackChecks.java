package dev.orebound.content.check;

import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.reading.ContentTable;
import java.util.List;

/**
 * Checks that attacks and fighting styles fit the monsters and the player that have them.
 *
 * @param complaints to which each method adds one line for each fault
 */
public record AttackChecks(
        ContentTable<Monster> monsters,
        ContentTable<FightingStyle> styles,
        PlayerRules player,
        MindRules minds,
        List<String> complaints) {

    /**
     * Checks that monsters summon monsters that exist, and no more than a floor takes, and that the pick strikes in
     * arcs.
     */
    public void attacksFitTheirOwners() {
        for (Monster monster : monsters) {
            for (int i = 0; i < monster.attacks().size(); i++) {
                Attack attack = monster.attacks().get(i);
                if (attack.form() instanceof AttackForm.Summon summon) {
                    String where = monster.id() + ".attacks[" + i + "]";
                    checkSummoned(where, summon);
                    checkMarkTicks(where, attack.timing().windUpTicks());
                }
            }
        }
    }

    private void checkSummoned(String where, AttackForm.Summon summon) {
        int most = minds.mostCalled();
        if (summon.most() > most) {
            complaints.add(Monster.FILE + ": " + where + ".most: " + summon.most() + "; give at most " + most
                    + ", the most_called of " + MindRules.FILE);
        }
    }

    /** A cell is marked while the summoner winds up, and for as long as in any arena. */
    private void checkMarkTicks(String where, int windUpTicks) {
        if (windUpTicks < ArenaKind.FEWEST_MARK_TICKS || windUpTicks > ArenaKind.MOST_MARK_TICKS) {
            complaints.add(Monster.FILE + ": " + where + ".wind_up_ticks: " + windUpTicks
                    + " marks who is called up for too short or too long; give " + ArenaKind.FEWEST_MARK_TICKS + ".."
                    + ArenaKind.MOST_MARK_TICKS);
        }
    }

    /**
     * Checks that styles which take lanes have a charge, that those which keep away have reach, that thieves get away,
     * and that rooted monsters stay.
     */
    public void stylesFitTheirOwners() {
        for (Monster monster : monsters) {
            int index = styles.indexOf(monster.manner());
            if (index >= 0) {
                checkStyle(monster, styles.at(index));
            }
        }
    }

    private void checkStyle(Monster monster, FightingStyle style) {
        boolean charges = monster.attacks().stream().anyMatch(attack -> attack.form() instanceof AttackForm.Charge);
        if (style.has(FightingStyle.Habit.TAKES_LANES) && !charges) {
            complain(monster, "takes lanes, and it has no charge");
        }
        if (style.keepsDistance() && reachOf(monster) < style.keeps().nearestCells()) {
            complain(
                    monster,
                    "keeps " + style.keeps().nearestCells() + " cells away, and it can begin nothing from there");
        }
        if (monster.steals() && style.escapeTicks() == 0) {
            complain(monster, "has no escape_ticks, and it steals");
        }
        if (monster.isRooted() && (style.keepsDistance() || style.flees() || monster.steals())) {
            complain(monster, "walks, and nothing moves it");
        }
    }

    private static float reachOf(Monster monster) {
        float reach = 0;
        for (Attack attack : monster.attacks()) {
            reach = Math.max(reach, attack.begins().farthestCells());
        }
        return reach;
    }

    private void complain(Monster monster, String why) {
        complaints.add(
                Monster.FILE + ": " + monster.id() + ".manner: '" + monster.manner() + "' " + why + "; give another");
    }
}
