package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.content.vignette.VignetteProp.PropKind;

/** A thing of a vignette other than loot, fixtures and keys. It has no body and is found by its cell. */
public final class PropComponent implements HashedComponent {
    /** The number of its vignette on the floor, from 0. */
    public int vignette;

    /** Its number among the things of its vignette, from 0. */
    public int number;

    /** Its kind. */
    public PropKind kind = PropKind.SCENERY;

    /** The cell that it stands or lies on. */
    public int cell;

    /** The kind of what it holds. */
    public PropHolding holds = PropHolding.NOTHING;

    /** The index of what it holds, or the number of its lock for a lever, or -1. */
    public int what = -1;

    /** Its state. */
    public PropState state = PropState.STANDING;

    @Override
    public void reset() {
        vignette = 0;
        number = 0;
        kind = PropKind.SCENERY;
        cell = 0;
        holds = PropHolding.NOTHING;
        what = -1;
        state = PropState.STANDING;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) vignette).add((long) number).add((long) kind.ordinal()).add((long) cell);
        hash.add((long) holds.ordinal()).add((long) what).add((long) state.ordinal());
    }
}
