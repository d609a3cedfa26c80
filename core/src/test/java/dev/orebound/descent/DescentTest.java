package dev.orebound.descent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.FloorKind;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class DescentTest {
    private final Descent descent = new Descent(Seed.of("under the hill"));

    @Test
    void eachFloorLeadsToTheNextAndTheLastOneOut() {
        FloorRequest floor = descent.request(1);
        for (int depth = 1; depth < Descent.BOSS_DEPTH; depth++) {
            assertThat(floor.depth()).isEqualTo(depth);
            assertThat(floor.node()).matches("r" + (depth - 1) + "c[0-7]");
            assertThat(floor.waysOn()).hasSize(1);
            floor = descent.request(floor.waysOn().get(0));
        }
        assertThat(floor.node()).isEqualTo("boss");
        assertThat(floor.depth()).isEqualTo(17);
        assertThat(floor.waysOn()).containsExactly("out");
    }

    @Test
    void aRunBeginsWithAGolemAndEndsWithTheBoss() {
        assertThat(descent.request(1).kind()).isEqualTo(FloorKind.GOLEM);
        assertThat(descent.request(2).kind()).isEqualTo(FloorKind.BATTLE);
        assertThat(descent.request(16).kind()).isEqualTo(FloorKind.BATTLE);
        assertThat(descent.request(17).kind()).isEqualTo(FloorKind.BOSS);
    }

    @Test
    void aFloorCanBePlayedAsAnotherKind() {
        FloorRequest own = descent.request(4);
        FloorRequest other = descent.request(4, FloorKind.SCROLL);
        assertThat(other).isEqualTo(new FloorRequest(own.seed(), own.node(), 4, FloorKind.SCROLL, own.waysOn()));
        assertThat(descent.request(own.node(), FloorKind.SCROLL)).isEqualTo(other);
    }

    @Test
    void aDepthOrNodeThatIsNotThereIsRefusedWithWhatIs() {
        assertThatThrownBy(() -> descent.request(0)).hasMessage("no depth 0; there are 1 to 17");
        assertThatThrownBy(() -> descent.request(18, FloorKind.BATTLE)).hasMessage("no depth 18; there are 1 to 17");
        String first = descent.request(1).node();
        assertThatThrownBy(() -> descent.request("r0c8"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "no node 'r0c8' in the run of seed under the hill; it goes straight down from " + first);
    }

    @Test
    void runsGoDownDifferentColumns() {
        Set<String> nodes = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            nodes.add(new Descent(Seed.of(seed)).request(1).node());
        }
        assertThat(nodes).containsExactly("r0c0", "r0c1", "r0c2", "r0c3", "r0c4", "r0c5", "r0c6", "r0c7");
    }
}
