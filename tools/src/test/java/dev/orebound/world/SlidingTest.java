package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.lab.world.NobodyIsInRock;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.BodyCollider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bodies slide round the corners of rock and along stepped walls, and lose little of their pace. */
class SlidingTest {
    /** A stepped wall with floor to the south-east of it; the foot of the steps is in the west. */
    private static final String STEPS = """
            ############
            ##########.#
            #########..#
            ########...#
            #######....#
            ######.....#
            #####......#
            ####.......#
            ###........#
            ##.........#
            #@.........#
            ############""";

    /** The same wall with floor to the north-west of it. */
    private static final String STEPS_BELOW = """
            ############
            #.........##
            #........###
            #.......####
            #......#####
            #.....######
            #....#######
            #...########
            #..#########
            #@##########
            ############""";

    private static final Path PATHS = Path.of("src/test/resources/paths/stepped_wall.txt");

    @ParameterizedTest
    @CsvSource({"0,127", "127,127", "127,0", "60,127", "-25,127"})
    void givenASteppedWall_whenPushingAgainstOrAlongIt_thenTheAlchemistGoesUpTheSteps(int x, int y) {
        if (x == 127 && y == 0) {
            assertThat(paceUp(STEPS_BELOW, x, y)).isGreaterThan(0.6f);
        } else {
            assertThat(paceUp(STEPS, x, y)).isGreaterThan(x < 0 ? 0.35f : 0.6f);
        }
    }

    @ParameterizedTest
    @CsvSource({"-127,0", "-127,-127"})
    void givenASteppedWall_whenPushingBack_thenTheAlchemistGoesDownTheSteps(int x, int y) {
        Scenario scenario = Scenario.of(STEPS.replace('@', '.').replace("#########.#", "#########@#"));

        assertThat(paceOf(scenario, x, y, -1)).isGreaterThan(0.6f);
    }

    @Test
    void givenASteppedWall_whenPushingSquarelyAgainstIt_thenItStops() {
        Scenario scenario = Scenario.of(STEPS.replace('@', '.').replace("######.....#", "######@....#"));
        scenario.pushes(-Intent.FULL_TILT, Intent.FULL_TILT, 60);
        float x = scenario.body().x;
        float y = scenario.body().y;

        scenario.pushes(-Intent.FULL_TILT, Intent.FULL_TILT, 60);

        assertThat(scenario.body().x).isEqualTo(x);
        assertThat(scenario.body().y).isEqualTo(y);
    }

    @ParameterizedTest
    @CsvSource({"0.2", "0.33", "0.67", "0.8"})
    void givenABlockOfRock_whenPushingAgainstItNearItsEdge_thenTheAlchemistSlidesRoundIt(float aside) {
        Scenario scenario = Scenario.of("""
                #########
                #.......#
                #.......#
                #...#...#
                #.......#
                #...@...#
                #########""");
        scenario.body().x = 4 + aside;

        scenario.pushes(0, Intent.FULL_TILT, 75);

        assertThat(scenario.body().y).isGreaterThan(5);
    }

    /** Ore, a chest, and a shut door do not snag where rock does not. */
    @ParameterizedTest
    @CsvSource({"0.2,o", "0.33,o", "0.67,o", "0.8,o", "0.2,C", "0.33,C", "0.67,C", "0.8,C"})
    void givenASingleThing_whenPushingAgainstItNearItsEdge_thenTheAlchemistSlidesRoundIt(float aside, String thing) {
        Scenario scenario = Scenario.of("""
                #########
                #.......#
                #.......#
                #...o...#
                #.......#
                #...@...#
                #########""".replace("o", thing));
        scenario.body().x = 4 + aside;

        scenario.pushes(0, Intent.FULL_TILT, 75);

        assertThat(scenario.body().y).isGreaterThan(5);
    }

    /** Diagonally along a row of ore the free direction keeps its pace, and its end does not stop the alchemist. */
    @Test
    void givenARowOfOre_whenWalkingAlongItOnTheSlant_thenTwoThirdsOfThePaceAlongItAreKept() {
        Scenario scenario = Scenario.of("""
                ###############
                #.............#
                #.............#
                #oooooooo.....#
                #@............#
                ###############""");
        float from = scenario.body().x;

        scenario.pushes(Intent.FULL_TILT, Intent.FULL_TILT, 60);

        float along = scenario.content().player().speed() / (float) Math.sqrt(2);
        assertThat(scenario.body().x - from).isGreaterThan(along * 2 / 3);
        scenario.pushes(Intent.FULL_TILT, Intent.FULL_TILT, 180);
        assertThat(scenario.body().y).isGreaterThan(4);
    }

    @Test
    void givenACornerMetHeadOn_whenPushingOnTheSlant_thenTheAlchemistGoesOnAlongOneSideAtOnce() {
        Scenario scenario = Scenario.of("""
                ########
                #......#
                #......#
                #..o...#
                #.@....#
                ########""");
        scenario.pushes(Intent.FULL_TILT, Intent.FULL_TILT, 10);
        float x = scenario.body().x;
        float y = scenario.body().y;

        scenario.pushes(Intent.FULL_TILT, Intent.FULL_TILT, 20);

        float way = Math.abs(scenario.body().x - x) + Math.abs(scenario.body().y - y);
        assertThat(way).isGreaterThan(scenario.content().player().speed() / 3 * 2 / 3);
    }

