package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.TimedBoost;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;

/** Updates the player's field of view when the player's cell or anything that blocks the view has changed. */
public final class SightSystem extends EntitySystem {
    private final FloorState state;
    private final FloorChanges changes;
    private final Player player;
    private final ActorQueries actors;
    private final int sightCells;
    private final int blindCells;
    private int lookedCells;
    private int lookedFrom = Grid.NONE;
    private int lookedAtVersion = -1;

    public SightSystem(PartRegistry parts) {
        changes = parts.get(FloorChanges.class);
        state = parts.get(FloorState.class);
        player = parts.get(Player.class);
        actors = parts.get(ActorQueries.class);
        sightCells = parts.get(Content.class).player().sightCells();
        blindCells = parts.get(Content.class).player().blindCells();
    }

    @Override
    public void update(float seconds) {
        int cell = player.body().cell;
        int clear = sightCells
                + player.gear().standing(StandingRule.SIGHT)
                + player.gear().boost(TimedBoost.LIGHT);
        int cells = actors.suffers(player.entity(), StatusFlag.BLIND) ? blindCells : Math.max(blindCells, clear);
        if (cell == lookedFrom
                && cells == lookedCells
                && state.solidVersion() + state.veilVersion() == lookedAtVersion) {
            return;
        }
        lookedFrom = cell;
        lookedCells = cells;
        lookedAtVersion = state.solidVersion() + state.veilVersion();
        changes.look(cell, cells);
    }
}
