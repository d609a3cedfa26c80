package dev.orebound.world.tactic;

import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.horde.HordeMinds;

/**
 * Runs for its life below a share of its health, gets its breath back where it is not seen, and comes back above another
 * share. Cornered, it fights. In a sealed arena nobody runs.
 */
final class FleeBehaviour {
    private final TacticRules rules;
    private final TickEvents events;
    private final AllyGroups company;
    private final RetreatTactics retreat;
    private final HordeMinds hordes;

    FleeBehaviour(TacticRules rules, TickEvents events, HordeMinds hordes, AllyGroups company, RetreatTactics retreat) {
        this.rules = rules;
        this.hordes = hordes;
        this.events = events;
        this.company = company;
        this.retreat = retreat;
    }

    /** Begins to run or comes back, if it is time. */
    void turn(TacticActor at) {
        TacticComponent tactic = at.tactic;
        boolean isAlone = company.size(at) == 1;
        tactic.hadCompany |= !isAlone;
        if (tactic.runs) {
            mend(at);
            if (at.isShutIn() || isRested(at)) {
                rally(at);
            }
        } else if (at.mind.state == MindState.HUNTING && !at.isShutIn() && isAfraid(at, isAlone)) {
            tactic.runs = true;
            tactic.ranAlone |= isAlone;
            tactic.mendTicks = 0;
            tell(EventType.MONSTER_FLED, at);
        }
        if (tactic.runs) {
            at.mind.state = MindState.FLEEING;
        }
    }

    private static boolean isAfraid(TacticActor at, boolean isAlone) {
        FightingStyle manner = at.manner;
        boolean isBereft = isAlone && at.tactic.hadCompany && !at.tactic.ranAlone;
        return manner.flees()
                && (at.healthPercent() <= manner.flight().belowPercent()
                        || (isBereft && manner.has(FightingStyle.Habit.RUNS_ALONE)));
    }

    private boolean isRested(TacticActor at) {
        return at.tactic.hiddenTicks >= rules.unseenTicks()
                && at.healthPercent() >= at.manner.flight().abovePercent();
    }

    private static void mend(TacticActor at) {
        TacticComponent tactic = at.tactic;
        if (at.isSeen() || at.health.health >= at.health.most) {
            return;
        }
        tactic.mendTicks++;
        if (tactic.mendTicks >= Math.max(1, at.manner.flight().mendTicks() * 100 / at.health.most)) {
            tactic.mendTicks = 0;
            at.health.health++;
        }
    }

    private void rally(TacticActor at) {
        at.tactic.runs = false;
        at.mind.state = stateAfter(at);
        at.mind.ticks = 0;
        tell(EventType.MONSTER_RALLIED, at);
    }

    /** Back to what its horde is about: who was out of sight knows no better than the others where the player is. */
    private MindState stateAfter(TacticActor at) {
        if (at.isShutIn() || at.isSeen()) {
            return MindState.HUNTING;
        }
        return at.monster.horde < 0
                ? MindState.SEARCHING
                : hordes.all().get(at.monster.horde).state();
    }

    private void tell(EventType type, TacticActor at) {
        events.actor(type, at.body, at.spawnId, at.monster.monster);
    }

    /** Rather than run past a foe that is upon it, it backs off as far as it can, and stands at bay there. */
    boolean backsOff(TacticActor at) {
        if (at.distance > rules.corneredCells() || !at.player.isAlive() || !at.isSafetyPastPrey()) {
            return false;
        }
        if (!retreat.takes(at)) {
            at.standAndFacePrey();
        }
        return true;
    }

    /** True if its foe is upon it and there is no way out. */
    boolean isCornered(TacticActor at) {
        return at.distance <= rules.corneredCells() && at.seesPrey() && !retreat.finds(at);
    }
}
