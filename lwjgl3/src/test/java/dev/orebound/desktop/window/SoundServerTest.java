package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.GdxNativesLoader;
import dev.orebound.content.Content;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.view.music.MusicPlayer;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sound.SoundOutput;
import dev.orebound.world.EventWords;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the sound with a sound server that comes and goes. {@code .ci/devices} installs PulseAudio and runs it. */
@Tag("sound")
class SoundServerTest {
    private static final int SAMPLES = 44_100;
    private static final int FRAME_MILLIS = 10;
    private static final long MOST_SECONDS = 10;

    private final List<String> told = new ArrayList<>();
    private final List<String> log = new ArrayList<>();
    private final LateAudio audio = new LateAudio(HostMachine.here(), told::add);
    private final BuiltInAssets assets = new BuiltInAssets();
    private final SoundBank sounds =
            new SoundBank(SoundContent.read(assets, EventWords.of(Content.read(assets))), audio, log::add);
    private final MusicPlayer music = new MusicPlayer(MusicContent.read(assets), audio, log::add);

    private @Nullable Process server;

    @AfterEach
    void endServer() throws InterruptedException {
        if (server != null) {
            server.destroy();
            server.waitFor();
            server = null;
        }
    }

    @Test
    void soundComesAndGoesWithTheServer() throws IOException, InterruptedException {
        GdxNativesLoader.load();
        music.play(MusicContent.TITLE);
        audio.begin();
        frames(() -> !told.isEmpty());
        frames(300);
        assertThat(audio.opening()).isEqualTo(SoundOutput.CLOSED);

        startServer();
        frames(() -> audio.opening() != SoundOutput.CLOSED);
        assertThat(loudness()).isPositive();
        assertThat(audio.isWatchedOnce()).as("libGDX's own thread").isTrue();

        endServer();
        frames(() -> audio.opening() == SoundOutput.CLOSED);
        int before = audio.tries();
        long since = System.nanoTime();
        frames(500);
        int tries = audio.tries() - before;
        assertThat(tries)
                .as("one try a second at most")
                .isBetween(1, 1 + (int) TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - since));
        assertThat(audio.isWatchedOnce()).isTrue();

        startServer();
        frames(() -> audio.opening() != SoundOutput.CLOSED);
        assertThat(audio.opening()).isEqualTo(2);
        assertThat(loudness()).isPositive();

        assertThat(told)
                .containsExactly(
                        "none: no sound device",
                        "opened: Null Output",
                        "none: the device is gone",
                        "opened: Null Output");
        assertThat(log).isEmpty();
        sounds.dispose();
        music.dispose();
        audio.dispose();
        assertThat(audio.isWatchedOnce()).as("the thread has ended").isFalse();
    }

    private void startServer() throws IOException {
        server = new ProcessBuilder(
                        "pulseaudio",
                        "-n",
                        "--daemonize=no",
                        "--exit-idle-time=-1",
                        "--load=module-native-protocol-unix auth-anonymous=1",
                        "--load=module-null-sink")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private void frames(BooleanSupplier until) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
        while (!until.getAsBoolean()) {
            assertThat(System.nanoTime()).as("told so far: %s", told).isLessThan(end);
            frames(1);
        }
    }

    private void frames(int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            audio.update();
            sounds.update();
            music.update(0, FRAME_MILLIS / 1000f);
            Thread.sleep(FRAME_MILLIS);
        }
    }

    /**
     * Returns the loudest sample of what the server's listeners hear, once there is any, or 0 if there is none for
     * long.
     */
    private int loudness() throws IOException, InterruptedException {
        frames(100);
        Process recorder = new ProcessBuilder(
                        "parec", "--device=null.monitor", "--raw", "--format=s16le", "--channels=1", "--rate=44100")
                .start();
        try (DataInputStream heard = new DataInputStream(recorder.getInputStream())) {
            byte[] bytes = new byte[SAMPLES * Short.BYTES];
            int loudest = 0;
            for (int second = 0; second < MOST_SECONDS && loudest == 0; second++) {
                frames(50);
                heard.readFully(bytes);
                ShortBuffer samples =
                        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
                while (samples.hasRemaining()) {
                    loudest = Math.max(loudest, Math.abs(samples.get()));
                }
            }
            return loudest;
        } finally {
            recorder.destroy();
        }
    }
}
