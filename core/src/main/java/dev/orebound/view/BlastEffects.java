package dev.orebound.view;

import dev.orebound.content.item.Ore;
import dev.orebound.view.effect.ParticleKind;

/** What is seen where something bursts. Places and lengths are world pixels. */
final class BlastEffects {
    private static final float SECONDS = 0.34f;
    private static final int ROUND_ABOUT = 20;

    private final ImpactEffects impacts;

    BlastEffects(ImpactEffects impacts) {
        this.impacts = impacts;
    }

    /** A burst that reaches so far, whoever it is of. */
    void burst(float x, float y, float radius, int rgb) {
        int much = Math.round(radius * 0.5f);
        impacts.particles.burst(ParticleKind.SPARK, much, x, y, 4, radius * 3.4f, 60, ImpactEffects.WHITE_HOT);
        impacts.particles.burst(ParticleKind.CHIP, much / 2, x, y, 3, radius * 2.6f, 90, rgb);
        impacts.particles.burst(ParticleKind.SMOKE, much / 2, x, y, 2, radius * 2, 14, ImpactEffects.SMOKE);
        light(x, y, radius, rgb);
    }

    /** A flask that bursts: as the ore in it is. */
    void flask(float x, float y, float radius, Ore ore) {
        impacts.particles.burst(ParticleKind.SPARK, 6, x, y, 4, radius * 2.4f, 70, 0xdfe8f2);
        element(x, y, radius, ore);
    }

    /** What an ore does all round a place. */
    void element(float x, float y, float radius, Ore ore) {
        int rgb = ore.light().rgb();
        int much = Math.round(radius * 0.6f);
        switch (ore.id()) {
            case "water" -> {
                impacts.particles.burst(ParticleKind.DROP, much * 2, x, y, 3, radius * 3, 120, rgb);
                impacts.strokes.ring(x, y, radius * 0.6f, SECONDS * 1.6f, ImpactEffects.SPRAY);
            }
            case "air" -> {
                impacts.particles.burst(ParticleKind.DUST, much, x, y, 2, radius * 5, 8, 0xdfe8f2);
                impacts.particles.burst(ParticleKind.GLINT, much / 2, x, y, 6, radius * 6, 20, rgb);
                impacts.strokes.ring(x, y, radius * 1.25f, SECONDS * 0.8f, 0xdfe8f2);
            }
            case "earth" -> {
                impacts.particles.burst(ParticleKind.CHIP, much * 2, x, y, 3, radius * 2.6f, 130, rgb);
                impacts.particles.burst(ParticleKind.DUST, much, x, y, 1, radius * 2.4f, 10, ImpactEffects.DUST);
            }
            default -> {
                impacts.particles.burst(ParticleKind.EMBER, much * 2, x, y, 3, radius * 3.2f, 46, rgb);
                impacts.particles.burst(ParticleKind.EMBER, much / 2, x, y, 3, radius * 2, 60, ImpactEffects.WHITE_HOT);
                impacts.particles.burst(ParticleKind.SMOKE, much / 2, x, y, 4, radius * 2, 26, ImpactEffects.SMOKE);
            }
        }
        light(x, y, radius, rgb);
    }

    /** Small bursts on a circle, so that it is seen how far all of it reaches. */
    void roundAbout(float x, float y, float radius, int rgb) {
        for (int i = 0; i < ROUND_ABOUT; i++) {
            double turn = 2 * Math.PI * i / ROUND_ABOUT;
            float atX = x + (float) Math.cos(turn) * radius * 0.82f;
            float atY = y + (float) Math.sin(turn) * radius * 0.82f;
            impacts.particles.burst(ParticleKind.GLINT, 3, atX, atY, 3, 30, 26, rgb);
            impacts.particles.burst(ParticleKind.DUST, 1, atX, atY, 2, 22, 10, rgb);
        }
    }

    private void light(float x, float y, float radius, int rgb) {
        impacts.strokes.ring(x, y, radius, SECONDS, rgb);
        impacts.strokes.ring(x, y, radius * 0.7f, SECONDS * 0.7f, ImpactEffects.WHITE_HOT);
        impacts.flares.add(x, y + 4, radius * 2.6f, rgb, 1.5f, 0.45f);
    }

    /** A shot meets something, or drops. */
    void shotEnds(float x, float y, int rgb) {
        impacts.particles.burst(ParticleKind.DUST, 4, x, y, 6, 20, 6, ImpactEffects.DUST);
        impacts.particles.burst(ParticleKind.SPARK, 4, x, y, 7, 55, 40, rgb);
        impacts.flares.add(x, y + 6, 30, rgb, 0.6f, 0.16f);
    }

    /** A shot leaves its owner. */
    void shotLeaves(float x, float y, int rgb) {
        impacts.particles.burst(ParticleKind.GLINT, 3, x, y, 8, 26, 10, rgb);
        impacts.flares.add(x, y + 8, 34, rgb, 0.6f, 0.14f);
    }
}
