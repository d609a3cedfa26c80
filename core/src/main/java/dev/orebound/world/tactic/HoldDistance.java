package dev.orebound.world.tactic;

import dev.orebound.content.Manner;

/** Stays at the distance that it wants, face to the foe, or goes round it. */
final class HoldDistance implements Tactic {
    private static final float STEP = 1.2f;
    private static final float PACE = 0.55f;

    private final Lie lie;

    HoldDistance(Lie lie) {
        this.lie = lie;
    }

    @Override
    public boolean decides(Situation at) {
        Manner.Keeping keeps = at.manner.keeps();
        if (!at.manner.keepsDistance()
                || at.distance < keeps.nearestCells()
                || at.distance > keeps.farthestCells()
                || !at.seesPrey()) {
            return false;
        }
        at.standAndFacePrey();
        if (at.manner.has(Manner.Habit.CIRCLES)) {
            circle(at);
        }
        return true;
    }

    /** Round one way until something is in it, then round the other. */
    private void circle(Situation at) {
        int turn = ((at.spawnId + at.tactic.side) & 1) == 0 ? 1 : -1;
        float x = at.body.x - at.towardsY * turn * STEP;
        float y = at.body.y + at.towardsX * turn * STEP;
        if (lie.isWalkable(at.body, x, y)) {
            at.goStraight(x, y, PACE);
            at.lookAtPrey();
        } else {
            at.tactic.side++;
        }
    }
}
