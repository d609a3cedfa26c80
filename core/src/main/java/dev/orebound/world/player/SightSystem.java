package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.TimedBoost;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
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

    public SightSystem(FloorContext context, FloorChanges changes) {
        this.changes = changes;
        state = context.state();
        player = context.player();
        actors = context.actors();
        sightCells = context.content().player().sightCells();
        blindCells = context.content().player().blindCells();
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
