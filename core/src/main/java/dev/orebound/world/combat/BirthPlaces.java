package dev.orebound.world.combat;

import dev.orebound.content.MindRules;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.Ray;
import dev.orebound.world.FloorState;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;

/** Where somebody can come up near a cell: in the same room and in sight of it, where nothing stands, away from the player. */
final class BirthPlaces {
    private final Grid grid;
    private final IntLayer room;
    private final FloorState state;
    private final Player player;
    private final MindRules rules;

    BirthPlaces(WorldParts parts) {
        grid = parts.floor().grid();
        room = parts.floor().room();
        state = parts.state();
        player = parts.player();
        rules = parts.content().minds();
    }

    /**
     * Chooses cells, the nearest first, ring by ring.
     *
     * @param beside the cell near which they are looked for; itself is none of them
     * @param into takes them
     * @param count how many are wanted, at most {@code into.length}
     * @return how many there are
     */
    int choose(int beside, int[] into, int count) {
        int found = 0;
        for (int ring = 1; ring <= rules.callReachCells() && found < count; ring++) {
            for (int y = grid.y(beside) - ring; y <= grid.y(beside) + ring; y++) {
                boolean isEdge = Math.abs(y - grid.y(beside)) == ring;
                for (int x = grid.x(beside) - ring; x <= grid.x(beside) + ring; x += isEdge ? 1 : 2 * ring) {
                    if (found < count && grid.contains(x, y) && isFree(beside, grid.cell(x, y))) {
                        into[found++] = grid.cell(x, y);
                    }
                }
            }
        }
        return found;
    }

    private boolean isFree(int beside, int cell) {
        return !state.isSolid(cell)
                && room.at(cell) == room.at(beside)
                && grid.steps8(cell, player.body().cell) >= rules.callDistanceCells()
                && Ray.isClear(
                        state.opaque(),
                        grid.x(beside) + 0.5f,
                        grid.y(beside) + 0.5f,
                        grid.x(cell) + 0.5f,
                        grid.y(cell) + 0.5f);
    }
}
