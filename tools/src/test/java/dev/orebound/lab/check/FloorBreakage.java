package dev.orebound.lab.check;

import java.util.function.Consumer;

/**
 * A way to break one promise of a sound floor.
 *
 * @param promise the promise as the check that should report it states it
 * @param how description of the breakage
 */
record FloorBreakage(String promise, String how, Consumer<DumpedFloor> breaking) {
    @Override
    public String toString() {
        return promise + ": " + how;
    }
}
