package dev.orebound.workbench.stepper;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.workbench.stepper.FloorWorkshop.WantedFloor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks which floor the keys of the stepper lead to. */
class WantedFloorTest {
    private static final Descent DESCENT = new Descent(Seed.of(7), TestContent.BUILT_IN.graph());

    @Test
    void aRequestLeadsBackToItself() {
        for (int depth = 1; depth <= FloorRequest.DEEPEST; depth++) {
            FloorRequest request = DESCENT.request(depth);

            assertThat(WantedFloor.of(request).request(TestContent.BUILT_IN)).isEqualTo(request);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, -1, 1", "1, 1, 2", "16, 1, 17", "17, 1, 17", "5, -10, 1", "5, 100, 17"})
    void depthStaysWithinTheMine(int depth, int by, int then) {
        WantedFloor wanted = WantedFloor.of(DESCENT.request(depth)).deeper(by);

        assertThat(wanted.request(TestContent.BUILT_IN).depth()).isEqualTo(then);
    }

    @Test
    void kindsGoRoundWithoutTheBoss() {
        WantedFloor wanted = WantedFloor.of(DESCENT.request(5, FloorKind.BATTLE));
        List<FloorKind> kinds = new ArrayList<>();
        for (int i = 0; i < FloorKind.values().length - 1; i++) {
            wanted = wanted.nextKind(wanted.request(TestContent.BUILT_IN).kind());
            kinds.add(wanted.request(TestContent.BUILT_IN).kind());
        }

        assertThat(kinds).doesNotHaveDuplicates().doesNotContain(FloorKind.BOSS);
        assertThat(kinds.get(kinds.size() - 1)).isEqualTo(FloorKind.BATTLE);
    }

    @Test
    void theBossStaysTheBossWhateverKeyIsPressed() {
        WantedFloor boss = WantedFloor.of(DESCENT.request(FloorRequest.DEEPEST));

        assertThat(boss.nextKind(FloorKind.BOSS).request(TestContent.BUILT_IN).kind())
                .isEqualTo(FloorKind.BOSS);
        assertThat(boss.nextSeed(1).request(TestContent.BUILT_IN).kind()).isEqualTo(FloorKind.BOSS);
    }

    @Test
    void anotherSeedKeepsDepthAndKind() {
        WantedFloor wanted = WantedFloor.of(DESCENT.request(5, FloorKind.GOLEM)).nextSeed(3);
        FloorRequest request = wanted.request(TestContent.BUILT_IN);

        assertThat(request.seed()).isEqualTo(Seed.of(10));
        assertThat(request.depth()).isEqualTo(5);
        assertThat(request.kind()).isEqualTo(FloorKind.GOLEM);
    }
}
