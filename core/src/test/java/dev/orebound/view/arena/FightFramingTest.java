package dev.orebound.view.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.frame.ViewCamera;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks what the picture of the last fight shows, over the cells of the halls of several seeds. */
final class FightFramingTest {
    private static final int FLOORS = 12;
    private static final int STRIDE = 3;

    /** Cells between the player and the boss, at most; farther ones do not fit into the smallest window. */
    private static final int MOST_APART = 7;

    /** Shares of the places in which half of a large crystal or of the root is in the picture, or more. */
    private static final float LEAST_OF_ALL = 0.85f;

    private static final float LEAST_OF_A_SEED = 0.6f;
    private static final float HALF = 0.5f;
    private static final float CELL = SceneContext.CELL;

    private static final List<Floor> HALLS = halls();

    private final Content content = TestContent.BUILT_IN;
    private final SpriteSheet sheet = TestContent.sprites(new BuiltInAssets());

    private static List<Floor> halls() {
        Content content = TestContent.BUILT_IN;
        FloorGenerator generator = new FloorGenerator(content);
        return IntStream.range(0, FLOORS)
                .mapToObj(seed -> generator.generate(new Descent(Seed.of(seed), content.graph()).request(17)))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"1280,720", "1920,1080", "800,600"})
    void halfACrystalIsInThePictureInMostPlacesOfAFight_andThePlayerAndTheBossAlwaysAre(int width, int height) {
        int places = 0;
        int shown = 0;
        for (int seed = 0; seed < FLOORS; seed++) {
            Floor floor = HALLS.get(seed);
            ViewCamera camera = new ViewCamera(floor, new FloorState(floor, content));
            camera.resize(width, height);
            List<HallCrystal> crystals = new ArrayList<>(HallCrystal.of(floor, content, sheet));
            HallCrystal root = HallCrystal.root(floor, content, sheet);
            if (root != null) {
                crystals.add(root);
            }
            FightFraming framing = new FightFraming(floor.grid(), crystals, null, cell -> 1);
            List<Integer> hall = hall(floor);
            int inHall = 0;
            int seen = 0;
            for (int player : hall) {
                for (int boss : hall) {
                    if (floor.grid().steps8(player, boss) <= MOST_APART) {
                        compose(camera, framing, floor.grid(), player, boss);
                        inHall++;
                        seen += largest(camera, crystals, floor.grid()) >= HALF ? 1 : 0;
                    }
                }
            }
            places += inHall;
            shown += seen;
            assertThat(seen / (float) inHall).as("share of seed %d", seed).isGreaterThan(LEAST_OF_A_SEED);
        }
        assertThat(shown / (float) places).as("share of places").isGreaterThan(LEAST_OF_ALL);
    }

    @Test
    void thePictureTurnsToNoCrystalThatThePlayerHasNotSeen() {
        Floor floor = HALLS.get(0);
        ViewCamera camera = new ViewCamera(floor, new FloorState(floor, content));
        camera.resize(1280, 720);
        HallCrystal colossal = HallCrystal.of(floor, content, sheet).get(0);
        int hall = floor.rooms().get(floor.room().at(floor.exits().get(0).at())).centre();
        float x = (middle(floor.grid().x(colossal.hall())) + middle(floor.grid().x(hall))) / 2;
        float y = (middle(floor.grid().y(colossal.hall())) + middle(floor.grid().y(hall))) / 2;

        FightFraming unseen = new FightFraming(floor.grid(), List.of(colossal), null, cell -> 0);
        unseen.compose(camera, x, y, x, y);
        FightFraming seen = new FightFraming(floor.grid(), List.of(colossal), null, cell -> 1);
        seen.compose(camera, x, y, x, y);

        assertThat(List.of(unseen.x(), unseen.y())).containsExactly(x, y);
        assertThat(List.of(seen.x(), seen.y())).isNotEqualTo(List.of(x, y));
    }

    private void compose(ViewCamera camera, FightFraming framing, Grid grid, int player, int boss) {
        float x = middle(grid.x(player));
        float y = middle(grid.y(player));
        framing.compose(camera, x, y, middle(grid.x(boss)), middle(grid.y(boss)));
        camera.compose(framing.x(), framing.y(), 1, 0);
        camera.jumpTo(x, y, 0, 0);
        assertIn(camera, player, grid, 4, 3);
        assertIn(camera, boss, grid, 2, 2);
    }

    private static void assertIn(ViewCamera camera, int cell, Grid grid, int aside, int above) {
        float x = camera.screenX(grid.x(cell) + 0.5f) / camera.scale() / CELL;
        float y = camera.screenY(grid.y(cell) + 0.5f) / camera.scale() / CELL;
        if (Math.abs(x - camera.halfWidth() / CELL) > camera.halfWidth() / CELL - aside
                || Math.abs(y - camera.halfHeight() / CELL) > camera.halfHeight() / CELL - above) {
            throw new AssertionError("cell " + cell + " is at " + x + ", " + y + " cells of the window");
        }
    }

    private static List<Integer> hall(Floor floor) {
        List<Integer> hall = new ArrayList<>();
        Grid grid = floor.grid();
        int room = floor.room().at(floor.exits().get(0).at());
        for (int y = 0; y < grid.height(); y += STRIDE) {
            for (int x = 0; x < grid.width(); x += STRIDE) {
                if (floor.room().at(grid.cell(x, y)) == room) {
                    hall.add(grid.cell(x, y));
                }
            }
        }
        return hall;
    }

    /** Returns the largest visible share of the picture of a large crystal. */
    private static float largest(ViewCamera camera, List<HallCrystal> crystals, Grid grid) {
        float most = 0;
        for (HallCrystal crystal : crystals) {
            float left = crystal.footX(grid) / CELL - crystal.width() / CELL / 2;
            float across = shown(
                    camera.screenX(left),
                    camera.screenX(left + crystal.width() / CELL),
                    camera.halfWidth() * 2 * camera.scale());
            float foot = grid.y(crystal.foot());
            float along = shown(
                    camera.screenY(foot),
                    camera.screenY(foot + crystal.height() / CELL),
                    camera.halfHeight() * 2 * camera.scale());
            most = crystal.isLarge() || crystal.isRoot() ? Math.max(most, across * along) : most;
        }
        return most;
    }

    /** Returns the share of a stretch that lies within the window. */
    private static float shown(float from, float to, float size) {
        return Math.max(0, Math.min(to, size) - Math.max(from, 0)) / (to - from);
    }

    private static float middle(int cell) {
        return (cell + 0.5f) * CELL;
    }
}
