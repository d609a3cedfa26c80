package dev.orebound.workbench.stepper;

import com.badlogic.gdx.utils.Disposable;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs tasks in the background. While a task runs, only the most recent request is kept.
 *
 * @param <T> type of the result
 */
final class LatestTaskWorker<T> implements Disposable {
    private final Executor worker;
    private final AtomicReference<@Nullable Supplier<T>> wanted = new AtomicReference<>();
    private final AtomicReference<@Nullable T> done = new AtomicReference<>();
    private final AtomicInteger asked = new AtomicInteger();

    /** @param worker runs the tasks one after the other */
    LatestTaskWorker(Executor worker) {
        this.worker = worker;
    }

    /** Returns a daemon thread, which ends with the game. */
    static ExecutorService thread() {
        return Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "stepper");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Requests a task, which must not throw. */
    void ask(Supplier<T> work) {
        wanted.set(work);
        asked.incrementAndGet();
        worker.execute(this::work);
    }

    private void work() {
        try {
            Supplier<T> next = wanted.getAndSet(null);
            if (next != null) {
                done.set(next.get());
            }
        } finally {
            asked.decrementAndGet();
        }
    }

    /** Returns the result since the last call, or null. */
    @Nullable
    T take() {
        return done.get() == null ? null : done.getAndSet(null);
    }

    /** Returns true while a task is running or waiting. */
    boolean isBusy() {
        return asked.get() > 0;
    }

    @Override
    public void dispose() {
        if (worker instanceof ExecutorService service) {
            service.shutdownNow();
        }
    }
}
