package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.Direction;
import dev.orebound.grid.LineTrace;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;

/** Takes a random step if the bot has been stuck on one spot for long without any effect. */
final class StepFree implements BotTask {
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

    StepFree(FloorProgress progress, RandomStream chance) {
        this.progress = progress;
        this.chance = chance;
    }

    @Override
    public boolean act(WalkerView view, WalkerControls controls) {
        long tick = view.world().tick();
        if (tick < steppingUntil) {
            controls.tilt(direction.dx(), direction.dy());
            return true;
        }
        if (view.squaredTo(spotX, spotY) > SPOT_CELLS * SPOT_CELLS || progress.lastBlow() > since) {
            spotX = view.self().x;
            spotY = view.self().y;
            since = tick;
        }
        if (tick - since < STUCK_TICKS) {
            return false;
        }
        since = tick;
        direction = Direction.ALL.get(chance.below(Direction.ALL.size()));
        float toX = view.self().x + direction.dx() * STEP_CELLS;
        float toY = view.self().y + direction.dy() * STEP_CELLS;
        boolean isFree = LineTrace.isClear(view.floor().unwalkable(), view.self().x, view.self().y, toX, toY);
        steppingUntil = isFree ? tick + STEPPING_TICKS : tick;
        since = isFree ? tick : tick - STUCK_TICKS;
        return isFree;
    }
}
