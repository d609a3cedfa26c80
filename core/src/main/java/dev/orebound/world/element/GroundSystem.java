package dev.orebound.world.element;

import com.badlogic.ashley.core.EntitySystem;

/** Lets every ground go on by a tick: fires spread, clouds drift, and what is over ends or bursts. */
public final class GroundSystem extends EntitySystem {
    private final GroundChanges ground;

    public GroundSystem(GroundChanges groundChanges) {
        ground = groundChanges;
    }

    @Override
    public void update(float seconds) {
        ground.tick();
    }
}
