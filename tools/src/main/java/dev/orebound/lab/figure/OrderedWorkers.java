package dev.orebound.lab.figure;

import dev.orebound.cave.FloorNotMadeException;
import java.util.ArrayDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Runs numbered tasks on several threads and hands on their results in order, so that the outcome does not depend on
 * timing.
 */
public final class OrderedWorkers {
    /** More results would only wait in memory for their turn. */
    private static final int TASKS_AHEAD = 8;

    private OrderedWorkers() {}

    /**
     * Runs tasks with numbers from 0 on, and returns after the last result was handed on.
     *
     * @param threads that work in parallel, at least 1
     * @param task called with its number, on any thread
     * @param results takes each result on the calling thread, in the order of the tasks
     * @return the seconds that it took
     * @throws FloorNotMadeException if a task threw it
     */
    public static <T> double run(int tasks, int threads, IntFunction<T> task, Consumer<T> results) {
        long begin = System.nanoTime();
        run(0, tasks, threads, task, results);
        return (System.nanoTime() - begin) / 1e9;
    }

    /**
     * Does the same, but runs the first of at least one task alone, because it fills the tables that all worlds only
     * read from then on.
     */
    public static <T> double runFirstAlone(int tasks, int threads, IntFunction<T> task, Consumer<T> results) {
        long begin = System.nanoTime();
        results.accept(task.apply(0));
        run(1, tasks, threads, task, results);
        return (System.nanoTime() - begin) / 1e9;
    }

    private static <T> void run(int first, int end, int threads, IntFunction<T> task, Consumer<T> results) {
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
