package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.world.path.TerrainQueries;

/** Stays at the distance that it wants, face to the foe, or goes round it. */
final class HoldDistance implements Tactic {
    private static final float STEP = 1.2f;

    private final TerrainQueries lie;
    private final float pace;

    HoldDistance(TacticRules rules, TerrainQueries lie) {
        pace = rules.circlePercent() / 100f;
        this.lie = lie;
    }

    @Override
    public boolean decides(TacticActor at) {
        FightingStyle.Keeping keeps = at.manner.keeps();
        if (!at.manner.keepsDistance()
                || at.distance < keeps.nearestCells()
                || at.distance > keeps.farthestCells()
                || !at.seesPrey()) {
            return false;
        }
        at.standAndFacePrey();
        if (at.manner.has(FightingStyle.Habit.CIRCLES)) {
            circle(at);
        }
        return true;
    }

    /** Round one way until something is in it, then round the other. */
    private void circle(TacticActor at) {
        int turn = at.tactic.circlesBack == (at.spawnId % 2 == 0) ? -1 : 1;
        float x = at.body.x - at.towardsY * turn * STEP;
        float y = at.body.y + at.towardsX * turn * STEP;
        if (lie.isWalkable(at.body, x, y)) {
            at.goStraight(x, y, pace);
            at.lookAtPrey();
        } else {
            at.tactic.circlesBack = !at.tactic.circlesBack;
        }
    }
}
