package dev.orebound.lab.making;

import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.grid.Cells;
import dev.orebound.lab.picture.PictureLayer;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One step in the generation of a floor: a round of a pass, a pass that has ended, or one that gave up.
 *
 * @param attempt at the floor, from 1
 * @param pass the name of the pass
 * @param round what the pass has just done, or null if it has ended or given up
 * @param number how often it has done that, from 1; 0 if it has ended
 * @param missed why the pass gave up, and with it the attempt; empty if it did not
 * @param layers of a picture that the step changed
 * @param touched the cells on which something changed, in the order of their numbers
 * @param changes of the layers of cells
 * @param records the floor's records after this step, without its layers
 * @param made which layers of cells there are, in the order of {@link PictureLayer#OF_CELLS}, as bits
 */
public record MakingStep(
        int attempt,
        String pass,
        @Nullable PassRound round,
        int number,
        String missed,
        Set<PictureLayer> layers,
        Cells touched,
        List<LayerChange> changes,
        FloorData records,
        int made) {
    public MakingStep {
        layers = Set.copyOf(layers);
        changes = List.copyOf(changes);
    }

    /** Returns true if the pass has ended with this step, one way or the other. */
    public boolean endsPass() {
        return round == null;
    }

    /**
     * The changes of a step in one layer of cells, which can be applied and undone.
     *
     * @param layer its place in {@link PictureLayer#OF_CELLS}
     * @param cells that changed
     * @param before the value that each of them had
     * @param after the value that each of them has now
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record LayerChange(int layer, int[] cells, int[] before, int[] after) {}
}
