package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.Player;

/**
 * Keeps track of the player's room and publishes changes of the player's cell and room. Looks up only when the cell has
 * changed.
 */
public final class RoomLookupSystem extends EntitySystem {
    /** Reacts to the player's change of cell. */
    @FunctionalInterface
    public interface CellListener {
        /** Called when the player has come to another cell, in the same room or another. */
        void playerCame(int cell);
    }

    private final Floor floor;
    private final TickEvents events;
    private final Player player;
    private final CellListener listener;
    private int lastCell = Grid.NONE;

    public RoomLookupSystem(Floor floor, TickEvents events, Player player, CellListener listener) {
        this.floor = floor;
        this.events = events;
        this.player = player;
        this.listener = listener;
    }

    @Override
    public void update(float seconds) {
        int cell = player.body().cell;
        if (cell == lastCell) {
            return;
        }
        lastCell = cell;
        PlayerComponent input = player.component();
        int room = floor.room().at(cell);
        if (room != input.room) {
            input.room = room;
            events.room(EventType.ROOM_ENTERED, player.body().x, player.body().y, cell, room);
        }
        listener.playerCame(cell);
    }
}
