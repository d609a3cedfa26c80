package dev.orebound.world.tactic;

import dev.orebound.world.component.TacticComponent;

/**
 * Backs off from a foe that is nearer than it wants, for a while at a stretch; then it stands its ground for a while, as it
 * does when there is no way out: nobody runs for ever.
 */
final class BackOff implements Tactic {
    private final RetreatTactics retreat;

    BackOff(RetreatTactics retreat) {
        this.retreat = retreat;
    }

    @Override
    public boolean decides(TacticActor at) {
        if (!at.manner.keepsDistance()) {
            return false;
        }
        TacticComponent tactic = at.tactic;
        if (tactic.restTicks > 0) {
            tactic.restTicks--;
            return false;
        }
        if (at.distance >= at.manner.keeps().nearestCells() || !at.seesPrey()) {
            tactic.backTicks = Math.max(0, tactic.backTicks - 1);
            return false;
        }
        tactic.backTicks++;
        if (tactic.backTicks > at.manner.keeps().backTicks()) {
            tactic.backTicks = 0;
            tactic.restTicks = at.manner.keeps().restTicks();
            return false;
        }
        return retreat.takes(at);
    }
}
