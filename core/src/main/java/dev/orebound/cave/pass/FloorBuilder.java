package dev.orebound.cave.pass;

import dev.orebound.cave.FloorSoFar;
import dev.orebound.cave.UnfinishedFloor;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.ore.OreField;
import dev.orebound.cave.ore.OreFieldCache;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Layer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A floor while its passes run. It holds what each has made, and holds each to what it declared: a pass reads nothing that
 * it did not name, and writes once all that it named.
 */
final class FloorBuilder {
    private final FloorRequest request;
    private final Content content;
    private final int attempt;
    private final WorkingMemory memory;
    private final Map<FloorKey<?>, Object> made = new LinkedHashMap<>();
    private final OreFieldCache oreFields;
    private final PassListener listener;
    private final UnfinishedFloor seen = new FloorSoFar(this);
    /** What the running pass shows of what it will have made. */
    private final Map<FloorKey<?>, Object> shown = new LinkedHashMap<>();

    private final int[] rounds = new int[PassRound.values().length];
    private @Nullable FloorPass running;
    /** What the running pass declared. */
    private List<FloorKey<?>> mayRead = List.of();

    private List<FloorKey<?>> mayWrite = List.of();

    FloorBuilder(FloorRequest request, Content content, int attempt) {
        this(
                request,
                content,
                attempt,
                new Grid(content.cave().width(), content.cave().height()));
    }

    FloorBuilder(FloorRequest request, Content content, int attempt, Grid grid) {
        this(request, content, attempt, new WorkingMemory(grid), new OreFieldCache(content), PassListener.NONE);
    }

    /** Works in memory that is lent, and takes the run's ore from what is kept of it; tells whoever looks on of each round. */
    FloorBuilder(
            FloorRequest request,
            Content content,
            int attempt,
            WorkingMemory memory,
            OreFieldCache oreFields,
            PassListener listener) {
        this.request = request;
        this.content = content;
        this.attempt = attempt;
        this.memory = memory;
        this.oreFields = oreFields;
        this.listener = listener;
    }

    FloorRequest request() {
        return request;
    }

    Content content() {
        return content;
    }

    Grid grid() {
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

    int attempt() {
        return attempt;
    }

    /** From here on the builder answers to this pass. */
    void begin(FloorPass pass) {
        memory.takeBack();
        shown.clear();
        Arrays.fill(rounds, 0);
        running = pass;
        mayRead = pass.reads();
        mayWrite = pass.writes();
    }

    /** The pass has ended; it must have made all that it declared. */
    void end(FloorPass pass) {
        for (FloorKey<?> key : mayWrite) {
            if (!made.containsKey(key)) {
                throw new IllegalStateException(pass.name() + " declares that it writes " + key + ", but did not");
            }
        }
        shown.clear();
        running = null;
    }

    /** True if somebody looks on, for whom it is worth making what nobody else needs. */
    boolean isWatched() {
        return listener != PassListener.NONE;
    }

    /** What those see who look on. */
    UnfinishedFloor seen() {
        return seen;
    }

    /** Lets those who look on see how far the running pass has come with something. Costs nothing where nobody does. */
    <T> void show(PassRound round, FloorKey<T> key, T soFar) {
        if (isWatched() && running != null) {
            shown.put(key, soFar);
            listener.duringPass(running.name(), round, ++rounds[round.ordinal()], seen);
        }
    }

    /** The same with two things that go together. */
    <S, T> void show(PassRound round, FloorKey<S> key, S soFar, FloorKey<T> otherKey, T otherSoFar) {
        if (isWatched()) {
            shown.put(otherKey, otherSoFar);
            show(round, key, soFar);
        }
    }

    /**
     * What an earlier pass made.
     *
     * @throws IllegalStateException if the running pass did not declare that it reads it
     */
    @SuppressWarnings("unchecked") // put() let nothing but a T in under this key
    <T> T get(FloorKey<T> key) {
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
    <T> void put(FloorKey<T> key, T value) {
        if (running != null && !mayWrite.contains(key)) {
            throw new IllegalStateException(running.name() + " writes " + key + " without declaring it");
        }
        if (made.putIfAbsent(key, value) != null) {
            throw new IllegalStateException(key + " is written twice");
        }
    }

    /** What was made, or what the running pass shows of it, or something else where there is neither. */
    @SuppressWarnings("unchecked") // put() and show() let nothing but a T in under this key
    <T> T soFar(FloorKey<T> key, T otherwise) {
        Object value = shown.getOrDefault(key, made.get(key));
        return value == null ? otherwise : (T) value;
    }

    /** The names of the layers that there are or that are shown, in the order made. */
    List<String> layerNames() {
        return Stream.concat(made.entrySet().stream(), shown.entrySet().stream())
                .filter(entry -> entry.getValue() instanceof Layer)
                .map(entry -> entry.getKey().name())
                .toList();
    }

    /**
     * One of them.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    Layer layer(String name) {
        FloorKey<Layer> key = new FloorKey<>(name);
        if (shown.getOrDefault(key, made.get(key)) instanceof Layer layer) {
            return layer;
        }
        throw new IllegalArgumentException("no layer " + name + " among " + layerNames());
    }
}
