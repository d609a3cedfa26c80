package dev.orebound.world.element;

import com.badlogic.ashley.core.EntitySystem;

/** Lets fire spread and burn out, steam fade and charges end, on the active cells of the ground. */
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
