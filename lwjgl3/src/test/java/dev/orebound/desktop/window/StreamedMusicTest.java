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

    /** Frames so long that two buffers are played out in each. */
    private static final int LONG_FRAMES = 6;

    private static final int LONG_FRAME_MILLIS = 480;

    /** A frame so long that all buffers are played out. */
    private static final int LONGEST_FRAME_MILLIS = 900;

    private static final float BUFFERS_A_SECOND = 44_100 * 4 / 40_960f;

    @Test
    void theStreamPlaysOnAndOnWithoutGapsRestsWhileMutedAndGoesOn() throws InterruptedException {
        GdxNativesLoader.load();
        OpenALLwjgl3Audio audio = new OpenALLwjgl3Audio();
        List<StreamedMusic> made = new ArrayList<>();
        audio.registerMusic(MusicStream.EXTENSION, (with, file) -> {
            made.add(new StreamedMusic(with, file));
            return made.get(0);
        });
        List<String> log = new ArrayList<>();
        MusicPlayer player = new MusicPlayer(MusicContent.read(new BuiltInAssets()), audio, log::add);
        player.play(MusicContent.TITLE);

        for (int i = 0; i < MOST_WAITS && (made.isEmpty() || made.get(0).getPosition() < LONG_ENOUGH_SECONDS); i++) {
            frame(player, audio);
        }
        assertThat(made).hasSize(1);
        assertThat(made.get(0).getPosition()).isGreaterThanOrEqualTo(LONG_ENOUGH_SECONDS);
        assertThat(made.get(0).isPlaying()).isTrue();

        for (int i = 0; i < LONG_FRAMES; i++) {
            Thread.sleep(LONG_FRAME_MILLIS);
            audio.update();
        }
        assertThat(player.gaps()).isZero();

        Thread.sleep(LONGEST_FRAME_MILLIS);
        float before = made.get(0).getPosition();
        audio.update();
        int refilled = Math.round((made.get(0).getPosition() - before) * BUFFERS_A_SECOND);
        assertThat(AL10.alGetSourcei(made.get(0).getSourceId(), AL10.AL_BUFFERS_QUEUED))
                .as("nothing that was played out is played again")
                .isEqualTo(refilled)
                .isPositive();

        player.setVolume(0);
        frame(player, audio);
        assertThat(made.get(0).isPlaying()).isFalse();
        player.setVolume(1);
        frame(player, audio);
        assertThat(made.get(0).isPlaying()).isTrue();
        assertThat(log).isEmpty();
        player.dispose();
        audio.dispose();
    }

    private static void frame(MusicPlayer player, OpenALLwjgl3Audio audio) throws InterruptedException {
        player.update(0, 1 / 60f);
        audio.update();
        Thread.sleep(10);
    }
}
