package dev.orebound.view.ui;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Work that a thread of its own does while frames go on. Any thread may ask for it.
 *
 * @param <T> its result
 */
public final class BackgroundWork<T> {
    private final Supplier<T> work;
    private @Nullable CompletableFuture<T> result;

    private BackgroundWork(Supplier<T> work, boolean isBegun) {
        this.work = work;
        if (isBegun) {
            begin();
        }
    }

    /** Begins the work. It does not keep the game from ending. */
    public BackgroundWork(Supplier<T> work) {
        this(work, true);
    }

    /** Returns work that does not begin before {@link #begin} or {@link #result} is called. */
    public static <T> BackgroundWork<T> later(Supplier<T> work) {
        return new BackgroundWork<>(work, false);
    }

    /** Returns work that is done already. */
    public static <T> BackgroundWork<T> done(T result) {
        BackgroundWork<T> done = new BackgroundWork<>(() -> result, false);
        done.result = CompletableFuture.completedFuture(result);
        return done;
    }

    /** Begins the work, unless it has begun. */
    public synchronized void begin() {
        if (result == null) {
            result = CompletableFuture.supplyAsync(work, task -> {
                Thread thread = new Thread(task, "start");
                thread.setDaemon(true);
                thread.start();
            });
        }
    }

    private synchronized CompletableFuture<T> begun() {
        begin();
        return Objects.requireNonNull(result);
    }

    /** Returns true if {@link #result} does not have to wait. */
    public synchronized boolean isDone() {
        return result != null && result.isDone();
    }

    /** Waits for the result. What the work throws is thrown as if it had been done here. */
    public T result() {
        try {
            return begun().join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Error fault) {
                throw fault;
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }
}
