package dev.orebound.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks that a picture hides the secret texts of the drawn frame and of the one still visible; older ones are
 * forgotten.
 */
class TextMaskTest {
    private final TextMask mask = new TextMask("ada"::equals);

    @Test
    void itKnowsWhatIsSecret() {
        assertThat(mask.isSecret("ada")).isTrue();
        assertThat(mask.isSecret("7")).isFalse();
    }

    @Test
    void aTextCountsForItsFrameAndTheNext() {
        mask.beginFrame();
        mask.add(1, 2, 3, 4);
        mask.beginFrame();
        mask.add(5, 6, 7, 8);
        assertThat(covered()).containsExactly(List.of(1f, 2f, 3f, 4f), List.of(5f, 6f, 7f, 8f));

        mask.beginFrame();
        assertThat(covered()).containsExactly(List.of(5f, 6f, 7f, 8f));

        mask.beginFrame();
        assertThat(covered()).isEmpty();
    }

    private List<List<Float>> covered() {
        List<List<Float>> covered = new ArrayList<>();
        mask.forEach((x, y, width, height) -> covered.add(List.of(x, y, width, height)));
        return covered;
    }
}
