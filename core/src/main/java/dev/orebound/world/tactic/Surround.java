package dev.orebound.world.tactic;

import dev.orebound.content.Manner;
import dev.orebound.content.TacticRules;
import dev.orebound.world.AimTable;
import dev.orebound.world.Intent;

/** Comes at the foe from a side of its own: its place in the formation, or else one that goes by its birth. */
final class Surround implements Tactic {
    /** From one spawn id to the next in aims: no simple part of a turn. */
    private static final int SPREAD = 389;

    /** How far from the foe its place is, and within what it looks for one, in cells. */
    private static final float PLACE_CELLS = 1.7f;

    private static final float FARTHEST_CELLS = 9;

    private final TacticRules rules;
    private final Lie lie;
    private final Company company;

    Surround(TacticRules rules, Lie lie, Company company) {
        this.rules = rules;
        this.lie = lie;
        this.company = company;
    }

    @Override
    public boolean decides(Situation at) {
        if (!at.manner.has(Manner.Habit.SURROUNDS)
                || !company.hasOthers(at)
                || at.distance < rules.closeCells()
                || at.distance > FARTHEST_CELLS
                || !at.seesPrey()
                || lie.isNarrow(at.prey.cell)) {
            return false;
        }
        if (at.mind.hasSlot) {
            return goes(at, at.mind.slotX, at.mind.slotY);
        }
        int aim = (int) (at.spawnId * SPREAD % Intent.AIMS);
        return goes(at, at.prey.x + AimTable.x(aim) * PLACE_CELLS, at.prey.y + AimTable.y(aim) * PLACE_CELLS);
    }

    private boolean goes(Situation at, float x, float y) {
        if (!lie.isWalkable(at.body, x, y)) {
            return false;
        }
        at.goStraight(x, y, 1);
        return true;
    }
}
