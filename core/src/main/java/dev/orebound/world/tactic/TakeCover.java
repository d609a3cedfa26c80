package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
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

/**
 * Goes out of sight of a foe to whom there is no way, as over deep water or a chasm, and stays there: nobody without a shot of
 * its own stands to be shot at. Not in a sealed arena.
 */
final class TakeCover implements Tactic {
    private final TerrainQueries lie;
    private final Nearby nearby;
    private final int keptTicks;
    private final IntPredicate isHidden;

    TakeCover(TacticRules rules, TerrainQueries lie, Nearby nearby, FloorState state) {
        this.lie = lie;
        this.nearby = nearby;
        keptTicks = rules.coverTicks();
        isHidden = cell -> !state.isInSight(cell);
    }

    @Override
    public boolean decides(TacticActor at) {
        if (at.canReach() || at.isShutIn() || shoots(at.kind.attacks())) {
            return false;
        }
        TacticComponent tactic = at.tactic;
        if (at.isOn(GoalPurpose.COVER)) {
            at.goTo(lie.grid().cell((int) tactic.goalX, (int) tactic.goalY));
        } else if (at.isSeen()) {
            hide(at);
        } else {
            at.standAndFacePrey();
        }
        return true;
    }

    /** Goes to the nearest cell out of sight, or stays where it is. */
    private void hide(TacticActor at) {
        int found = nearby.find(at.body.cell, isHidden);
        int cover = found == Grid.NONE ? at.body.cell : found;
        at.choose(GoalPurpose.COVER, lie.grid().x(cover) + 0.5f, lie.grid().y(cover) + 0.5f, keptTicks);
        at.goTo(cover);
    }

    private static boolean shoots(List<Attack> attacks) {
        for (int i = 0; i < attacks.size(); i++) {
            AttackForm form = attacks.get(i).form();
            if (form instanceof AttackForm.Ranged || form instanceof AttackForm.Lob) {
                return true;
            }
        }
        return false;
    }
}
