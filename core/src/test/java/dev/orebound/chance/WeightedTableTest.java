package dev.orebound.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WeightedTableTest {
    private final RandomStreams streams = new RandomStreams(Seed.of(1));
    private final RandomStream stream = streams.stream("table");
    private final WeightedTable<String> table = new WeightedTable<>();

    @Test
    void eachEntryIsDrawnAsOftenAsItsWeightSays() {
        table.add("rare", 1);
        table.add("never", 0);
        table.add("common", 3);
        int common = 0;
        for (int i = 0; i < 4000; i++) {
            String drawn = table.draw(stream);
            assertThat(drawn).isNotEqualTo("never");
            common += drawn.equals("common") ? 1 : 0;
        }
        assertThat(common).isCloseTo(3000, within(120));
    }

    @Test
    void aTableWithoutWeightRefusesToDraw() {
        assertThat(table.isEmpty()).isTrue();
        table.add("nobody", 0);
        assertThat(table.isEmpty()).isTrue();
        assertThatThrownBy(() -> table.draw(stream)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aNegativeWeightIsRefusedAndNamesItsEntry() {
        table.add("goblin", 2);

        assertThatThrownBy(() -> table.add("slime", -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("weight -1 for slime");
        assertThat(drawn(20)).as("after the refusal").containsExactly("goblin");
    }

    /** The ends of the range of draws are where an entry is lost most easily. */
    @Test
    void givenWeightlessEntriesAtBothEnds_thenTheyAreNeverDrawn() {
        table.add("first", 0);
        table.add("one", 1);
        table.add("between", 0);
        table.add("other", 1);
        table.add("last", 0);

        assertThat(drawn(500)).containsExactlyInAnyOrder("one", "other");
    }

    @Test
    void aDrawnEntryStaysInTheTable() {
        table.add("only", 1);

        assertThat(table.draw(stream)).isEqualTo("only");
        assertThat(table.draw(stream)).isEqualTo("only");
    }

    @Test
    void anEntryAddedTwiceHasBothWeights() {
        table.add("goblin", 1);
        table.add("slime", 2);
        table.add("goblin", 1);
        int goblins = 0;
        for (int i = 0; i < 4000; i++) {
            goblins += table.draw(stream).equals("goblin") ? 1 : 0;
        }

        assertThat(goblins).isCloseTo(2000, within(130));
    }

    @Test
    void aDrawSpendsOneNumberOfItsStreamWhateverTheTableHolds() {
        table.add("one", 5);
        table.add("other", 95);
        RandomStream counted = streams.stream("counted");
        RandomStream expected = streams.stream("counted");

        table.draw(counted);
        expected.below(100);

        assertThat(counted.state(0)).isEqualTo(expected.state(0));
    }

    private Set<String> drawn(int times) {
        Set<String> all = new HashSet<>();
        for (int i = 0; i < times; i++) {
            all.add(table.draw(stream));
        }
        return all;
    }
}
