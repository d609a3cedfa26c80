package dev.orebound.view.actor;

/** Remembers one actor from frame to frame, for its pictures alone. */
public final class ActorPose {
    /** Duration of the flash after a blow: two frames of sixty a second. */
    public static final float FLASH_SECONDS = 2 / 60f;

    /** Part of a frame that may be missing at the end of a flash, which lasts no whole number of frames otherwise. */
    private static final float UNEVEN_SECONDS = 0.3f / 60;

    /** Seconds for which the mark of the monster that noticed the player stands. */
    public static final float NOTICED_SECONDS = 1.1f;

    /** Duration of the light that says that a monster attacks from now on. */
    static final float READY_SECONDS = 0.3f;

    /** Seconds after which nothing is seen of a start any more. */
    private static final float CALM = 9;

    /** Seconds for which it still flashes after a blow, at the beginning of the next frame. */
    public float flash;

    /** Whether it flashes in this frame. */
    boolean isFlashing;

    /** Whether it has just come and attacks nobody yet. */
    boolean isNew;

    /** Seconds for which a light says that it attacks from now on. */
    float ready;

    /** Opacity of a companion, 0 to 1; it becomes faint while it overlaps the player. */
    float solidity;

    /** Seconds for which a mark over its head says that it woke. */
    public float alert;

    /** Seconds for which a stronger mark says that it was the first to notice the player. */
    public float noticed;

    /** Seconds since it last started at something. */
    public float started;

    /**
     * Opacity of the mark over its head, 0 to 1. It changes slowly, so that marks that give way to each other do not
     * flicker.
     */
    float marked;

    /** Seconds for which a bar over its head says how much life it has left. */
    public float hurt;

    /** Life that the bar shows, 0 to 1; it follows the actual life. */
    float life;

    /** Seconds since it died. */
    float fallen;

    /** Cells walked, from which the foot in front follows. */
    float walked;

    /** Seconds since it last moved. */
    float standing;

    /** Place where it was drawn last, in cells. */
    float x;

    float y;
    public boolean looksWest;

    /** Opacity, 0 to 1. */
    float clarity;

    /** Share of the veil of a cloud that lies over it, 0 to 1; it changes slowly. */
    float veiled;

    /** Colour of the cloud that it is in, or was in last. */
    int veil;

    /** The frame in which it was last asked for. */
    int frame;

    /** Sets one actor's breathing apart from another's. */
    float phase;

    void reset(long spawnId, float atX, float atY) {
        flash = 0;
        isNew = false;
        ready = 0;
        isFlashing = false;
        solidity = 1;
        alert = 0;
        noticed = 0;
        started = CALM;
        marked = 0;
        hurt = 0;
        life = 1;
        fallen = 0;
        walked = 0;
        standing = 1;
        x = atX;
        y = atY;
        looksWest = false;
        clarity = 0;
        veiled = 0;
        veil = 0;
        frame = 0;
        phase = (spawnId * 0.6180339f) % 1 * 4;
    }

    /** Returns whether a body flashes so long after the blow, at the end of a frame. */
    static boolean flashesAt(float seconds) {
        return seconds < FLASH_SECONDS + UNEVEN_SECONDS;
    }

    /** Notes whether it attacks nobody yet because it has just come; a light shows when that ends. */
    void come(boolean isHarmless) {
        ready = isNew && !isHarmless ? READY_SECONDS : ready;
        isNew = isHarmless;
    }

    /** Moves the actor to the place where it is drawn next. */
    void moveTo(float toX, float toY, float seconds) {
        float dx = toX - x;
        float dy = toY - y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        boolean isMoving = distance > 0.4f * seconds;
        walked += isMoving ? distance : 0;
        standing = isMoving ? 0 : standing + seconds;
        x = toX;
        y = toY;
        isFlashing = flash > UNEVEN_SECONDS;
        flash = Math.max(0, flash - seconds);
        alert = Math.max(0, alert - seconds);
        ready = Math.max(0, ready - seconds);
        noticed = Math.max(0, noticed - seconds);
        started = Math.min(CALM, started + seconds);
        hurt = Math.max(0, hurt - seconds);
    }
}
