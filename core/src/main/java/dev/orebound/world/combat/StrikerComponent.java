package dev.orebound.world.combat;

import com.badlogic.ashley.core.Component;
import com.badlogic.gdx.utils.Pool.Poolable;

/** How far an actor is with its strike. */
public final class StrikerComponent implements Component, Poolable {
    public StrikePhase phase = StrikePhase.READY;

    /** Ticks left of the phase; 0 when ready. */
    public int ticks;

    /** The unit vector in which the strike goes, fixed when it is wound up. */
    public float aimX = 1;

    public float aimY;

    /** Whether its owner wants to strike as soon as it can, in the direction of {@link #wantedX}, {@link #wantedY}. */
    public boolean wanted;

    /** A unit vector. */
    public float wantedX = 1;

    public float wantedY;

    @Override
    public void reset() {
        phase = StrikePhase.READY;
        ticks = 0;
        aimX = 1;
        aimY = 0;
        wanted = false;
        wantedX = 1;
        wantedY = 0;
    }
}
