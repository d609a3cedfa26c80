package dev.orebound.lab.check;

import java.util.function.Consumer;

/**
 * A way to break one promise of a sound floor.
 *
 * @param check that should see it
 * @param how in words
 */
record FloorBreakage(Class<? extends FloorCheck> check, String how, Consumer<DumpedFloor> breaking) {
    @Override
    public String toString() {
        return check.getSimpleName() + ": " + how;
    }
}
