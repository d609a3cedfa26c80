package dev.orebound.view.sound.synth;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.sound.EnvelopeSpec;
import dev.orebound.content.sound.SoundLayer;
import dev.orebound.content.sound.StruckMaterial;

/**
 * A thing that was hit and rings in the modes of its material.
 *
 * <p>Source: modal synthesis (J.-M. Adrien, The Missing Link, 1991), each mode a two-pole resonator rung once.
 */
final class StruckWave {
    /** Modes above this are left out: few can hear them, and they would alias. */
    private static final double HIGHEST_HERTZ = 16_000;

    /** By which part each mode may be off, since no two stones are alike. */
    private static final double UNLIKE = 0.006;

    /** Falling by 60 decibels is e to the minus this. */
    private static final double SIXTY_DECIBELS = 6.908;

    private StruckWave() {}

    static void fill(float[] samples, SoundLayer layer, float pitch, RandomStream stream) {
        StruckMaterial material = layer.material();
        EnvelopeSpec envelope = layer.envelope();
        if (material == null || envelope == null) {
            throw new IllegalArgumentException("a struck layer needs a material and an envelope");
        }
        for (StruckMaterial.Mode mode : material.modes()) {
            double off = 1 + UNLIKE * (2 * stream.unit() - 1);
            double hertz = layer.pitch().from() * pitch * mode.ratio() * off;
            if (hertz < HIGHEST_HERTZ) {
                ring(samples, hertz, mode.gain(), mode.decay() * envelope.decay());
            }
        }
    }

    private static void ring(float[] samples, double hertz, double gain, double seconds) {
        double angle = 2 * Math.PI * hertz / SoundSynth.RATE;
        double radius = Math.exp(-SIXTY_DECIBELS / (seconds * SoundSynth.RATE));
        double first = 2 * radius * Math.cos(angle);
        double second = -radius * radius;
        double before = 0;
        double now = gain * Math.sin(angle);
        for (int i = 1; i < samples.length; i++) {
            samples[i] += (float) now;
            double next = first * now + second * before;
            before = now;
            now = next;
        }
    }
}
