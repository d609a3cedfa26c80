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
                        "blaze_0");
        assertThat(bank.isReady()).isTrue();
    }

    @Test
    void aSoundThatIsNotThereYetIsNotHeard() {
        bank.play("growl");

        assertThat(audio.played).isEmpty();
        assertThat(log).isEmpty();
    }

    @Test
    void whatSomebodyWantsToHearIsMadeBeforeTheRest() {
        bank.play("drip");
        bank.finish();

        assertThat(audio.loaded.indexOf("drip_0")).as("its place among nine").isLessThan(3);
    }

    @Test
    void noSoundIsMadeBeforeTheFirstFrames() throws InterruptedException {
        bank.update();
        Thread.sleep(200);
        bank.update();

        assertThat(audio.loaded).isEmpty();
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
        bank.play(bank.index("growl"), 0.5f, 0.25f);

        assertThat(audio.played).extracting(RecordingAudio.Played::gain).containsExactly(0.5f, 0.25f);
        assertThat(audio.played.get(1).pan()).isEqualTo(0.25f);
    }

    @Test
    void theVolumeCountsForLoopsAtOnceAndASilentLoopGivesItsVoiceBack() {
        bank.finish();
        SoundBank.SoundLoop loop = bank.loop(bank.index("drone"), 0);
        loop.gain(0.8f);
        bank.setVolume(0.5f, 0.5f);
        assertThat(audio.looping).containsEntry("drone_0", 0.4f);

        bank.setVolume(0, 0);
        assertThat(audio.looping).isEmpty();

        bank.setVolume(0.5f, 0.5f);
        assertThat(audio.looping).containsEntry("drone_0", 0.4f);
        loop.stop();
        assertThat(audio.looping).isEmpty();
    }

    @Test
    void inMonoEverySoundAndEveryLoopComesFromTheMiddle() {
        bank.finish();
        SoundBank.SoundLoop loop = bank.loop(bank.index("drone"), 0.7f);
        loop.gain(0.8f);
        bank.setMono(true);
        bank.play(bank.index("growl"), 0.5f, 0.25f);
        assertThat(audio.played).extracting(RecordingAudio.Played::pan).containsExactly(0f);
        assertThat(audio.loopPan).isZero();

        bank.setMono(false);
        bank.play(bank.index("growl"), 0.5f, 0.25f);
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
