package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.behaviour.PlaceRules;
import dev.orebound.world.path.TerrainQueries;

/** Keeps its friends between itself and the foe, and near enough to help them. */
final class StayBehind implements Tactic {
    private final PlaceRules rules;
    private final TerrainQueries lie;
    private final AllyGroups company;

    StayBehind(PlaceRules rules, TerrainQueries lie, AllyGroups company) {
        this.rules = rules;
        this.lie = lie;
        this.company = company;
    }

    @Override
    public boolean decides(TacticActor at) {
        if (!at.manner.has(FightingStyle.Habit.STAYS_BEHIND) || !company.hasOthers(at)) {
            return false;
        }
        float middleX = company.middleX(at);
        float middleY = company.middleY(at);
        float awayX = middleX - at.prey.x;
        float awayY = middleY - at.prey.y;
        float away = (float) Math.sqrt(awayX * awayX + awayY * awayY);
        if (away == 0) {
            return false;
        }
        float most = rules.behindCells();
        for (float behind = most; behind >= 0; behind -= most / 2) {
            if (goes(at, middleX + awayX / away * behind, middleY + awayY / away * behind)) {
                return true;
            }
        }
        return false;
    }

    private boolean goes(TacticActor at, float x, float y) {
        float dx = x - at.body.x;
        float dy = y - at.body.y;
        if (!lie.isWalkable(at.body, x, y)) {
            return false;
        }
        if (dx * dx + dy * dy <= rules.behindNearCells() * rules.behindNearCells()) {
            at.standAndFacePrey();
        } else {
            at.goStraight(x, y, 1);
        }
        return true;
    }
}
