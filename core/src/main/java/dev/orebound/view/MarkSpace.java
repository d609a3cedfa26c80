package dev.orebound.view;

/**
 * Which parts of a picture no mark may cover: telegraphs, signs, bars of life, other marks. Rectangles in world pixels; what
 * does not fit any more is forgotten, and the first count.
 */
final class MarkSpace {
    private static final int MOST = 384;
    private static final float STEP = 10;

    private final float[] left = new float[MOST];
    private final float[] bottom = new float[MOST];
    private final float[] right = new float[MOST];
    private final float[] top = new float[MOST];
    private int size;

    /** Everything is free again. */
    void clear() {
        size = 0;
    }

    /** Nothing may cover this rectangle. */
    void keep(float fromX, float fromY, float width, float height) {
        if (size < MOST) {
            left[size] = fromX;
            bottom[size] = fromY;
            right[size] = fromX + width;
            top[size] = fromY + height;
            size++;
        }
    }

    /** Nothing may cover the middle of a disc; a mark may reach over its edge. */
    void keepDisc(float x, float y, float radius) {
        float half = radius * 0.75f;
        keep(x - half, y - half, half * 2, half * 2);
    }

    /** Nothing may cover a way of so many pixels in a direction, given as a unit vector. */
    void keepWay(float x, float y, float directionX, float directionY, float length, float halfWidth) {
        for (float along = 0; along < length; along += STEP) {
            float half = Math.max(halfWidth, STEP / 2);
            keep(x + directionX * along - half, y + directionY * along - half, half * 2, half * 2);
        }
    }

    /** True if nothing is kept in this rectangle. */
    boolean isFree(float fromX, float fromY, float width, float height) {
        for (int i = 0; i < size; i++) {
            if (fromX < right[i] && fromX + width > left[i] && fromY < top[i] && fromY + height > bottom[i]) {
                return false;
            }
        }
        return true;
    }
}
