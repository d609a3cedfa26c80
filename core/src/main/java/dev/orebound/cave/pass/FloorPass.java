package dev.orebound.cave.pass;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.chance.RandomStream;
import java.util.List;

/** One step of making a floor. A pass holds no state: it reads only the floor, and draws only from the stream. */
public interface FloorPass {
    /** The name under which the pass is listed and its stream is drawn. */
    default String name() {
        return getClass().getSimpleName();
    }

    /** Returns the keys of earlier passes that this one reads. It cannot read any other. */
    List<FloorKey<?>> reads();

    /** Returns the keys that this pass writes: all of them, and no other. */
    List<FloorKey<?>> writes();

    /** Makes it. */
    PassOutcome run(FloorBuilder floor, RandomStream stream);
}
