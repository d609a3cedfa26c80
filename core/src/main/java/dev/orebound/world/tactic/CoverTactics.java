package dev.orebound.world.tactic;

import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.FloorState;
import java.util.List;
import java.util.function.IntPredicate;

/** Tactics that keep a monster out of the player's sight. Neither applies in a sealed arena. */
final class CoverTactics {
    private final TacticRules rules;
    private final TerrainQueries terrain;
    private final FloorState state;
    private final AllyGroups allies;
    private final NearestCellSearch search;
    private final IntPredicate isHidden;

    CoverTactics(
            TacticRules rules, TerrainQueries terrain, NearestCellSearch search, FloorState state, AllyGroups allies) {
        this.rules = rules;
        this.terrain = terrain;
        this.search = search;
        this.state = state;
        this.allies = allies;
        isHidden = cell -> !state.isInSight(cell);
    }

    /**
     * Hides, and stays hidden, from a foe that cannot be reached, as across deep water or a chasm, unless the monster
     * can shoot back.
     */
    boolean takeCover(TacticActor actor) {
        if (actor.canReachFoe() || actor.isInArena() || canShoot(actor.kind.attacks())) {
            return false;
        }
        TacticComponent tactic = actor.tactic;
        if (actor.isOn(GoalPurpose.COVER)) {
            actor.goTo(terrain.cellAt(tactic.goalX, tactic.goalY));
        } else if (actor.isSeen()) {
            hide(actor);
        } else {
            actor.standAndFaceFoe();
        }
        return true;
    }

    private static boolean canShoot(List<Attack> attacks) {
        for (int i = 0; i < attacks.size(); i++) {
            AttackForm form = attacks.get(i).form();
            if (form instanceof AttackForm.Ranged || form instanceof AttackForm.Lob) {
                return true;
            }
        }
        return false;
    }

    /** Goes to the nearest cell out of sight, or stays put if there is none. */
    private void hide(TacticActor actor) {
        int found = search.find(actor.body.cell, isHidden);
        int cover = found == Grid.NONE ? actor.body.cell : found;
        actor.choose(GoalPurpose.COVER, terrain.centreX(cover), terrain.centreY(cover), rules.coverTicks());
        actor.goTo(cover);
    }

    /**
     * Refuses to stand in line: while the foe is in a narrow place, only the foremost ally goes in, and the others wait
     * in the open, out of its sight. Their patience is limited and ends at once when they are hit, so that no corridor
     * is a safe place; it is restored only when the foe leaves.
     */
    boolean waitTurn(TacticActor actor) {
        TacticComponent tactic = actor.tactic;
        if (actor.manner.queueTicks() == 0) {
            return false;
        }
        if (!terrain.isNarrow(actor.foe.cell)) {
            tactic.queueTicks = 0;
            return false;
        }
        if (!isInLine(actor) || isOutOfPatience(actor)) {
            return false;
        }
        if (tactic.queueTicks == 0) {
            tactic.queueHealth = actor.health.health;
            tactic.errand = GoalPurpose.NONE;
        }
        tactic.queueTicks++;
        waitOutOfSight(actor);
        return true;
    }

    private boolean isInLine(TacticActor actor) {
        return !actor.isInArena()
                && actor.canReachFoe()
                && actor.stepsToFoe <= rules.waiting().offSteps()
                && !allies.isForemost(actor)
                && !terrain.isNarrow(actor.body.cell);
    }

    private static boolean isOutOfPatience(TacticActor actor) {
        TacticComponent tactic = actor.tactic;
        return tactic.queueTicks >= actor.manner.queueTicks()
                || (tactic.queueTicks > 0 && actor.health.health < tactic.queueHealth);
    }

    private void waitOutOfSight(TacticActor actor) {
        TacticComponent tactic = actor.tactic;
        if (!actor.isSeen()) {
            actor.standAndFaceFoe();
            tactic.errand = GoalPurpose.NONE;
            return;
        }
        if (!actor.isOn(GoalPurpose.WAIT)) {
            chooseHideout(actor);
        }
        actor.goStraight(tactic.goalX, tactic.goalY, 1);
    }

    /** Chooses the nearest open cell out of sight with a straight way to it, or the place where the monster stands. */
    private void chooseHideout(TacticActor actor) {
        Grid grid = terrain.grid();
        int keptTicks = rules.waiting().keptTicks();
        int fromX = (int) actor.body.x;
        int fromY = (int) actor.body.y;
        float least = Float.MAX_VALUE;
        actor.choose(GoalPurpose.WAIT, actor.body.x, actor.body.y, keptTicks);
        int far = rules.waiting().hideCells();
        for (int y = fromY - far; y <= fromY + far; y++) {
            for (int x = fromX - far; x <= fromX + far; x++) {
                float dx = x + 0.5f - actor.body.x;
                float dy = y + 0.5f - actor.body.y;
                float squared = dx * dx + dy * dy;
                if (squared < least && grid.contains(x, y) && isHideout(actor, grid.cell(x, y))) {
                    least = squared;
                    actor.choose(GoalPurpose.WAIT, x + 0.5f, y + 0.5f, keptTicks);
                }
            }
        }
    }

    private boolean isHideout(TacticActor actor, int cell) {
        return terrain.isOpen(cell)
                && !state.isInSight(cell)
                && !terrain.isNarrow(cell)
                && terrain.isWalkable(actor.body, terrain.centreX(cell), terrain.centreY(cell));
    }
}
