package dev.orebound.world.help;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.RoomApproach;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.Player;

/** Stands the player somewhere. Whatever it was about is over with that; its companions find their own way. */
final class PlayerHand {
    private final Floor floor;
    private final Content content;
    private final Grid grid;
    private final Player player;
    private final HelpRequest help;
    private final PlacementSearch ground;
    private final FloorChanges changes;

    PlayerHand(Content content, Floor floor, Player player, HelpRequest help, FloorChanges changes, PlacementSearch ground) {
        this.ground = ground;
        this.floor = floor;
        this.content = content;
        grid = floor.grid();
        this.player = player;
        this.help = help;
        this.changes = changes;
    }

    /**
     * Goes before the doorway of a room that is first on the way, or to the cell that is pointed at.
     *
     * @param room its id; 0 for the cell
     */
    void go(int room, ImmutableArray<Entity> all, HelpOutcome outcome) {
        int wanted = room == 0 ? help.pointed() : room <= floor.rooms().size() ? before(room) : Grid.NONE;
        int cell = wanted == Grid.NONE ? Grid.NONE : ground.near(wanted, player.body().radius, all, player.body());
        if (cell != Grid.NONE) {
            stand(cell);
            outcome.give(room, cell);
        }
    }

    private int before(int room) {
        return new RoomApproach(floor, content).before(floor.roomWithId(room));
    }

    /** Stands the player in the middle of a cell, at rest. */
    void stand(int cell) {
        BodyComponent body = player.body();
        body.cell = cell;
        body.x = grid.x(cell) + 0.5f;
        body.y = grid.y(cell) + 0.5f;
        body.previousX = body.x;
        body.previousY = body.y;
        body.velocityX = 0;
        body.velocityY = 0;
        body.knockX = 0;
        body.knockY = 0;
        rest(player.hands());
        player.striker().phase = StrikePhase.READY;
        player.striker().ticks = 0;
        // Time may be halted after this tick, and who stands somewhere sees what is there.
        changes.look(cell, content.player().sightCells());
    }

    private static void rest(PlayerComponent hands) {
        hands.dashTicks = 0;
        hands.dashBufferTicks = 0;
        hands.brinkTicks = 0;
        hands.freesSpawnId = 0;
        hands.freeTicks = 0;
    }
}
