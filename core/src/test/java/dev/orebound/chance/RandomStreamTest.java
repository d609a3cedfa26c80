package dev.orebound.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks a random stream: its draws are recorded for ever, fair, and go on from a stored state. */
class RandomStreamTest {
    private final RandomStreams streams = new RandomStreams(Seed.of(1));
    private final RandomStream stream = streams.stream("test");

    /** Recorded values: with other draws, every shared seed and every saved run would lead somewhere else. */
    @Test
    void itsDrawsNeverChange() {
        assertThat(IntStream.range(0, 4).map(i -> stream.below(1000))).containsExactly(536, 342, 543, 984);
        assertThat(stream.unit()).isEqualTo(0.21611291f);
        assertThat(stream.state(0)).isEqualTo(-8029001173370306068L);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void givenABoundBelowOne_thenItRefusesAndNamesItself(int bound) {
        assertThatThrownBy(() -> stream.below(bound))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("stream test: bound " + bound + " is below 1");
    }

    @Test
    void givenHighestBelowLowest_thenItRefuses() {
        assertThatThrownBy(() -> stream.between(3, 2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void betweenDrawsBothEndsAndNothingBeyond() {
        assertThat(IntStream.range(0, 500).map(i -> stream.between(-2, 2)).distinct())
                .containsExactlyInAnyOrder(-2, -1, 0, 1, 2);
        assertThat(IntStream.range(0, 20).map(i -> stream.between(7, 7))).containsOnly(7);
    }

    @Test
    void aBoundOfOneLeavesOnlyZero() {
        assertThat(IntStream.range(0, 20).map(i -> stream.below(1))).containsOnly(0);
    }

    @Test
    void eachNumberBelowABoundIsEquallyLikely() {
        int[] drawn = new int[7];
        for (int i = 0; i < 14_000; i++) {
            drawn[stream.below(7)]++;
        }

        for (int count : drawn) {
            assertThat(count).isCloseTo(2000, within(200));
        }
    }

    @Test
    void chanceIsNeverAtZeroPercentAndAlwaysAtAHundred() {
        for (int i = 0; i < 1000; i++) {
            assertThat(stream.chance(0)).isFalse();
            assertThat(stream.chance(100)).isTrue();
        }
    }

    @Test
    void chanceComesTrueAsOftenAsItSays() {
        long hits = IntStream.range(0, 10_000).filter(i -> stream.chance(30)).count();

        assertThat(hits).isCloseTo(3000, within(150L));
    }

    @Test
    void unitsCoverZeroToOneWithoutOne() {
        float sum = 0;
        for (int i = 0; i < 10_000; i++) {
            float unit = stream.unit();
            assertThat(unit).isGreaterThanOrEqualTo(0).isLessThan(1);
            sum += unit;
        }

        assertThat(sum / 10_000).isCloseTo(0.5f, within(0.02f));
    }

    @Test
    void whenShuffled_thenNothingIsLostOrDoubled() {
        int[] cells = IntStream.range(0, 50).toArray();

        stream.shuffle(cells);

        assertThat(cells).containsExactlyInAnyOrder(IntStream.range(0, 50).toArray());
        assertThat(cells).isNotEqualTo(IntStream.range(0, 50).toArray());
    }

    @Test
    void everyOrderOfThreeIsEquallyLikely() {
        Map<List<String>, Integer> orders =
                new TreeMap<>((one, other) -> String.join("", one).compareTo(String.join("", other)));
        for (int i = 0; i < 6000; i++) {
            List<String> letters = new ArrayList<>(List.of("a", "b", "c"));
            stream.shuffle(letters);
            orders.merge(letters, 1, Integer::sum);
        }

        assertThat(orders).hasSize(6);
        assertThat(orders.values()).allSatisfy(count -> assertThat(count).isCloseTo(1000, within(120)));
    }

    @Test
    void aListAndItsNumbersAreShuffledAlike() {
        int[] numbers = {0, 1, 2, 3, 4, 5, 6, 7};
        List<Integer> list = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7));

        streams.stream("alike").shuffle(numbers);
        streams.stream("alike").shuffle(list);

        assertThat(list).containsExactly(IntStream.of(numbers).boxed().toArray(Integer[]::new));
    }

    @Test
    void givenNothingOrOneThing_whenShuffled_thenNoDrawIsSpent() {
        long before = stream.state(0);

        stream.shuffle(new int[0]);
        stream.shuffle(new ArrayList<>(List.of("only")));

        assertThat(stream.state(0)).isEqualTo(before);
    }

    @Test
    void whenRestored_thenItGoesOnAsTheOriginalDoes() {
        stream.below(10);
        RandomStream loaded = new RandomStreams(Seed.of("another run")).stream("test");

        loaded.restore(stream.state(0), stream.state(1), stream.state(2), stream.state(3));

        for (int i = 0; i < 100; i++) {
            assertThat(loaded.below(1_000_000)).isEqualTo(stream.below(1_000_000));
        }
    }

    @Test
    void aDrawChangesTheHashOfItsState() {
        Hash64 before = new Hash64(0);
        stream.addTo(before);

        stream.unit();

        Hash64 after = new Hash64(0);
        stream.addTo(after);
        assertThat(after.value()).isNotEqualTo(before.value());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void eachWordOfTheStateIsPartOfTheHash(int changed) {
        long[] words = {1, 2, 3, 4};
        stream.restore(words[0], words[1], words[2], words[3]);
        Hash64 before = new Hash64(0);
        stream.addTo(before);
        words[changed] += 10;

        stream.restore(words[0], words[1], words[2], words[3]);

        Hash64 after = new Hash64(0);
        stream.addTo(after);
        assertThat(after.value()).isNotEqualTo(before.value());
    }
}
