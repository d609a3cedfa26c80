package dev.orebound.world.tactic;

import dev.orebound.content.TacticRules;
import dev.orebound.world.Clock;
import dev.orebound.world.horde.MindState;
import dev.orebound.world.way.Way;

/**
 * Spares hunters who are far from their foe and out of its sight a thought every tick: while they only come nearer they go on
 * doing so, and think in turn.
 */
final class Afar {
    private final TacticRules rules;
    private final Clock clock;

    Afar(TacticRules rules, Clock clock) {
        this.rules = rules;
        this.clock = clock;
    }

    /** True if a hunter keeps its wish of the tick before. */
    boolean goesOn(Situation at) {
        boolean isOnItsWay = at.mind.state == MindState.HUNTING
                && at.wish.way == Way.TO_PREY
                && at.distance > rules.farCells()
                && !at.isSeen()
                && (clock.tick() + at.spawnId) % rules.farTicks() != 0
                && !isDue(at.tactic);
        if (isOnItsWay && at.tactic.baulkedTicks > 0) {
            at.tactic.baulkedTicks++;
        }
        return isOnItsWay;
    }

    /** Whether it counts ticks that have to do with its foe. */
    private static boolean isDue(TacticComponent tactic) {
        return tactic.withdrawTicks + tactic.backTicks + tactic.restTicks + tactic.sideTicks > 0;
    }
}
