package dev.orebound.view.sound;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.view.sound.synth.SoundSynth;
import dev.orebound.view.sound.synth.WavFile;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Makes all sounds on threads of their own and hands them over as they get finished. Short sounds come first, since menus
 * want them at once and loops take longest.
 */
final class SoundWorkshop {
    private static final int MOST_THREADS = 3;

    private final ExecutorService hands;
    private final CompletionService<Piece> finished;
    private int missing;

    /** One variant of a sound, as a file in memory. */
    record Piece(int sound, int variant, MemoryFile wav) {}

    SoundWorkshop(ContentTable<SoundRecipe> recipes) {
        int spare = Runtime.getRuntime().availableProcessors() - 1;
        hands = Executors.newFixedThreadPool(
                Math.max(1, Math.min(MOST_THREADS, spare)), SoundWorkshop::threadThatLetsTheGameEnd);
        finished = new ExecutorCompletionService<>(hands);
        SoundSynth synth = new SoundSynth();
        for (int sound : shotsFirst(recipes)) {
            SoundRecipe recipe = recipes.at(sound);
            for (int variant = 0; variant < recipe.variants(); variant++) {
                int number = variant;
                finished.submit(() -> make(synth, sound, recipe, number));
                missing++;
            }
        }
        hands.shutdown();
    }

    /** True once everything has been handed over. */
    boolean isEmpty() {
        return missing == 0;
    }

    /**
     * A piece that is finished, or null if none is just now.
     *
     * @throws IllegalStateException if it could not be made
     */
    @Nullable
    Piece poll() {
        Future<Piece> next = missing == 0 ? null : finished.poll();
        return next == null ? null : handOver(next);
    }

    /**
     * The next piece, as soon as it is finished.
     *
     * @throws IllegalStateException if it could not be made
     */
    Piece take() {
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

    private Piece handOver(Future<Piece> done) {
        missing--;
        try {
            return done.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("a sound could not be made: " + e.getMessage(), e);
        }
    }

    private static Piece make(SoundSynth synth, int sound, SoundRecipe recipe, int variant) {
        byte[] wav = WavFile.bytes(synth.samples(recipe, variant));
        return new Piece(sound, variant, new MemoryFile(recipe.id() + "_" + variant, wav));
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

    private static Thread threadThatLetsTheGameEnd(Runnable work) {
        Thread thread = new Thread(work, "sounds");
        thread.setDaemon(true);
        return thread;
    }
}
