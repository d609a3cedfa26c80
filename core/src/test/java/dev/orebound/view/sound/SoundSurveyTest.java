package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks that a player hears what is about to happen. */
class SoundSurveyTest {
    @Test
    void everyWarningStaysAudibleAmidAFight() {
        SoundSurvey survey = SoundSurvey.ofBuiltInSounds();

        assertThat(survey.audibleWarnings())
                .hasSizeGreaterThan(30)
                .allSatisfy((id, share) -> assertThat(share).as(id).isGreaterThan(0.4));
    }
}
