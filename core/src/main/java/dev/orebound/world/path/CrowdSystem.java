package dev.orebound.world.path;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.state.ActorColumns;

/** Updates the {@link CrowdIndex} with all living bodies, once a tick. */
public final class CrowdSystem extends EntitySystem {
    private final ActorColumns actors;
    private final CrowdIndex crowd;

    public CrowdSystem(ActorColumns actors, FlowFields flowFields) {
        this.actors = actors;
        crowd = flowFields.crowd();
    }

    @Override
    public void update(float seconds) {
        crowd.gather(actors);
    }
}
