package dev.orebound.world.gift;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.state.FloorState;

/**
 * Where a key comes to lie that somebody let fall: on the nearest cell that can be walked on, round no corner of rock. Never in
 * a doorway, where a door may shut on it, nor in a trap room that is not over: a trap can always be refused. All such cells hang
 * together, so that the player comes there from wherever the player can be.
 */
final class KeyPlace {
    private final Floor floor;
    private final FloorState state;
    private final FloorArenas arenas;
    private final MutableBitLayer rock;
    private final MutableBitLayer doorways;
    private final DistanceMap steps;

    KeyPlace(Floor floor, FloorState state, FloorArenas arenas) {
        this.floor = floor;
        this.state = state;
        this.arenas = arenas;
        rock = new MutableBitLayer(floor.grid());
        doorways = new MutableBitLayer(floor.grid());
        steps = new DistanceMap(floor.grid());
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            rock.set(cell, !floor.structure().at(cell));
        }
        for (Room room : floor.rooms()) {
            for (Doorway doorway : room.doorways()) {
                doorway.cells().stream().forEach(cell -> doorways.set(cell, true));
            }
        }
    }

    /** The place nearest to a cell; the party's own start, which is always one, where there is none. */
    int near(int cell) {
        steps.spreadFrom(cell, rock, StepKind.FOUR_WAY);
        for (int i = 0; i < steps.reachedCount(); i++) {
            if (isFit(steps.reached(i))) {
                return steps.reached(i);
            }
        }
        return floor.start();
    }

    private boolean isFit(int cell) {
        if (!state.isWalkable(cell) || doorways.at(cell)) {
            return false;
        }
        Arena arena = arenas.in(floor.room().at(cell));
        return arena == null || arena.state().isOver();
    }
}
