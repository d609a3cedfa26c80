package dev.orebound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Checks that a message about a bad file is one clear line without control characters for the terminal. */
public final class OneLine {
    private static final int MOST_CHARACTERS = 1_100;

    private OneLine() {}

    /** Fails unless the text is one printable line of reasonable length; an empty text fails too. */
    public static void assertIn(String text) {
        assertThat(text)
                .isNotBlank()
                .hasSizeLessThan(MOST_CHARACTERS)
                .doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]");
    }

    /** Fails unless each text is one such line. */
    public static void assertInEach(List<String> texts) {
        texts.forEach(OneLine::assertIn);
    }
}
