package dev.orebound.lab.bench;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.pass.PassListener;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import java.util.ArrayList;
import java.util.List;

/**
 * Generates floors one after another, as runs request them: sixteen depths of a seed, then those of the next. The work
 * that a run does once is thereby shared by sixteen floors, and no floor comes often enough for the processor to adapt
 * to it.
 */
public final class BenchmarkFloors {
    private static final int SEEDS = 256;
    private static final int DEPTHS = 16;

    private final FloorGenerator generator;
    private final List<FloorRequest> requests = new ArrayList<>();
    private int next;

    /** Creates a source of floors with a number of cells. */
    public BenchmarkFloors(int width, int height) {
        Content content = WideContent.of(width, height);
        generator = new FloorGenerator(content);
        for (int seed = 0; seed < SEEDS; seed++) {
            Descent descent = new Descent(Seed.of(seed), content.graph());
            for (int depth = 1; depth <= DEPTHS; depth++) {
                requests.add(descent.request(depth));
            }
        }
    }

    public Floor next() {
        return next(PassListener.NONE);
    }

    public Floor next(PassListener listener) {
        FloorRequest request = requests.get(next);
        next = (next + 1) % requests.size();
        return generator.generate(request, listener);
    }
}
