package dev.orebound.lab.figure;

import dev.orebound.cave.FloorNotMadeException;
import java.util.ArrayDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Runs numbered tasks on several threads and hands on their results in order, so that the outcome does not depend on timing. */
public final class OrderedWorkers {
    /** More results would only wait in memory for their turn. */
    private static final int TASKS_AHEAD = 8;

    private OrderedWorkers() {}

    /**
     * Runs the tasks and returns after the last result was handed on.
     *
     * @param first the number of the first task
     * @param end the number after that of the last task
     * @param threads that work in parallel, at least 1
     * @param task called with its number, on any thread
     * @param results takes each result on the calling thread, in the order of the tasks
     * @throws FloorNotMadeException if a task threw it
     */
    public static <T> void run(int first, int end, int threads, IntFunction<T> task, Consumer<T> results) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            ArrayDeque<Future<T>> ahead = new ArrayDeque<>();
            for (int i = first; i < end; i++) {
                int number = i;
                ahead.add(workers.submit(() -> task.apply(number)));
                if (ahead.size() >= threads * TASKS_AHEAD) {
                    results.accept(resultOf(ahead.remove()));
                }
            }
            while (!ahead.isEmpty()) {
                results.accept(resultOf(ahead.remove()));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static <T> T resultOf(Future<T> task) {
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof FloorNotMadeException unmade) {
                throw unmade;
            }
            throw new IllegalStateException(String.valueOf(e.getCause()), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the survey was interrupted", e);
        }
    }
}
