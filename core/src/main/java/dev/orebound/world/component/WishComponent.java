package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** The movement that an actor wants in this tick. Minds write it, and only steering reads it. */
public final class WishComponent implements HashedComponent {
    public TravelMode way = TravelMode.STAND;

    /** The destination for {@link TravelMode#TO_CELL}. */
    public int cell;

    /** The destination for {@link TravelMode#STRAIGHT}, in cells. */
    public float x;

    public float y;

    /** The share of its speed with which it walks; more than 1 only for companions that hurry. */
    public float pace = 1;

    /** The unit vector in which it looks, or 0 and 0 for the direction of its movement. */
    public float lookX;

    public float lookY;

    @Override
    public void reset() {
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
        hash.add((long) way.ordinal()).add((long) cell);
        hash.add(x).add(y).add(pace).add(lookX).add(lookY);
    }
}
