package dev.orebound.autoplay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.combat.AttackForm;
import org.junit.jupiter.api.Test;

/** Checks what the caution of a bot changes about the area of an attack; {@code BotKnowledgeTest} checks the areas. */
class ThreatAreaTest {
    private static final float RADIUS = 0.3f;

    private final ThreatArea careful = new ThreatArea(0.5f, 200, true);
    private final ThreatArea careless = new ThreatArea(0, 0, false);

    private void takes(AttackForm form) {
        careful.takeStrike(form, 10, 10, 1, 0, 0.4f);
        careless.takeStrike(form, 10, 10, 1, 0, 0.4f);
    }

    @Test
    void aMarginMakesAnAreaWider() {
        takes(new AttackForm.Burst(2, 0, 0, 0));

        assertThat(careful.covers(12.6f, 10, RADIUS)).isTrue();
        assertThat(careless.covers(12.6f, 10, RADIUS)).isFalse();
        assertThat(careless.covers(12.2f, 10, RADIUS)).isTrue();
    }

    @Test
    void aStrikeBelowTheWideArcSparesWhatIsBehindIt() {
        takes(new AttackForm.MeleeArc(2, 90));

        assertThat(careful.covers(8, 10, RADIUS)).isFalse();
        assertThat(careless.covers(8, 10, RADIUS))
                .as("all strikes count as all round")
                .isTrue();
    }

    @Test
    void onlyAThoroughLineHitsBodiesThatReachItsEnds() {
        takes(new AttackForm.Charge(8, 5, 0));

        for (float x : new float[] {9.8f, 16.2f}) {
            assertThat(careful.covers(x, 10, RADIUS)).as("x %s", x).isTrue();
            assertThat(careless.covers(x, 10, RADIUS)).as("x %s", x).isFalse();
        }
        assertThat(careless.covers(13, 10, RADIUS)).isTrue();
    }
}
