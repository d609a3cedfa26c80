package dev.orebound.world.horde;

import com.badlogic.gdx.ai.utils.Location;
import com.badlogic.gdx.math.Vector2;

/** A place in a formation, for gdx-ai's interfaces. It has no orientation: whatever turns does so by the table of aims. */
final class Place implements Location<Vector2> {
    private final Vector2 position = new Vector2();

    @Override
    public Vector2 getPosition() {
        return position;
    }

    @Override
    public float getOrientation() {
        return 0;
    }

    @Override
    public void setOrientation(float orientation) {
        // Places do not look anywhere.
    }

    @Override
    public float vectorToAngle(Vector2 vector) {
        throw new UnsupportedOperationException("angles are not exact");
    }

    @Override
    public Vector2 angleToVector(Vector2 outVector, float angle) {
        throw new UnsupportedOperationException("angles are not exact");
    }

    @Override
    public Location<Vector2> newLocation() {
        return new Place();
    }
}
