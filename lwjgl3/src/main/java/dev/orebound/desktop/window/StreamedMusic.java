package dev.orebound.desktop.window;

import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.OpenALMusic;
import com.badlogic.gdx.files.FileHandle;
import dev.orebound.view.music.MusicStream;
import dev.orebound.view.sound.synth.SampleMath;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.openal.AL10;

/**
 * Music that libGDX plays from a stream of samples instead of a file. It never ends. Buffers are refilled here, not by
 * libGDX, whose calls allocate.
 */
final class StreamedMusic extends OpenALMusic {
    private static final int CHANNELS = 2;
    private static final int BITS = 16;

    /** Bytes in a buffer, as in the ones that libGDX fills at first. */
    private static final int BUFFER_BYTES = 40_960;

    /** More buffers than libGDX has. */
    private static final int MOST_BUFFERS = 8;

    private final MusicStream stream;
    private final byte[] bytes = new byte[BUFFER_BYTES];
    private final ByteBuffer samples = BufferUtils.createByteBuffer(BUFFER_BYTES);
    private final IntBuffer buffer = BufferUtils.createIntBuffer(1);

    /** Buffers that were played out and wait for samples. */
    private final IntBuffer empty = BufferUtils.createIntBuffer(MOST_BUFFERS);

    private long playedBytes;

    /** @param stream a {@link MusicStream} */
    StreamedMusic(OpenALLwjgl3Audio audio, FileHandle stream) {
        super(audio, stream);
        this.stream = (MusicStream) stream;
        setup(CHANNELS, BITS, SampleMath.RATE);
    }

    @Override
    public void play() {
        if (getSourceId() == -1) {
            empty.clear(); // libGDX fills every buffer
        }
        super.play();
        HighNoteFilter.removeFrom(getSourceId());
    }

    @Override
    public void update() {
        int source = getSourceId();
        if (source == -1) {
            return;
        }
        for (int left = AL10.alGetSourcei(source, AL10.AL_BUFFERS_PROCESSED); left > 0; left--) {
            AL10.alSourceUnqueueBuffers(source, buffer);
            empty.put(buffer.get(0));
        }
        // What is not made yet can wait for the next frame; a buffer that stayed in the queue would be heard again.
        while (empty.position() > 0 && stream.hasReady(BUFFER_BYTES)) {
            empty.position(empty.position() - 1);
            buffer.put(0, empty.get(empty.position()));
            stream.read(bytes);
            samples.clear();
            samples.put(bytes);
            samples.flip();
            AL10.alBufferData(buffer.get(0), AL10.AL_FORMAT_STEREO16, samples, SampleMath.RATE);
            AL10.alSourceQueueBuffers(source, buffer);
            playedBytes += BUFFER_BYTES;
        }
        boolean hasSamples = AL10.alGetSourcei(source, AL10.AL_BUFFERS_QUEUED) > 0;
        if (isPlaying() && hasSamples && AL10.alGetSourcei(source, AL10.AL_SOURCE_STATE) != AL10.AL_PLAYING) {
            AL10.alSourcePlay(source);
        }
    }

    /** Returns the seconds that were played, counted in whole buffers. */
    @Override
    public float getPosition() {
        return (float) playedBytes / (CHANNELS * Short.BYTES * SampleMath.RATE);
    }

    @Override
    public int read(byte[] into) {
        return stream.read(into);
    }

    @Override
    public void reset() {
        // A stream has no beginning to go back to.
    }
}
