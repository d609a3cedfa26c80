package dev.orebound.view.light;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.view.draw.ByteTexture;
import java.util.Arrays;

/**
 * Keeps the rays of the lights that were last in view, one row of a texture each, so that only lights that move are
 * followed anew. A row belongs to a place and a radius; the row that was not used for longest is given away.
 */
final class ShadowTexture implements Disposable {
    /** Of the texture; the first is for lights that nothing stops. */
    static final int ROWS = 96;

    private static final int UNSTOPPED = 0;

    private final LightOccluders occluders;
    private final ShadowRays rays;
    private final ByteTexture texture =
            new ByteTexture(ShadowRays.DIRECTIONS, ROWS, ByteTexture.Numbers.ONE, ByteTexture.Edge.JOINED);
    private final long[] keys = new long[ROWS];
    private final int[] versions = new int[ROWS];
    private final int[] lastUsed = new int[ROWS];
    private int frame;
    private boolean isChanged;

    ShadowTexture(LightOccluders occluders) {
        this.occluders = occluders;
        rays = new ShadowRays(occluders);
        Arrays.fill(keys, -1);
        for (int i = 0; i < ShadowRays.DIRECTIONS; i++) {
            texture.bytes().put(i, (byte) 255);
        }
        texture.upload();
    }

    /** Begins a frame; rows asked for in it are not given away before the next. */
    void begin() {
        frame++;
    }

    /** The row of a light, followed anew if need be. */
    int rowOf(float x, float y, float radius) {
        long key = (long) x << 40 | (long) y << 16 | (long) radius;
        int oldest = 1;
        for (int row = 1; row < ROWS; row++) {
            if (keys[row] == key && versions[row] == occluders.version()) {
                lastUsed[row] = frame;
                return row;
            }
            if (lastUsed[row] < lastUsed[oldest]) {
                oldest = row;
            }
        }
        if (lastUsed[oldest] == frame) {
            return UNSTOPPED;
        }
        keys[oldest] = key;
        versions[oldest] = occluders.version();
        lastUsed[oldest] = frame;
        rays.follow(x, y, radius, texture.bytes(), oldest * ShadowRays.DIRECTIONS);
        isChanged = true;
        return oldest;
    }

    /** Makes all rows asked for count. */
    void upload() {
        if (isChanged) {
            texture.upload();
            isChanged = false;
        }
    }

    void bind(int unit) {
        texture.bind(unit);
    }

    @Override
    public void dispose() {
        texture.dispose();
    }
}
