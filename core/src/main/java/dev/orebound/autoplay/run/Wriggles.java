package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.Direction;
import dev.orebound.grid.LineTrace;

/** Where it has not come from the spot for long and nothing came of that either, steps anywhere: whatever held it, holds no more. */
final class Wriggles implements BotTask {
    private static final int STUCK_TICKS = 360;
    private static final int STEPPING_TICKS = 30;
    private static final float SPOT_CELLS = 0.6f;
    private static final float STEP_CELLS = 1.5f;

    private final FloorProgress progress;
    private final RandomStream chance;
    private Direction direction = Direction.EAST;
    private float spotX;
    private float spotY;
    private long since;
    private long steppingUntil;

    Wriggles(FloorProgress progress, RandomStream chance) {
        this.progress = progress;
        this.chance = chance;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        long tick = sight.world().tick();
        if (tick < steppingUntil) {
            hands.tilt(direction.dx(), direction.dy());
            return true;
        }
        if (sight.squaredTo(spotX, spotY) > SPOT_CELLS * SPOT_CELLS || progress.lastBlow() > since) {
            spotX = sight.self().x;
            spotY = sight.self().y;
            since = tick;
        }
        if (tick - since < STUCK_TICKS) {
            return false;
        }
        since = tick;
        direction = Direction.ALL.get(chance.below(Direction.ALL.size()));
        float toX = sight.self().x + direction.dx() * STEP_CELLS;
        float toY = sight.self().y + direction.dy() * STEP_CELLS;
        boolean isFree = LineTrace.isClear(sight.floor().unwalkable(), sight.self().x, sight.self().y, toX, toY);
        steppingUntil = isFree ? tick + STEPPING_TICKS : tick;
        since = isFree ? tick : tick - STUCK_TICKS;
        return isFree;
    }
}
