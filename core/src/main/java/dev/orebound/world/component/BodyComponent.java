package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/**
 * The position and movement of an entity, which is a circle on the floor. Lengths are in cells, speeds in cells a tick.
 */
public final class BodyComponent implements HashedComponent {
    /** Distance of the middle from the west edge of the floor. */
    public float x;

    /** Distance of the middle from the south edge of the floor. */
    public float y;

    /** The position a tick ago; the view interpolates between the two. */
    public float previousX;

    public float previousY;

    /** The walking speed. */
    public float velocityX;

    public float velocityY;

    /** The share of its speed, above 0, that its statuses leave; the ground reduces it further. */
    public float pace = 1;

    /** The speed of a knock-back or throw, which wears off. */
    public float knockX;

    public float knockY;

    public float radius;

    /** The unit vector of its direction. */
    public float facingX = 1;

    public float facingY;

    /** The cell of its middle. */
    public int cell;

    /** Cells walked since the last footstep. */
    public float stride;

    @Override
    public void reset() {
        x = 0;
        y = 0;
        previousX = 0;
        previousY = 0;
        velocityX = 0;
        velocityY = 0;
        pace = 1;
        knockX = 0;
        knockY = 0;
        radius = 0;
        facingX = 1;
        facingY = 0;
        cell = 0;
        stride = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add(x).add(y).add(previousX).add(previousY);
        hash.add(velocityX).add(velocityY).add(knockX).add(knockY);
        hash.add(radius).add(facingX).add(facingY).add(pace);
        hash.add((long) cell).add(stride);
    }
}
