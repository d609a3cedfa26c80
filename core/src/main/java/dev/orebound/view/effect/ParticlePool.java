package dev.orebound.view.effect;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.effect.ParticleKind;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.ViewSection;

/** Moves and draws all particles, in dense arrays. When these are full, new particles take the place of the oldest. */
public final class ParticlePool {
    private static final int MOST = 1200;
    /** Particles that may be drawn over bodies. */
    private static final int MOST_ABOVE = 120;

    private static final float SCATTERS = 997;

    private final ParticleKind[] kind = new ParticleKind[MOST];
    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final float[] z = new float[MOST];
    private final float[] speedX = new float[MOST];
    private final float[] speedY = new float[MOST];
    private final float[] speedZ = new float[MOST];
    private final float[] age = new float[MOST];
    private final float[] life = new float[MOST];
    private final int[] rgb = new int[MOST];
    private final boolean[] isOnGround = new boolean[MOST];
    private final RandomStream chance;
    /** Whether what is added next lies beneath marks, bodies and shots. */
    private boolean addsOnGround;

    private int size;
    private int next;
    private float share = 1;
    /** The part of a particle that is still to be added, below 1. */
    private float owed;

    /** @param chance decides nothing but pictures */
    public ParticlePool(RandomStream chance) {
        this.chance = chance;
    }

    /** Sets whether what is added from now on lies beneath marks, bodies and shots. */
    void addOnGround(boolean isWanted) {
        addsOnGround = isWanted;
    }

    /** Adds only a share of what is asked for from now on, from 0 to 1, evenly. */
    public void showShare(float wanted) {
        share = wanted;
        owed = 0;
    }

    /**
     * Adds one particle, or leaves it out if only a share is shown.
     *
     * @param height above the ground, in pixels
     */
    public void add(ParticleKind what, float atX, float atY, float height, float toX, float toY, float up, int colour) {
        owed += share;
        if (owed < 1) {
            return;
        }
        owed -= 1;
        int i = size < MOST ? size++ : next++ % MOST;
        kind[i] = what;
        x[i] = atX;
        y[i] = atY;
        z[i] = height;
        speedX[i] = toX;
        speedY[i] = toY;
        speedZ[i] = up;
        age[i] = 0;
        life[i] = what.seconds * (0.6f + 0.8f * chance.unit());
        rgb[i] = colour;
        isOnGround[i] = addsOnGround;
    }

    /** Adds several in all directions. */
    public void burst(
            ParticleKind what, int count, float atX, float atY, float height, float speed, float up, int colour) {
        for (int i = 0; i < count; i++) {
            double turn = chance.unit() * 2 * Math.PI;
            float pace = speed * (0.3f + 0.7f * chance.unit());
            float toX = (float) Math.cos(turn) * pace;
            float toY = (float) Math.sin(turn) * pace * 0.8f;
            add(what, atX, atY, height, toX, toY, up * (0.4f + 0.6f * chance.unit()), colour);
        }
    }

    /** Adds several in a cone round a direction, given as a unit vector. */
    public void spray(
            ParticleKind what,
            int count,
            float atX,
            float atY,
            float height,
            float directionX,
            float directionY,
            float speed,
            int colour) {
        for (int i = 0; i < count; i++) {
            float pace = speed * (0.4f + 0.6f * chance.unit());
            float aside = (chance.unit() - 0.5f) * speed * 0.9f;
            float toX = directionX * pace - directionY * aside;
            float toY = directionY * pace + directionX * aside;
            add(what, atX, atY, height, toX, toY, speed * 0.7f * chance.unit(), colour);
        }
    }

    /** Lets time pass. */
    public void move(float seconds) {
        for (int i = size - 1; i >= 0; i--) {
            age[i] += seconds;
            if (age[i] >= life[i]) {
                remove(i);
            } else {
                move(i, seconds);
            }
        }
    }

    private void move(int i, float seconds) {
        ParticleKind what = kind[i];
        float kept = Math.max(0, 1 - what.drag * seconds);
        speedX[i] *= kept;
        speedY[i] *= kept;
        speedZ[i] -= what.gravity * seconds;
        if (!what.meetsGround) {
            speedZ[i] *= kept;
        }
        x[i] += speedX[i] * seconds;
        y[i] += speedY[i] * seconds;
        z[i] += speedZ[i] * seconds;
        if (what.meetsGround && z[i] < 0) {
            z[i] = 0;
            speedZ[i] = -speedZ[i] * what.bounce;
            speedX[i] *= 0.6f;
            speedY[i] *= 0.6f;
        }
    }

    private void remove(int i) {
        int last = --size;
        kind[i] = kind[last];
        x[i] = x[last];
        y[i] = y[last];
        z[i] = z[last];
        speedX[i] = speedX[last];
        speedY[i] = speedY[last];
        speedZ[i] = speedZ[last];
        age[i] = age[last];
        life[i] = life[last];
        rgb[i] = rgb[last];
        isOnGround[i] = isOnGround[last];
    }

    /**
     * Draws those over or those beneath all bodies. As long as there are few, all are over them; of more, only so many
     * as the budget allows. Dust and smoke are always beneath, because they would hide bodies.
     */
    public void draw(QuadBatch batch, ViewSection section, boolean areAbove) {
        float share = MOST_ABOVE / (float) Math.max(MOST_ABOVE, size);
        for (int i = 0; i < size; i++) {
            float drawnY = y[i] + z[i];
            // The part of its life behind the point stays the same for as long as it lives, and is as good as random.
            boolean isAbove = !kind[i].veils && life[i] * SCATTERS % 1 <= share;
            if (!isOnGround[i] && isAbove == areAbove && section.sees(x[i], drawnY, 4)) {
                draw(batch, i, drawnY);
            }
        }
    }

    /** Draws those that lie beneath marks, bodies and shots. */
    void drawOnGround(QuadBatch batch, ViewSection section) {
        for (int i = 0; i < size; i++) {
            float drawnY = y[i] + z[i];
            if (isOnGround[i] && section.sees(x[i], drawnY, 4)) {
                draw(batch, i, drawnY);
            }
        }
    }

    private void draw(QuadBatch batch, int i, float drawnY) {
        ParticleKind what = kind[i];
        float left = 1 - age[i] / life[i];
        boolean isSmall = left < 0.35f && what.size > 1;
        int pixels = isSmall ? what.size - 1 : what.size;
        float fade = what.glow == 1 ? Math.min(1, left * 2.5f) : Math.min(1, left * 1.8f);
        batch.colour(rgb[i], what.alpha * (what.glow == 1 ? batch.flashes().dimmed(fade) : fade));
        batch.effect(
                QuadShape.BLOCK,
                left > 0.8f ? what.glow * 0.6f : 0,
                batch.flashes().dimmed(what.glow) * fade,
                0);
        batch.shape((float) Math.floor(x[i]), (float) Math.floor(drawnY), pixels, pixels);
    }

    public int size() {
        return size;
    }
}
