package dev.orebound.view;

import dev.orebound.chance.RandomStream;
import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.view.effect.ParticlePool;
import dev.orebound.view.effect.StrokeEffects;
import dev.orebound.view.light.LightList;

/** Draws single effects, put together from particles, flares and strokes. Places are world pixels. */
final class ImpactEffects implements SceneLayer {
    static final int STONE = 0x8478a8;
    static final int DUST = 0x7d7484;
    static final int SPARK = 0xffc65c;
    static final int WHITE_HOT = 0xfff0a8;
    static final int GOLD = 0xffc65c;
    static final int BLOOD = 0xc8403a;
    static final int LEAVING = 0x9fe8f4;
    static final int SPRAY = 0x9fdcec;
    private static final int WOOD = 0xa2774c;
    private static final int IRON = 0x9aa9c4;
    static final int SMOKE = 0x574a7d;
    /** Hits in a short time that are all shown in full. */
    private static final float FEW_HITS = 4;

    private static final float FORGOTTEN_HITS_A_SECOND = 16;

    final ParticlePool particles;
    final LightFlares flares = new LightFlares();
    final StrokeEffects strokes = new StrokeEffects();
    private final SceneContext frame;
    /** Hits that were shown lately; they are forgotten one by one. */
    private float lateHits;

    /** Keeps lights that flare up and go out, as where ore breaks, a blow lands or a monster comes up. */
    static final class LightFlares {
        private static final int MOST = 12;

        private final float[] x = new float[MOST];
        private final float[] y = new float[MOST];
        private final float[] radius = new float[MOST];
        private final float[] strength = new float[MOST];
        private final float[] left = new float[MOST];
        private final float[] life = new float[MOST];
        private final int[] rgb = new int[MOST];
        private int next;

        /** Adds a flare, if necessary in place of the oldest. Lengths are pixels. */
        void add(float atX, float atY, float radiusPixels, int colour, float brightness, float seconds) {
            int i = next++ % MOST;
            x[i] = atX;
            y[i] = atY;
            radius[i] = radiusPixels;
            rgb[i] = colour;
            strength[i] = brightness;
            life[i] = seconds;
            left[i] = seconds;
        }

        void move(float seconds) {
            for (int i = 0; i < MOST; i++) {
                left[i] = Math.max(0, left[i] - seconds);
            }
        }

        void addTo(LightList lights, ViewSection section, FlashLimiter flashes) {
            for (int i = 0; i < MOST; i++) {
                if (left[i] > 0 && section.sees(x[i], y[i], radius[i])) {
                    float part = left[i] / life[i];
                    lights.add(x[i], y[i], radius[i], rgb[i], flashes.flash(strength[i] * part * part));
                }
            }
        }
    }

    ImpactEffects(SceneContext frame, RandomStream chance) {
        this.frame = frame;
        particles = new ParticlePool(chance);
    }

    @Override
    public void update(float seconds) {
        lateHits = Math.max(0, lateHits - FORGOTTEN_HITS_A_SECOND * seconds);
        particles.move(seconds);
        flares.move(seconds);
        strokes.move(seconds);
    }

    /** Draws the rings on the ground. */
    @Override
    public void draw() {
        strokes.draw(QuadShape.RING, frame.batch, frame.section);
    }

    /** Draws the trails of blows and all particles. */
    void drawAbove() {
        strokes.draw(QuadShape.CRESCENT, frame.batch, frame.section);
        particles.draw(frame.batch, frame.section);
    }

    void footstep(float x, float y) {
        particles.burst(ParticleKind.DUST, 2, x, y - ActorPainter.FOOT, 0, 9, 4, DUST);
    }

    /** Shows dust behind an actor that runs as fast as it can. */
    void scurry(float x, float y) {
        particles.burst(ParticleKind.DUST, 3, x, y - ActorPainter.FOOT, 0, 16, 9, DUST);
    }

    /** Shows a step in shallow water. */
    void splash(float x, float y) {
        particles.burst(ParticleKind.DROP, 4, x, y - ActorPainter.FOOT, 1, 22, 46, SPRAY);
    }

