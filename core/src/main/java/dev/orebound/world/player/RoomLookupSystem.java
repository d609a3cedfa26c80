package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.Player;

/** Looks up the player's room when the player's cell has changed, and tells when it is another one. */
public final class RoomLookupSystem extends EntitySystem {
    private final Floor floor;
    private final TickEvents events;
    private final Player player;
    private int lastCell = Grid.NONE;

    public RoomLookupSystem(Floor floor, TickEvents events, Player player) {
        this.floor = floor;
        this.events = events;
        this.player = player;
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
    }
}
