package dev.orebound.view.frame;

import dev.orebound.world.state.Player;

/**
 * The reactions of the whole picture to what happens: it shakes, flashes white or red, and goes dim when the player
 * dies.
 */
public final class ScreenReaction {
    /** World pixels at the strongest. */
    private static final float STRONGEST_SHAKE = 7;

    private static final float CALM_A_SECOND = 1.7f;

    /**
     * Seconds in which shaking that goes on grows weak, and in which it gains its strength again. A picture that shakes
     * for long flashes wherever bright meets dark, so only its first moment is strong.
     */
    private static final float WEAKENS_SECONDS = 0.2f;

    private static final float RECOVERS_SECONDS = 1;

    /** The share of the shaking that stays however long it goes on. */
    private static final float LASTING_SHAKE = 0.2f;

    private static final float WHITE_FADES_SECONDS = 0.16f;
    private static final float RED_FADES_SECONDS = 0.7f;

    /**
     * Least seconds between the beginnings of two strong flashes, white or red: two of them in a second leave room for
     * a third from elsewhere.
     */
    private static final float FLASH_GAP_SECONDS = 0.4f;

    /** The strongest flash that may come at any time: it changes what is dark by less than a tenth of white. */
    private static final float FAINT_FLASH = 0.2f;

    private static final float DIMS_A_SECOND = 1.1f;

    private float shock;
    /** Weakness that shaking has reached by going on, from 0 to 1. */
    private float weakness;

    private float time;
    private float sinceFlash = FLASH_GAP_SECONDS;
    private float white;
    private float red;
    private float playerX;
    private float playerY;
    private float dimness;
    private float gloom;
    private float failure;

    /**
     * Shakes the picture. Shocks add up; the shaking grows with the square of their sum, so that small ones stay small.
     * It grows weak while it goes on.
     *
     * @param strength from 0 to 1
     */
    public void shake(float strength) {
        shock = Math.min(1, shock + strength);
    }

    /** Whitens the picture by at least a share, from 0 to 1, or faintly if it has just flashed. */
    public void flashWhite(float atLeast) {
        white = Math.max(white, allowed(atLeast));
    }

    /** Reddens the picture by at least a share, from 0 to 1, or faintly if it has just flashed. */
    public void flashRed(float atLeast) {
        red = Math.max(red, allowed(atLeast));
    }

    private float allowed(float flash) {
        if (flash <= FAINT_FLASH) {
            return flash;
        }
        if (sinceFlash >= FLASH_GAP_SECONDS) {
            sinceFlash = 0;
        }
        return sinceFlash == 0 ? flash : FAINT_FLASH;
    }

    /** Takes a share, from 0 to 1, off the light that falls everywhere. */
    public void dim(float share) {
        gloom = share;
    }

    float gloom() {
        return gloom;
    }

    /** Lets all light grow weaker and redder by a share, from 0 to 1. */
    public void failLight(float share) {
        failure = share;
    }

    /** Returns the share by which light fails, from 0 to 1. */
    public float lightFailure() {
        return failure;
    }

    /** Lets shaking and flashes die away. */
    public void calm(float seconds) {
        shock = Math.max(0, shock - CALM_A_SECOND * seconds);
        float shaking = shock * shock;
        weakness +=
                (shaking - weakness) * Math.min(1, seconds / (shaking > weakness ? WEAKENS_SECONDS : RECOVERS_SECONDS));
        time += seconds;
        sinceFlash = Math.min(FLASH_GAP_SECONDS, sinceFlash + seconds);
        white = Math.max(0, white - seconds / WHITE_FADES_SECONDS);
        red = Math.max(0, red - seconds / RED_FADES_SECONDS);
    }

    /** Follows the player, round whose body the picture stays bright when everything else goes dim and grey. */
    public void follow(Player player, SceneContext frame) {
        playerX = frame.x(player.body());
        playerY = frame.y(player.body());
        if (!player.isAlive()) {
            dimness = Math.min(1, dimness + DIMS_A_SECOND * frame.seconds);
        }
    }

    /** Returns the shaking in world pixels to the east, by the settings' measure from 0 to 1. */
    public float shakeX(float measure) {
        return shakePixels(measure) * (float) (Math.sin(time * 61) * 0.6 + Math.sin(time * 97 + 1) * 0.4);
    }

    public float shakeY(float measure) {
        return shakePixels(measure) * (float) (Math.sin(time * 71 + 2) * 0.6 + Math.sin(time * 109) * 0.4);
    }

    private float shakePixels(float measure) {
        return STRONGEST_SHAKE * measure * shock * shock * (1 - (1 - LASTING_SHAKE) * weakness);
    }

    float white() {
        return white;
    }

    float red() {
        return red;
    }

    /** Returns the place that stays bright, in world pixels. */
    float brightX() {
        return playerX;
    }

    float brightY() {
        return playerY;
    }

    /** Returns the dimness, from 0 while the player lives to 1. */
    float dimness() {
        return dimness;
    }
}
