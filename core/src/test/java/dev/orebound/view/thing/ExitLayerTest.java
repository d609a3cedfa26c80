package dev.orebound.view.thing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.state.Party;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the place and the pictures of exits. */
class ExitLayerTest {
    private static final int FEWEST_PIXELS_APART = 60;

    private final SpriteSheet sheet = TestContent.sprites(new BuiltInAssets());

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "open ground on both sides, @....>.., 1",
        "rock in the east, @....>##, -1",
        "rock in the west, @...#>.., 1",
        "ore in the east, @....>o., -1",
        "a chest in the east, @....>C., -1",
        "water in the east, @....>~., -1",
        "ore and water, @...o>~., 0",
    })
    void theSecondCellOfAnExitLiesOnBareDryGround(String name, String row, int side) {
        String middle = row;
        DrawnFloor drawn = new DrawnFloor("##########\n#........#\n#" + middle + "#\n#........#\n##########\n");
        World world = new World(drawn.floor(), TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));

        assertThat(ExitLayer.sideOf(drawn.floor().exits().get(0).at(), world))
                .as(name)
                .isEqualTo(side);
    }

    @Test
    void theSideBeforeRockIsPreferred() {
        DrawnFloor drawn = new DrawnFloor("""
                ##########
                ####....@#
                #...>....#
                ##########
                """);
        World world = new World(drawn.floor(), TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));

        assertThat(ExitLayer.sideOf(drawn.floor().exits().get(0).at(), world)).isEqualTo(-1);
    }

    private SpriteFrame picture(String key, int frame) {
        return sheet.sprites().stream()
                .filter(sprite -> sprite.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no sprite " + key))
                .frames()
                .get(frame);
    }

    private static boolean isFilled(SpriteFrame frame, int x, int y) {
        return x < frame.width() && y < frame.height() && (frame.rgba(x, y) & 0xff) > 0;
    }

    /** Returns the pixels that only one of two silhouettes has. */
    private static int apart(SpriteFrame one, SpriteFrame other) {
        int count = 0;
        for (int y = 0; y < Math.max(one.height(), other.height()); y++) {
            for (int x = 0; x < Math.max(one.width(), other.width()); x++) {
                count += isFilled(one, x, y) == isFilled(other, x, y) ? 0 : 1;
            }
        }
        return count;
    }

    @Test
    void theSignsOfAllKindsAreToldBySilhouetteAlone() {
        List<String> signs = Stream.concat(
                        Stream.of(FloorKind.values()).map(kind -> kind.name().toLowerCase(Locale.ROOT)),
                        Stream.of("out"))
                .toList();
        for (String one : signs) {
            for (String other : signs) {
                if (one.compareTo(other) < 0) {
                    assertThat(apart(picture("exit_sign_" + one, 0), picture("exit_sign_" + other, 0)))
                            .as("%s and %s", one, other)
                            .isGreaterThanOrEqualTo(FEWEST_PIXELS_APART);
                }
            }
        }
    }

    @Test
    void eachRegionHasAGateOfItsOwnTwoCellsWide() {
        for (Biome biome : TestContent.BUILT_IN.biomes()) {
            SpriteFrame steps = picture("exit_steps_" + biome.id(), 0);
            int wide = 0;
            for (int x = 0; x < steps.width(); x++) {
                wide += isFilled(steps, x, steps.height() - 1) ? 1 : 0;
            }
            assertThat(wide).as(biome.id()).isBetween(ExitLayer.WIDE, ExitLayer.WIDE + 4);
            for (Biome other : TestContent.BUILT_IN.biomes()) {
                if (biome.id().compareTo(other.id()) < 0) {
                    assertThat(colours(picture("exit_gate_" + biome.id(), 1)))
                            .as("shut gates of %s and %s", biome.id(), other.id())
                            .isNotEqualTo(colours(picture("exit_gate_" + other.id(), 1)));
                }
            }
        }
    }

    private static List<Integer> colours(SpriteFrame frame) {
        return Stream.iterate(0, i -> i < frame.width() * frame.height(), i -> i + 1)
                .map(i -> frame.rgba(i % frame.width(), i / frame.width()))
                .distinct()
                .sorted()
                .toList();
    }
}
