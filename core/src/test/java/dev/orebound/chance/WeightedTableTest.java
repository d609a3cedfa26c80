package dev.orebound.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WeightedTableTest {
    private final RandomStream stream = new RandomStreams(Seed.of(1)).stream("raffle");

    @Test
    void drawsEachAsOftenAsItsTicketsSay() {
        WeightedTable<String> raffle = new WeightedTable<>();
        raffle.add("rare", 1);
        raffle.add("never", 0);
        raffle.add("common", 3);
        int common = 0;
        for (int i = 0; i < 4000; i++) {
            String prize = raffle.draw(stream);
            assertThat(prize).isNotEqualTo("never");
            common += prize.equals("common") ? 1 : 0;
        }
        assertThat(common).isCloseTo(3000, within(120));
    }

    @Test
    void aRaffleWithoutTicketsRefusesToDraw() {
        WeightedTable<String> raffle = new WeightedTable<>();
        raffle.add("nobody", 0);
        assertThat(raffle.isEmpty()).isTrue();
        assertThatThrownBy(() -> raffle.draw(stream)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> raffle.add("less than nobody", -1)).isInstanceOf(IllegalArgumentException.class);
    }
}
