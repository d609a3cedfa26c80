package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;
import java.util.Arrays;

/**
 * Computes which pixels of a floor are ground, the front face of rock, or rock's top. A face stands wherever ground
 * lies within {@link #FACE_HEIGHT} pixels south of rock.
 */
final class RockShape {
    /** Walkable ground. */
    static final byte GROUND = 0;

    /** The south side of rock, seen from the front. */
    static final byte FACE = 1;

    /** Rock seen from above. */
    static final byte TOP = 2;

    static final int FACE_HEIGHT = 14;

    /** A face narrower than this is a crumb of the noisy rim and belongs to the top. */
    private static final int LEAST_FACE_WIDTH = 4;

    /** Depth of everything that lies deeper. */
    static final int MOST_DEPTH = 40;

    private static final int STRAIGHT = 3;
    private static final int DIAGONAL = 4;
    private static final float COARSE = 40;
    private static final float FINE = 28;

    private final int width;
    private final int height;
    private final byte[] material;
    private final byte[] faceHeight;
    private final byte[] depth;

    RockShape(RockMask mask, RandomStreams streams, String node) {
        width = mask.width();
        height = mask.height();
        material = new byte[width * height];
        faceHeight = new byte[width * height];
        ValueNoise coarse = new ValueNoise(width, height, 9, streams.stream("view.rim", node, "coarse"));
        ValueNoise fine = new ValueNoise(width, height, 4, streams.stream("view.rim", node, "fine"));
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int index = x + y * width;
                int density = mask.at(index);
                boolean isCertain = density < 70 || density > 185;
                float wobble = isCertain ? 0 : coarse.at(x, y) * COARSE + fine.at(x, y) * FINE;
                material[index] = density + wobble > 127.5f ? TOP : GROUND;
            }
        }
        raiseFaces();
        for (int y = 0; y < height; y++) {
            dropCrumbs(y);
        }
        depth = rimDistances(width, height, material);
    }

    /** Raises faces row by row, in the order of memory, with a count for each column. */
    private void raiseFaces() {
        int[] lastGround = new int[width];
        Arrays.fill(lastGround, -FACE_HEIGHT - 1);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int index = x + y * width;
                if (material[index] == GROUND) {
                    lastGround[x] = y;
                } else if (y - lastGround[x] <= FACE_HEIGHT) {
                    material[index] = FACE;
                    faceHeight[index] = (byte) (y - lastGround[x]);
                }
            }
        }
    }

    private void dropCrumbs(int y) {
        int start = 0;
        for (int x = 0; x <= width; x++) {
            if (x < width && material[x + y * width] == FACE) {
                continue;
            }
            if (x - start < LEAST_FACE_WIDTH) {
                for (int crumb = start; crumb < x; crumb++) {
                    material[crumb + y * width] = TOP;
                    faceHeight[crumb + y * width] = 0;
                }
            }
            start = x + 1;
        }
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    byte at(int index) {
        return material[index];
    }

    /** Returns the column after the last one, from a column eastwards, that is of the same material. */
    int endOfRun(int x, int y) {
        int row = y * width;
        byte same = material[x + row];
        int end = x + 1;
        while (end < width && material[end + row] == same) {
            end++;
        }
        return end;
    }

    boolean isGround(int x, int y) {
        return x >= 0 && x < width && y >= 0 && y < height && material[x + y * width] == GROUND;
    }

    boolean isTop(int x, int y) {
        return x < 0 || x >= width || y < 0 || y >= height || material[x + y * width] == TOP;
    }

    /** Returns the pixels above the foot of a face, from 1; 0 off faces. */
    int faceHeight(int index) {
        return faceHeight[index];
    }

    /** Returns the pixels from the rim of rock's top inwards, up to {@link #MOST_DEPTH}; 0 elsewhere. */
    int depth(int index) {
        return depth[index];
    }

    /** Returns what each pixel is; not to be changed. */
    byte[] materials() {
        return material;
    }

    /**
     * Returns the distance of each pixel of rock's top from its rim, in pixels, up to {@link #MOST_DEPTH}.
     *
     * <p>Source: the chamfer distance in two sweeps (Borgefors: Distance Transformations in Digital Images, 1986), with
     * the weights 3 and 4.
     */
    static byte[] rimDistances(int width, int height, byte[] material) {
        byte[] distance = new byte[material.length];
        for (int i = 0; i < distance.length; i++) {
            distance[i] = (byte) (material[i] == TOP ? MOST_DEPTH * STRAIGHT : 0);
        }
        for (int y = 1; y < height; y++) {
            sweep(distance, width, y * width, 1);
        }
        for (int y = height - 2; y >= 0; y--) {
            sweep(distance, width, y * width + width - 1, -1);
        }
        for (int i = 0; i < distance.length; i++) {
            distance[i] = (byte) (distance[i] / STRAIGHT);
        }
        return distance;
    }

    /**
     * Lowers the distances of a row by those of the row that was swept before.
     *
     * @param start the end of the row at which to start; both ends stay as they are
     * @param way 1 towards the east, after the row in the south; -1 towards the west, after that in the north
     */
    private static void sweep(byte[] distance, int width, int start, int way) {
        int swept = start - way * width;
        int last = distance[start];
        int behind = distance[swept];
        int beside = distance[swept + way];
        for (int i = 1; i < width - 1; i++) {
            int at = start + way * i;
            int ahead = distance[swept + way * (i + 1)];
            int nearest = distance[at];
            if (nearest > 0) {
                nearest = Math.min(nearest, Math.min(last, beside) + STRAIGHT);
                nearest = Math.min(nearest, Math.min(behind, ahead) + DIAGONAL);
                distance[at] = (byte) nearest;
            }
            last = nearest;
            behind = beside;
            beside = ahead;
        }
    }
}
