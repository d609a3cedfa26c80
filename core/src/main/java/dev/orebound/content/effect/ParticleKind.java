package dev.orebound.content.effect;

/** Kinds of particles by their motion and look. Lengths are world pixels, times seconds. */
public enum ParticleKind {
    /** Soft dust off the ground. */
    DUST(0.55f, 5, -9, 0, 2, 0, 0.42f, Ground.IGNORED),
    /** A hot spark that bounces. */
    SPARK(0.45f, 1.2f, 260, 0.45f, 1, 1, 1, Ground.MET),
    /** A crumb of ore or stone that bounces. */
    CHIP(0.8f, 0.8f, 320, 0.4f, 2, 0.35f, 1, Ground.MET),
    /** Glows and rises. */
    EMBER(1.1f, 1.6f, -26, 0, 1, 1, 1, Ground.IGNORED),
    /** A drop of water that falls back. */
    DROP(0.5f, 0.6f, 240, 0, 1, 0, 0.8f, Ground.MET),
    /** A thick puff. */
    SMOKE(0.7f, 4.5f, -16, 0, 3, 0, 0.6f, Ground.IGNORED),
    /** A glint that stays where it is. */
    GLINT(0.5f, 6, -6, 0, 1, 1, 1, Ground.IGNORED);

    /** Whether it meets the ground. */
    private enum Ground {
        MET,
        IGNORED
    }

    public final float seconds;
    public final float drag;
    public final float gravity;
    public final float bounce;
    public final int size;
    public final float glow;
    public final float alpha;
    public final boolean meetsGround;
    /** Whether it hides what is behind it, and so lies beneath bodies. */
    public final boolean veils;

    ParticleKind(
            float seconds, float drag, float gravity, float bounce, int size, float glow, float alpha, Ground ground) {
        this.seconds = seconds;
        this.drag = drag;
        this.gravity = gravity;
        this.bounce = bounce;
        this.size = size;
        this.glow = glow;
        this.alpha = alpha;
        meetsGround = ground == Ground.MET;
        veils = ground == Ground.IGNORED && glow == 0;
    }
}
