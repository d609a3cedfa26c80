package dev.orebound.bench;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.pass.PassListener;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import java.util.ArrayList;
import java.util.List;

/**
 * Floors one after another, as runs ask for them: sixteen depths of a seed, then those of the next. What a run makes once
 * is thereby counted a sixteenth, and no floor comes often enough for the processor to learn it.
 */
final class Floors {
    private static final int SEEDS = 256;
    private static final int DEPTHS = 16;

    private final FloorGenerator generator;
    private final List<FloorRequest> requests = new ArrayList<>();
    private int next;

    /** Floors of so many cells. */
    Floors(int width, int height) {
        Content content = WideContent.of(width, height);
        generator = new FloorGenerator(content);
        for (int seed = 0; seed < SEEDS; seed++) {
            Descent descent = new Descent(Seed.of(seed), content.graph());
            for (int depth = 1; depth <= DEPTHS; depth++) {
                requests.add(descent.request(depth));
            }
        }
    }

    Floor next() {
        return next(PassListener.NONE);
    }

    Floor next(PassListener listener) {
        FloorRequest request = requests.get(next);
        next = (next + 1) % requests.size();
        return generator.generate(request, listener);
    }
}
