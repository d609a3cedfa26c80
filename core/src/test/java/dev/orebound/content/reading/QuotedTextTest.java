package dev.orebound.content.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuotedTextTest {
    private static final String ESCAPE = Character.toString(0x1b);
    private static final String RIGHT_TO_LEFT = Character.toString(0x202e);
    private static final String CONTROL_SEQUENCE = Character.toString(0x9b);

    @Test
    void lettersThatSteerATerminalAreShownAndNotObeyed() {
        assertThat(QuotedText.of(ESCAPE + "[2J")).isEqualTo("\\u001b[2J");
        assertThat(QuotedText.of("a" + CONTROL_SEQUENCE + "31m")).isEqualTo("a\\u009b31m");
        assertThat(QuotedText.of("a\r\nb")).isEqualTo("a\\u000d\\u000ab");
        assertThat(QuotedText.of("ab" + RIGHT_TO_LEFT + "dc")).isEqualTo("ab\\u202edc");
        assertThat(QuotedText.of(Character.toString(0xd83d))).isEqualTo("\\ud83d");
    }

    @Test
    void visibleLettersStayAsTheyAre() {
        String seen = "goblin's \\ \"Höhle\" " + Character.toString(0x1f600);

        assertThat(QuotedText.of(seen)).isEqualTo(seen);
        assertThat(QuotedText.line(seen)).isEqualTo(seen);
    }

    @Test
    void longTextIsCutAndNeverWithinACharacter() {
        assertThat(QuotedText.of("x".repeat(10_000_000))).isEqualTo("x".repeat(60) + "…");
        assertThat(QuotedText.of("x".repeat(59) + Character.toString(0x1f600))).isEqualTo("x".repeat(59) + "…");
        assertThat(QuotedText.of(ESCAPE.repeat(100))).hasSize(61);
        assertThat(QuotedText.line("x".repeat(10_000))).hasSize(1_001);
    }

    @Test
    void aLineThatIsMadeFitTwiceIsTheSame() {
        String once = QuotedText.line(ESCAPE + "[0m" + RIGHT_TO_LEFT);

        assertThat(QuotedText.line(once)).isEqualTo(once);
    }
}
