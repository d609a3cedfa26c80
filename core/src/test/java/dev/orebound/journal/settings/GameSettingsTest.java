package dev.orebound.journal.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.journal.settings.GameSettings.SoundMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameSettingsTest {
    @Test
    void eachChoiceChangesItselfAlone() {
        GameSettings chosen = GameSettings.USUAL.with(GameSettings.SHAKE, 0.2f).with(GameSettings.UI_SCALE, 2f);

        for (SettingKey<?> key : GameSettings.all()) {
            if (key == GameSettings.SHAKE) {
                assertThat(chosen.get(key)).isEqualTo(0.2f);
            } else if (key == GameSettings.UI_SCALE) {
                assertThat(chosen.get(key)).isEqualTo(2f);
            } else {
                assertThat(chosen.get(key)).as(key.id()).isEqualTo(key.usual());
            }
        }
    }

    @Test
    void noTwoSettingsShareAName() {
        assertThat(GameSettings.all()).extracting(SettingKey::id).doesNotHaveDuplicates();
    }

    @Test
    void choosingTheUsualValueAgainIsAsIfNothingHadBeenChosen() {
        assertThat(GameSettings.USUAL.with(GameSettings.SHAKE, 0f).with(GameSettings.SHAKE, 1f))
                .isEqualTo(GameSettings.USUAL)
                .hasSameHashCodeAs(GameSettings.USUAL);
        assertThat(GameSettings.USUAL.with(GameSettings.SHAKE, 0f)).isNotEqualTo(GameSettings.USUAL);
    }

    @ParameterizedTest
    @ValueSource(floats = {-0.01f, 1.01f, Float.NaN, Float.POSITIVE_INFINITY})
    void aVolumeOutOfBoundsIsRefused(float volume) {
        assertThatThrownBy(() -> GameSettings.USUAL.with(GameSettings.VOLUME, volume))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("volume");
    }

    @Test
    void mutedIsHeardAsSilenceAndKeepsTheVolume() {
        GameSettings muted =
                GameSettings.USUAL.with(GameSettings.VOLUME, 0.6f).with(GameSettings.SOUND, SoundMode.MUTED);

        assertThat(muted.heardVolume()).isZero();
        assertThat(muted.with(GameSettings.SOUND, SoundMode.ON).heardVolume()).isEqualTo(0.6f);
    }
}
