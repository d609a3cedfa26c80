package dev.orebound.world.way;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.state.Player;
import dev.orebound.world.WorldParts;

/** Keeps the flow fields true. */
public final class FlowFieldSystem extends EntitySystem {
    private final Player player;
    private final Ways ways;

    public FlowFieldSystem(WorldParts parts) {
        player = parts.player();
        ways = parts.ways();
    }

    @Override
    public void update(float seconds) {
        ways.keep(player.body().cell);
    }
}
