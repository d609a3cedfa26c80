package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestSize;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.HostileAssets;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.tuning.ExtremeNumbers;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Checks that content that passes the check can be surveyed and played: no exception, no endless loop, and one line for
 * a floor that cannot be made.
 */
class ExtremeContentTest {
    /** A long test uses more: {@code -Dorebound.contents=250}. */
    private static final int CONTENTS = Integer.getInteger("orebound.contents", TestSize.of(2, 25));

    /** Another seed gives other contents: {@code -Dorebound.contents.seed=two}. */
    private static final String SEED = System.getProperty("orebound.contents.seed", "extreme");

    /** Most damaged contents are refused quickly. */
    private static final int DAMAGED_A_CONTENT = 4;

    private final Assets assets = new BuiltInAssets();

    @Test
    void givenNumbersAtTheEndsOfTheirRanges_whenTheCheckPassesThem_thenTheGameIsPlayed() {
        ExtremeNumbers extremes = new ExtremeNumbers(assets);

        Tally tally = new Tally("extreme", extremes::draw, extremes::changes);
        while (tally.passed < CONTENTS) {
            tally.tryNext();
        }

        assertThat(tally.drawn).isGreaterThanOrEqualTo(CONTENTS);
    }

    @Test
    void givenDamagedFiles_whenTheyAreChecked_thenTheyAreRefusedInLinesOrTheGameIsPlayed() {
        HostileAssets hostile = new HostileAssets(assets);

        Tally tally = new Tally("hostile", hostile::draw, hostile::damaged);
        while (tally.drawn < DAMAGED_A_CONTENT * CONTENTS) {
            tally.tryNext();
        }

        assertThat(tally.passed).isLessThan(tally.drawn);
    }

    /** Draws contents, tries each, and counts those that pass the check. */
    private static final class Tally {
        private final Function<RandomStream, Assets> draw;
        private final Supplier<List<String>> changes;
        private final RandomStream chance;
        private int drawn;
        private int passed;

        Tally(String name, Function<RandomStream, Assets> draw, Supplier<List<String>> changes) {
            this.draw = draw;
            this.changes = changes;
            chance = new RandomStreams(Seed.of(SEED)).stream("test.contents", name);
        }

        void tryNext() {
            Assets content = draw.apply(chance);
            drawn++;
            ContentTrial trial = new ContentTrial(drawn, content);
            try {
                passed += trial.passes() ? 1 : 0;
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("content " + drawn + " with " + changes.get() + ": " + e.getMessage(), e);
            }
        }
    }
}
