package dev.orebound.view.floor;

import dev.orebound.cave.Floor;
import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.FloorKind;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/** Floors drawn as text, the north row first: {@code #} is rock, all else ground. */
final class Floors {
    private Floors() {}

    static Floor of(String drawing) {
        String[] rows = drawing.strip().lines().toArray(String[]::new);
        Grid grid = new Grid(rows[0].length(), rows.length);
        MutableBitLayer open = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            open.set(cell, rows[rows.length - 1 - grid.y(cell)].charAt(grid.x(cell)) != '#');
        }
        MutableIntLayer none = new MutableIntLayer(grid);
        FloorRequest request =
                new FloorRequest(Seed.of("view"), "r0c0", 1, FloorKind.values()[0], List.of("out"));
        return new Floor(
                request,
                1,
                grid,
                open,
                open,
                none,
                none,
                none,
                none,
                none,
                none,
                none,
                List.of(),
                List.of(),
                List.of(),
                "fire",
                List.of(),
                List.of(),
                List.of(),
                0,
                List.of());
    }

    /** A floor of the size that the game has, with caves like those of the game. */
    static Floor large(int width, int height) {
        StringBuilder drawing = new StringBuilder();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean edge = x == 0 || y == 0 || x == width - 1 || y == height - 1;
                double wave = Math.sin(x * 0.45) + Math.sin(y * 0.6 + x * 0.1) + Math.sin((x + y) * 0.23);
                drawing.append(edge || wave > 0.3 ? '#' : '.');
            }
            drawing.append('\n');
        }
        return of(drawing.toString());
    }
}
