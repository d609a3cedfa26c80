package dev.orebound.world.element;

import com.badlogic.ashley.core.EntitySystem;

/** Lets fire spread and burn out, steam fade, charges run off: on the cells on which something goes on, and no others. */
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
