package dev.orebound.world.tactic;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.FloorState;
import java.util.List;

/**
 * Goes out of sight of a foe to whom there is no way, as over deep water or a chasm, and stays there: nobody without a shot of
 * its own stands to be shot at. Not in a sealed arena.
 */
final class TakeCover implements Tactic {
    /** So many cells round about are looked at, the nearest first, and no more. */
    private static final int MOST_CELLS = 400;

    private static final int KEPT_TICKS = 45;

    private final Lie lie;
    private final FloorState state;
    private final int[] reached = new int[MOST_CELLS];
    private final int[] askedAt;
    private int asked;

    TakeCover(Lie lie, FloorState state) {
        this.lie = lie;
        this.state = state;
        askedAt = new int[lie.grid().size()];
    }

    @Override
    public boolean decides(Situation at) {
        if (at.canReach() || at.isShutIn() || shoots(at.kind.attacks())) {
            return false;
        }
        TacticComponent tactic = at.tactic;
        if (tactic.goalTicks > 0) {
            tactic.goalTicks--;
            at.goTo(lie.grid().cell((int) tactic.goalX, (int) tactic.goalY));
        } else if (at.isSeen()) {
            int cover = nearestCover(at.body.cell);
            tactic.goalTicks = KEPT_TICKS;
            tactic.goalX = lie.grid().x(cover) + 0.5f;
            tactic.goalY = lie.grid().y(cover) + 0.5f;
            at.goTo(cover);
        } else {
            at.standAndFacePrey();
        }
        return true;
    }

    private static boolean shoots(List<Attack> attacks) {
        for (int i = 0; i < attacks.size(); i++) {
            Form form = attacks.get(i).form();
            if (form instanceof Form.Ranged || form instanceof Form.Lob) {
                return true;
            }
        }
        return false;
    }

    /** The cell out of sight to which there are the fewest steps, or where it is. */
    private int nearestCover(int from) {
        Grid grid = lie.grid();
        asked++;
        askedAt[from] = asked;
        reached[0] = from;
        int count = 1;
        for (int i = 0; i < count; i++) {
            for (int way = 0; way < Direction.STRAIGHT.size(); way++) {
                int cell = grid.neighbour(reached[i], Direction.STRAIGHT.get(way));
                if (cell == Grid.NONE || askedAt[cell] == asked || !lie.isOpen(cell)) {
                    continue;
                }
                if (!state.isInSight(cell)) {
                    return cell;
                }
                askedAt[cell] = asked;
                if (count < MOST_CELLS) {
                    reached[count++] = cell;
                }
            }
        }
        return from;
    }
}
