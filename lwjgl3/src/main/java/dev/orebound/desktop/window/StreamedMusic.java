package dev.orebound.desktop.window;

import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.OpenALMusic;
import com.badlogic.gdx.files.FileHandle;
import dev.orebound.view.music.MusicStream;
import dev.orebound.view.sound.synth.SampleMath;

/** Music that libGDX reads from a stream of samples instead of a file. It never ends. */
final class StreamedMusic extends OpenALMusic {
    private static final int CHANNELS = 2;
    private static final int BITS = 16;

    private final MusicStream stream;

    /** @param stream a {@link MusicStream} */
    StreamedMusic(OpenALLwjgl3Audio audio, FileHandle stream) {
        super(audio, stream);
        this.stream = (MusicStream) stream;
        setup(CHANNELS, BITS, SampleMath.RATE);
    }

    @Override
    public int read(byte[] buffer) {
        return stream.read(buffer);
    }

    @Override
    public void reset() {
        // A stream has no beginning to go back to.
    }
}
