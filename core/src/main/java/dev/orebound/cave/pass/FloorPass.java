package dev.orebound.cave.pass;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.chance.RandomStream;
import java.util.List;

/**
 * One step of making a floor. A pass holds no state: what it knows comes from the floor, all its chance from the stream.
 */
public interface FloorPass {
    /** The name under which the pass is listed and its stream is drawn. */
    default String name() {
        return getClass().getSimpleName();
    }

    /** What earlier passes made and this one looks at. It can look at nothing else. */
    List<FloorKey<?>> reads();

    /** What this pass makes: all of it, and nothing else. */
    List<FloorKey<?>> writes();

    /** Makes it. */
    PassOutcome run(FloorBuilder floor, RandomStream stream);
}
