package dev.orebound.world.tactic;

import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.path.TerrainQueries;
import java.util.function.IntPredicate;

/**
 * Gets off ground that fire is about to come to, and shrinks from a foe who is on fire. That nobody steps onto such ground is
 * seen to by steering itself.
 */
final class ShunFire implements Tactic {
    private final TacticRules rules;
    private final RetreatTactics retreat;
    private final StatusComponent preys;
    private final HazardMap perils;
    private final TerrainQueries lie;
    private final Nearby nearby;
    private final IntPredicate isCool;
    private final IntPredicate isUnburnt;

    ShunFire(
            TacticRules rules,
            RetreatTactics retreat,
            StatusComponent preys,
            HazardMap perils,
            TerrainQueries lie,
            Nearby nearby) {
        this.rules = rules;
        this.retreat = retreat;
        this.preys = preys;
        this.perils = perils;
        this.lie = lie;
        this.nearby = nearby;
        isCool = cell -> !perils.isBurning(cell) && !perils.isAboutToBurn(cell);
        isUnburnt = cell -> !perils.isBurning(cell);
    }

    @Override
    public boolean decides(TacticActor at) {
        if (!at.manner.fears(FightingStyle.Fear.FIRE)) {
            return false;
        }
        return (perils.isAboutToBurn(at.body.cell) && stepsOff(at)) || keepsOffWhoBurns(at);
    }

    private boolean keepsOffWhoBurns(TacticActor at) {
        return at.distance < rules.fireCells() && preys.has(StatusEffect.BURNING) && at.seesPrey() && retreat.takes(at);
    }

    /** To the nearest cell that no fire comes to, through none; ringed by fire it goes on as it likes. */
    private boolean stepsOff(TacticActor at) {
        TacticComponent tactic = at.tactic;
        if (!at.isOn(GoalPurpose.COOL) || !isCool.test(cellAt(tactic.goalX, tactic.goalY))) {
            int found = nearby.find(at.body.cell, isCool, isUnburnt);
            if (found == Grid.NONE) {
                return false;
            }
            at.choose(GoalPurpose.COOL, lie.grid().x(found) + 0.5f, lie.grid().y(found) + 0.5f, rules.coverTicks());
        }
        if (lie.isWalkable(at.body, tactic.goalX, tactic.goalY)) {
            at.goStraight(tactic.goalX, tactic.goalY, 1);
        } else {
            at.goTo(cellAt(tactic.goalX, tactic.goalY));
        }
        return true;
    }

    private int cellAt(float x, float y) {
        return lie.grid().cell((int) x, (int) y);
    }
}
