package dev.orebound.world.horde;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.FloorState;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;

/** Keeps the flow field to the player true. */
public final class PreyFieldSystem extends EntitySystem {
    private final FloorState state;
    private final Player player;
    private final PreyField prey;

    public PreyFieldSystem(WorldParts parts) {
        state = parts.state();
        player = parts.player();
        prey = parts.prey();
    }

    @Override
    public void update(float seconds) {
        prey.follow(player.body().cell, state.unwalkable(), state.solidVersion());
    }
}
