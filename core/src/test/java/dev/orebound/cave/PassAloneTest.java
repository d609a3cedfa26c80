package dev.orebound.cave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.IntLayer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that each pass is independent: its output depends only on the layers that it declares to read. */
class PassAloneTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    static List<FloorPass> passes() {
        return CaveRecipe.PASSES;
    }

    /** Runs a pass on copies of its declared input only, and compares its output with that of the full run. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("passes")
    void aPassAloneEqualsThePassInTheFullRun(FloorPass pass) {
        for (int seed = 0; seed < 10; seed++) {
            FloorBuilder full = fullRun(SeededFloors.request(seed));
            FloorBuilder alone = new FloorBuilder(full.request(), CONTENT, full.attempt());
            pass.reads().forEach(key -> copy(key, full, alone));
            assertThat(FloorGenerator.run(pass, alone).isDone()).isTrue();
            for (FloorKey<?> key : pass.writes()) {
                assertEqual(full.get(key), alone.get(key), pass.name() + " of seed " + seed + ": " + key);
            }
        }
    }

    private static FloorBuilder fullRun(FloorRequest request) {
        for (int attempt = 1; ; attempt++) {
            FloorBuilder floor = new FloorBuilder(request, CONTENT, attempt);
            if (CaveRecipe.PASSES.stream()
                    .allMatch(pass -> FloorGenerator.run(pass, floor).isDone())) {
                return floor;
            }
        }
    }

    private static <T> void copy(FloorKey<T> key, FloorBuilder from, FloorBuilder to) {
        to.put(key, from.get(key));
    }

    private static void assertEqual(Object expected, Object actual, String what) {
        if (expected instanceof BitLayer bits) {
            assertThat(bits.sameAs((BitLayer) actual)).as(what).isTrue();
        } else if (expected instanceof IntLayer numbers) {
            assertThat(numbers.sameAs((IntLayer) actual)).as(what).isTrue();
        } else {
            assertThat(actual).as(what).isEqualTo(expected);
        }
    }
}
