package dev.orebound.view.floor;

/** Darkens the ground beside rock: all round a little, and more on the side where rock stands over it. */
final class ShadowPainter {
    /** Pixels south of a face that lie in its shadow. */
    private static final int CONTACT = 9;

    private static final float CONTACT_STRENGTH = 0.6f;
    private static final float CORNER_STRENGTH = 0.42f;

    private final RockMask mask;
    private final RockShape shape;

    ShadowPainter(RockMask mask, RockShape shape) {
        this.mask = mask;
        this.shape = shape;
    }

    void paint(FloorPicture picture) {
        int[] sinceRock = new int[picture.width];
        for (int y = picture.height - 1; y >= 0; y--) {
            for (int x = 0; x < picture.width; x++) {
                int index = x + y * picture.width;
                if (shape.at(index) == RockShape.GROUND) {
                    sinceRock[x]++;
                    picture.rgb[index] = Shade.scale(picture.rgb[index], 1 - darkness(index, sinceRock[x]));
                } else {
                    sinceRock[x] = 0;
                }
            }
        }
    }

    private float darkness(int index, int sinceRock) {
        float contact = sinceRock > CONTACT ? 0 : CONTACT_STRENGTH * (CONTACT + 1 - sinceRock) / CONTACT;
        float corner = CORNER_STRENGTH * Math.min(1, mask.at(index) / 128f);
        return Math.max(contact, corner);
    }
}
