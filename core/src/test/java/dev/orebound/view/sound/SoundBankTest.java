package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.view.sound.RecordingAudio.Health;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SoundBankTest {
    private final List<String> log = new ArrayList<>();
    private final RecordingAudio audio = new RecordingAudio(Health.SOUND);
    private final SoundBank bank = new SoundBank(SmallSounds.content(), audio, log::add);

    @Test
    void everyVariantOfEverySoundIsLoaded() {
        bank.finish();

        assertThat(audio.loaded)
                .containsExactlyInAnyOrder(
                        "step_0",
                        "step_1",
                        "step_2",
                        "squelch_0",
                        "growl_0",
                        "drip_0",
                        "drone_0",
                        "tension_0",
                        "blaze_0",
                        "rumble_0");
    }

    @Test
    void aSoundThatIsNotThereYetIsNotHeard() {
        bank.play("growl");

        assertThat(audio.played).isEmpty();
        assertThat(log).isEmpty();
    }

    @Test
    void loopsAreMadeAfterTheRest() {
        bank.finish();

        // The threads may still make two of the other six sounds when they begin with the loops.
        assertThat(audio.loaded.subList(0, 4)).doesNotContain("drone_0", "tension_0", "blaze_0");
    }

    @Test
    void noSoundIsMadeBeforeTheFirstFrames() throws InterruptedException {
        bank.update();
        Thread.sleep(200);
        bank.update();

        assertThat(audio.loaded).isEmpty();
    }

    @Test
    void noSoundIsMadeWhileTheGameIsMuteAndAllAreOnceItCanBeHeard() throws InterruptedException {
        bank.setVolume(0, 0);
        for (int i = 0; i < 20; i++) {
            bank.update();
            Thread.sleep(10);
        }
        assertThat(audio.loaded).isEmpty();

        bank.setVolume(0, 0.5f);
        bank.finish();

        assertThat(audio.loaded).hasSize(10);
    }

    @Test
    void neverTheSameVariantTwiceInARow() {
        bank.finish();
        for (int i = 0; i < 50; i++) {
            bank.play("step");
        }

        for (int i = 1; i < 50; i++) {
            assertThat(audio.played.get(i).sound())
                    .isNotEqualTo(audio.played.get(i - 1).sound());
        }
    }

    @Test
    void theVolumeCountsForEverySoundAndNothingIsHeardAtVolumeZero() {
        bank.finish();
        bank.setVolume(0.5f, 0.5f);
        bank.play("growl");
        bank.setVolume(0, 0);
        bank.play("growl");
        bank.setVolume(0.5f, 0.5f);
        bank.play(bank.index("growl"), 0.5f, 0.25f, 0, 1);

        assertThat(audio.played).extracting(RecordingAudio.Played::gain).containsExactly(0.5f, 0.25f);
        assertThat(audio.played.get(1).pan()).isEqualTo(0.25f);
    }

    @Test
    void theVolumeCountsForLoopsAtOnceAndASilentLoopGivesItsVoiceBack() {
        bank.finish();
        bank.loop(bank.index("drone"), 0.8f, 0);
        setVolume(0.5f);
        assertThat(audio.looping).containsEntry("drone_0", 0.4f);

        setVolume(0);
        assertThat(audio.looping).isEmpty();

        setVolume(0.5f);
        assertThat(audio.looping).containsEntry("drone_0", 0.4f);
        bank.loop(bank.index("drone"), 0, 0);
        bank.update();
        assertThat(audio.looping).isEmpty();
    }

    private void setVolume(float volume) {
        bank.setVolume(volume, volume);
        bank.update();
    }

    @Test
    void inMonoEverySoundAndEveryLoopComesFromTheMiddle() {
        bank.finish();
        bank.loop(bank.index("drone"), 0.8f, 0.7f);
        bank.update();
        bank.setMono(true);
        bank.update();
        bank.play(bank.index("growl"), 0.5f, 0.25f, 0, 1);
        assertThat(audio.played).extracting(RecordingAudio.Played::pan).containsExactly(0f);
        assertThat(audio.loopPan).isZero();

        bank.setMono(false);
        bank.update();
        bank.play(bank.index("growl"), 0.5f, 0.25f, 0, 1);
        assertThat(audio.played.get(1).pan()).isEqualTo(0.25f);
        assertThat(audio.loopPan).isEqualTo(0.7f);
    }

    @Test
    void givenADeviceThatLoadsNothing_thenOneLineIsLoggedAndTheGameGoesOn() {
        SoundBank silent = new SoundBank(SmallSounds.content(), new RecordingAudio(Health.REFUSES_TO_LOAD), log::add);
        silent.finish();
        silent.play("growl");

        assertThat(log).singleElement().asString().contains("sounds cannot be played");
    }

    @Test
    void givenADeviceThatGoesAway_thenOneLineIsLoggedAndTheGameGoesOn() {
        SoundBank silent = new SoundBank(SmallSounds.content(), new RecordingAudio(Health.REFUSES_TO_PLAY), log::add);
        silent.finish();
        silent.play("growl");
        silent.play("growl");

        assertThat(log).singleElement().asString().contains("the device is gone");
    }

    @Test
    void givenNoDevice_thenNothingIsMadeUntilOneComes() throws InterruptedException {
        audio.opening = SoundOutput.CLOSED;
        for (int i = 0; i < 4; i++) {
            bank.update();
            Thread.sleep(50);
        }
        bank.play("growl");
        assertThat(audio.loaded).isEmpty();

        audio.opening = 1;
        bank.update();
        bank.finish();
        bank.play("growl");

        assertThat(audio.loaded).hasSize(10);
        assertThat(audio.names()).containsExactly("growl");
        assertThat(log).isEmpty();
    }

    @Test
    void givenADeviceThatIsOpenedAnew_thenNoSoundOfTheOldOneIsUsedAndAllAreMadeAgain() {
        bank.finish();
        bank.loop(bank.index("drone"), 0.5f, 0);
        bank.update();
        audio.loaded.clear();
        audio.looping.clear();

        audio.opening = 2;
        bank.play("growl");
        assertThat(audio.played).as("a sound of the old device").isEmpty();

        bank.update();
        bank.finish();
        bank.play("growl");
        bank.update();

        assertThat(audio.loaded).hasSize(10);
        assertThat(audio.names()).containsExactly("growl");
        assertThat(audio.looping).containsKey("drone_0");
    }

    @Test
    void givenADeviceThatFailedAndIsOpenedAnew_thenSoundsAreHeardAgain() {
        RecordingAudio sick = new RecordingAudio(Health.REFUSES_TO_PLAY);
        SoundBank heard = new SoundBank(SmallSounds.content(), sick, log::add);
        heard.finish();
        heard.play("growl");

        sick.opening = 2;
        heard.update();
        heard.finish();
        heard.play("growl");

        assertThat(log).as("each opening has its line").hasSize(2);
    }

    @Test
    void givenADeviceThatIsGoneAtTheEnd_thenNothingOfItIsTouched() {
        bank.finish();
        audio.opening = SoundOutput.CLOSED;
        bank.dispose();

        assertThat(audio.loaded).hasSize(10);
    }

    @Test
    void anUnknownSoundIsAMistakeOfTheCaller() {
        assertThatThrownBy(() -> bank.play("yodel"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("yodel");
    }

    @Test
    void disposingGivesEverySoundBack() {
        bank.finish();
        bank.dispose();

        assertThat(audio.loaded).isEmpty();
    }
}
