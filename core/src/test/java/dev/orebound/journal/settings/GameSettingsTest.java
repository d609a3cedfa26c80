package dev.orebound.journal.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.journal.settings.GameSettings.WindowMode;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameSettingsTest {
    @Test
    void eachChoiceChangesItselfAlone() {
        GameSettings chosen = GameSettings.USUAL
                .withWindowSize(800, 600)
                .withWindow(WindowMode.FULLSCREEN)
                .withVolume(0.1f)
                .withSound(SoundMode.MUTED)
                .withShake(0.2f)
                .withFlash(0.3f)
                .withHitStop(0.4f)
                .withUiScale(2f);

        assertThat(chosen)
                .isEqualTo(new GameSettings(
                        800,
                        600,
                        WindowMode.FULLSCREEN,
                        0.1f,
                        SoundMode.MUTED,
                        0.2f,
                        0.3f,
                        0.4f,
                        2f,
                        Collections.emptySortedMap()));
    }

    @ParameterizedTest
    @ValueSource(floats = {-0.01f, 1.01f, Float.NaN, Float.POSITIVE_INFINITY})
    void aVolumeOutOfBoundsIsRefused(float volume) {
        assertThatThrownBy(() -> GameSettings.USUAL.withVolume(volume))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("volume");
    }

    @Test
    void mutedIsHeardAsSilenceAndKeepsTheVolume() {
        GameSettings muted = GameSettings.USUAL.withVolume(0.6f).withSound(SoundMode.MUTED);

        assertThat(muted.heardVolume()).isZero();
        assertThat(muted.withSound(SoundMode.ON).heardVolume()).isEqualTo(0.6f);
    }
}
