package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.path.TerrainQueries;

/** Comes at the foe from a side of its own: its place in the formation, or else one that goes by its birth. */
final class Surround implements Tactic {
    private final TacticRules rules;
    private final TerrainQueries lie;
    private final AllyGroups company;

    Surround(TacticRules rules, TerrainQueries lie, AllyGroups company) {
        this.rules = rules;
        this.lie = lie;
        this.company = company;
    }

    @Override
    public boolean decides(TacticActor at) {
        if (!at.manner.has(FightingStyle.Habit.SURROUNDS)
                || !company.hasOthers(at)
                || at.distance < rules.closeCells()
                || at.distance > rules.places().surroundOffCells()
                || !at.seesPrey()
                || lie.isNarrow(at.prey.cell)) {
            return false;
        }
        if (at.mind.hasSlot) {
            return goes(at, at.mind.slotX, at.mind.slotY);
        }
        int aim = AimTable.spread(at.spawnId);
        float off = rules.places().surroundCells();
        return goes(at, at.prey.x + AimTable.x(aim) * off, at.prey.y + AimTable.y(aim) * off);
    }

    private boolean goes(TacticActor at, float x, float y) {
        if (!lie.isWalkable(at.body, x, y)) {
            return false;
        }
        at.goStraight(x, y, 1);
        return true;
    }
}
