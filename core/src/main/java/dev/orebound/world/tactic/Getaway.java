package dev.orebound.world.tactic;

import dev.orebound.world.component.MindState;

/** Runs with what it stole, and is gone for good once it has been out of sight for long. Not in a sealed arena. */
final class Getaway {
    /** Runs, if it has something to run with. */
    void turn(TacticActor at) {
        if (isOff(at)) {
            at.mind.state = MindState.FLEEING;
        }
    }

    /** True if it got away. */
    boolean isGone(TacticActor at) {
        return isOff(at) && at.tactic.hiddenTicks >= at.manner.theft().hiddenTicks();
    }

    /** Whether it is on its way with what it stole. */
    boolean isOff(TacticActor at) {
        return at.tactic.stolenMeasures > 0 && !at.isShutIn();
    }
}
