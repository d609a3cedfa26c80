package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import com.badlogic.gdx.utils.GdxNativesLoader;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.view.music.MusicPlayer;
import dev.orebound.view.music.MusicStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.lwjgl.openal.AL10;

/** Tests the stream of music with the real mixer, which plays it on no device. */
@EnabledIfEnvironmentVariable(
        named = "ALSOFT_DRIVERS",
        matches = "null|wave",
        disabledReason = "without a device, and without a stand-in for one, nothing is played")
class StreamedMusicTest {
    private static final int MOST_WAITS = 3000;
    private static final float LONG_ENOUGH_SECONDS = 2;

    private static final int LONG_FRAMES = 6;

    private static final int BUFFERS = 3;
    private static final int BUFFER_BYTES = 40_960;
    private static final float BUFFERS_A_SECOND = 44_100 * 4f / BUFFER_BYTES;

    private final OpenALLwjgl3Audio audio = openedAudio();
    private final List<StreamedMusic> made = new ArrayList<>();
    private final List<MusicStream> streams = new ArrayList<>();

    @Test
    void theStreamPlaysOnAndOnWithoutGapsRestsWhileMutedAndGoesOn() throws InterruptedException {
        audio.registerMusic(MusicStream.EXTENSION, (with, file) -> {
            made.add(new StreamedMusic(with, file));
            streams.add((MusicStream) file);
            return made.get(0);
        });
        List<String> log = new ArrayList<>();
        MusicPlayer player = new MusicPlayer(MusicContent.read(new BuiltInAssets()), audio, log::add);
        player.play(MusicContent.TITLE);

        for (int i = 0; i < MOST_WAITS && (made.isEmpty() || made.get(0).getPosition() < LONG_ENOUGH_SECONDS); i++) {
            frame(player);
        }
        assertThat(made).hasSize(1);
        assertThat(made.get(0).getPosition()).isGreaterThanOrEqualTo(LONG_ENOUGH_SECONDS);
        assertThat(made.get(0).isPlaying()).isTrue();

        for (int i = 0; i < LONG_FRAMES; i++) {
            frameOf(BUFFERS - 1);
            for (int waits = 0; waits < MOST_WAITS && !isPlayingFullQueue(); waits++) {
                frame(player);
            }
            assertThat(isPlayingFullQueue()).isTrue();
        }

        float before = made.get(0).getPosition();
        frameOf(BUFFERS);
        int refilled = Math.round((made.get(0).getPosition() - before) * BUFFERS_A_SECOND);
        assertThat(asked(AL10.AL_BUFFERS_QUEUED))
                .as("nothing that was played out is played again")
                .isEqualTo(refilled)
                .isPositive();

        player.setVolume(0);
        frame(player);
        assertThat(made.get(0).isPlaying()).isFalse();
        player.setVolume(1);
        frame(player);
        assertThat(made.get(0).isPlaying()).isTrue();
        assertThat(log).isEmpty();
        player.dispose();
        audio.dispose();
    }

    private boolean isPlayingFullQueue() {
        return asked(AL10.AL_BUFFERS_QUEUED) == BUFFERS && asked(AL10.AL_SOURCE_STATE) == AL10.AL_PLAYING;
    }

    private int asked(int value) {
        return AL10.alGetSourcei(made.get(0).getSourceId(), value);
    }

    /**
     * A frame so long that so many buffers are played out in it, and one can be filled anew, however slow the machine
     * is.
     */
    private void frameOf(int buffers) throws InterruptedException {
        for (int i = 0; i < MOST_WAITS && !isPlayedOut(buffers); i++) {
            Thread.sleep(10);
        }
        assertThat(isPlayedOut(buffers)).isTrue();
        audio.update();
    }

    private boolean isPlayedOut(int buffers) {
        return asked(AL10.AL_BUFFERS_PROCESSED) >= buffers && streams.get(0).hasReady(BUFFER_BYTES);
    }

    private void frame(MusicPlayer player) throws InterruptedException {
        player.update(0, 1 / 60f);
        audio.update();
        Thread.sleep(10);
    }

    private static OpenALLwjgl3Audio openedAudio() {
        GdxNativesLoader.load();
        return new OpenALLwjgl3Audio();
    }
}
