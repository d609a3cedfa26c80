package dev.orebound.view.floor;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.biome.Biome.CoverLook;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import java.util.List;

/**
 * Paints the ground beneath covers such as grass, from the middle of each cell to the middle of the next, broken by
 * noise, so that a patch of them has no square edges.
 */
final class SoilPainter {
    /** Share of its colour in the ground. */
    private static final float STRENGTH = 0.5f;

    private static final float LEAST = 0.5f;
    private static final float RAGGED = 0.8f;

    private final Floor floor;
    private final Grid grid;
    private final RockShape rock;
    private final ValueNoise coarse;
    private final ValueNoise fine;

    SoilPainter(Floor floor, RockShape rock, RandomStream stream) {
        this.floor = floor;
        this.rock = rock;
        grid = floor.grid();
        coarse = new ValueNoise(rock.width(), rock.height(), 7, stream);
        fine = new ValueNoise(rock.width(), rock.height(), 3, stream);
    }

    void paint(FloorPixels picture, CoverLook look, ContentTable<Terrain> terrains) {
        int terrain = terrains.indexOf(look.terrain());
        for (int y = -1; y < grid.height() && !look.soil().isEmpty(); y++) {
            for (int x = -1; x < grid.width(); x++) {
                float southWest = lies(terrain, x, y);
                float southEast = lies(terrain, x + 1, y);
                float northWest = lies(terrain, x, y + 1);
                float northEast = lies(terrain, x + 1, y + 1);
                if (southWest + southEast + northWest + northEast > 0) {
                    paintBetween(picture, look.soil(), x, y, new float[] {southWest, southEast, northWest, northEast});
                }
            }
        }
    }

    private float lies(int terrain, int x, int y) {
        return grid.contains(x, y) && floor.terrain().at(grid.cell(x, y)) == terrain ? 1 : 0;
    }

    /** Paints the square between the middles of four cells, of which that in the south-west is given. */
    private void paintBetween(FloorPixels picture, List<Integer> shades, int cellX, int cellY, float[] corners) {
        int left = cellX * RockMask.CELL + RockMask.CELL / 2;
        int bottom = cellY * RockMask.CELL + RockMask.CELL / 2;
        for (int i = 0; i < RockMask.CELL * RockMask.CELL; i++) {
            int x = left + i % RockMask.CELL;
            int y = bottom + i / RockMask.CELL;
            if (!rock.isGround(x, y)) {
                continue;
            }
            float east = (x - left + 0.5f) / RockMask.CELL;
            float north = (y - bottom + 0.5f) / RockMask.CELL;
            float south = corners[0] + (corners[1] - corners[0]) * east;
            float amount = south + (corners[2] + (corners[3] - corners[2]) * east - south) * north;
            float ragged = coarse.at(x, y) + 0.7f * fine.at(x, y);
            if (amount + RAGGED * ragged > LEAST) {
                int shade = Math.max(0, Math.min(shades.size() - 1, (int) ((ragged + 0.5f) * shades.size())));
                int index = x + y * picture.width;
                picture.rgb[index] = FloorPixels.mix(picture.rgb[index], shades.get(shade), STRENGTH);
            }
        }
    }
}
