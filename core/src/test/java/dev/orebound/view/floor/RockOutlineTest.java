package dev.orebound.view.floor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.state.BodyCollider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rock is drawn where it stops bodies: compares each pixel of a drawn floor with the places that the player's body can
 * cover.
 */
class RockOutlineTest {
    private static final int CELL = RockMask.CELL;

    /** The player's radius, in pixels. */
    private static final float RADIUS = 0.3f * CELL;

    private static final int SEEDS = 20;

    private static final String WALLS = """
            ############
            #..........#
            #..........#
            #..........#
            #..........#
            ############""";

    private static final String CORNERS = """
            ############
            #..........#
            #..##...#..#
            #..##......#
            #......##..#
            #...#..#...#
            #..........#
            ############""";

    private static final String DIAGONALS = """
            ##############
            #####....#####
            ####......####
            ###........###
            ##....##....##
            #....####....#
            #....####....#
            ##....##....##
            ###........###
            ####......####
            #####....#####
            ##############""";

    private static final String PASSAGES = """
            ##############
            #...######...#
            #............#
            #...######...#
            ###.######.###
            ###.######.###
            ###........###
            ##############""";

    /**
     * The most pixels between the drawn rim and the outline of what stops a body: two to the side and one up, or the
     * reverse.
     */
    private static final double MOST = Math.sqrt(5);

    @ParameterizedTest
    @ValueSource(strings = {WALLS, CORNERS, DIAGONALS, PASSAGES})
    void rockIsDrawnWhereItStopsABody(String drawing) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            assertThat(farthest(drawing, seed)).as("seed %s", seed).isLessThanOrEqualTo(MOST);
        }
    }

    private static double farthest(String drawing, long seed) {
        String[] lines = drawing.strip().lines().toArray(String[]::new);
        Grid grid = new Grid(lines[0].length(), lines.length);
        MutableBitLayer open = new MutableBitLayer(grid);
        MutableBitLayer solid = new MutableBitLayer(grid);
        for (int y = 0; y < grid.height(); y++) {
            for (int x = 0; x < grid.width(); x++) {
                boolean isFloor = lines[grid.height() - 1 - y].charAt(x) != '#';
                open.set(grid.cell(x, y), isFloor);
                solid.set(grid.cell(x, y), !isFloor);
            }
        }
        RockShape shape = new RockShape(new RockMask(open), new RandomStreams(Seed.of("" + seed)), "r1c0");
        int width = shape.width();
        boolean[] covered = covered(new BodyCollider(grid, solid, open), width, shape.height());
        boolean[] ground = new boolean[covered.length];
        for (int i = 0; i < ground.length; i++) {
            ground[i] = shape.at(i) == RockShape.GROUND;
        }
        return Math.max(farthestOutside(ground, covered, width), farthestOutside(covered, ground, width));
    }

    /** Returns the pixels that the player's body covers somewhere. */
    private static boolean[] covered(BodyCollider collider, int width, int height) {
        boolean[] covered = new boolean[width * height];
        int reach = (int) RADIUS + 1;
        for (int half = 0; half < 4 * width * height; half++) {
            float x = half % (2 * width) / 2f;
            int row = half / (2 * width);
            float y = row / 2f;
            if (!collider.isFree(x / CELL, y / CELL, RADIUS / CELL)) {
                continue;
            }
            for (int py = Math.max(0, (int) y - reach); py <= Math.min(height - 1, (int) y + reach); py++) {
                for (int px = Math.max(0, (int) x - reach); px <= Math.min(width - 1, (int) x + reach); px++) {
                    float dx = px + 0.5f - x;
                    float dy = py + 0.5f - y;
                    covered[px + py * width] |= dx * dx + dy * dy <= RADIUS * RADIUS;
                }
            }
        }
        return covered;
    }

    /** Returns the greatest distance of a pixel of the one set from the other set, in pixels. */
    private static double farthestOutside(boolean[] one, boolean[] other, int width) {
        double farthest = 0;
        for (int i = 0; i < one.length; i++) {
            if (one[i] && !other[i]) {
                double nearest = Double.MAX_VALUE;
                for (int j = 0; j < other.length && nearest > farthest * farthest; j++) {
                    if (other[j]) {
                        int dx = i % width - j % width;
                        int dy = i / width - j / width;
                        nearest = Math.min(nearest, dx * dx + dy * dy);
                    }
                }
                farthest = Math.max(farthest, Math.sqrt(nearest));
            }
        }
        return farthest;
    }
}
