package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import org.junit.jupiter.api.Test;

final class FreshSeedTest {
    @Test
    void aFreshSeedIsTwoWordsThatLeadToTheSameRunWhenTypedIn() {
        Seed seed = new RandomSeeds().next();

        assertThat(seed.text()).matches("([bdfgklmnprstvz][aeiou]){3}-([bdfgklmnprstvz][aeiou]){3}");
        assertThat(Seed.of(seed.text())).isEqualTo(seed);
    }

    @Test
    void twoFreshSeedsDiffer() {
        RandomSeeds seeds = new RandomSeeds();

        assertThat(seeds.next()).isNotEqualTo(seeds.next());
    }
}
