package dev.orebound.view.floor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.biome.Biome.LiquidLook;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.DrawnTerrain;
import org.junit.jupiter.api.Test;

class LiquidShapeTest {
    private static final String DRAWING = """
            ##############
            #@......&&&..#
            #.-----.&&&..#
            #.-~~~-.&&&..#
            #.-~~~-......#
            #.-~~~-.___..#
            #.-----.___..#
            #.......___..#
            ##############
            """;

    private final Floor floor =
            DrawnTerrain.over(new DrawnFloor(DRAWING.replaceAll("[-~&_]", ".")).floor(), DRAWING, TestContent.BUILT_IN);
    private final RockShape rock = new RockShape(
            new RockMask(floor.structure()), new RandomStreams(floor.request().seed()), "r0c0");
    private final LiquidBodies bodies = new LiquidBodies(
            TestContent.BUILT_IN.terrains(), liquid -> new LiquidLook(liquid.id(), liquid.colours(), 0));
    private final LiquidShape liquids = new LiquidShape(
            floor.liquid(),
            bodies,
            rock,
            floor.structure(),
            new RandomStreams(floor.request().seed()),
            "r0c0");

    @Test
    void theMiddleOfEachCellIsCoveredByWhatTheCellHolds() {
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            int wanted = bodies.bodyOf(floor.liquid().at(cell));
            assertThat(liquids.at(middleOf(floor.grid().x(cell), floor.grid().y(cell))))
                    .as("cell %s, %s", floor.grid().x(cell), floor.grid().y(cell))
                    .isEqualTo(wanted);
        }
    }

    @Test
    void deepWaterIsDeeperThanShallow() {
        assertThat(liquids.depth(middleOf(4, 4))).isGreaterThan(200);
        assertThat(liquids.depth(middleOf(2, 4))).isBetween(1, LiquidShape.SHALLOW + 60);
    }

    @Test
    void aLiquidReachesTheFootOfTheRockItTouches() {
        int foot = 0;
        for (int y = 7 * RockMask.CELL; y < 9 * RockMask.CELL && foot == 0; y++) {
            foot = rock.at(9 * RockMask.CELL + 8 + y * rock.width()) == RockShape.GROUND ? 0 : y;
        }

        assertThat(liquids.at(9 * RockMask.CELL + 8 + (foot - 1) * rock.width()))
                .isEqualTo(bodies.bodyOf(TestContent.BUILT_IN.terrains().indexOf("lava")));
    }

    private int middleOf(int cellX, int cellY) {
        return cellX * RockMask.CELL + 8 + (cellY * RockMask.CELL + 8) * rock.width();
    }
}
