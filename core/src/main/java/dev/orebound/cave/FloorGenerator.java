package dev.orebound.cave;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.ore.OreFieldCache;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassListener;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes floors, one at a time. The same request and content give the same floor, always and everywhere. Working memory
 * and the ore field of the last run are kept between two floors only to save time.
 */
public final class FloorGenerator {
    private final Content content;
    private final List<FloorPass> passes;
    /** One for each shape of floor that was asked for: wide and tall. */
    private final Map<Grid, WorkingMemory> memories = new LinkedHashMap<>();

    private final OreFieldCache oreFields;

    /** Creates a generator of cave floors. */
    public FloorGenerator(Content content) {
        this(content, CaveRecipe.PASSES);
    }

    /**
     * Creates a generator with its own list of passes.
     *
     * @throws IllegalArgumentException if a pass reads what none before it writes, or two write the same
     */
    FloorGenerator(Content content, List<FloorPass> passes) {
        check(passes);
        this.content = content;
        this.passes = passes;
        this.oreFields = new OreFieldCache(content);
    }

    /** The names of the passes, in the order in which they run. */
    public List<String> passNames() {
        return passes.stream().map(FloorPass::name).toList();
    }

    /**
     * Makes a floor.
     *
     * @throws FloorNotMadeException if no attempt kept every invariant
     */
    public Floor generate(FloorRequest request) {
        return generate(request, PassListener.NONE);
    }

    /**
     * Makes a floor while a listener watches. A floor that misses an invariant is made again, with the number of the
     * attempt in the seed of every stream.
     *
     * @throws FloorNotMadeException if no attempt kept every invariant
     */
    public Floor generate(FloorRequest request, PassListener listener) {
        int attempts = content.cave().attempts();
        WorkingMemory memory = memories.computeIfAbsent(request.grid(content), WorkingMemory::new);
        PassOutcome outcome = PassOutcome.DONE;
        for (int attempt = 1; attempt <= attempts; attempt++) {
            FloorBuilder floor = new FloorBuilder(request, content, attempt, memory, oreFields, listener);
            outcome = runAll(floor, listener);
            if (outcome.isDone()) {
                return floor.finish();
            }
        }
        throw new FloorNotMadeException(request, attempts, outcome.missed());
    }

    private PassOutcome runAll(FloorBuilder floor, PassListener listener) {
        for (FloorPass pass : passes) {
            PassOutcome outcome = run(pass, floor);
            if (!outcome.isDone()) {
                listener.afterMiss(pass.name(), outcome.missed(), floor.soFar());
                return PassOutcome.missed(pass.name() + ": " + outcome.missed());
            }
            if (floor.isWatched()) {
                listener.afterPass(pass.name(), floor.soFar());
            }
        }
        return PassOutcome.DONE;
    }

    /** Runs one pass on a floor that has all it reads; its draws depend on nothing but the request and the attempt. */
    public static PassOutcome run(FloorPass pass, FloorBuilder floor) {
        FloorRequest request = floor.request();
        RandomStream stream = new RandomStreams(request.seed())
                .stream("cave." + pass.name(), request.node(), request.kind().id(), floor.attempt());
        floor.begin(pass);
        PassOutcome outcome = pass.run(floor, stream);
        if (outcome.isDone()) {
            floor.end(pass);
        }
        return outcome;
    }

    /**
     * Checks that every key that is read was written earlier, that every key has exactly one writer, and that no name
     * stands twice.
     *
     * @throws IllegalArgumentException that names every pass and key that is wrong
     */
    private static void check(List<FloorPass> passes) {
        List<String> faults = new ArrayList<>();
        Map<FloorKey<?>, String> writers = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        for (FloorPass pass : passes) {
            if (names.contains(pass.name())) {
                faults.add(pass.name() + " stands twice");
            }
            names.add(pass.name());
            for (FloorKey<?> key : pass.reads()) {
                if (!writers.containsKey(key)) {
                    faults.add(pass.name() + " reads " + key + ", which no earlier pass writes");
                }
            }
            for (FloorKey<?> key : pass.writes()) {
                String writer = writers.putIfAbsent(key, pass.name());
                if (writer != null) {
                    faults.add(pass.name() + " writes " + key + ", which " + writer + " already writes");
                }
            }
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException("the list of passes is wrong: " + String.join("; ", faults));
        }
    }
}
