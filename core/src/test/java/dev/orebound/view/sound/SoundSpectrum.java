package dev.orebound.view.sound;

import dev.orebound.view.sound.synth.SampleMath;

/**
 * The energy of a sound in each band of hearing and each hundredth of a second, weighted as ears do.
 *
 * <p>Sources: the bands are those of E. Zwicker, Subdivision of the Audible Frequency Range into Critical Bands, 1961;
 * the weighting is the curve A of IEC 61672.
 */
final class SoundSpectrum {
    /** Upper edges of the critical bands in hertz. */
    static final int[] EDGES = {
        100, 200, 300, 400, 510, 630, 770, 920, 1080, 1270, 1480, 1720, 2000, 2320, 2700, 3150, 3700, 4400, 5300, 6400,
        7700, 9500, 12000, 15500
    };

    private static final int HOP = SampleMath.RATE / 100;
    private static final int WINDOW = 1024;

    /** Energy by frame and band. */
    final double[][] energy;

    SoundSpectrum(short[] samples) {
        energy = new double[1 + samples.length / HOP][EDGES.length];
        double[] real = new double[WINDOW];
        double[] imaginary = new double[WINDOW];
        for (int frame = 0; frame < energy.length; frame++) {
            for (int i = 0; i < WINDOW; i++) {
                int at = frame * HOP + i - WINDOW / 2;
                double hann = 0.5 - 0.5 * Math.cos(2 * Math.PI * i / WINDOW);
                real[i] = at < 0 || at >= samples.length ? 0 : hann * samples[at] / Short.MAX_VALUE;
                imaginary[i] = 0;
            }
            transform(real, imaginary);
            for (int bin = 1; bin < WINDOW / 2; bin++) {
                double hertz = (double) bin * SampleMath.RATE / WINDOW;
                int band = band(hertz);
                if (band < EDGES.length) {
                    energy[frame][band] += weight(hertz) * (real[bin] * real[bin] + imaginary[bin] * imaginary[bin]);
                }
            }
        }
    }

    private SoundSpectrum(double[][] energy) {
        this.energy = energy;
    }

    /** Returns the spectrum of this sound and another together, the other with a gain. */
    SoundSpectrum plus(SoundSpectrum other, double gain) {
        double[][] sum = new double[Math.max(energy.length, other.energy.length)][EDGES.length];
        for (int frame = 0; frame < sum.length; frame++) {
            for (int band = 0; band < EDGES.length; band++) {
                sum[frame][band] = cell(frame, band) + gain * gain * other.cell(frame, band);
            }
        }
        return new SoundSpectrum(sum);
    }

    private static int band(double hertz) {
        int band = 0;
        while (band < EDGES.length && hertz > EDGES[band]) {
            band++;
        }
        return band;
    }

    /** Returns the factor of the curve A for energy. */
    private static double weight(double hertz) {
        double square = hertz * hertz;
        double curve = 12194.0
                * 12194
                * square
                * square
                / ((square + 20.6 * 20.6)
                        * Math.sqrt((square + 107.7 * 107.7) * (square + 737.9 * 737.9))
                        * (square + 12194.0 * 12194));
        return 1.58 * curve * curve;
    }

    /** Returns the share of all energy between two frequencies. */
    double share(double fromHertz, double toHertz) {
        double inside = 0;
        double all = 0;
        for (double[] frame : energy) {
            for (int band = 0; band < frame.length; band++) {
                all += frame[band];
                inside += EDGES[band] > fromHertz && EDGES[band] <= toHertz ? frame[band] : 0;
            }
        }
        return all == 0 ? 0 : inside / all;
    }

    /** Returns the centre of gravity of the energy in hertz, on the scale of the bands. */
    double centroid() {
        double sum = 0;
        double all = 0;
        for (double[] frame : energy) {
            for (int band = 0; band < frame.length; band++) {
                all += frame[band];
                sum += band * frame[band];
            }
        }
        double middle = all == 0 ? 0 : sum / all;
        int below = (int) middle;
        int above = Math.min(EDGES.length - 1, below + 1);
        return EDGES[below] + (middle - below) * (EDGES[above] - EDGES[below]);
    }

