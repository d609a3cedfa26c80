package dev.orebound.world.path;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.state.Player;

/** Updates the flow fields, once a tick. */
public final class FlowFieldSystem extends EntitySystem {
    private final Player player;
    private final FlowFields fields;

    public FlowFieldSystem(Player player, FlowFields fields) {
        this.player = player;
        this.fields = fields;
    }

    @Override
    public void update(float seconds) {
        fields.update(player.body().cell);
    }
}
