package dev.orebound.cave.carve;

import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;

/**
 * Cuts a hall in two with rock, at its waist.
 *
 * <p>The steps from one far end sort the hall's cells into rows that only neighbours join. Of the rows in the middle half
 * of the cells, the one with the fewest cells becomes rock, and the next with it: so neither part can reach the other.
 */
final class HallSplitter {
    private final DistanceMap distances;
    private final MutableBitLayer rock;

    HallSplitter(WorkingMemory memory) {
        distances = memory.distanceMap();
        rock = memory.bitLayer();
    }

    /** Cuts one region of the open cells. */
    void cut(MutableBitLayer open, ConnectedRegions regions, int region) {
        rock.copyInverse(open);
        distances.spreadFrom(regions.cell(region, 0), rock, StepKind.EIGHT_WAY);
        int end = distances.reached(distances.reachedCount() - 1);
        distances.spreadFrom(end, rock, StepKind.EIGHT_WAY);
        int waist = waist();
        for (int i = 0; i < distances.reachedCount(); i++) {
            int cell = distances.reached(i);
            if (distances.at(cell) == waist || distances.at(cell) == waist + 1) {
                open.set(cell, false);
            }
        }
    }

    /** The distance that the fewest cells have, among those a quarter to three quarters of the way through the hall. */
    private int waist() {
        int count = distances.reachedCount();
        int waist = 0;
        int fewest = Integer.MAX_VALUE;
        int begin = 0;
        for (int next = 1; next <= count; next++) {
            boolean rowEnds =
                    next == count || distances.at(distances.reached(next)) != distances.at(distances.reached(begin));
            if (rowEnds) {
                boolean inTheMiddle = begin >= count / 4 && next <= count - count / 4;
                if (inTheMiddle && next - begin < fewest) {
                    fewest = next - begin;
                    waist = distances.at(distances.reached(begin));
                }
                begin = next;
            }
        }
        return waist;
    }
}