    /**
     * Returns the mean distance of two sounds in decibels, over bands and the frames in which either can be heard. Both
     * are brought to the same energy first.
     */
    double distanceTo(SoundSpectrum other) {
        double floor = 1e-4;
        double own = loudestCell();
        double others = other.loudestCell();
        double sum = 0;
        int count = 0;
        for (int frame = 0; frame < Math.max(energy.length, other.energy.length); frame++) {
            for (int band = 0; band < EDGES.length; band++) {
                double a = cell(frame, band) / own;
                double b = other.cell(frame, band) / others;
                if (a > floor || b > floor) {
                    sum += Math.abs(10 * Math.log10(Math.max(a, floor) / Math.max(b, floor)));
                    count++;
                }
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    private double cell(int frame, int band) {
        return frame < 0 || frame >= energy.length ? 0 : energy[frame][band];
    }

    private double loudestCell() {
        double most = 1e-12;
        for (double[] frame : energy) {
            for (double cell : frame) {
                most = Math.max(most, cell);
            }
        }
        return most;
    }

    /**
     * Returns the share of this sound's first half second that stays audible under another sound. A band of a frame is
     * heard if it is less than 5 dB softer than what the other spreads there: 10 dB a band upwards, 25 downwards, and 2
     * dB a frame afterwards. It counts with the power 0.3 of its energy, as loudness does.
     *
     * @param gain of this sound, as a factor of its amplitude
     * @param masker the other sound
     * @param maskerGain likewise of the other
     * @param framesLate frames by which this sound begins later
     */
    double audibleUnder(double gain, SoundSpectrum masker, double maskerGain, int framesLate) {
        double heard = 0;
        double all = 0;
        double[] mask = new double[EDGES.length];
        double least = loudestCell() * 1e-4;
        for (int frame = -framesLate; frame < Math.min(50, energy.length); frame++) {
            for (int band = 0; band < mask.length; band++) {
                mask[band] =
                        Math.max(mask[band] * 0.63, maskerGain * maskerGain * masker.cell(frame + framesLate, band));
            }
            for (int band = 1; band < mask.length; band++) {
                mask[band] = Math.max(mask[band], 0.1 * mask[band - 1]);
            }
            for (int band = mask.length - 2; band >= 0; band--) {
                mask[band] = Math.max(mask[band], 0.0032 * mask[band + 1]);
            }
            for (int band = 0; frame >= 0 && band < mask.length; band++) {
                if (energy[frame][band] > least) {
                    double loudness = Math.pow(energy[frame][band], 0.3);
                    all += loudness;
                    heard += gain * gain * energy[frame][band] > 0.32 * mask[band] ? loudness : 0;
                }
            }
        }
        return all == 0 ? 0 : heard / all;
    }

    /** Transforms in place, by the algorithm of Cooley and Tukey. */
    private static void transform(double[] real, double[] imaginary) {
        int bits = Integer.numberOfTrailingZeros(real.length);
        for (int i = 0; i < real.length; i++) {
            int j = Integer.reverse(i) >>> (32 - bits);
            if (j > i) {
                double kept = real[i];
                real[i] = real[j];
                real[j] = kept;
                kept = imaginary[i];
                imaginary[i] = imaginary[j];
                imaginary[j] = kept;
            }
        }
        for (int half = 1; half < real.length; half *= 2) {
            for (int k = 0; k < half; k++) {
                double cos = Math.cos(Math.PI * k / half);
                double sin = -Math.sin(Math.PI * k / half);
                for (int i = k; i < real.length; i += 2 * half) {
                    double re = cos * real[i + half] - sin * imaginary[i + half];
                    double im = cos * imaginary[i + half] + sin * real[i + half];
                    real[i + half] = real[i] - re;
                    imaginary[i + half] = imaginary[i] - im;
                    real[i] += re;
                    imaginary[i] += im;
                }
            }
        }
    }
}
