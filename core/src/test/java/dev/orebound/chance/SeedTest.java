package dev.orebound.chance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks how a typed seed becomes a number, so that players can share seeds as text. */
class SeedTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "42, 42",
        "007, 7",
        "-0, 0",
        "-1, -1",
        "9223372036854775807, 9223372036854775807",
        "-9223372036854775808, -9223372036854775808"
    })
    void givenDecimalDigitsThatFit_thenTheSeedIsThatNumber(String typed, long value) {
        assertThat(Seed.of(typed).value()).isEqualTo(value);
    }

    /** Expected values: {@code printf '%s' TEXT | sha256sum | head -c16}. */
    @ParameterizedTest
    @CsvSource({
        "'', e3b0c44298fc1c14",
        "'-', 3973e022e93220f9",
        "ore, f8bd17bea0e948bb",
        "'+5', 03dec1b6379a35cb",
        "' 7', 7e225d62d6858167",
        "1.5, 9f29a130438b8117",
        "Erzg\u00e4nge, 73fdd49f39f4ca5d"
    })
    void givenAnyOtherText_thenTheSeedIsTheBeginningOfItsSha256(String typed, String hexadecimal) {
        assertThat(Seed.of(typed).value()).isEqualTo(Long.parseUnsignedLong(hexadecimal, 16));
    }

    @ParameterizedTest
    @CsvSource({"9223372036854775808, c5c29af0c2b1ba23", "-9223372036854775809, a11b7b6918ba4e84"})
    void givenANumberOneBeyondTheLimits_thenItIsHashedLikeAWord(String typed, String hexadecimal) {
        assertThat(Seed.of(typed).value()).isEqualTo(Long.parseUnsignedLong(hexadecimal, 16));
    }

    /** Platforms differ in which foreign digits they know, so only 0 to 9 count as digits. */
    @Test
    void givenDigitsOfAnotherScript_thenTheyAreAWord() {
        assertThat(Seed.of("\u0663").value()).isEqualTo(0x1a4fd527b171239aL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"007", " 7", "Ore", ""})
    void itKeepsTheTextAsTyped(String typed) {
        assertThat(Seed.of(typed).text()).isEqualTo(typed);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, Long.MIN_VALUE, Long.MAX_VALUE})
    void givenANumber_thenItsTextTypedAgainGivesTheSameSeed(long value) {
        Seed drawn = Seed.of(value);

        assertThat(Seed.of(drawn.text())).isEqualTo(drawn);
    }

    @ParameterizedTest
    @CsvSource({"ore/first, ore", "7/first, 7", "/first, ''", "ore/first/first, ore", "' 7/first', ' 7'"})
    void aTextThatEndsInFirstIsTheSeedBeforeIt(String typed, String before) {
        Seed seed = Seed.of(typed);

        assertThat(seed.isFirst()).isTrue();
        assertThat(seed.text()).isEqualTo(typed);
        assertThat(seed.value()).isEqualTo(Seed.of(before).value());
        assertThat(seed.ofRun()).isEqualTo(Seed.of(before));
        assertThat(Seed.of(before).isFirst()).isFalse();
        assertThat(Seed.of(before).first().isFirst()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"first", "ore/First", "ore/first ", "ore/first/", "a/firsts"})
    void noOtherEndingAsksForAFirstRun(String typed) {
        assertThat(Seed.of(typed).isFirst()).isFalse();
        assertThat(Seed.of(typed)).isEqualTo(Seed.recorded(typed));
    }

    @Test
    void inARecordedRunTheEndingIsAPartOfTheText() {
        Seed recorded = Seed.recorded("ore/first");

        assertThat(recorded.value()).isNotEqualTo(Seed.of("ore").value());
        assertThat(recorded.isFirst()).isFalse();
        assertThat(recorded.ofRun()).isEqualTo(recorded);
        assertThat(recorded.shared(false)).isEqualTo(Long.toString(recorded.value()));
        assertThat(recorded.shared(true)).isEqualTo(recorded.value() + "/first");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", " ore", "ore ", "a\tb", "two\nlines", "half \ud83d", "\uf700", "\u007f"})
    void aSeedThatCannotBeTypedIsSharedAsItsNumber(String given) {
        Seed seed = Seed.of(given);

        assertThat(seed.shared(false)).isEqualTo(Long.toString(seed.value()));
        assertThat(Seed.of(seed.shared(true)).value()).isEqualTo(seed.value());
        assertThat(Seed.of(seed.shared(true)).isFirst()).isTrue();
    }

    @Test
    void aVeryLongSeedIsSharedAsItsNumber() {
        Seed longest = Seed.of("y".repeat(1_000));
        Seed longer = Seed.of("y".repeat(Seed.LONGEST_TEXT));

        assertThat(longest.shared(false)).isEqualTo(longest.text());
        assertThat(longer.shared(false)).isEqualTo(Long.toString(longer.value()));
        assertThat(longer.shared(true)).isEqualTo(longer.value() + "/first");
    }

    @Test
    void theSeedOfADayTellsTheDay() {
        assertThat(Seed.ofDay("2026-11-22").text()).isEqualTo("daily-2026-11-22");
        assertThat(Seed.ofDay("2026-11-22").day()).isEqualTo("2026-11-22");
        assertThat(Seed.of("daily-bread").day()).isEmpty();
        assertThat(Seed.of("2026-11-22").day()).isEmpty();
    }

    @Test
    void capitalsMakeADifferentSeed() {
        assertThat(Seed.of("Ore").value()).isNotEqualTo(Seed.of("ore").value());
    }
}
