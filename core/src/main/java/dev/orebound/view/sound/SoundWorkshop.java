package dev.orebound.view.sound;

import com.badlogic.gdx.files.FileHandle;
import dev.orebound.content.reading.ContentTable;
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
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicIntegerArray;
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

    private final ExecutorService hands;
    private final CompletionService<SoundPiece> finished;
    private final ContentTable<SoundRecipe> recipes;
    private final List<Job> waiting = new ArrayList<>();

    /** 1 for each sound that somebody wants to hear. */
    private final AtomicIntegerArray isWanted;

    private boolean hasBegun;
    private int missing;

    /** One variant of a sound that is to be made. */
    private record Job(int sound, int variant) {}

    /** A WAV file in memory, since the library's decoder reads only files. */
    private static final class MemoryFile extends FileHandle {
        private final String name;
        private final byte[] bytes;

        MemoryFile(String name, byte[] bytes) {
            super(name + ".wav");
            this.name = name;
            this.bytes = bytes;
        }

        @Override
        public InputStream read() {
            return new ByteArrayInputStream(bytes);
        }

        @Override
        public byte[] readBytes() {
            return bytes.clone();
        }

        @Override
        public boolean exists() {
            return true;
        }

        @Override
        public long length() {
            return bytes.length;
        }

        @Override
        public String toString() {
            return "the sound " + name;
        }
    }

    /** One variant of a sound, as a file in memory. */
    record SoundPiece(int sound, int variant, FileHandle wav) {}

    SoundWorkshop(ContentTable<SoundRecipe> recipes) {
        this.recipes = recipes;
        isWanted = new AtomicIntegerArray(recipes.size());
        int spare = Runtime.getRuntime().availableProcessors() - 1;
        hands = Executors.newFixedThreadPool(Math.max(1, Math.min(MOST_THREADS, spare)), SoundWorkshop::thread);
        finished = new ExecutorCompletionService<>(hands);
        for (int sound : shotsFirst(recipes)) {
            for (int variant = 0; variant < recipes.at(sound).variants(); variant++) {
                waiting.add(new Job(sound, variant));
            }
        }
        missing = waiting.size();
    }

    /** Begins to make sounds. Further calls do nothing. */
    void begin() {
        if (!hasBegun && !hands.isShutdown()) {
            hasBegun = true;
            SoundSynth synth = new SoundSynth();
            for (int i = 0; i < missing; i++) {
                finished.submit(() -> make(synth, nextJob()));
            }
            hands.shutdown();
        }
    }

    /** Makes the variants of a sound before those that nobody wants yet. */
    void want(int sound) {
        isWanted.set(sound, 1);
    }

    /** Returns the first job for a wanted sound, or the first of all. */
    private synchronized Job nextJob() {
        for (int i = 0; i < waiting.size(); i++) {
            if (isWanted.get(waiting.get(i).sound()) == 1) {
                return waiting.remove(i);
            }
        }
        return waiting.remove(0);
    }

    /** Returns true once everything has been handed over. */
    boolean isEmpty() {
        return missing == 0;
    }

    /**
     * Returns a finished piece, or null if there is none yet.
     *
     * @throws IllegalStateException if it could not be made
     */
    @Nullable
    SoundPiece poll() {
        Future<SoundPiece> next = missing == 0 ? null : finished.poll();
        return next == null ? null : handOver(next);
    }

    /**
     * Waits for the next finished piece.
     *
     * @throws IllegalStateException if it could not be made
     */
    SoundPiece take() {
        begin();
        try {
            return handOver(finished.take());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            missing = 0;
            throw new IllegalStateException("interrupted while sounds were made", e);
        }
    }

    void close() {
        hands.shutdownNow();
        missing = 0;
    }

    private SoundPiece handOver(Future<SoundPiece> done) {
        missing--;
        try {
            return done.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("a sound could not be made: " + e.getMessage(), e);
        }
    }

    private SoundPiece make(SoundSynth synth, Job job) {
        SoundRecipe recipe = recipes.at(job.sound());
        byte[] wav = wavOf(synth.samples(recipe, job.variant()));
        return new SoundPiece(job.sound(), job.variant(), new MemoryFile(recipe.id() + "_" + job.variant(), wav));
    }

    private static List<Integer> shotsFirst(ContentTable<SoundRecipe> recipes) {
        List<Integer> order = new ArrayList<>();
        List<Integer> loops = new ArrayList<>();
        for (int sound = 0; sound < recipes.size(); sound++) {
            (recipes.at(sound).isLoop() ? loops : order).add(sound);
        }
        order.addAll(loops);
        return order;
    }

    /** The thread lets the game end, and gives way to what draws. */
    @SuppressWarnings("ThreadPriorityCheck") // a wish; nothing depends on it
    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "sounds");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }

    static byte[] wavOf(short[] samples) {
        int data = samples.length * BYTES_A_SAMPLE;
        ByteBuffer wav = ByteBuffer.allocate(HEADER_BYTES + data).order(ByteOrder.LITTLE_ENDIAN);
        wav.put(tag("RIFF")).putInt(HEADER_BYTES - 8 + data).put(tag("WAVE"));
        wav.put(tag("fmt ")).putInt(16).putShort(PCM).putShort(MONO);
        wav.putInt(SampleMath.RATE).putInt(SampleMath.RATE * BYTES_A_SAMPLE);
        wav.putShort((short) BYTES_A_SAMPLE).putShort((short) (8 * BYTES_A_SAMPLE));
        wav.put(tag("data")).putInt(data);
        for (short sample : samples) {
            wav.putShort(sample);
        }
        return wav.array();
    }

    private static byte[] tag(String letters) {
        return letters.getBytes(StandardCharsets.US_ASCII);
    }
}
