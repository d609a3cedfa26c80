package dev.orebound.cave.floor;

import java.util.List;

/**
 * An order in which everything on a floor can be opened, visited and left with what the floor itself offers. The format
 * {@code orebound-certificate/1} of {@code docs/formats.md} says what each step means.
 */
public record Certificate(List<Step> steps) {
    /** A floor on which nothing is proved. */
    public static final Certificate NONE = new Certificate(List.of());

    /** The kinds of steps. */
    public enum Deed {
        TAKE,
        PULL,
        OPEN,
        VISIT,
        LEAVE,
        EXIT
    }

    /**
     * One step.
     *
     * @param deed what is done
     * @param what the number of the key, lever, lock, vignette or exit; exits are numbered from 0, all others from 1
     * @param way for a lock that is opened the number of its way, from 0; else 0
     * @param at the cell on which the player then stands
     */
    public record Step(Deed deed, int what, int way, int at) {}

    public Certificate {
        steps = List.copyOf(steps);
    }
}
