package dev.orebound.world.tactic;

import dev.orebound.content.Content;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.horde.MonsterSenses;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import java.util.function.IntPredicate;

/**
 * Tactics of monsters that fear fire or light. Steering itself keeps all monsters from stepping onto burning ground.
 */
final class FearTactics {
    private final TacticRules rules;
    private final RetreatTactics retreat;
    private final StatusComponent playerStatus;
    private final HazardMap hazards;
    private final MonsterSenses senses;
    private final FlowField toPlayer;
    private final TerrainQueries terrain;
    private final NearestCellSearch search;
    private final IntPredicate isCool;
    private final IntPredicate isUnburnt;
    private final IntPredicate isDark;

    FearTactics(
            PartRegistry parts,
            FlowField toPlayer,
            TerrainQueries terrain,
            NearestCellSearch search,
            RetreatTactics retreat) {
        rules = parts.get(Content.class).tactics();
        playerStatus = parts.get(Player.class).entity().getComponent(StatusComponent.class);
        hazards = parts.get(HazardMap.class);
        senses = parts.get(MonsterSenses.class);
        this.toPlayer = toPlayer;
        this.terrain = terrain;
        this.search = search;
        this.retreat = retreat;
        isCool = cell -> !hazards.isHarmful(cell) && !hazards.isAboutToBurn(cell);
        isUnburnt = cell -> !hazards.isHarmful(cell);
        isDark = cell -> !isBright(cell);
    }

    /** Leaves ground that fire is about to reach, and backs away from a burning foe. */
    boolean avoidFire(TacticActor actor) {
        if (!actor.manner.fears(FightingStyle.Fear.FIRE)) {
            return false;
        }
        return (hazards.isAboutToBurn(actor.body.cell) && leaveFire(actor)) || avoidBurningFoe(actor);
    }

    private boolean avoidBurningFoe(TacticActor actor) {
        return actor.foeDistance < rules.fireCells()
                && playerStatus.has(StatusEffect.BURNING)
                && actor.seesFoe()
                && retreat.retreat(actor);
    }

    /** Goes to the nearest cell that no fire will reach, without crossing fire; false if fire is all around. */
    private boolean leaveFire(TacticActor actor) {
        if (!actor.isOn(GoalPurpose.COOL) || !isCool.test(goalCell(actor))) {
            int found = search.find(actor.body.cell, isCool, isUnburnt);
            if (found == Grid.NONE) {
                return false;
            }
            actor.choose(GoalPurpose.COOL, terrain.centreX(found), terrain.centreY(found), rules.coverTicks());
        }
        goToGoal(actor);
        return true;
    }

    /**
     * Does not walk into the light and steps back out of it; the monster may still strike from the dark. Pain overcomes
     * this fear, so that nobody can be shot from the light in safety. It does not apply in a sealed arena.
     */
    boolean avoidLight(TacticActor actor) {
        if (!isShy(actor)) {
            return false;
        }
        if (isBright(actor.body.cell)) {
            return leaveLight(actor);
        }
        if (!leadsIntoLight(actor)) {
            return false;
        }
        actor.standAndFaceFoe();
        return true;
    }

    /**
     * Returns whether the monster would not walk on to a place, in cells, because its next step leads into the light.
     */
    boolean isStoppedByLight(TacticActor actor, float x, float y) {
        float step = rules.lightStepCells();
        float dx = x - actor.body.x;
        float dy = y - actor.body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        return distance > 0
                && isShy(actor)
                && isBright(terrain.cellAt(actor.body.x + dx / distance * step, actor.body.y + dy / distance * step));
    }

    private static boolean isShy(TacticActor actor) {
        return actor.manner.fears(FightingStyle.Fear.LIGHT)
                && !actor.isInArena()
                && actor.health.health >= actor.health.most;
    }

    private boolean isBright(int cell) {
        return senses.lightPercent(cell) >= rules.brightPercent();
    }

    private boolean leadsIntoLight(TacticActor actor) {
        float step = rules.lightStepCells();
        int next = toPlayer.next(actor.body.cell);
        int ahead = terrain.cellAt(actor.body.x + actor.towardsX * step, actor.body.y + actor.towardsY * step);
        return (next != Grid.NONE && isBright(next)) || (terrain.isOpen(ahead) && isBright(ahead) && actor.seesFoe());
    }

    /** Goes to the nearest dark cell and keeps to it on the way. */
    private boolean leaveLight(TacticActor actor) {
        if (!actor.isOn(GoalPurpose.DARK) || isBright(goalCell(actor))) {
            int found = search.find(actor.body.cell, isDark);
            if (found == Grid.NONE) {
                return false;
            }
            actor.choose(GoalPurpose.DARK, terrain.centreX(found), terrain.centreY(found), rules.coverTicks());
        }
        goToGoal(actor);
        return true;
    }

    private void goToGoal(TacticActor actor) {
        TacticComponent tactic = actor.tactic;
        if (terrain.isWalkable(actor.body, tactic.goalX, tactic.goalY)) {
            actor.goStraight(tactic.goalX, tactic.goalY, 1);
        } else {
            actor.goTo(goalCell(actor));
        }
    }

    private int goalCell(TacticActor actor) {
        return terrain.cellAt(actor.tactic.goalX, actor.tactic.goalY);
    }
}