    @Test
    void givenABlockOfRock_whenPushingAgainstItsMiddle_thenItStopsTheAlchemist() {
        Scenario scenario = Scenario.of("""
                #########
                #.......#
                #...#...#
                #.......#
                #...@...#
                #########""");

        scenario.pushes(0, Intent.FULL_TILT, 120);

        assertThat(scenario.body().x).isEqualTo(4.5f);
        assertThat(scenario.body().y).isLessThan(3);
    }

    @Test
    void givenAWallWithOneCellThatJutsOut_whenWalkingAlongTheWall_thenTheAlchemistGoesRoundIt() {
        Scenario scenario = Scenario.of("""
                ############
                #@...#.....#
                #..........#
                #..........#
                ############""");

        scenario.pushes(Intent.FULL_TILT, 0, 180);

        assertThat(scenario.body().x).isGreaterThan(9);
    }

    @Test
    void givenAFlatWallWithAnOpeningAside_whenPushingAgainstTheWall_thenTheWallStopsTheAlchemist() {
        Scenario scenario = Scenario.of("""
                ########
                ####.###
                ####.###
                #......#
                #.@....#
                ########""");
        scenario.body().x = 2.5f;

        scenario.pushes(0, Intent.FULL_TILT, 60);

        assertThat(scenario.body().x).isEqualTo(2.5f);
    }

    @Test
    void givenAnOpeningOneCellWide_whenPushingAlmostIntoIt_thenTheAlchemistSlidesIntoIt() {
        Scenario scenario = Scenario.of("""
                ########
                ####.###
                ####.###
                #......#
                #..@...#
                ########""");
        scenario.body().x = 4 - BodyCollider.GLIDE_TOLERANCE + 0.05f;

        scenario.pushes(0, Intent.FULL_TILT, 60);

        assertThat(scenario.body().y).isGreaterThan(4);
    }

    @Test
    void givenRocksThatTouchAtACorner_whenPushingFromEverySide_thenNobodyPasses() {
        for (int direction = 0; direction < 16; direction++) {
            double turn = 2 * Math.PI * direction / 16;
            Scenario scenario = Scenario.of("""
                    #######
                    ####..#
                    ####..#
                    ####..#
                    #@..###
                    #...###
                    #...###
                    #######""");

            scenario.pushes((int) (127 * Math.cos(turn)), (int) (127 * Math.sin(turn)), 240);
            scenario.pushes(Intent.FULL_TILT, Intent.FULL_TILT, 240);

            assertThat(scenario.body().x < 4 && scenario.body().y < 4)
                    .as("direction %s", direction)
                    .isTrue();
        }
    }

    @Test
    void givenABrinkBesideTheWayRoundACorner_whenPushingAgainstTheWall_thenNobodyGlidesOverTheBrink() {
        Scenario scenario = Scenario.of("""
                #######
                #..__.#
                ####_.#
                #..@_.#
                #######""");
        scenario.body().x = 3.75f;
        int health = scenario.world().player().health().health;

        scenario.pushes(0, Intent.FULL_TILT, 120);

        assertThat(scenario.body().cell % 7).isEqualTo(3);
        assertThat(scenario.world().player().health().health).isEqualTo(health);
    }

    @Test
    void givenAMonsterBehindASteppedWall_whenItHunts_thenItArrivesAndNothingOverlapsRock() {
        Scenario scenario = Scenario.of(STEPS.replace("########.#", "########g#"));
        Entity goblin = scenario.world().monsters().get(0);
        NobodyIsInRock overlap = new NobodyIsInRock();
        scenario.strikesAt('@', 1);
        for (int tick = 0; tick < 600; tick++) {
            scenario.pushes(tick / 60 % 2 == 0 ? 0 : Intent.FULL_TILT, tick / 40 % 3 == 0 ? 0 : Intent.FULL_TILT, 1);
            assertThat(overlap.fault(scenario.world())).isNull();
        }
        BodyComponent hunter = goblin.getComponent(BodyComponent.class);
        assertThat(Math.abs(hunter.x - scenario.body().x) + Math.abs(hunter.y - scenario.body().y))
                .isLessThan(3);
    }

    @Test
    @Tag("golden")
    void theWayUpASteppedWallIsTheSameOnEveryMachine() throws IOException {
        StringBuilder way = new StringBuilder();
        Scenario scenario = Scenario.of(STEPS);
        for (int i = 0; i < 30; i++) {
            scenario.pushes(i % 7 == 3 ? 40 : 0, Intent.FULL_TILT, 5);
            way.append(String.format(
                    Locale.ROOT,
                    "%s %s\n",
                    Float.toHexString(scenario.body().x),
                    Float.toHexString(scenario.body().y)));
        }
        if (System.getProperty("orebound.golden", "").equals("refresh")) {
            Files.createDirectories(PATHS.getParent());
            Files.writeString(PATHS, way);
        }

        assertThat(way).hasToString(Files.readString(PATHS, StandardCharsets.UTF_8));
    }

    private static float paceUp(String drawing, int x, int y) {
        return paceOf(Scenario.of(drawing), x, y, 1);
    }

    /** Returns the pace along a stepped wall for two seconds, as a part of the walking speed. */
    private static float paceOf(Scenario scenario, int x, int y, int way) {
        float fromX = scenario.body().x;
        float fromY = scenario.body().y;
        scenario.pushes(x, y, 120);
        float along = (scenario.body().x - fromX + scenario.body().y - fromY) * way / (float) Math.sqrt(2);
        return along / 2 / scenario.content().player().speed();
    }
}
