package dev.orebound.view.sound;

import com.badlogic.gdx.files.FileHandle;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.view.sound.synth.SampleMath;
import dev.orebound.view.sound.synth.SoundSynth;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Makes all sounds on threads of their own, once it is told to begin, and hands them over when they are finished. Sounds that somebody
 * wants to hear come first, then short ones; loops take longest.
 */
final class SoundWorkshop {
    private static final int MOST_THREADS = 3;
    private static final int HEADER_BYTES = 44;
    private static final int BYTES_A_SAMPLE = 2;
    private static final short PCM = 1;
    private static final short MONO = 1;

    private final ContentTable<SoundRecipe> recipes;
    private final SoundSynth synth;
    private final List<Job> waiting = new ArrayList<>();
    private final BlockingQueue<SoundPiece> finished = new LinkedBlockingQueue<>();
    private boolean hasBegun;
    private int missing;

    /** One variant of a sound that is to be made. */
    private record Job(int sound, int variant) {}

    /** One variant of a sound as a file in memory, because the library's decoder reads only files; null if it could not be made. */
    record SoundPiece(
            int sound,
            int variant,
            @Nullable FileHandle wav,
            @Nullable Throwable fault) {
        FileHandle file() {
            if (wav == null) {
                throw new IllegalStateException("a sound could not be made: " + fault, fault);
            }
            return wav;
        }
    }

    private static final class MemoryFile extends FileHandle {
        private final byte[] bytes;

        MemoryFile(String name, byte[] bytes) {
            super(name + ".wav");
            this.bytes = bytes;
        }

        @Override
        public InputStream read() {
            return new ByteArrayInputStream(bytes);
        }

        @Override
        public long length() {
            return bytes.length;
        }
    }

    SoundWorkshop(SoundContent content) {
        recipes = content.recipes();
        synth = new SoundSynth(content.materials());
        List<Job> loops = new ArrayList<>();
        for (int sound = 0; sound < recipes.size(); sound++) {
            for (int variant = 0; variant < recipes.at(sound).variants(); variant++) {
                (recipes.at(sound).isLoop() ? loops : waiting).add(new Job(sound, variant));
            }
        }
        waiting.addAll(loops);
        missing = waiting.size();
    }

    /** Begins to make sounds. Further calls do nothing. */
    @SuppressWarnings("ThreadPriorityCheck") // a wish to give way to the thread that draws; nothing depends on it
    void begin() {
        int spare = hasBegun ? 0 : Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        hasBegun = true;
        for (int i = 0; i < Math.min(MOST_THREADS, spare); i++) {
            Thread thread = new Thread(this::work, "sounds");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            thread.start();
        }
    }

    private void work() {
        for (Job job = next(); job != null; job = next()) {
            finished.add(make(job));
        }
    }

    private @Nullable Job next() {
        synchronized (waiting) {
            return waiting.isEmpty() ? null : waiting.remove(0);
        }
    }

    private SoundPiece make(Job job) {
        try {
            SoundRecipe recipe = recipes.at(job.sound());
            byte[] wav = wavOf(synth.samples(recipe, job.variant()));
            return new SoundPiece(
                    job.sound(), job.variant(), new MemoryFile(recipe.id() + "_" + job.variant(), wav), null);
        } catch (RuntimeException | OutOfMemoryError e) {
            return new SoundPiece(job.sound(), job.variant(), null, e);
        }
    }

    /** Makes the variants of a sound before the others. */
    void want(int sound) {
        synchronized (waiting) {
            int first = 0;
            for (int i = 0; i < waiting.size(); i++) {
                if (waiting.get(i).sound() == sound) {
                    waiting.add(first, waiting.remove(i));
                    first++;
                }
            }
        }
    }

    /** Returns true once everything has been handed over. */
    boolean isEmpty() {
        return missing == 0;
    }

    /** Returns a finished piece, or null if there is none yet. */
    @Nullable
    SoundPiece poll() {
        SoundPiece piece = missing == 0 ? null : finished.poll();
        missing -= piece == null ? 0 : 1;
        return piece;
    }

    /** Waits for the next finished piece. */
    SoundPiece take() {
        begin();
        try {
            SoundPiece piece = finished.take();
            missing--;
            return piece;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            close();
            return new SoundPiece(0, 0, null, e);
        }
    }

    /** Makes no more sounds. */
    void close() {
        synchronized (waiting) {
            waiting.clear();
        }
        hasBegun = true;
        missing = 0;
    }

    static byte[] wavOf(short[] samples) {
        int data = samples.length * BYTES_A_SAMPLE;
        ByteBuffer wav = ByteBuffer.allocate(HEADER_BYTES + data).order(ByteOrder.LITTLE_ENDIAN);
        wav.put(tag("RIFF")).putInt(HEADER_BYTES - 8 + data).put(tag("WAVE"));
        wav.put(tag("fmt ")).putInt(16).putShort(PCM).putShort(MONO);
        wav.putInt(SampleMath.RATE).putInt(SampleMath.RATE * BYTES_A_SAMPLE);
        wav.putShort((short) BYTES_A_SAMPLE).putShort((short) (8 * BYTES_A_SAMPLE));
        wav.put(tag("data")).putInt(data).asShortBuffer().put(samples);
        return wav.array();
    }

    private static byte[] tag(String letters) {
        return letters.getBytes(StandardCharsets.US_ASCII);
    }
}
