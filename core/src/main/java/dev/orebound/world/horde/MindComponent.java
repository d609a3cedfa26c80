package dev.orebound.world.horde;

import com.badlogic.ashley.core.Component;
import com.badlogic.gdx.utils.Pool.Poolable;

/** What a monster is about. A horde's monsters change together. */
public final class MindComponent implements Component, Poolable {
    public MindState state = MindState.ASLEEP;

    /** Ticks since the state began. */
    public int ticks;

    @Override
    public void reset() {
        state = MindState.ASLEEP;
        ticks = 0;
    }
}
