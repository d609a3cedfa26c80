package dev.orebound.world.path;

import com.badlogic.ashley.core.Family;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;

/** Fills the {@link CrowdIndex} with all living bodies, once a tick. */
public final class CrowdSystem extends FamilySystem {
    private final ComponentArray<BodyComponent> bodies = column(BodyComponent.class);
    private final CrowdIndex crowd;

    public CrowdSystem(FlowFields fields) {
        super(Family.all(BodyComponent.class, HealthComponent.class).get());
        crowd = fields.crowd();
    }

    @Override
    public void update(float seconds) {
        crowd.gather(entities(), bodies);
    }
}
