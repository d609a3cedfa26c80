package dev.orebound.world.path;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.state.Player;

/** Keeps the flow fields true. */
public final class FlowFieldSystem extends EntitySystem {
    private final Player player;
    private final FlowFields ways;

    public FlowFieldSystem(Player player, FlowFields ways) {
        this.player = player;
        this.ways = ways;
    }

    @Override
    public void update(float seconds) {
        ways.keep(player.body().cell);
    }
}
