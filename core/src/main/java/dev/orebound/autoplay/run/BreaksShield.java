package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.Errand;
import dev.orebound.autoplay.Hands;
import dev.orebound.autoplay.Outlook;
import dev.orebound.grid.Grid;
import dev.orebound.world.boss.Boss;

/** Breaks the ore that has grown for a boss: as long as it shields it, or where ore is short and nobody is near. */
final class BreaksShield implements Errand {
    private static final float REACH = 1.5f;

    /** Nearer than this somebody else than the boss comes first. */
    private static final float NEAR_CELLS = 1.8f;

    private static final float SAFE_CELLS = 4;

    private final FoesInSight foes;
    private final Steps steps;
    private final Satchel satchel;

    BreaksShield(FoesInSight foes, Steps steps, Satchel satchel) {
        this.foes = foes;
        this.steps = steps;
        this.satchel = satchel;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
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

    private boolean isTime(Outlook sight, Boss boss) {
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
        int least = Steps.UNREACHED;
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
