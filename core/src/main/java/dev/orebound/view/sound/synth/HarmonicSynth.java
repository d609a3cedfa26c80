package dev.orebound.view.sound.synth;

import dev.orebound.content.sound.SoundChain.Link;

/**
 * Adds tones of many harmonics to samples: sines at multiples of a pitch, and plucked strings.
 *
 * <p>Sources: plucked strings are those of K. Karplus, A. Strong, Digital Synthesis of Plucked-String and Drum Timbres,
 * 1983, with the tuning of D. Jaffe, J. Smith, Extensions of the Karplus-Strong Plucked-String Algorithm, 1983.
 */
final class HarmonicSynth {
    /** Harmonics above this are left out, and so are the modes of struck things in a note. */
    static final int HIGHEST_HERTZ = 12_000;

    /** The pitches that a string can have. */
    private static final double LOWEST_STRING = 4;

    private static final double HIGHEST_STRING = 9_000;

    /** Harmonics that a plucked string has at least, and those that it has in addition if it is bright. */
    private static final int SOFT_HARMONICS = 3;

    private static final int BRIGHT_HARMONICS = 14;
    private static final int MOST_HARMONICS = 60;

    /**
     * Distance of the phases of harmonics, in turns, times the square of their number, so that they do not pile up into
     * a peak.
     */
    private static final double SPREAD = 0.37;

    /** Samples for which pitch and strength change on a straight line. */
    private static final int BLOCK = SampleMath.BLOCK;

    /** A turn of a sine in the whole range of an int; the upper bits are the index into the table. */
    private static final double TURN = 1L << 32;

    private static final int TABLE_BITS = 12;
    private static final int TABLE = 1 << TABLE_BITS;
    private static final int FRACTION_BITS = 32 - TABLE_BITS;
    private static final int FRACTION = (1 << FRACTION_BITS) - 1;
    private static final float[] SINE = sine();

    private HarmonicSynth() {}

    private static float[] sine() {
        float[] table = new float[TABLE + 1];
        for (int i = 0; i <= TABLE; i++) {
            table[i] = (float) Math.sin(2 * Math.PI * i / TABLE);
        }
        return table;
    }

    /**
     * Adds sines at whole multiples of a pitch, once for each player.
     *
     * @param steps the cycles of the pitch in each sample, one number for each block
     * @param series the unit that describes them
     * @param decay the seconds in which the first dies by 60 decibels, or 0
     */
    static void addSeries(float[] samples, double[] steps, double hertz, Link series, float decay) {
        float detune = series.get("detune");
        int players = detune > 0 ? 2 : 1;
        for (int player = 0; player < players; player++) {
            double off = players == 1 ? 1 : Math.pow(2, (player - 0.5) * detune / 1200);
            for (int n = 1; n <= series.get("count") && n * hertz < HIGHEST_HERTZ; n++) {
                double gain = Math.pow(n, -series.get("slope")) * (n % 2 == 0 ? series.get("even") : 1);
                double late = (n - 1) * series.get("late");
                addSine(samples, steps, n * off, gain, decay / Math.sqrt(n), late, SPREAD * n * n + 0.5 * player);
            }
        }
    }

    /** Adds a sine whose strength rises within some seconds and then decays. */
    private static void addSine(
            float[] samples, double[] steps, double ratio, double gain, double decay, double late, double phase) {
        double fall = decay > 0 ? Math.exp(-SampleMath.SIXTY_DECIBELS * BLOCK / (decay * SampleMath.RATE)) : 1;
        double rise = late > 0 ? Math.exp(-3.0 * BLOCK / (late * SampleMath.RATE)) : 0;
        double left = gain;
        double missing = late > 0 ? 1 : 0;
        float strength = (float) (gain * (1 - missing));
        int turn = (int) (long) ((phase - Math.floor(phase)) * TURN);
        for (int block = 0; block < samples.length; block += BLOCK) {
            left *= fall;
            missing *= rise;
            float change = ((float) (left * (1 - missing)) - strength) / BLOCK;
            int step = (int) (long) (ratio * steps[block / BLOCK] * TURN);
            int end = Math.min(samples.length, block + BLOCK);
            for (int i = block; i < end; i++) {
                int index = turn >>> FRACTION_BITS;
                float below = SINE[index];
                float part = (turn & FRACTION) * (1f / (FRACTION + 1));
                samples[i] += strength * (below + (SINE[index + 1] - below) * part);
                strength += change;
                turn += step;
            }
        }
    }

    /**
     * Adds a plucked string.
     *
     * @param string the unit that describes it
     * @param decay the seconds in which it dies by 60 decibels
     */
    static void addString(float[] samples, double pitch, Link string, float decay) {
        double hertz = Math.max(LOWEST_STRING, Math.min(HIGHEST_STRING, pitch));
        double period = SampleMath.RATE / hertz;
        float keep = (float) Math.exp(-SampleMath.SIXTY_DECIBELS / (decay * hertz));
        float mellow = 0.5f * (1 - string.get("bright"));
        // The averaging of neighbours delays by its share; an all-pass filter takes the rest of the fraction.
        double wanted = period - mellow;
        int whole = (int) Math.floor(wanted - 0.1);
        float rest = (float) (wanted - whole);
        float pass = (1 - rest) / (1 + rest);
        float[] line = excitation(whole, string);
        float before = 0;
        float passIn = 0;
        float passOut = 0;
        int at = 0;
        for (int i = 0; i < samples.length; i++) {
            float out = line[at];
            samples[i] += out;
            float mixed = keep * ((1 - mellow) * out + mellow * before);
            before = out;
            passOut = pass * (mixed - passOut) + passIn;
            passIn = mixed;
            line[at] = passOut;
            at = at + 1 == whole ? 0 : at + 1;
        }
    }

    /**
     * Returns a period with all harmonics but those that the place of the pluck silences, softer ones the less bright
     * the string is.
     */
    private static float[] excitation(int length, Link string) {
        float[] period = new float[length];
        double corner = SOFT_HARMONICS + BRIGHT_HARMONICS * string.get("bright");
        for (int n = 1; n <= Math.min(MOST_HARMONICS, length / 2 - 1); n++) {
            double gain = Math.sin(Math.PI * n * string.get("place")) / (1 + n * n / (corner * corner));
            for (int i = 0; i < length; i++) {
                period[i] += (float) (gain * Math.sin(2 * Math.PI * (n * (double) i / length + SPREAD * n * n)));
            }
        }
        return period;
    }
}
