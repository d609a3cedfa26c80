package dev.orebound.journal.disk;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Passes on messages, each distinct one only once. */
public final class DistinctMessages {
    private final Consumer<String> listener;
    private final Set<String> told = new HashSet<>();

    public DistinctMessages(Consumer<String> listener) {
        this.listener = listener;
    }

    /** Passes on a line unless it was passed on before. */
    public void add(String line) {
        if (told.add(line)) {
            listener.accept(line);
        }
    }
}