    /** Shows a hit: the more there were just now, the less, so that a fight with a crowd stays readable. */
    void hit(float x, float y, float towardsX, float towardsY, int colour) {
        lateHits++;
        boolean isOneOfMany = lateHits > FEW_HITS;
        particles.spray(ParticleKind.SPARK, isOneOfMany ? 1 : 7, x, y, 7, towardsX, towardsY, 95, WHITE_HOT);
        particles.spray(ParticleKind.CHIP, isOneOfMany ? 2 : 5, x, y, 7, towardsX, towardsY, 60, colour);
        if (!isOneOfMany) {
            flares.add(x, y + 6, 46, WHITE_HOT, 0.8f, 0.16f);
        }
    }

    void rock(float x, float y) {
        particles.burst(ParticleKind.SPARK, 7, x, y, 6, 70, 60, SPARK);
        particles.burst(ParticleKind.CHIP, 4, x, y, 6, 40, 50, STONE);
        particles.burst(ParticleKind.DUST, 3, x, y, 4, 12, 4, DUST);
        flares.add(x, y + 5, 36, SPARK, 0.6f, 0.14f);
    }

    void oreChip(float x, float y, int colour) {
        particles.burst(ParticleKind.CHIP, 7, x, y, 8, 55, 80, colour);
        particles.burst(ParticleKind.SPARK, 5, x, y, 8, 80, 60, WHITE_HOT);
        flares.add(x, y + 6, 54, colour, 0.8f, 0.2f);
    }

    void oreBreak(float x, float y, int colour) {
        particles.burst(ParticleKind.CHIP, 22, x, y, 6, 85, 120, colour);
        particles.burst(ParticleKind.SPARK, 14, x, y, 8, 120, 90, WHITE_HOT);
        particles.burst(ParticleKind.EMBER, 12, x, y, 4, 26, 24, colour);
        particles.burst(ParticleKind.DUST, 6, x, y, 2, 22, 6, DUST);
        strokes.ring(x, y, 26, 0.3f, colour);
        flares.add(x, y + 6, 100, colour, 1.3f, 0.42f);
    }

    void death(float x, float y, int colour) {
        particles.burst(ParticleKind.SMOKE, 12, x, y, 5, 34, 22, SMOKE);
        particles.burst(ParticleKind.CHIP, 9, x, y, 7, 60, 80, colour);
        particles.burst(ParticleKind.EMBER, 8, x, y, 5, 24, 30, WHITE_HOT);
        flares.add(x, y + 6, 60, 0xdfe8f2, 0.7f, 0.25f);
    }

    /** Shows water, or darkness, that an opened chest lets out. */
    void letOut(float x, float y, boolean isWater) {
        if (isWater) {
            particles.burst(ParticleKind.DROP, 26, x, y + 4, 8, 60, 110, SPRAY);
            strokes.ring(x, y - 4, 34, 0.6f, SPRAY);
        } else {
            particles.burst(ParticleKind.SMOKE, 22, x, y + 4, 8, 70, 26, SMOKE);
            strokes.ring(x, y, 60, 0.8f, SMOKE);
        }
    }

    /** Shows an actor that sinks in lava. */
    void sink(float x, float y) {
        particles.burst(ParticleKind.EMBER, 26, x, y, 2, 34, 60, SPARK);
        particles.burst(ParticleKind.SPARK, 14, x, y, 3, 70, 110, WHITE_HOT);
        particles.burst(ParticleKind.SMOKE, 9, x, y, 4, 26, 26, SMOKE);
        strokes.ring(x, y - 4, 20, 0.6f, SPARK);
        flares.add(x, y + 4, 80, ElementPainter.FIRELIGHT, 1.2f, 0.9f);
    }

    /** Shows an actor that steps over the edge of a chasm. */
    void fall(float x, float y) {
        particles.burst(ParticleKind.DUST, 9, x, y - ActorPainter.FOOT, 0, 34, 8, DUST);
        particles.burst(ParticleKind.CHIP, 5, x, y - ActorPainter.FOOT, 0, 26, 40, STONE);
    }

