package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** What somebody wants to do with its feet in this tick. Minds write it, steering alone reads it. */
public final class WishComponent implements HashedComponent {
    public TravelMode way = TravelMode.STAND;

    /** Where to, for {@link TravelMode#TO_CELL}. */
    public int cell;

    /** Where to, for {@link TravelMode#STRAIGHT}, in cells. */
    public float x;

    public float y;

    /** The share of its own speed that it walks with, 0 to 1. */
    public float pace = 1;

    /** The unit vector in which it looks meanwhile; both 0: where it goes. */
    public float lookX;

    public float lookY;

    /** Whether it is the wish of the tick before, of somebody far from all that matters, who need not be steered as finely. */
    public boolean goesOn;

    @Override
    public void reset() {
        goesOn = false;
        way = TravelMode.STAND;
        cell = 0;
        x = 0;
        y = 0;
        pace = 1;
        lookX = 0;
        lookY = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add(goesOn);
        hash.add((long) way.ordinal()).add((long) cell);
        hash.add(x).add(y).add(pace).add(lookX).add(lookY);
    }
}
