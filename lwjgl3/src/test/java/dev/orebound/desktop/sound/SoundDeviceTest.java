package dev.orebound.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.audio.AudioRecorder;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.OpenALSound;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxNativesLoader;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.world.EventWords;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** Tests the real mixer, which decodes sounds but plays them on no device. */
@EnabledIfEnvironmentVariable(
        named = "ALSOFT_DRIVERS",
        matches = "null|wave",
        disabledReason = "without a device, and without a stand-in for one, sounds are not even decoded")
class SoundDeviceTest {
    @Test
    void everySoundIsDecodedAndPlayed() {
        GdxNativesLoader.load();
        OpenALLwjgl3Audio audio = new OpenALLwjgl3Audio();
        List<OpenALSound> decoded = new ArrayList<>();
        List<String> log = new ArrayList<>();
        BuiltInAssets assets = new BuiltInAssets();
        SoundContent content = SoundContent.read(assets, EventWords.of(Content.read(assets)));

        SoundBank bank = new SoundBank(content, new Overheard(audio, decoded), log::add);
        bank.finish();
        content.cues().menu().forEach(bank::play);

        int variants = content.recipes().asList().stream()
                .mapToInt(SoundRecipe::variants)
                .sum();
        assertThat(log).isEmpty();
        assertThat(decoded).hasSize(variants).allSatisfy(sound -> {
            assertThat(sound.duration()).isBetween(0.03f, 20f);
            assertThat(sound.getRate()).isEqualTo(44_100);
            assertThat(sound.getChannels()).isEqualTo(1);
        });
        bank.dispose();
        audio.dispose();
    }

    /** Passes everything on and keeps the decoded sounds. */
    private record Overheard(OpenALLwjgl3Audio audio, List<OpenALSound> decoded) implements Audio {
        @Override
        public Sound newSound(FileHandle file) {
            OpenALSound sound = audio.newSound(file);
            decoded.add(sound);
            return sound;
        }

        @Override
        public AudioDevice newAudioDevice(int samplingRate, boolean isMono) {
            return audio.newAudioDevice(samplingRate, isMono);
        }

        @Override
        public AudioRecorder newAudioRecorder(int samplingRate, boolean isMono) {
            return audio.newAudioRecorder(samplingRate, isMono);
        }

        @Override
        public Music newMusic(FileHandle file) {
            return audio.newMusic(file);
        }

        @Override
        public boolean switchOutputDevice(String deviceIdentifier) {
            return audio.switchOutputDevice(deviceIdentifier);
        }

        @Override
        public String[] getAvailableOutputDevices() {
            return audio.getAvailableOutputDevices();
        }

        @Override
        public void dispose() {
            audio.dispose();
        }
    }
}
