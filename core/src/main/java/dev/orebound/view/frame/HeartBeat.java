package dev.orebound.view.frame;

import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;

/**
 * Tells the beat of the heart of the mine, which runs outward from where it lies, and how far everything that beats
 * with it has died since the player took it. Places are world pixels, times are seconds of the picture.
 */
public final class HeartBeat {
    /** Time from one beat to the next, and from the first stroke of a beat to its weaker second one. */
    private static final float PERIOD = 1.7f;

    private static final float SECOND_STROKE_AFTER = 0.32f;
    private static final float SECOND_STROKE = 0.6f;
    private static final float RISES_SECONDS = 0.09f;
    private static final float FADES_SECONDS = 0.42f;
    private static final float PIXELS_A_SECOND = 420;
    /** Mean strength of a beat, which is shown where nothing may flash. */
    private static final float MEAN = 0.2f;

    /** Time until all is dark once the heart is taken. */
    private static final float DIES_SECONDS = 1.6f;

    private final World world;
    private float time;
    private float stoppedSeconds;
    private float fromX;
    private float fromY;

    HeartBeat(World world) {
        this.world = world;
        // A run that is continued after the heart was taken finds everything dark.
        stoppedSeconds = boss().isHeartTaken() ? DIES_SECONDS : 0;
    }

    private Boss boss() {
        return world.part(Boss.class);
    }

    /** Lets time pass. */
    void advance(float frameSeconds) {
        time += frameSeconds;
        if (boss().heartCell() >= 0) {
            fromX = (world.floor().grid().x(boss().heartCell()) + 0.5f) * SceneContext.CELL;
            fromY = (world.floor().grid().y(boss().heartCell()) + 0.5f) * SceneContext.CELL;
        }
        stoppedSeconds = boss().isHeartTaken() ? Math.min(DIES_SECONDS, stoppedSeconds + frameSeconds) : 0;
    }

    /** Returns how far everything has died since the heart was taken, from 0, as long as it was not, to 1. */
    public float stopped() {
        return stoppedSeconds / DIES_SECONDS;
    }

    /** Returns whether the heart was taken and not everything is dark yet. */
    public boolean isStopping() {
        return stoppedSeconds > 0 && stoppedSeconds < DIES_SECONDS;
    }

    /** Returns how far the heart has swollen, from 0 to 1; it is motion, which nothing limits. */
    public float swelling() {
        return boss().hasHeart() ? strokeAt(time) : 0;
    }

    /** Returns the strength of the beat that arrives at a place, from 0 to 1; 0 without a heart. */
    public float at(float x, float y, FlashLimiter flashes) {
        if (!boss().hasHeart()) {
            return 0;
        }
        float dx = x - fromX;
        float dy = y - fromY;
        return limited((float) Math.sqrt(dx * dx + dy * dy) / PIXELS_A_SECOND, flashes);
    }

    /** Returns the strength of the beat where the heart lies, from 0 to 1; 0 without a heart. */
    public float here(FlashLimiter flashes) {
        return boss().hasHeart() ? limited(0, flashes) : 0;
    }

    private float limited(float late, FlashLimiter flashes) {
        return MEAN + flashes.flash(strokeAt(time - late) - MEAN);
    }

    private static float strokeAt(float seconds) {
        float since = seconds - PERIOD * (float) Math.floor(seconds / PERIOD);
        return Math.max(stroke(since), SECOND_STROKE * stroke(since - SECOND_STROKE_AFTER));
    }

    private static float stroke(float since) {
        if (since < 0) {
            return 0;
        }
        float left = Math.max(0, 1 - (since - RISES_SECONDS) / FADES_SECONDS);
        return since < RISES_SECONDS ? since / RISES_SECONDS : left * left;
    }
}
