package dev.orebound.view.frame;

import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;

/**
 * Tells the time since the last boss fell, and how much light its mine has left: a wave runs outward from the colossal
 * crystal, in which all crystals flare up once and go out. Then the way out opens. What light is left beats with the
 * heart of the mine, and goes out with it. Places are world pixels, times are seconds of the picture.
 */
public final class BossFall {
    /** The time until which the last blow is seen; then the picture goes to the crystal, which breaks. */
    public static final float LAST_BLOW = 0.9f;

    public static final float BREAKS = 2.1f;

    /** The time from which the way out is shown, the time when it is open, and the end of the scene. */
    public static final float TURNS = 5;

    public static final float OPENS = 6;
    public static final float OPEN = 7.2f;
    public static final float END = 8.4f;

    private static final float NOT_FALLEN = -1;
    private static final float WAVE_FROM = BREAKS + 0.2f;
    private static final float WAVE_PIXELS_A_SECOND = 135;
    private static final float FLARES_SECONDS = 0.25f;
    private static final float DIES_SECONDS = 0.9f;
    private static final float FLARE = 0.9f;
    /** Share of their light that crystals keep. */
    private static final float LEFT = 0.1f;

    /** Light that a beat of the heart brings to a crystal besides. */
    private static final float BEAT = 0.45f;

    /** Share of their light that the veins of the rock have between two beats, and the time until they sink to it. */
    private static final float VEINS_AT_REST = 0.3f;

    private static final float VEINS_SINK_SECONDS = 2;

    private final World world;
    private final HeartBeat heart;
    private float seconds;
    private float fromX;
    private float fromY;

    public BossFall(World world) {
        this.world = world;
        heart = new HeartBeat(world);
        // A run that is continued after the fall finds its crystals dark.
        seconds = isFallen(world) ? END : NOT_FALLEN;
    }

    /** Returns whether the boss at whose death a run is won has come up and is slain. */
    public static boolean isFallen(World world) {
        Boss boss = world.part(Boss.class);
        return boss.kind() != Boss.NONE && !boss.isAlive() && world.guardianHall() == null;
    }

    /** Places the beginning of the wave. */
    public void beginAt(float x, float y) {
        fromX = x;
        fromY = y;
    }

    /** Lets time pass. */
    public void advance(float frameSeconds) {
        if (!isFallen(world)) {
            seconds = NOT_FALLEN;
        } else {
            seconds = Math.max(0, seconds) + frameSeconds;
        }
        heart.advance(frameSeconds);
    }

    /** Ends the scene at once. */
    public void skip() {
        seconds = Math.max(seconds, END);
    }

    /** Returns the seconds since the boss fell; below 0 as long as it has not fallen. */
    public float seconds() {
        return seconds;
    }

    /** Returns the beat of the heart that the boss has left. */
    public HeartBeat heart() {
        return heart;
    }

    /** Returns the light of the glowing veins in rock and ground, 1 as usual. */
    public float veinLight(FlashLimiter flashes) {
        if (seconds < BREAKS) {
            return 1;
        }
        float left = (VEINS_AT_REST + (1 - VEINS_AT_REST) * heart.here(flashes)) * (1 - heart.stopped());
        return 1 + (left - 1) * share(BREAKS, BREAKS + VEINS_SINK_SECONDS);
    }

    /** Returns whether the boss has fallen and the scene still lasts. */
    public boolean isShown() {
        return seconds >= 0 && seconds < END;
    }

    /** Returns how far a stretch of the scene has come, from 0 to 1, easing in and out. */
    public float share(float from, float to) {
        float share = Math.max(0, Math.min(1, (seconds - from) / (to - from)));
        return share * share * (3 - 2 * share);
    }

    /** Returns the light that a crystal at a place gives, 1 as usual. */
    public float lightAt(float x, float y, FlashLimiter flashes) {
        if (seconds < WAVE_FROM) {
            return 1;
        }
        float dx = x - fromX;
        float dy = y - fromY;
        float passed = seconds - WAVE_FROM - (float) Math.sqrt(dx * dx + dy * dy) / WAVE_PIXELS_A_SECOND;
        float beat = Math.max(0, Math.min(1, passed - FLARES_SECONDS - DIES_SECONDS)) * BEAT * heart.at(x, y, flashes);
        return (lightAfter(passed, flashes) + beat) * (1 - heart.stopped());
    }

    /** Returns the light of a crystal so many seconds after the wave came to it; below 0 it has not come. */
    public static float lightAfter(float passed, FlashLimiter flashes) {
        if (passed <= 0) {
            return 1;
        }
        float flare = 1 + flashes.flash(FLARE);
        if (passed < FLARES_SECONDS) {
            return 1 + (flare - 1) * passed / FLARES_SECONDS;
        }
        float dying = Math.min(1, (passed - FLARES_SECONDS) / DIES_SECONDS);
        return flare + (LEFT - flare) * dying;
    }
}
