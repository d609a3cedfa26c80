package dev.orebound.world.golem;

import com.badlogic.ashley.core.Component;
import com.badlogic.gdx.utils.Pool.Poolable;

/** Marks who fights at the alchemist's side, and has the body of a kind of monster. */
public final class CompanionComponent implements Component, Poolable {
    /** Index into the content's monsters: whose body, health and speed it has. */
    public int monster;

    @Override
    public void reset() {
        monster = 0;
    }
}
