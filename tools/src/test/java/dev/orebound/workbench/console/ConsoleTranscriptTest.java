package dev.orebound.workbench.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.workbench.console.ConsoleTranscript.LineKind;
import org.junit.jupiter.api.Test;

/** Checks the lines that the console keeps. */
final class ConsoleTranscriptTest {
    private final ConsoleTranscript transcript = new ConsoleTranscript();

    @Test
    void givenATextOfSeveralLines_thenEachIsALineOfTheSameKind() {
        transcript.add("one\ntwo", LineKind.REFUSED);

        assertThat(transcript.size()).isEqualTo(2);
        assertThat(transcript.at(0).text()).isEqualTo("one");
        assertThat(transcript.at(1).text()).isEqualTo("two");
        assertThat(transcript.at(1).voice()).isEqualTo(LineKind.REFUSED);
    }

    @Test
    void givenALongSentence_thenNoWordIsLostAndNoLineIsTooLong() {
        String sentence = "ore and rock ".repeat(40).strip();

        transcript.add(sentence, LineKind.DONE);

        StringBuilder joined = new StringBuilder();
        for (int i = 0; i < transcript.size(); i++) {
            assertThat(transcript.at(i).text()).hasSizeLessThanOrEqualTo(108);
            joined.append(i == 0 ? "" : " ").append(transcript.at(i).text());
        }
        assertThat(joined).hasToString(sentence);
    }

    /** A path of a saved file has no blanks. */
    @Test
    void givenAWordLongerThanALine_thenItIsCutAndNothingOfItIsLost() {
        transcript.add("x".repeat(250), LineKind.DONE);

        assertThat(transcript.size()).isEqualTo(3);
        assertThat(transcript.at(0).text()
                        + transcript.at(1).text()
                        + transcript.at(2).text())
                .isEqualTo("x".repeat(250));
    }

    @Test
    void theOldestLinesAreForgotten() {
        for (int i = 0; i < 400; i++) {
            transcript.add("line " + i, LineKind.DONE);
        }

        assertThat(transcript.size()).isEqualTo(300);
        assertThat(transcript.at(0).text()).isEqualTo("line 100");
        assertThat(transcript.at(299).text()).isEqualTo("line 399");
    }
}
