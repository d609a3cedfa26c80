package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.grid.Grid;
import dev.orebound.world.boss.Boss;

/** Breaks the ore that has grown for a boss: as long as it shields it, or where ore is short and nobody is near. */
final class BreaksShield implements BotTask {
    private static final float REACH = 1.5f;

    /** Nearer than this somebody else than the boss comes first. */
    private static final float NEAR_CELLS = 1.8f;

    private static final float SAFE_CELLS = 4;

    private final VisibleFoes foes;
    private final StepDistances steps;
    private final OreSupply satchel;

    BreaksShield(VisibleFoes foes, StepDistances steps, OreSupply satchel) {
        this.foes = foes;
        this.steps = steps;
        this.satchel = satchel;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        Boss boss = sight.world().boss();
        if (!boss.isAlive() || boss.crystals() == 0 || !isTime(sight, boss)) {
            return false;
        }
        int crystal = nearest(boss);
        if (crystal == Grid.NONE) {
            return false;
        }
        float x = sight.middleX(crystal);
        float y = sight.middleY(crystal);
        if (sight.squaredTo(x, y) < REACH * REACH) {
            hands.strikeAt(x, y);
        } else {
            hands.walkTo(crystal);
        }
        return true;
    }

    private boolean isTime(BotView sight, Boss boss) {
        Entity foe = foes.target();
        if (foe == null) {
            return boss.isShielded() || satchel.isLow();
        }
        boolean isBoss = foes.idOf(foe) == boss.spawnId();
        float far = sight.squaredTo(foe);
        if (boss.isShielded()) {
            return isBoss || far > NEAR_CELLS * NEAR_CELLS;
        }
        return satchel.isLow() && far > SAFE_CELLS * SAFE_CELLS;
    }

    private int nearest(Boss boss) {
        int nearest = Grid.NONE;
        int least = StepDistances.UNREACHED;
        for (int i = 0; i < boss.crystals(); i++) {
            int cell = boss.crystal(i);
            if (steps.to(cell) < least) {
                nearest = cell;
                least = steps.to(cell);
            }
        }
        return nearest;
    }
}
