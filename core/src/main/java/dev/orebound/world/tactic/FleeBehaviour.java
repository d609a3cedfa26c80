package dev.orebound.world.tactic;

import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.horde.HordeMinds;

/**
 * Decides when a monster runs away and when it comes back. Most run below a share of their health, recover while the
 * player does not see them, and return above another share; cornered, they fight. Thieves run with what they stole and
 * are gone for good once they have been out of sight for long. In a sealed arena no monster runs.
 */
final class FleeBehaviour {
    private final TacticRules rules;
    private final TickEvents events;
    private final AllyGroups allies;
    private final RetreatTactics retreat;
    private final HordeMinds hordes;

    FleeBehaviour(TacticRules rules, TickEvents events, HordeMinds hordes, AllyGroups allies, RetreatTactics retreat) {
        this.rules = rules;
        this.hordes = hordes;
        this.events = events;
        this.allies = allies;
        this.retreat = retreat;
    }

    /** Makes the monster begin to run or come back, if it is time. */
    void update(TacticActor actor) {
        TacticComponent tactic = actor.tactic;
        boolean isHiding = (tactic.runs || isEscaping(actor)) && !actor.isSeen();
        tactic.hiddenTicks = isHiding ? tactic.hiddenTicks + 1 : 0;
        boolean isAlone = allies.size(actor) == 1;
        tactic.hadCompany |= !isAlone;
        if (tactic.runs) {
            heal(actor);
            if (actor.isInArena() || isRested(actor)) {
                rally(actor);
            }
        } else if (actor.mind.state == MindState.HUNTING && !actor.isInArena() && isAfraid(actor, isAlone)) {
            tactic.runs = true;
            tactic.ranAlone |= isAlone;
            tactic.mendTicks = 0;
            tell(EventType.MONSTER_FLED, actor);
        }
        if (tactic.runs || isEscaping(actor)) {
            actor.mind.state = MindState.FLEEING;
        }
    }

    private static boolean isAfraid(TacticActor actor, boolean isAlone) {
        FightingStyle manner = actor.manner;
        boolean isBereft = isAlone && actor.tactic.hadCompany && !actor.tactic.ranAlone;
        return manner.flees()
                && (actor.healthPercent() <= manner.flight().belowPercent()
                        || (isBereft && manner.has(FightingStyle.Habit.RUNS_ALONE)));
    }

    private boolean isRested(TacticActor actor) {
        return actor.tactic.hiddenTicks >= rules.unseenTicks()
                && actor.healthPercent() >= actor.manner.flight().abovePercent();
    }

    private static void heal(TacticActor actor) {
        TacticComponent tactic = actor.tactic;
        if (actor.isSeen() || actor.health.health >= actor.health.most) {
            return;
        }
        tactic.mendTicks++;
        if (tactic.mendTicks >= Math.max(1, actor.manner.flight().mendTicks() * 100 / actor.health.most)) {
            tactic.mendTicks = 0;
            actor.health.health++;
        }
    }

    private void rally(TacticActor actor) {
        actor.tactic.runs = false;
        actor.mind.state = stateAfterFlight(actor);
        actor.mind.ticks = 0;
        tell(EventType.MONSTER_RALLIED, actor);
    }

    /**
     * Returns the state of the horde, because a monster that was out of sight knows no better than others where the
     * player is.
     */
    private MindState stateAfterFlight(TacticActor actor) {
        if (actor.isInArena() || actor.isSeen()) {
            return MindState.HUNTING;
        }
        return actor.monster.horde < 0
                ? MindState.SEARCHING
                : hordes.all().get(actor.monster.horde).state();
    }

    private void tell(EventType type, TacticActor actor) {
        events.actor(type, actor.body, actor.spawnId, actor.monster.monster);
    }

    /** Returns whether the monster is running off with loot. */
    private static boolean isEscaping(TacticActor actor) {
        return actor.tactic.stolenMeasures > 0 && !actor.isInArena();
    }

    /** Returns whether the monster has got away with its loot for good. */
    boolean hasEscaped(TacticActor actor) {
        return isEscaping(actor) && actor.tactic.hiddenTicks >= actor.manner.escapeTicks();
    }

    /** Backs off as far as possible, and stands at bay there, instead of running past a foe that is close. */
    boolean backOff(TacticActor actor) {
        if (actor.foeDistance > rules.corneredCells() || !actor.player.isAlive() || !actor.isSafetyPastFoe()) {
            return false;
        }
        if (!retreat.retreat(actor)) {
            actor.standAndFaceFoe();
        }
        return true;
    }

    /** Returns whether the foe is close and there is no way out. */
    boolean isCornered(TacticActor actor) {
        return actor.foeDistance <= rules.corneredCells() && actor.seesFoe() && !retreat.canRetreat(actor);
    }
}
