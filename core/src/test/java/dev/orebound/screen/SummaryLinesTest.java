package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SummaryLinesTest {
    @Test
    void timeIsMinutesAndSeconds() {
        assertThat(SummaryLines.time(0)).isEqualTo("0:00");
        assertThat(SummaryLines.time(65 * 60)).isEqualTo("1:05");
        assertThat(SummaryLines.time((12 * 60 + 34) * 60L + 59)).isEqualTo("12:34");
    }
}
