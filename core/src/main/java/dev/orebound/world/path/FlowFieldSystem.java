package dev.orebound.world.path;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.state.Player;

/** Updates the flow fields, once a tick. */
public final class FlowFieldSystem extends EntitySystem {
    private final Player player;
    private final FlowFields flowFields;

    public FlowFieldSystem(Player player, FlowFields flowFields) {
        this.player = player;
        this.flowFields = flowFields;
    }

    @Override
    public void update(float seconds) {
        flowFields.update(player.body().cell);
    }
}
