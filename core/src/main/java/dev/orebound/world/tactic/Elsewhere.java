package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.TerrainQueries;

/** Tries another side of the foe, when it has come no nearer and reached nobody for a while: nobody waits behind another for ever. */
final class Elsewhere implements Tactic {
    /** The far side and the flanks: on the fourth it stands already. */
    private static final int SIDES = 3;

    /** Between one side and the next. */
    private static final int QUARTER = Intent.AIMS / 4;

    private final TacticRules rules;
    private final TerrainQueries lie;

    Elsewhere(TacticRules rules, TerrainQueries lie) {
        this.rules = rules;
        this.lie = lie;
    }

    @Override
    public boolean decides(TacticActor at) {
        TacticComponent tactic = at.tactic;
        if (tactic.sideTicks > 0) {
            tactic.sideTicks--;
            at.goTo(tactic.sideCell);
            return true;
        }
        if (tactic.baulkedTicks == 0 || at.steps < tactic.fewestSteps) {
            tactic.fewestSteps = at.steps;
            tactic.baulkedTicks = 0;
        }
        tactic.baulkedTicks++;
        if (tactic.baulkedTicks < rules.elsewhereTicks() || !at.canReach()) {
            return false;
        }
        tactic.baulkedTicks = 0;
        tactic.side = (tactic.side + 1) % SIDES;
        return finds(at);
    }

    private boolean finds(TacticActor at) {
        Grid grid = lie.grid();
        // The far side first, then either flank.
        int aim = aimOf(at.towardsX, at.towardsY) + (at.tactic.side - 1) * QUARTER;
        int turned = Math.floorMod(aim, Intent.AIMS);
        IntRange beyonds = rules.places().beyondCells();
        for (int beyond = beyonds.highest(); beyond >= beyonds.lowest(); beyond--) {
            int x = (int) (at.prey.x + AimTable.x(turned) * beyond);
            int y = (int) (at.prey.y + AimTable.y(turned) * beyond);
            if (grid.contains(x, y) && lie.isOpen(grid.cell(x, y)) && grid.cell(x, y) != at.body.cell) {
                at.tactic.sideCell = grid.cell(x, y);
                at.tactic.sideTicks = rules.sideTicks();
                at.goTo(at.tactic.sideCell);
                return true;
            }
        }
        return false;
    }

    /** The one of sixteen aims that is nearest to a direction. */
    private static int aimOf(float x, float y) {
        int best = 0;
        float most = -2;
        for (int aim = 0; aim < Intent.AIMS; aim += Intent.AIMS / 16) {
            float dot = AimTable.x(aim) * x + AimTable.y(aim) * y;
            if (dot > most) {
                most = dot;
                best = aim;
            }
        }
        return best;
    }
}
