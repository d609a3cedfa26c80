package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.Player;

/** Which room the alchemist is in: one look into a layer, and only when the cell has changed. */
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
        PlayerComponent hands = player.hands();
        int room = floor.room().at(cell);
        if (room != hands.room) {
            hands.room = room;
            events.room(EventType.ROOM_ENTERED, player.body().x, player.body().y, cell, room);
        }
    }
}
