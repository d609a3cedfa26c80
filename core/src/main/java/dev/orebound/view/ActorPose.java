package dev.orebound.view;

/** What the view remembers of one actor from frame to frame, and nobody else needs to know. */
final class ActorPose {
    static final float FLASH_SECONDS = 0.13f;

    /** For so long the mark of who noticed the player stands. */
    static final float NOTICED_SECONDS = 1.1f;

    /** Seconds after a start by which nothing is seen of it any more. */
    private static final float CALM = 9;

    /** Seconds for which it still flashes after a blow. */
    float flash;

    /** Seconds for which a mark over its head says that it woke. */
    float alert;

    /** Seconds for which a stronger mark says that it was the first to notice the player. */
    float noticed;

    /** Seconds since it last started at something. */
    float started;

    /** How much of the mark over its head is shown, 0 to 1: marks give way to each other, but none flickers. */
    float marked;

    /** Seconds for which a bar over its head says how much life it has left. */
    float hurt;

    /** How much life that bar shows, 0 to 1: it follows what is. */
    float life;

    /** Seconds since it fell for good. */
    float fallen;

    /** Cells walked; tells which foot is ahead. */
    float walked;

    /** Seconds since it last moved. */
    float standing;

    /** Where it was drawn last, in cells. */
    float x;

    float y;
    boolean looksWest;

    /** How clearly it shows, 0 to 1. */
    float clarity;

    /** The frame in which it was last asked for. */
    int frame;

    /** Sets one actor's breath apart from another's. */
    float phase;

    void reset(long spawnId, float atX, float atY) {
        flash = 0;
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
        frame = 0;
        phase = (spawnId * 0.6180339f) % 1 * 4;
    }

    /** Moves to where it is drawn next. */
    void moveTo(float toX, float toY, float seconds) {
        float dx = toX - x;
        float dy = toY - y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        boolean isMoving = distance > 0.4f * seconds;
        walked += isMoving ? distance : 0;
        standing = isMoving ? 0 : standing + seconds;
        x = toX;
        y = toY;
        flash = Math.max(0, flash - seconds);
        alert = Math.max(0, alert - seconds);
        noticed = Math.max(0, noticed - seconds);
        started = Math.min(CALM, started + seconds);
        hurt = Math.max(0, hurt - seconds);
    }
}
