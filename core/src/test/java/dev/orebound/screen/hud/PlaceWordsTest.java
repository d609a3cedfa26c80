package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.DrawnTerrain;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Tests the descriptions during play: of creatures in sight, and of things that were seen. */
class PlaceWordsTest {
    @Test
    void aCreatureInSightIsToldWithTheShoreThatItStandsOn() {
        assertThat(nearBy(true))
                .isEqualTo("Nearby: a sleeping goblin on the eastern shore of the lake, lit by a torch, 9 cells to the "
                        + "east.");
    }

    @Test
    void theLightThatThePlayerCarriesDoesNotReachSoFar() {
        assertThat(nearBy(false))
                .isEqualTo("Nearby: a sleeping goblin on the eastern shore of the lake, in the dark, 9 cells to the "
                        + "east.");
    }

    @Test
    void aCreatureBesideThePlayerIsInThePlayersLight() {
        Floor floor = new DrawnFloor("""
                ###########
                #.........#
                #@.g......#
                #.........#
                ###########
                """).floor();

        assertThat(told(floor)).isEqualTo("Nearby: a sleeping goblin, in your light, 2 cells to the east.");
    }

    @Test
    void aGroundMadeByABrewIsToldFirst() {
        Floor floor = new DrawnFloor("""
                ###########
                #.........#
                #@........#
                #.........#
                ###########
                """).floor();
        World world = new World(floor, TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));
        int tide = TestContent.BUILT_IN.brews().all().indexOf("tide");
        world.player().component().chosenOres = TestContent.BUILT_IN.brews().oresOf(tide);
        Arrays.fill(world.player().component().flasks, 60);
        Intent intent = new Intent();
        intent.hold(Intent.BOLT);

        for (int tick = 0; tick < 30; tick++) {
            world.step(intent);
        }

        PlaceWords words = new PlaceWords(world, GameTexts.read(new BuiltInAssets()));
        assertThat(words.of(world.player().body().cell + 2)).first().asString().startsWith("Here: puddle. Soaks feet.");
    }

    private static String nearBy(boolean hasTorch) {
        Floor floor = new DrawnFloor("""
                ############
                #..........#
                #..........#
                #@........g#
                #..........#
                #..........#
                ############
                """).floor();
        return told(DrawnTerrain.over(floor, """
                .........!..
                ............
                ....~~~~~...
                ...~~~~~~~..
                ....~~~~~...
                ............
                ............
                """.replace('!', hasTorch ? '!' : '.'), TestContent.BUILT_IN));
    }

    private static String told(Floor floor) {
        World world = new World(floor, TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));
        world.step(new Intent());
        PlaceWords words = new PlaceWords(world, GameTexts.read(new BuiltInAssets()));
        return words.of(world.player().body().cell).stream()
                .filter(sentence -> sentence.startsWith("Nearby"))
                .findFirst()
                .orElse("");
    }
}
