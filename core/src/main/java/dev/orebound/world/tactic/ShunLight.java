package dev.orebound.world.tactic;

import dev.orebound.content.Manner;
import dev.orebound.content.TacticRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.AimTable;
import dev.orebound.world.Intent;
import dev.orebound.world.horde.Senses;
import dev.orebound.world.way.FlowField;

/**
 * Does not walk into the light, and steps back out of it; it may strike from the dark. Pain is stronger than this fear, so
 * that nobody is shot from the light in safety; nor does it hold in a sealed arena.
 */
final class ShunLight implements Tactic {
    private static final int WAYS = 16;

    /** How far ahead it looks, in cells. */
    private static final float STEP = 1.2f;

    private final int bright;
    private final Senses senses;
    private final FlowField field;
    private final Lie lie;

    ShunLight(TacticRules rules, Senses senses, FlowField field, Lie lie) {
        bright = rules.brightPercent();
        this.senses = senses;
        this.field = field;
        this.lie = lie;
    }

    @Override
    public boolean decides(Situation at) {
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

    private static boolean isShy(Situation at) {
        return at.manner.fears(Manner.Fear.LIGHT) && !at.isShutIn() && at.health.health >= at.health.most;
    }

    /** True if it would not walk on to a place, in cells, for its next steps lead into the light. */
    boolean stops(Situation at, float x, float y) {
        float dx = x - at.body.x;
        float dy = y - at.body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        return distance > 0
                && isShy(at)
                && isBright(cellAt(at.body.x + dx / distance * STEP, at.body.y + dy / distance * STEP));
    }

    private boolean isBright(int cell) {
        return senses.lightPercent(cell) >= bright;
    }

    private boolean leadsIntoLight(Situation at) {
        int next = field.next(at.body.cell);
        int ahead = cellAt(at.body.x + at.towardsX * STEP, at.body.y + at.towardsY * STEP);
        return (next != Grid.NONE && isBright(next)) || (lie.isOpen(ahead) && isBright(ahead) && at.seesPrey());
    }

    /** To the darkest place round it that is darker than where it stands. */
    private boolean stepsBack(Situation at) {
        int darkest = senses.lightPercent(at.body.cell);
        boolean found = false;
        for (int way = 0; way < WAYS; way++) {
            int aim = way * Intent.AIMS / WAYS;
            float x = at.body.x + AimTable.x(aim) * STEP;
            float y = at.body.y + AimTable.y(aim) * STEP;
            if (lie.isWalkable(at.body, x, y) && senses.lightPercent(cellAt(x, y)) < darkest) {
                darkest = senses.lightPercent(cellAt(x, y));
                at.goStraight(x, y, 1);
                found = true;
            }
        }
        return found;
    }

    private int cellAt(float x, float y) {
        return lie.grid().cell((int) x, (int) y);
    }
}
