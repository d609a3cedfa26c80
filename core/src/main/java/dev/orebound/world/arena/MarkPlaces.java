package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.arena.ArenaWave.WaveMarks;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.Player;

/** Tells how well a cell of an arena lies for the marks of a wave. */
final class MarkPlaces {
    /** Cells from the player, away from the middle of the room, round which marks are laid behind it. */
    private static final float BEHIND_CELLS = 4.5f;

    private final Grid grid;
    private final IntLayer terrain;
    private final IntLayer liquid;
    private final Player player;

    MarkPlaces(Floor floor, Player player) {
        grid = floor.grid();
        terrain = floor.terrain();
        liquid = floor.liquid();
        this.player = player;
    }

    /** Returns the worth of a cell beside the marks that are laid by now; more is better. */
    float worth(WaveMarks where, Arena arena, int cell) {
        return switch (where) {
            case SCATTERED -> 0;
            case AROUND -> apart(arena, cell);
            case BEHIND -> arena.marks.size() % 2 == 0 ? -distanceToCorner(arena, cell) : apart(arena, cell);
            case DOORS -> -stepsToDoor(arena, cell);
            case TOGETHER -> arena.marks.size() == 0 ? 0 : -grid.steps8(cell, arena.marks.cell(0));
            case TERRAIN -> terrainAbout(cell);
        };
    }

    /** Returns the least angle between a cell and the other marks, seen from the player, as 1 minus its cosine. */
    private float apart(Arena arena, int cell) {
        BodyComponent body = player.body();
        float x = grid.x(cell) + 0.5f - body.x;
        float y = grid.y(cell) + 0.5f - body.y;
        float least = 2;
        for (int i = 0; i < arena.marks.size(); i++) {
            float otherX = grid.x(arena.marks.cell(i)) + 0.5f - body.x;
            float otherY = grid.y(arena.marks.cell(i)) + 0.5f - body.y;
            float lengths = (float) Math.sqrt((x * x + y * y) * (otherX * otherX + otherY * otherY));
            least = Math.min(least, 1 - (x * otherX + y * otherY) / Math.max(1, lengths));
        }
        return least;
    }

    private float distanceToCorner(Arena arena, int cell) {
        BodyComponent body = player.body();
        int centre = arena.room().centre();
        float x = body.x - grid.x(centre) - 0.5f;
        float y = body.y - grid.y(centre) - 0.5f;
        float length = Math.max(1, (float) Math.sqrt(x * x + y * y));
        float dx = grid.x(cell) + 0.5f - body.x - x / length * BEHIND_CELLS;
        float dy = grid.y(cell) + 0.5f - body.y - y / length * BEHIND_CELLS;
        return (float) Math.sqrt(dx * dx + dy * dy);
    }

    private int stepsToDoor(Arena arena, int cell) {
        int least = grid.size();
        for (int i = 0; i < arena.doors().size(); i++) {
            least = Math.min(least, grid.steps8(cell, arena.doors().get(i).cell));
        }
        return least;
    }

    /** Returns how many cells of a cell and those beside it have a liquid or another terrain. */
    private int terrainAbout(int cell) {
        int count = isTerrain(cell) ? 1 : 0;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            count += beside != Grid.NONE && isTerrain(beside) ? 1 : 0;
        }
        return count;
    }

    private boolean isTerrain(int cell) {
        return liquid.at(cell) != 0 || terrain.at(cell) != 0;
    }
}
