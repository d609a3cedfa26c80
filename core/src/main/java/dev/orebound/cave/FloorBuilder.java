package dev.orebound.cave;

import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Layer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A floor while its passes run. It holds what each has made, and holds each to what it declared: a pass reads nothing that
 * it did not name, and writes once all that it named.
 */
final class FloorBuilder implements UnfinishedFloor {
    private final FloorRequest request;
    private final Content content;
    private final int attempt;
    private final WorkingMemory memory;
    private final Map<Key<?>, Object> made = new LinkedHashMap<>();
    private final OreFields oreFields;
    private @Nullable Pass running;
    /** What the running pass declared. */
    private List<Key<?>> mayRead = List.of();

    private List<Key<?>> mayWrite = List.of();

    FloorBuilder(FloorRequest request, Content content, int attempt) {
        this(
                request,
                content,
                attempt,
                new Grid(content.cave().width(), content.cave().height()));
    }

    FloorBuilder(FloorRequest request, Content content, int attempt, Grid grid) {
        this(request, content, attempt, new WorkingMemory(grid), new OreFields(content));
    }

    /** Works in memory that is lent, and takes the run's ore from what is kept of it. */
    FloorBuilder(FloorRequest request, Content content, int attempt, WorkingMemory memory, OreFields oreFields) {
        this.request = request;
        this.content = content;
        this.attempt = attempt;
        this.memory = memory;
        this.oreFields = oreFields;
    }

    @Override
    public FloorRequest request() {
        return request;
    }

    Content content() {
        return content;
    }

    @Override
    public Grid grid() {
        return memory.grid();
    }

    /** What the running pass may work with until it ends. */
    WorkingMemory memory() {
        return memory;
    }

    /** All ore in the rock of the run that this floor is part of. */
    OreField oreField() {
        return oreFields.of(request.seed(), grid());
    }

    @Override
    public int attempt() {
        return attempt;
    }

    /** From here on the builder answers to this pass. */
    void begin(Pass pass) {
        memory.takeBack();
        running = pass;
        mayRead = pass.reads();
        mayWrite = pass.writes();
    }

    /** The pass has ended; it must have made all that it declared. */
    void end(Pass pass) {
        for (Key<?> key : mayWrite) {
            if (!made.containsKey(key)) {
                throw new IllegalStateException(pass.name() + " declares that it writes " + key + ", but did not");
            }
        }
        running = null;
    }

    /**
     * What an earlier pass made.
     *
     * @throws IllegalStateException if the running pass did not declare that it reads it
     */
    @SuppressWarnings("unchecked") // put() let nothing but a T in under this key
    <T> T get(Key<T> key) {
        if (running != null && !mayRead.contains(key)) {
            throw new IllegalStateException(running.name() + " reads " + key + " without declaring it");
        }
        Object value = made.get(key);
        if (value == null) {
            throw new IllegalStateException(key + " is not made yet");
        }
        return (T) value;
    }

    /**
     * Adds what the running pass has made; it must not change any more.
     *
     * @throws IllegalStateException if the running pass did not declare it, or it is there already
     */
    <T> void put(Key<T> key, T value) {
        if (running != null && !mayWrite.contains(key)) {
            throw new IllegalStateException(running.name() + " writes " + key + " without declaring it");
        }
        if (made.putIfAbsent(key, value) != null) {
            throw new IllegalStateException(key + " is written twice");
        }
    }

    @Override
    public List<String> layerNames() {
        return made.entrySet().stream()
                .filter(entry -> entry.getValue() instanceof Layer)
                .map(entry -> entry.getKey().name())
                .toList();
    }

    @Override
    public Layer layer(String name) {
        if (made.get(new Key<>(name)) instanceof Layer layer) {
            return layer;
        }
        throw new IllegalArgumentException("no layer " + name + " among " + layerNames());
    }
}
