package dev.orebound.lab.check;

/**
 * A promise that a floor breaks.
 *
 * @param given where in {@code docs/formats.md} it is given
 * @param promise in words
 * @param fault the first place where it is broken, and how
 */
public record FloorComplaint(String given, String promise, String fault) {
    @Override
    public String toString() {
        return given + ", " + promise + ": " + fault;
    }
}
