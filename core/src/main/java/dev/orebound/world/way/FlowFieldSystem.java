package dev.orebound.world.way;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.state.Player;

/** Keeps the flow fields true. */
public final class FlowFieldSystem extends EntitySystem {
    private final Player player;
    private final Ways ways;

    public FlowFieldSystem(Player player, Ways ways) {
        this.player = player;
        this.ways = ways;
    }

    @Override
    public void update(float seconds) {
        ways.keep(player.body().cell);
    }
}
