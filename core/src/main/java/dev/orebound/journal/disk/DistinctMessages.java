package dev.orebound.journal.disk;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Tells what went wrong, each thing once. */
final class DistinctMessages {
    private final Consumer<String> listener;
    private final Set<String> told = new HashSet<>();

    DistinctMessages(Consumer<String> listener) {
        this.listener = listener;
    }

    /** Says a line, unless it was said before. */
    void add(String line) {
        if (told.add(line)) {
            listener.accept(line);
        }
    }
}
