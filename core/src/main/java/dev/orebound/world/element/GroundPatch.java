package dev.orebound.world.element;

import dev.orebound.chance.Hash64;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.ReactionTable;
import java.util.Arrays;

/** Holds the grounds of one cell for a while. Patches are reused from cell to cell. */
final class GroundPatch {
    /** The value of {@link #kind} for no ground, and of {@link #trace} for no influence. */
    static final int NONE = -1;

    int cell;

    /** Index of the ground in each slot, or {@link #NONE}. */
    final int[] kind = new int[GroundSlot.COUNT];

    /** Ticks that it still lasts. */
    final int[] ticks = new int[GroundSlot.COUNT];

    /** Ticks for which it can last in all from now on, however often it is made anew. */
    final int[] mostTicks = new int[GroundSlot.COUNT];

    /** Ticks for which it is seen before it hurts. */
    final int[] warningTicks = new int[GroundSlot.COUNT];

    /** The reaction that made it, or {@link ReactionTable#NONE}. */
    final int[] madeBy = new int[GroundSlot.COUNT];

    /** Spawn id of the actor that caused it, or 0. */
    final long[] bySpawnId = new long[GroundSlot.COUNT];

    /** Index of that actor's kind, or -1. */
    final int[] byMonster = new int[GroundSlot.COUNT];

    /** Ordinal of the last influence that was brought here, while {@link #traceTicks} last, or {@link #NONE}. */
    int trace;

    int traceTicks;

    /** The direction in which a draught blows here: an ordinal of {@code Direction}. */
    int flow;

    GroundPatch() {
        clear();
    }

    void clear() {
        Arrays.fill(kind, NONE);
        Arrays.fill(ticks, 0);
        Arrays.fill(warningTicks, 0);
        trace = NONE;
        traceTicks = 0;
        flow = 0;
    }

    /** Clears a slot. */
    void clear(int slot) {
        kind[slot] = NONE;
        ticks[slot] = 0;
        mostTicks[slot] = 0;
        warningTicks[slot] = 0;
    }

    boolean has(GroundSlot slot) {
        return kind[slot.ordinal()] != NONE;
    }

    /** Returns whether there is nothing left of it. */
    boolean isIdle() {
        for (int slot = 0; slot < kind.length; slot++) {
            if (kind[slot] != NONE) {
                return false;
            }
        }
        return traceTicks == 0;
    }

    void addTo(Hash64 hash) {
        hash.add((long) cell).add((long) trace).add((long) traceTicks).add((long) flow);
        for (int slot = 0; slot < kind.length; slot++) {
            if (kind[slot] != NONE) {
                hash.add((long) slot).add((long) kind[slot]).add((long) ticks[slot]);
                hash.add((long) mostTicks[slot]).add((long) warningTicks[slot]).add((long) madeBy[slot]);
                hash.add(bySpawnId[slot]).add((long) byMonster[slot]);
            }
        }
    }
}
