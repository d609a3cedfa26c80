package dev.orebound.world.element;

import com.badlogic.ashley.core.EntitySystem;

/** Lets what opened chests set off go on: water rises and drains off, light goes and comes back. */
public final class HappeningSystem extends EntitySystem {
    private final ChestHappenings happenings;

    public HappeningSystem(ChestHappenings happenings) {
        this.happenings = happenings;
    }

    @Override
    public void update(float seconds) {
        happenings.tick();
    }
}
