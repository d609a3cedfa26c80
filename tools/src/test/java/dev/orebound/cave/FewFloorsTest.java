package dev.orebound.cave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.lab.FloorInspector;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks every promise about floors on a floor of each kind and of most depths: the same checks that
 * {@link FloorPropertiesTest} makes on hundreds, in less than a second. Mutation testing runs this for each change.
 */
class FewFloorsTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    @ParameterizedTest(name = "seed {0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "slate  | 1 battle, 2 scroll, 4 golem, 5 health_buff",
                "marl   | 6 attack_buff, 7 battle, 9 golem, 10 scroll",
                "gneiss | 11 battle, 13 health_buff, 15 battle, 17 boss",
            })
    void floorsKeepEveryPromise(String seed, String floors) {
        Descent descent = new Descent(Seed.of(seed), CONTENT.graph());
        FloorGenerator generator = new FloorGenerator(CONTENT);
        for (String depthAndKind : floors.split(", ", -1)) {
            String[] words = depthAndKind.split(" ", -1);
            FloorRequest request = descent.request(Integer.parseInt(words[0]), FloorKind.of(words[1]));

            Floor floor = generator.generate(request);

            assertThat(new FloorChecks(CONTENT).complaints(DumpedFloor.of(floor, CONTENT), request.waysOn()))
                    .as(() -> depthAndKind + "\n" + new FloorInspector(CONTENT).ascii(request))
                    .isEmpty();
        }
    }
}
