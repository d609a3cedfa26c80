package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.words.FloorKnowledge.CompleteFloorKnowledge;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.DrawnTerrain;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests descriptions of places and creatures on floors drawn by hand. */
class DrawnPlacesTest {
    private static final GameTexts TEXTS = GameTexts.read(new BuiltInAssets());

    @Test
    void aCreatureOnTheShoreOfALakeIsLitByATorch() {
        DrawnFloor drawn = new DrawnFloor("""
                ############
                #..........#
                #..........#
                #1.......g.#
                #..........#
                #..........#
                ############
                """);
        Floor floor = DrawnTerrain.over(drawn.floor(), """
                .........!..
                ............
                ....~~~~....
                ...~~~~~~...
                ....~~~~....
                ............
                ............
                """, TestContent.BUILT_IN);

        assertThat(nearBy(floor, drawn.label('1')))
                .isEqualTo("Nearby: a sleeping goblin on the eastern shore of the lake, lit by a torch, 8 cells to the "
                        + "east.");
    }

    @Test
    void aCreatureInADarkDoorwayIsSaidToBeThere() {
        DrawnFloor drawn = new DrawnFloor("""
                ########
                #1..+..#
                ########
                """).horde("rats", "+", "cave_rat");

        assertThat(nearBy(drawn.floor(), drawn.label('1')))
                .isEqualTo("Nearby: a sleeping cave rat in a doorway, in the dark, 3 cells to the east.");
    }

    @Test
    void aCreatureBesideAChestByAnOreIsSaidToBeThere() {
        DrawnFloor drawn = new DrawnFloor("""
                #########
                #1...sCo#
                #########
                """);

        assertThat(nearBy(drawn.floor(), drawn.label('1')))
                .isEqualTo("Nearby: a sleeping slime beside the chest, lit by fire ore, 4 cells to the east.");
    }

    @Test
    void creaturesInANookAreToldByTheNearest() {
        DrawnFloor drawn = new DrawnFloor("""
                ############
                #...########
                #1......ss##
                #...########
                ############
                """);

        assertThat(nearBy(drawn.floor(), drawn.label('1')))
                .isEqualTo("Nearby: 2 sleeping slimes, the nearest in a nook, in the dark, 7 cells to the east.");
    }

    @Test
    void eachBankOfALongLakeIsCalledByItsSide() {
        DrawnFloor drawn = new DrawnFloor("""
                ##############
                #1..........2#
                #5..........6#
                #3..........4#
                #######7######
                ##############
                """);
        Floor bare = drawn.floor();
        Floor floor = DrawnTerrain.over(bare, """
                ..............
                ..............
                ..&&&&&&&&&&..
                ..............
                ..............
                ..............
                """, TestContent.BUILT_IN);
        Floor chasm = DrawnTerrain.over(bare, """
                ..............
                ..............
                ..__________..
                ..............
                ..............
                ..............
                """, TestContent.BUILT_IN);

        assertThat(sentences(floor, drawn.label('5'))).contains("This is the western shore of a lava lake.");
        assertThat(sentences(floor, drawn.label('6'))).contains("This is the eastern shore of a lava lake.");
        assertThat(sentences(floor, drawn.label('5') + 5 + floor.grid().width()))
                .contains("This is the northern shore of a lava lake.");
        assertThat(sentences(chasm, drawn.label('1'))).contains("This is the north-western edge of a chasm.");
        assertThat(sentences(chasm, drawn.label('4'))).contains("This is the south-eastern edge of a chasm.");
        assertThat(sentences(chasm, drawn.label('7'))).noneMatch(sentence -> sentence.contains("edge"));
    }

    @Test
    void groundThatOnlyABridgeJoinsToTheRestIsAnIsland() {
        DrawnFloor drawn = new DrawnFloor("""
                ###########
                #.........#
                #.........#
                #...12....#
                #.........#
                #.........#
                ###########
                """);
        Floor floor = DrawnTerrain.over(drawn.floor(), """
                ...........
                ...~~~~....
                ...~..~....
                ...~..=....
                ...~~~~....
                ...........
                ...........
                """, TestContent.BUILT_IN);

        assertThat(sentences(floor, drawn.label('1'))).contains("This is an island in a lake.");
        assertThat(sentences(floor, drawn.label('2') + 1)).contains("A bridge crosses a lake here.");
        assertThat(sentences(floor, drawn.label('2') + 2)).contains("This is the eastern shore of a lake.");
        assertThat(sentences(floor, drawn.label('1') - 1)).contains("This is the western part of a lake.");
    }

    @Test
    void aPuddleOfDeepWaterIsNoLake() {
        DrawnFloor drawn = new DrawnFloor("""
                #######
                #1....#
                #.....#
                #######
                """);
        Floor floor = DrawnTerrain.over(drawn.floor(), """
                .......
                ..~~...
                ..~~...
                .......
                """, TestContent.BUILT_IN);

        assertThat(sentences(floor, drawn.label('1')))
                .contains("In sight: deep water, 1 cell to the south-east.")
                .noneMatch(sentence -> sentence.contains("shore"));
    }

    @Test
    void aCornerOfRockIsNoShore() {
        DrawnFloor drawn = new DrawnFloor("""
                ########
                ##....##
                ##....##
                #1######
                #.######
                ########
                """);
        Floor floor = DrawnTerrain.over(drawn.floor(), """
                ........
                ..~~~~..
                ..~~~~..
                ........
                ........
                ........
                """, TestContent.BUILT_IN);

        assertThat(sentences(floor, drawn.label('1'))).noneMatch(sentence -> sentence.contains("shore"));
    }

    private static String nearBy(Floor floor, int cell) {
        return sentences(floor, cell).stream()
                .filter(sentence -> sentence.startsWith("Nearby"))
                .findFirst()
                .orElse("");
    }

    private static List<String> sentences(Floor floor, int cell) {
        CompleteFloorKnowledge scene = new CompleteFloorKnowledge(floor, TestContent.BUILT_IN, TEXTS);
        return new PlaceNarrator(TEXTS).sentences(new PlaceDescriber(floor, TestContent.BUILT_IN).find(cell, scene));
    }
}
