package dev.orebound.view.ground;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.DrawnTerrain;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class TerrainLightsTest {
    @Test
    void everyTorchShines_howeverNearTheNext() {
        TerrainLights lights = lights("""
                #!!!####
                #@.....#
                ########
                """);

        assertThat(lights.size()).isEqualTo(3);
        assertThat(lights.isOnWall(0)).isTrue();
    }

    @Test
    void aLakeOfLavaShinesFromFarFewerPlacesThanItHasCells() {
        TerrainLights lights = lights("""
                ############
                #@.........#
                #.&&&&&&&&.#
                #.&&&&&&&&.#
                #.&&&&&&&&.#
                ############
                """);

        assertThat(lights.size()).isBetween(2, 8);
        assertThat(lights.isOnWall(0)).isFalse();
    }

    @Test
    void lavaShinesFartherInThePictureThanMonstersSeeByIt() {
        TerrainLights lights = lights("""
                #####
                #@&.#
                #####
                """);

        LightSource inTheWorld = Objects.requireNonNull(
                TestContent.BUILT_IN.terrains().get("lava").light());
        assertThat(lights.light(0).radiusCells()).isGreaterThan(inTheWorld.radiusCells());
        assertThat(lights.light(0).strength()).isGreaterThan(inTheWorld.strength());
    }

    @Test
    void waterIsDark() {
        assertThat(lights("""
                #####
                #@~-#
                #####
                """).size()).isZero();
    }

    private static TerrainLights lights(String drawing) {
        Floor bare = new DrawnFloor(drawing.replace('!', '#').replaceAll("[&~-]", ".")).floor();
        return new TerrainLights(
                DrawnTerrain.over(bare, drawing, TestContent.BUILT_IN), TestContent.BUILT_IN.terrains());
    }
}
