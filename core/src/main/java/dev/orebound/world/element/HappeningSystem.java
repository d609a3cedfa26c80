package dev.orebound.world.element;

import com.badlogic.ashley.core.EntitySystem;

/** Advances the happenings that opened chests set off: floods and darkness. */
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
