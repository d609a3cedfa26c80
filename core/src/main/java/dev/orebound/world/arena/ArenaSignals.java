package dev.orebound.world.arena;

/** The set of signals raised in one tick. */
public final class ArenaSignals {
    private int raised;

    public ArenaSignals raise(ArenaSignal signal) {
        raised |= 1 << signal.ordinal();
        return this;
    }

    /** Adds a signal if something holds. */
    public ArenaSignals raiseIf(boolean holds, ArenaSignal signal) {
        return holds ? raise(signal) : this;
    }

    public boolean has(ArenaSignal signal) {
        return (raised & 1 << signal.ordinal()) != 0;
    }

    /** Removes all signals. */
    public void clear() {
        raised = 0;
    }
}
