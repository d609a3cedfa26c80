package dev.orebound.view.light;

import dev.orebound.view.draw.SignColours;

/**
 * The lights of one frame, in world pixels. When it is full, further lights are left out, so the important ones come
 * first.
 */
public final class LightList {
    static final int MOST = 88;

    final float[] x = new float[MOST];
    final float[] y = new float[MOST];
    final float[] radius = new float[MOST];
    final float[] red = new float[MOST];
    final float[] green = new float[MOST];
    final float[] blue = new float[MOST];
    private SignColours colours = SignColours.NONE;
    private int size;

    /** Sets what replaces the colours that tell something. */
    public void use(SignColours wanted) {
        colours = wanted;
    }

    public void clear() {
        size = 0;
    }

    public int size() {
        return size;
    }

    /**
     * Adds a light.
     *
     * @param radiusPixels where it ends
     * @param rgb its colour, 0xRRGGBB
     * @param strength at its centre; 1 shows things in full colour
     */
    public void add(float atX, float atY, float radiusPixels, int rgb, float strength) {
        if (size == MOST || strength <= 0 || radiusPixels < 1) {
            return;
        }
        int shown = colours.of(rgb);
        x[size] = atX;
        y[size] = atY;
        radius[size] = radiusPixels;
        red[size] = (shown >> 16 & 0xff) / 255f * strength;
        green[size] = (shown >> 8 & 0xff) / 255f * strength;
        blue[size] = (shown & 0xff) / 255f * strength;
        size++;
    }
}
