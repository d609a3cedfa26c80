package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules.NoticeRules;
import dev.orebound.content.player.FeelRules;
import dev.orebound.screen.hud.EyeSign.Level;
import org.junit.jupiter.api.Test;

/** Checks that the eye agrees with the rules of noticing. */
final class EyeSignTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    private final FeelRules.SenseRules senses = CONTENT.feel().senses();
    private final NoticeRules notice = CONTENT.minds().notice();

    @Test
    void softStepsInTheDarkAreUnseen() {
        assertThat(EyeSign.of(notice.darkCells() * notice.sneakPercent() / 100f, senses))
                .isEqualTo(Level.UNSEEN);
    }

    @Test
    void stepsInTheDarkAndSoftStepsInTheLightAreHalfSeen() {
        assertThat(EyeSign.of(notice.darkCells(), senses)).isEqualTo(Level.HALF_SEEN);
        assertThat(EyeSign.of(notice.litCells() * notice.sneakPercent() / 100f, senses))
                .isEqualTo(Level.HALF_SEEN);
    }

    @Test
    void stepsInTheLightAreSeen() {
        assertThat(EyeSign.of(notice.litCells(), senses)).isEqualTo(Level.SEEN);
    }

    @Test
    void inSteamOneIsUnseen() {
        assertThat(EyeSign.of(notice.steamCells(), senses)).isEqualTo(Level.UNSEEN);
    }
}
