package dev.orebound.screen.watch;

/** How fast a replay is watched: slower than the game, as fast, or faster. */
final class PlaybackSpeed {
    private static final float[] TIMES = {0.25f, 0.5f, 1, 2, 4, 8};
    private static final int USUAL = 2;

    private int chosen = USUAL;

    void faster() {
        chosen = Math.min(TIMES.length - 1, chosen + 1);
    }

    void slower() {
        chosen = Math.max(0, chosen - 1);
    }

    /** As fast as it was played. */
    void reset() {
        chosen = USUAL;
    }

    /** How many times as fast as it was played. */
    float times() {
        return TIMES[chosen];
    }

    /** In words: {@code 1/4}, {@code 8}. */
    String words() {
        float times = times();
        return times < 1 ? "1/" + Math.round(1 / times) : Integer.toString(Math.round(times));
    }
}
