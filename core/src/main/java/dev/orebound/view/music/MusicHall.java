package dev.orebound.view.music;

import dev.orebound.content.music.MusicRules;
import dev.orebound.view.sound.synth.HallReverb;
import java.util.Arrays;

/** The hall in which all music is heard, one for each ear. */
final class MusicHall {
    /** Samples by which echoes come later on the right. */
    private static final int APART = 23;

    private static final float SHARE = 0.3f;

    /** Keeps samples from getting so small that processors slow down. */
    private static final float TINY = 1e-15f;

    private final HallReverb left;
    private final HallReverb right;
    private final float[] in = new float[MusicMixer.BLOCK];
    private final float[] wet = new float[MusicMixer.BLOCK];

    MusicHall(MusicRules rules) {
        left = new HallReverb(rules.hallSeconds(), rules.hallDark(), 0);
        right = new HallReverb(rules.hallSeconds(), rules.hallDark(), APART);
    }

    /** Adds the hall to a block; {@code share} is how much of it is heard. */
    void add(float[] toLeft, float[] toRight, float share) {
        for (int i = 0; i < in.length; i++) {
            in[i] = SHARE * (toLeft[i] + toRight[i]) + TINY;
        }
        add(left, toLeft, share);
        add(right, toRight, share);
    }

    private void add(HallReverb hall, float[] out, float share) {
        Arrays.fill(wet, 0);
        hall.run(in, wet);
        for (int i = 0; i < out.length; i++) {
            out[i] += share * wet[i];
        }
    }
}
