package dev.orebound.workbench.stepper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** Checks that of many requests only the latest is worked on, and that each result is taken once. */
class LatestTaskWorkerTest {
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final LatestTaskWorker<String> worker = new LatestTaskWorker<>(waiting::add);
    private final List<String> worked = new ArrayList<>();

    private void asks(String task) {
        worker.ask(() -> {
            worked.add(task);
            return task;
        });
    }

    @Test
    void beforeAnythingIsAskedThereIsNothingToTakeAndNothingToDo() {
        assertThat(worker.take()).isNull();
        assertThat(worker.isBusy()).isFalse();
    }

    @Test
    void aResultIsTakenOnce() {
        asks("floor");
        assertThat(worker.isBusy()).isTrue();

        waiting.remove().run();

        assertThat(worker.isBusy()).isFalse();
        assertThat(worker.take()).isEqualTo("floor");
        assertThat(worker.take()).isNull();
    }

    @Test
    void givenSeveralRequestsBeforeTheFirstBegins_thenOnlyTheLastIsWorkedOn() {
        asks("one");
        asks("two");
        asks("three");

        waiting.remove().run();
        assertThat(worker.isBusy())
                .as("the dropped requests are still in the queue")
                .isTrue();
        waiting.remove().run();
        waiting.remove().run();

        assertThat(worked).containsExactly("three");
        assertThat(worker.take()).isEqualTo("three");
        assertThat(worker.isBusy()).isFalse();
    }

    @Test
    void givenTwoResultsBeforeOneIsTaken_thenTheLaterCounts() {
        asks("one");
        waiting.remove().run();
        asks("two");
        waiting.remove().run();

        assertThat(worker.take()).isEqualTo("two");
    }

    @Test
    void givenATaskThatThrows_thenTheWorkerIsNotBusyForEver() {
        worker.ask(() -> {
            throw new IllegalStateException("no floor");
        });

        assertThatThrownBy(waiting.remove()::run).isInstanceOf(IllegalStateException.class);

        assertThat(worker.isBusy()).isFalse();
    }
}
