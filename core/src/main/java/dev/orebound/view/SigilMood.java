package dev.orebound.view;

import dev.orebound.world.arena.ArenaState;

/** How the sign of a trap room looks, by what the room is about to do. */
enum SigilMood {
    /** Dim, and there for whoever looks. */
    ASLEEP(0xb58ae0, 0.62f, 0.34f, 0.16f, 1.2f, 0.34f),
    /** Somebody is near. */
    WARNED(0xffc65c, 0.95f, 0.85f, 0.25f, 6, 0.8f),
    /** The doors are on their way. */
    CLOSING(0xff5a3c, 1, 1, 0.35f, 17, 1.15f),
    /** Shut: it burns low until the end. */
    SEALED(0xc8403a, 0.75f, 0.5f, 0.12f, 2.4f, 0.45f),
    /** It is over: gold, and then nothing. */
    CLEARED(0xffc65c, 1, 1, 0, 0, 1.1f),
    /** It failed: no light, and cracks. */
    BROKEN(0xa89db2, 0.75f, 0, 0, 0, 0);

    final int rgb;
    final float clarity;
    final float glow;

    /** How much it swells, as a part of all, and how fast, in radians a second. */
    final float swell;

    final float pace;
    final float light;

    SigilMood(int rgb, float clarity, float glow, float swell, float pace, float light) {
        this.rgb = rgb;
        this.clarity = clarity;
        this.glow = glow;
        this.swell = swell;
        this.pace = pace;
        this.light = light;
    }

    static SigilMood of(ArenaState state) {
        return switch (state) {
            case DORMANT -> ASLEEP;
            case WARNED -> WARNED;
            case CLOSING -> CLOSING;
            case PAUSING, MARKING, FIGHTING, STORMING -> SEALED;
            case CLEARING, OPEN -> CLEARED;
            case BROKEN -> BROKEN;
        };
    }
}
