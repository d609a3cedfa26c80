package dev.orebound.view.sound;

import com.badlogic.gdx.files.FileHandle;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.view.sound.synth.SampleMath;
import dev.orebound.view.sound.synth.SoundSynth;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes all sounds on threads of their own, in the order of their recipes, but loops last. */
final class SoundWorkshop {
    private static final int MOST_THREADS = 3;
    private static final int HEADER_BYTES = 44;
    private static final int BYTES_A_SAMPLE = 2;
    private static final short PCM = 1;
    private static final short MONO = 1;

    private final SoundSynth synth;
    private final Queue<SoundPiece> waiting = new ConcurrentLinkedQueue<>();
    private final Queue<SoundPiece> finished = new ConcurrentLinkedQueue<>();

    /** One variant of a sound as a file in memory, because the library's decoder reads only files. */
    final class SoundPiece extends FileHandle {
        final SoundRecipe recipe;
        final int variant;
        private byte[] wav = {};
        private @Nullable Throwable fault;

        private SoundPiece(SoundRecipe recipe, int variant) {
            super(recipe.id() + "_" + variant + ".wav");
            this.recipe = recipe;
            this.variant = variant;
        }

        private void make() {
            try {
                wav = wavOf(synth.samples(recipe, variant));
            } catch (RuntimeException | Error e) {
                fault = e;
            }
        }

        /** Reads it, unless it could not be made. */
        @Override
        public InputStream read() {
            if (fault != null) {
                throw new IllegalStateException("a sound could not be made: " + fault, fault);
            }
            return new ByteArrayInputStream(wav);
        }
    }

    SoundWorkshop(SoundContent content) {
        synth = new SoundSynth(content.materials());
        content.recipes().asList().stream()
                .sorted(Comparator.comparing(SoundRecipe::isLoop))
                .flatMap(recipe -> IntStream.range(0, recipe.variants()).mapToObj(i -> new SoundPiece(recipe, i)))
                .forEach(waiting::add);
    }

    /** Begins to make sounds. */
    @SuppressWarnings("ThreadPriorityCheck") // a wish to give way to the thread that draws; nothing depends on it
    void begin() {
        int spare = Runtime.getRuntime().availableProcessors() - 1;
        for (int i = 0; i < Math.max(1, Math.min(MOST_THREADS, spare)); i++) {
            Thread thread = new Thread(this::work, "sounds");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            thread.start();
        }
    }

    private void work() {
        for (SoundPiece piece = waiting.poll(); piece != null; piece = waiting.poll()) {
            piece.make();
            finished.add(piece);
        }
    }

    /** Returns a finished piece, or null if there is none yet. */
    @Nullable
    SoundPiece poll() {
        return finished.poll();
    }

    /** Makes no more sounds. */
    void close() {
        waiting.clear();
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
