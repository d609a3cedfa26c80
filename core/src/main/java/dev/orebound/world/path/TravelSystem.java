package dev.orebound.world.path;

import com.badlogic.ashley.core.EntitySystem;

/** Moves the hunters that are far away, and lists the actors that all later systems of the tick visit. */
public final class TravelSystem extends EntitySystem {
    private final DistantTravel travel;

    public TravelSystem(DistantTravel travel) {
        this.travel = travel;
    }

    @Override
    public void update(float seconds) {
        travel.update();
    }
}
