package dev.orebound.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Checks that random streams are independent, so that a new draw in one place shifts no other. */
class RandomStreamsTest {
    private final RandomStreams streams = new RandomStreams(Seed.of("run"));

    @Test
    void theSamePurposeGivesTheSameDraws() {
        RandomStream one = streams.stream("cave.Lakes", "r1c2", 1);
        RandomStream other = new RandomStreams(Seed.of("run")).stream("cave.Lakes", "r1c2", 1);

        assertThat(draws(one)).isEqualTo(draws(other));
    }

    @Test
    void whenOneStreamIsDrawnFrom_thenTheOthersStayAsTheyAre() {
        RandomStream expected = new RandomStreams(Seed.of("run")).stream("cave.Veins");
        draws(streams.stream("cave.Lakes"));

        assertThat(draws(streams.stream("cave.Veins"))).isEqualTo(draws(expected));
    }

    @Test
    void theOrderInWhichStreamsAreCreatedDoesNotCount() {
        RandomStream veinsFirst = streams.stream("cave.Veins");
        streams.stream("cave.Lakes");
        RandomStreams others = new RandomStreams(Seed.of("run"));
        others.stream("cave.Lakes");

        assertThat(draws(others.stream("cave.Veins"))).isEqualTo(draws(veinsFirst));
    }

    @Test
    void seedPurposeAndEachDistinguishingValueCount() {
        Set<String> all = new HashSet<>();
        all.add(draws(streams.stream("cave.Lakes")));
        all.add(draws(streams.stream("cave.Veins")));
        all.add(draws(streams.stream("cave.Lakes", "r1c2")));
        all.add(draws(streams.stream("cave.Lakes", "r1c3")));
        all.add(draws(streams.stream("cave.Lakes", "r1c2", 1)));
        all.add(draws(streams.stream("cave.Lakes", "r1c2", 2)));
        all.add(draws(streams.stream("cave.Lakes", 2, "r1c2")));
        all.add(draws(new RandomStreams(Seed.of("Run")).stream("cave.Lakes")));

        assertThat(all).hasSize(8);
    }

    @Test
    void aPurposeAndItsValueDoNotRunTogether() {
        assertThat(draws(streams.stream("floor", "11"))).isNotEqualTo(draws(streams.stream("floor1", "1")));
        assertThat(draws(streams.stream("floor", 1, 11))).isNotEqualTo(draws(streams.stream("floor", 11, 1)));
    }

    /** A number and its decimal text are the same seed, so both give the same run. */
    @Test
    void aSeedOfDigitsGivesTheStreamsOfItsNumber() {
        assertThat(draws(new RandomStreams(Seed.of("0042")).stream("any")))
                .isEqualTo(draws(new RandomStreams(Seed.of(42)).stream("any")));
    }

    @Test
    void aStreamKnowsItsPurpose() {
        assertThat(streams.stream("cave.Lakes", "r1c2").purpose()).isEqualTo("cave.Lakes");
    }

    private static String draws(RandomStream stream) {
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            drawn.append(stream.below(10));
        }
        return drawn.toString();
    }
}
