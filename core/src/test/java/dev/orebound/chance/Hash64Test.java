package dev.orebound.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Checks the hash that decides every floor and every recorded state. */
class Hash64Test {
    /** Recorded values: with another hash, every shared seed and every saved run would lead somewhere else. */
    @Test
    void itsValuesNeverChange() {
        assertThat(new Hash64(0).value()).isEqualTo(-2152535657050944081L);
        assertThat(new Hash64(1).add("ore").add(7).value()).isEqualTo(607503077874963881L);
    }

    @Test
    void theOrderOfAdditionsCounts() {
        assertThat(new Hash64(1).add(2).add(3).value())
                .isNotEqualTo(new Hash64(1).add(3).add(2).value());
    }

    @Test
    void wordsDoNotRunTogether() {
        assertThat(new Hash64(1).add("ab").add("c").value())
                .isNotEqualTo(new Hash64(1).add("a").add("bc").value());
        assertThat(new Hash64(1).add("").value()).isNotEqualTo(new Hash64(1).value());
    }

    @Test
    void zeroAndNegativeZeroDiffer() {
        assertThat(new Hash64(1).add(0f).value())
                .isNotEqualTo(new Hash64(1).add(-0f).value());
    }

    @Test
    void trueAndFalseDiffer() {
        assertThat(new Hash64(1).add(true).value())
                .isNotEqualTo(new Hash64(1).add(false).value());
    }

    @Test
    void whenReset_thenNothingOfTheEarlierAdditionsIsLeft() {
        Hash64 used = new Hash64(1).add("anything").add(99);

        used.reset(5);

        assertThat(used.value()).isEqualTo(new Hash64(5).value());
    }

    @Test
    void neighbouringNumbersNeverShareAHash() {
        Set<Long> seen = new HashSet<>();
        for (long number = -20_000; number < 20_000; number++) {
            seen.add(new Hash64(1).add(number).value());
        }

        assertThat(seen).hasSize(40_000);
    }

    /** A floor's attempt and node differ in few bits; half of the hash has to turn over all the same. */
    @Test
    void aChangedBitChangesAboutHalfOfTheHash() {
        long without = new Hash64(1).add(0L).value();
        int changed = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            long turned = Long.bitCount(without ^ new Hash64(1).add(1L << bit).value());
            assertThat(turned).as("bits changed by bit %s", bit).isBetween(12L, 52L);
            changed += (int) turned;
        }

        assertThat(changed / Long.SIZE).isBetween(28, 36);
    }
}
