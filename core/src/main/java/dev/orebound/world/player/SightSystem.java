package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;

/** Updates the player's field of view when the player's cell or anything that blocks the view has changed. */
public final class SightSystem extends EntitySystem {
    private final FloorState state;
    private final FloorChanges changes;
    private final Player player;
    private final int sightCells;
    private int lookedFrom = Grid.NONE;
    private int lookedAtVersion = -1;

    public SightSystem(Content content, FloorState state, Player player, FloorChanges changes) {
        this.state = state;
        this.changes = changes;
        this.player = player;
        sightCells = content.player().sightCells();
    }

    @Override
    public void update(float seconds) {
        int cell = player.body().cell;
        if (cell == lookedFrom && state.solidVersion() + state.veilVersion() == lookedAtVersion) {
            return;
        }
        lookedFrom = cell;
        lookedAtVersion = state.solidVersion() + state.veilVersion();
        changes.look(cell, sightCells);
    }
}
