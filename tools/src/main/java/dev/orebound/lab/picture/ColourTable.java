package dev.orebound.lab.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * At most {@value #MOST} colours that stand for all colours of some pictures. The same pictures give the same table.
 *
 * <p>The colours of all pixels are counted in boxes of a cube of colours. The cube is cut in two where it varies most,
 * again and again, and the means of the parts are moved to the middle of the colours that are nearest to them. A colour
 * counts with the root of the number of its pixels, so that small bright things keep theirs.
 *
 * <p>Source: Paul S. Heckbert, Color Image Quantization for Frame Buffer Display, SIGGRAPH 1982 (median cut).
 */
public final class ColourTable {
    /** The most colours of a table: one index of a byte is left over for transparent pixels. */
    private static final int MOST = 255;

    private static final int BITS = 6;
    private static final int BOXES = 1 << (3 * BITS);
    private static final int CHANNELS = 3;
    private static final int ROUNDS = 12;

    /** Weights of red, green and blue in the squared distance of two colours. */
    private static final int[] WEIGHTS = {2, 4, 3};

    /** The weighted squared distance up to which a pixel keeps the colour of the frame before. */
    private static final int KEPT = 200;

    /** The colours 0xRRGGBB; index 0 is transparent. */
    private final int[] colours;
    /** The index for each box of colours, or 0 while it is not known. */
    private final byte[] indices = new byte[BOXES];

    private ColourTable(int[] colours) {
        this.colours = colours;
    }

    /**
     * Returns the table that suits some pictures.
     *
     * @param pictures at least one, each with one number 0xRRGGBB for each pixel
     * @param most colours of the table, 1 to {@value #MOST}
     */
    public static ColourTable of(List<int[]> pictures, int most) {
        if (most < 1 || most > MOST) {
            throw new IllegalArgumentException("most " + most + " must be within 1.." + MOST);
        }
        int[] counts = new int[BOXES];
        long[][] sums = new long[CHANNELS][BOXES];
        for (int[] picture : pictures) {
            for (int rgb : picture) {
                int box = box(rgb);
                counts[box]++;
                for (int channel = 0; channel < CHANNELS; channel++) {
                    sums[channel][box] += channel(rgb, channel);
                }
            }
        }
        List<CountedColour> all = new ArrayList<>();
        for (int box = 0; box < BOXES; box++) {
            if (counts[box] > 0) {
                float[] mean = new float[CHANNELS];
                for (int channel = 0; channel < CHANNELS; channel++) {
                    mean[channel] = sums[channel][box] / (float) counts[box];
                }
                all.add(new CountedColour(mean, (float) Math.sqrt(counts[box])));
            }
        }
        List<float[]> means = means(all, most);
        for (int round = 0; round < ROUNDS; round++) {
            settle(means, all);
        }
        int[] colours = new int[means.size() + 1];
        for (int i = 0; i < means.size(); i++) {
            float[] mean = means.get(i);
            colours[i + 1] = (Math.round(mean[0]) << 16) | (Math.round(mean[1]) << 8) | Math.round(mean[2]);
        }
        return new ColourTable(colours);
    }

    /** Cuts the colours into parts, and returns the mean of each. */
    private static List<float[]> means(List<CountedColour> all, int most) {
        List<ColourPart> parts = new ArrayList<>(List.of(new ColourPart(all)));
        while (parts.size() < most) {
            ColourPart widest = parts.stream()
                    .max(Comparator.comparingDouble(part -> part.spread))
                    .orElseThrow();
            if (widest.spread <= 0) {
                break;
            }
            parts.remove(widest);
            widest.cut(parts);
        }
        return parts.stream().map(part -> part.mean).toList();
    }

    /** Moves each of some means to the mean of the colours that are nearer to it than to all others. */
    private static void settle(List<float[]> means, List<CountedColour> all) {
        double[][] sums = new double[means.size()][CHANNELS + 1];
        for (CountedColour colour : all) {
            int nearest = 0;
            float least = Float.MAX_VALUE;
            for (int i = 0; i < means.size(); i++) {
                float[] mean = means.get(i);
                float distance = 0;
                for (int channel = 0; channel < CHANNELS && distance < least; channel++) {
                    float away = mean[channel] - colour.mean[channel];
                    distance += WEIGHTS[channel] * away * away;
                }
                nearest = distance < least ? i : nearest;
                least = Math.min(least, distance);
            }
            for (int channel = 0; channel < CHANNELS; channel++) {
                sums[nearest][channel] += colour.weight * colour.mean[channel];
            }
            sums[nearest][CHANNELS] += colour.weight;
        }
        for (int i = 0; i < sums.length; i++) {
            for (int channel = 0; channel < CHANNELS && sums[i][CHANNELS] > 0; channel++) {
                means.get(i)[channel] = (float) (sums[i][channel] / sums[i][CHANNELS]);
            }
        }
    }

    /** The mean colour of a box, and how much it counts. */
    private static final class CountedColour {
        final float[] mean;
        final float weight;

        CountedColour(float[] mean, float weight) {
            this.mean = mean;
            this.weight = weight;
        }
    }

    /** A part of the cube of colours. */
    private static final class ColourPart {
        private final List<CountedColour> inside;
        private final float[] mean = new float[CHANNELS];
        private int widest;
        /** The weighted squared distances from the mean along the widest channel, summed up. */
        private double spread;

        ColourPart(List<CountedColour> inside) {
            this.inside = inside;
            double weight = 0;
            for (CountedColour colour : inside) {
                weight += colour.weight;
            }
            for (int channel = 0; channel < CHANNELS; channel++) {
                double sum = 0;
                double squares = 0;
                for (CountedColour colour : inside) {
                    sum += colour.weight * colour.mean[channel];
                    squares += colour.weight * (double) colour.mean[channel] * colour.mean[channel];
                }
                mean[channel] = (float) (sum / weight);
                double varies = inside.size() == 1 ? 0 : WEIGHTS[channel] * (squares - sum * sum / weight);
                widest = varies > spread ? channel : widest;
                spread = Math.max(spread, varies);
            }
        }

        /** Adds its two sides: the colours below its mean and those above. */
        void cut(List<ColourPart> parts) {
            List<CountedColour> below = new ArrayList<>();
            List<CountedColour> above = new ArrayList<>();
            for (CountedColour colour : inside) {
                (colour.mean[widest] < mean[widest] ? below : above).add(colour);
            }
            for (List<CountedColour> side : List.of(below, above)) {
                if (!side.isEmpty()) {
                    parts.add(new ColourPart(side));
                }
            }
            if (below.isEmpty() || above.isEmpty()) {
                parts.get(parts.size() - 1).spread = 0;
            }
        }
    }

    private static int box(int rgb) {
        int drop = 8 - BITS;
        int most = (1 << BITS) - 1;
        return (((rgb >> (16 + drop)) & most) << (2 * BITS))
                | (((rgb >> (8 + drop)) & most) << BITS)
                | ((rgb >> drop) & most);
    }

    private static int channel(int rgb, int channel) {
        return (rgb >> (16 - 8 * channel)) & 0xff;
    }

    private static int distance(int rgb, int other) {
        int sum = 0;
        for (int channel = 0; channel < CHANNELS; channel++) {
            int away = channel(rgb, channel) - channel(other, channel);
            sum += WEIGHTS[channel] * away * away;
        }
        return sum;
    }

    private int index(int rgb) {
        int box = box(rgb);
        if (indices[box] == 0) {
            int nearest = 1;
            for (int i = 2; i < colours.length; i++) {
                nearest = distance(rgb, colours[i]) < distance(rgb, colours[nearest]) ? i : nearest;
            }
            indices[box] = (byte) nearest;
        }
        return indices[box] & 0xff;
    }

    /**
     * Returns a picture in the colours of the table: an index from 1 on for each pixel.
     *
     * @param before the indices of the frame before, of which a pixel keeps one that is nearly right; or null
     */
    int[] indices(int[] rgb, int @Nullable [] before) {
        int[] chosen = new int[rgb.length];
        for (int i = 0; i < rgb.length; i++) {
            int kept = before == null ? 0 : before[i];
            boolean isKept = kept != 0 && distance(rgb[i], colours[kept]) <= KEPT;
            chosen[i] = isKept ? kept : index(rgb[i]);
        }
        return chosen;
    }

    /** Returns red, green and blue of each index. */
    byte[] bytes() {
        byte[] bytes = new byte[CHANNELS * colours.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) channel(colours[i / CHANNELS], i % CHANNELS);
        }
        return bytes;
    }
}
