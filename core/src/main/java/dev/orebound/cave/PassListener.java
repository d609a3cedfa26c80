package dev.orebound.cave;

/** Looks on while a floor is made: a stepper that shows each pass, a table of timings. */
@FunctionalInterface
public interface PassListener {
    /** Looks at nothing. */
    PassListener NONE = (pass, floor) -> {};

    /** A pass has run; what it made is there. */
    void afterPass(String pass, UnfinishedFloor floor);
}
