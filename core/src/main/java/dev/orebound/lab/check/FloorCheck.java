package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** One promise about every floor; the name of the class says which. */
interface FloorCheck {
    /** Where in {@code docs/formats.md} it is given: the number of an invariant, or a key. */
    String given();

    /** What is wrong at the first place where the promise is broken, or null where it is kept. */
    @Nullable
    String fault(CheckedFloor floor);
}