    void pickup(float x, float y, int colour) {
        particles.burst(ParticleKind.GLINT, 7, x, y, 9, 30, 18, colour);
        particles.burst(ParticleKind.EMBER, 4, x, y, 6, 12, 26, colour);
        flares.add(x, y + 6, 40, colour, 0.7f, 0.22f);
    }

    void treasure(float x, float y) {
        particles.burst(ParticleKind.EMBER, 18, x, y, 6, 30, 46, GOLD);
        particles.burst(ParticleKind.SPARK, 12, x, y, 8, 60, 120, WHITE_HOT);
        particles.burst(ParticleKind.DUST, 5, x, y, 1, 16, 4, DUST);
        strokes.ring(x, y, 30, 0.45f, GOLD);
        flares.add(x, y + 6, 90, GOLD, 1.1f, 0.6f);
    }

    /** Shows the player leaving the floor. */
    void leave(float x, float y) {
        particles.burst(ParticleKind.EMBER, 26, x, y, 2, 22, 70, LEAVING);
        particles.burst(ParticleKind.GLINT, 12, x, y, 8, 34, 30, LEAVING);
        strokes.ring(x, y, 28, 0.5f, LEAVING);
        flares.add(x, y + 8, 120, LEAVING, 1.2f, 1.2f);
    }

    /** Shows a door that slams shut. */
    void slam(float x, float y) {
        particles.burst(ParticleKind.DUST, 14, x, y - 6, 1, 46, 10, DUST);
        particles.burst(ParticleKind.CHIP, 6, x, y - 5, 2, 50, 60, STONE);
        particles.burst(ParticleKind.SPARK, 8, x, y - 5, 2, 70, 50, SPARK);
        flares.add(x, y, 50, SPARK, 0.7f, 0.2f);
    }

    /** Shows a door that bursts open: splinters of wood and iron, dust and sparks. */
    void burstOpen(float x, float y) {
        particles.burst(ParticleKind.CHIP, 14, x, y, 8, 90, 110, WOOD);
        particles.burst(ParticleKind.CHIP, 8, x, y, 6, 70, 90, IRON);
        particles.burst(ParticleKind.SPARK, 10, x, y, 6, 80, 80, SPARK);
        particles.burst(ParticleKind.DUST, 20, x, y - 4, 2, 64, 12, DUST);
        particles.burst(ParticleKind.SMOKE, 8, x, y, 2, 44, 14, DUST);
        strokes.ring(x, y, 22, 0.35f, DUST);
        flares.add(x, y, 70, SPARK, 0.9f, 0.3f);
    }

    /** Shows ground that breaks open. */
    void breakGround(float x, float y) {
        particles.burst(ParticleKind.CHIP, 14, x, y, 1, 48, 110, STONE);
        particles.burst(ParticleKind.DUST, 18, x, y - 4, 1, 52, 12, DUST);
        strokes.ring(x, y - 3, 20, 0.4f, DUST);
    }

    /** Shows a door that begins to move. */
    void creak(float x, float y) {
        particles.burst(ParticleKind.DUST, 7, x, y - 4, 4, 18, 6, DUST);
    }

    /** Shows a door that grinds on its way. */
    void grind(float x, float y) {
        particles.burst(ParticleKind.DUST, 2, x, y - 6, 1, 22, 5, DUST);
        particles.burst(ParticleKind.SPARK, 1, x, y - 5, 2, 34, 30, SPARK);
    }

    void comeUp(float x, float y) {
        particles.burst(ParticleKind.SMOKE, 9, x, y, 1, 36, 18, SMOKE);
        particles.burst(ParticleKind.EMBER, 14, x, y, 1, 22, 50, SpawnMarkPainter.COLOUR);
        particles.burst(ParticleKind.CHIP, 6, x, y, 1, 50, 90, STONE);
        strokes.ring(x, y, 24, 0.35f, SpawnMarkPainter.COLOUR);
        flares.add(x, y + 4, 60, SpawnMarkPainter.COLOUR, 0.9f, 0.35f);
    }

    void wake(float x, float y) {
        strokes.ring(x, y, 12, 0.2f, SPARK);
    }
}
