package dev.orebound.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RaffleTest {
    private final Stream stream = new Streams(Seed.of(1)).stream("raffle");

    @Test
    void drawsEachAsOftenAsItsTicketsSay() {
        Raffle<String> raffle = new Raffle<>();
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
        Raffle<String> raffle = new Raffle<>();
        raffle.add("nobody", 0);
        assertThat(raffle.isEmpty()).isTrue();
        assertThatThrownBy(() -> raffle.draw(stream)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> raffle.add("less than nobody", -1)).isInstanceOf(IllegalArgumentException.class);
    }
}
