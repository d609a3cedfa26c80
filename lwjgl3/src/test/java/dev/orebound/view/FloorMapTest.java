package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.view.floor.LiquidBodies;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import org.junit.jupiter.api.Test;

/** Checks the map in a real window: what it shows of a floor, and that it follows what the player does. */
@InWindow(width = 640, height = 360)
final class FloorMapTest {
    private static final int PIXELS_A_CELL = 4;
    private static final int NOTHING = 0x102030;

    private final DrawnFloor drawing = new DrawnFloor("""
            ###############
            #@.C.o.#......#
            #.1.~~..#..2..#
            #>..^^.g#.....#
            ###############""");
    private final Scenario scenario = Scenario.of(drawing, TestContent.BUILT_IN).waits(1);
    private final World world = scenario.world();

    /** Returns the colour that the map shows of a cell. */
    private int colourAt(FloorMap map, int cell) {
        UiPane pane = new UiPane();
        int width = map.grid().width();
        int height = map.grid().height();
        map.refresh();
        pane.resize(640, 360);
        pane.clear(NOTHING);
        pane.begin();
        map.draw(pane, 0, 0, 0, 0, width, height, PIXELS_A_CELL);
        pane.end();
        Pixmap pixels = GlWindow.pixels();
        int x = map.grid().x(cell) * PIXELS_A_CELL + PIXELS_A_CELL / 2;
        int y = map.grid().y(cell) * PIXELS_A_CELL + PIXELS_A_CELL / 2;
        int rgb = pixels.getPixel(x, y) >>> 8;
        pixels.dispose();
        pane.dispose();
        return rgb;
    }

    @Test
    void unseenGroundStaysEmptyAndRockIsDrawnBesideSeenGround() {
        FloorMap map = new FloorMap(world, PIXELS_A_CELL);
        int ground = colourAt(map, drawing.label('1'));

        assertThat(colourAt(map, drawing.label('2'))).isEqualTo(NOTHING);
        assertThat(ground).isNotEqualTo(NOTHING);
        assertThat(colourAt(map, 0)).as("rock beside seen ground").isNotIn(NOTHING, ground);
        map.dispose();
    }

    @Test
    void groundThatGoesOnUnseenFadesInsteadOfEndingAtARim() {
        DrawnFloor corridor = new DrawnFloor("""
                ########################################
                #@.....................................#
                ########################################""");
        World dark = Scenario.of(corridor, TestContent.BUILT_IN).waits(1).world();
        FloorMap map = new FloorMap(dark, PIXELS_A_CELL);
        int beyond = corridor.label('@');
        while (dark.floorState().isSeen(beyond)) {
            beyond++;
        }

        assertThat(colourAt(map, beyond)).isNotIn(NOTHING, colourAt(map, corridor.label('@') - 1));
        assertThat(colourAt(map, beyond + 1)).isEqualTo(NOTHING);
        map.dispose();
    }

    @Test
    void groundAndLiquidsHaveColoursOfTheirOwn() {
        FloorMap map = new FloorMap(world, 1);
        ContentTable<Terrain> terrains = world.content().terrains();
        LiquidBodies liquids = new LiquidBodies(terrains, world.biome()::lookOf);
        int water = liquids.mapColour(terrains.indexOf("deep_water"));
        int lava = liquids.mapColour(terrains.indexOf("lava"));

        assertThat(colourAt(map, drawing.label('~'))).isEqualTo(water).isNotEqualTo(lava);
        assertThat(colourAt(map, drawing.label('^'))).isEqualTo(lava);
        assertThat(colourAt(map, drawing.label('1'))).isNotIn(water, lava);
        map.dispose();
    }

    @Test
    void aCellLooksTheSameWhetherAllIsPaintedOrOnlyWhatHasChanged() {
        FloorMap map = new FloorMap(world, PIXELS_A_CELL);
        colourAt(map, 0);
        scenario.standsOn(drawing.label('2')).waits(1);
        FloorMap anew = new FloorMap(world, PIXELS_A_CELL);

        for (int cell = 0; cell < map.grid().size(); cell++) {
            assertThat(colourAt(map, cell)).as("cell %d", cell).isEqualTo(colourAt(anew, cell));
        }
        map.dispose();
        anew.dispose();
    }

    @Test
    void groundOutOfSightIsDarkerThanGroundInSight() {
        FloorMap map = new FloorMap(world, PIXELS_A_CELL);
        int inSight = colourAt(map, drawing.label('1'));

        scenario.standsOn(drawing.label('2')).waits(1);
        int remembered = colourAt(map, drawing.label('1'));

        assertThat(remembered).isNotEqualTo(NOTHING);
        assertThat(brightness(remembered)).isLessThan(brightness(inSight));
        assertThat(colourAt(map, drawing.label('2'))).isNotEqualTo(NOTHING);
        map.dispose();
    }

    @Test
    void theSeenPartGrowsWithWhatIsSeen() {
        FloorMap map = new FloorMap(world, PIXELS_A_CELL);
        map.refresh();
        int before = map.seenWidth();
        float middle = map.seenMiddleX();

        scenario.standsOn(drawing.label('2')).waits(1);
        map.refresh();

        assertThat(map.seenWidth())
                .isGreaterThan(before)
                .isLessThanOrEqualTo(map.grid().width());
        assertThat(map.seenMiddleX()).isGreaterThan(middle);
        assertThat(map.seenHeight()).isEqualTo(5);
        map.dispose();
    }

    private static int brightness(int rgb) {
        return (rgb >> 16) + (rgb >> 8 & 255) + (rgb & 255);
    }
}
