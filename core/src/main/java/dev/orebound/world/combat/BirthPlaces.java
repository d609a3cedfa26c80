package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;

/** Where somebody can come up near a cell: in the same room and in sight of it, on nothing solid, in no door, away from the player. */
final class BirthPlaces {
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final Grid grid;
    private final IntLayer room;
    private final FloorState state;
    private final HazardMap perils;
    private final Player player;
    private final MindRules rules;
    private final MutableBitLayer trapDoors;

    BirthPlaces(FloorContext context, HazardMap perils) {
        grid = context.floor().grid();
        room = context.floor().room();
        state = context.state();
        this.perils = perils;
        player = context.player();
        rules = context.content().minds();
        trapDoors = new MutableBitLayer(grid);
        for (Room each : context.floor().rooms()) {
            if (each.isTrap()) {
                each.doorways().forEach(doorway -> trapDoors.set(doorway.cells(), true));
            }
        }
    }

    /**
     * Chooses cells, the nearest first, ring by ring.
     *
     * @param beside the cell near which they are looked for; itself is none of them
     * @param all whose calls under way take other cells
     * @param into takes them
     * @param count how many are wanted, at most {@code into.length}
     * @return how many there are
     */
    int choose(int beside, ImmutableArray<Entity> all, int[] into, int count) {
        int found = 0;
        for (int ring = 1; ring <= rules.callReachCells() && found < count; ring++) {
            for (int y = grid.y(beside) - ring; y <= grid.y(beside) + ring; y++) {
                boolean isEdge = Math.abs(y - grid.y(beside)) == ring;
                for (int x = grid.x(beside) - ring; x <= grid.x(beside) + ring; x += isEdge ? 1 : 2 * ring) {
                    if (found < count
                            && grid.contains(x, y)
                            && isFree(beside, grid.cell(x, y))
                            && !isCalled(all, grid.cell(x, y))) {
                        into[found++] = grid.cell(x, y);
                    }
                }
            }
        }
        return found;
    }

    private boolean isCalled(ImmutableArray<Entity> all, int cell) {
        for (int i = 0; i < all.size(); i++) {
            StrikerComponent striker = strikers.get(all.get(i));
            for (int call = 0; call < striker.calledCount; call++) {
                if (striker.calledCells[call] == cell && striker.phase == StrikePhase.WINDING_UP) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isFree(int beside, int cell) {
        return state.isWalkable(cell)
                && !perils.hurts(cell, -1)
                && !trapDoors.at(cell)
                && room.at(cell) == room.at(beside)
                && grid.steps8(cell, player.body().cell) >= rules.callDistanceCells()
                && LineTrace.isClear(
                        state.opaque(),
                        grid.x(beside) + 0.5f,
                        grid.y(beside) + 0.5f,
                        grid.x(cell) + 0.5f,
                        grid.y(cell) + 0.5f);
    }
}
