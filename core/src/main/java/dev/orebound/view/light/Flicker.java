package dev.orebound.view.light;

/** How a flame's strength wavers about 1: slow swells with a quick flutter on top, never twice alike for long. */
public final class Flicker {
    private Flicker() {}

    /**
     * The strength at a time.
     *
     * @param seconds any clock
     * @param phase sets one flame apart from another
     */
    public static float at(float seconds, float phase) {
        double swell = Math.sin(seconds * 1.9 + phase) * 0.5 + Math.sin(seconds * 3.1 + phase * 2.3) * 0.3;
        double flutter = Math.sin(seconds * 11.3 + phase * 1.7) * Math.sin(seconds * 17.9 + phase);
        return (float) (1 + 0.035 * swell + 0.03 * flutter);
    }
}
