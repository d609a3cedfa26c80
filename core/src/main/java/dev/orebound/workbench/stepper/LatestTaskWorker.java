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
 * Work that would hold up the picture, done beside it. Of what is asked for while something is still
 * done, only the last is done.
 *
 * @param <T> what comes of it
 */
final class LatestTaskWorker<T> implements Disposable {
    private final Executor worker;
    private final AtomicReference<@Nullable Supplier<T>> wanted = new AtomicReference<>();
    private final AtomicReference<@Nullable T> done = new AtomicReference<>();
    private final AtomicInteger asked = new AtomicInteger();

    /** @param worker does the work, one piece after the other */
    LatestTaskWorker(Executor worker) {
        this.worker = worker;
    }

    /** A thread that ends with the game. */
    static ExecutorService thread() {
        return Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "stepper");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Asks for something; the work must throw nothing. */
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

    /** What has come of it since one last asked, or null. */
    @Nullable
    T take() {
        return done.get() == null ? null : done.getAndSet(null);
    }

    /** True as long as something is not done yet. */
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
