package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.horde.MonsterSenses;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.TerrainQueries;
import java.util.function.IntPredicate;

/**
 * Does not walk into the light, and steps back out of it; it may strike from the dark. Pain is stronger than this fear, so
 * that nobody is shot from the light in safety; nor does it hold in a sealed arena.
 */
final class ShunLight implements Tactic {

    private final int bright;
    private final float step;
    private final MonsterSenses senses;
    private final FlowField field;
    private final TerrainQueries lie;
    private final Nearby nearby;
    private final int keptTicks;
    private final IntPredicate isDark;

    ShunLight(TacticRules rules, MonsterSenses senses, FlowField field, TerrainQueries lie, Nearby nearby) {
        bright = rules.brightPercent();
        step = rules.lightStepCells();
        keptTicks = rules.coverTicks();
        isDark = cell -> !isBright(cell);
        this.nearby = nearby;
        this.senses = senses;
        this.field = field;
        this.lie = lie;
    }

    @Override
    public boolean decides(TacticActor at) {
        if (!isShy(at)) {
            return false;
        }
        if (isBright(at.body.cell)) {
            return stepsBack(at);
        }
        if (!leadsIntoLight(at)) {
            return false;
        }
        at.standAndFacePrey();
        return true;
    }

    private static boolean isShy(TacticActor at) {
        return at.manner.fears(FightingStyle.Fear.LIGHT) && !at.isShutIn() && at.health.health >= at.health.most;
    }

    /** True if it would not walk on to a place, in cells, for its next steps lead into the light. */
    boolean stops(TacticActor at, float x, float y) {
        float dx = x - at.body.x;
        float dy = y - at.body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        return distance > 0
                && isShy(at)
                && isBright(cellAt(at.body.x + dx / distance * step, at.body.y + dy / distance * step));
    }

    private boolean isBright(int cell) {
        return senses.lightPercent(cell) >= bright;
    }

    private boolean leadsIntoLight(TacticActor at) {
        int next = field.next(at.body.cell);
        int ahead = cellAt(at.body.x + at.towardsX * step, at.body.y + at.towardsY * step);
        return (next != Grid.NONE && isBright(next)) || (lie.isOpen(ahead) && isBright(ahead) && at.seesPrey());
    }

    /** To the nearest place in the dark, and to no other on the way there. */
    private boolean stepsBack(TacticActor at) {
        TacticComponent tactic = at.tactic;
        if (!at.isOn(GoalPurpose.DARK) || isBright(cellAt(tactic.goalX, tactic.goalY))) {
            int found = nearby.find(at.body.cell, isDark);
            if (found == Grid.NONE) {
                return false;
            }
            at.choose(GoalPurpose.DARK, lie.grid().x(found) + 0.5f, lie.grid().y(found) + 0.5f, keptTicks);
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
