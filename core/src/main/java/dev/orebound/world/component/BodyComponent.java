package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** Where an entity is and how it moves: a circle on the floor. Lengths are cells, speeds cells a tick. */
public final class BodyComponent implements HashedComponent {
    /** The middle of its feet, from the west edge of the floor. */
    public float x;

    /** The middle of its feet, from the south edge of the floor. */
    public float y;

    /** Where it was a tick ago; pictures lie between the two. */
    public float previousX;

    public float previousY;

    /** The speed that it walks with, or wants to. */
    public float velocityX;

    public float velocityY;

    /** What is left of its speed, above 0, by what afflicts it; the ground takes more of it. */
    public float pace = 1;

    /** The speed that a blow or a throw gave it, which wears off. */
    public float knockX;

    public float knockY;

    public float radius;

    /** The unit vector in which it looks. */
    public float facingX = 1;

    public float facingY;

    /** The cell that holds its middle. */
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
