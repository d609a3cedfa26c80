package dev.orebound.view.ui;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Work that a thread of its own does while frames go on.
 *
 * @param <T> its result
 */
public final class BackgroundWork<T> {
    private final CompletableFuture<T> result;

    /** Begins the work. It does not keep the game from ending. */
    public BackgroundWork(Supplier<T> work) {
        result = CompletableFuture.supplyAsync(work, task -> {
            Thread thread = new Thread(task, "start");
            thread.setDaemon(true);
            thread.start();
        });
    }

    /** Returns true if {@link #result} does not have to wait. */
    public boolean isDone() {
        return result.isDone();
    }

    /** Waits for the result. What the work throws is thrown as if it had been done here. */
    public T result() {
        try {
            return result.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }
}
