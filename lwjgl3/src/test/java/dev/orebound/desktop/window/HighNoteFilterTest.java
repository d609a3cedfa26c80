package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.OpenALSound;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxNativesLoader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.openal.AL10;

/** Tests the filter of the real mixer, which plays on no device. */
@EnabledIfEnvironmentVariable(
        named = "ALSOFT_DRIVERS",
        matches = "null|wave",
        disabledReason = "without a device, and without a stand-in for one, nothing is played")
class HighNoteFilterTest {
    private static final int RATE = 44_100;
    private static final long ENDED = 4711;

    @TempDir
    private Path folder;

    @Test
    void theMixerFiltersWhatPlaysAndIgnoresWhatHasEnded() throws IOException {
        GdxNativesLoader.load();
        OpenALLwjgl3Audio audio = new OpenALLwjgl3Audio();
        HighNoteFilter filter = Objects.requireNonNull(HighNoteFilter.of(audio));
        OpenALSound second = audio.newSound(silence());
        AL10.alGetError();

        filter.muffle(second.play(1), 0.1f);
        filter.muffle(second.play(1), 1);
        filter.muffle(ENDED, 0.1f);
        HighNoteFilter.removeFrom(-1);
        assertThat(AL10.alGetError()).isEqualTo(AL10.AL_NO_ERROR);
        filter.muffle(second.play(1), 2);
        assertThat(AL10.alGetError()).as("a share that the mixer refuses").isEqualTo(AL10.AL_INVALID_VALUE);
        second.dispose();
        audio.dispose();
    }

    /** Returns a file that is silent for a second. */
    private FileHandle silence() throws IOException {
        Path file = folder.resolve("silence.wav");
        AudioFormat format = new AudioFormat(RATE, Short.SIZE, 1, true, false);
        byte[] samples = new byte[RATE * Short.BYTES];
        AudioSystem.write(
                new AudioInputStream(new ByteArrayInputStream(samples), format, RATE),
                AudioFileFormat.Type.WAVE,
                file.toFile());
        return new FileHandle(file.toFile());
    }
}
