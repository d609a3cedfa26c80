package dev.orebound.lab.making;

import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.grid.Cells;
import dev.orebound.lab.picture.PictureLayer;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One step in the generation of a floor: a round of a pass, a pass that has ended, or one that gave up. */
public final class MakingStep {
    private final int attempt;
    private final String pass;
    private final @Nullable PassRound round;
    private final int number;
    private final String missed;
    private final Set<PictureLayer> layers;
    private final Cells touched;
    final List<LayerChange> changes;
    /** The floor's records after this step, without its layers. */
    final FloorData records;

    /** Which layers of cells there are, in the order of {@link PictureLayer#OF_CELLS}, as bits. */
    final int made;

    MakingStep(
            StepMoment moment, Set<PictureLayer> layers, Cells touched, List<LayerChange> changes, MakingState state) {
        attempt = moment.attempt;
        pass = moment.pass;
        round = moment.round;
        number = moment.number;
        missed = moment.missed;
        this.layers = Set.copyOf(layers);
        this.touched = touched;
        this.changes = List.copyOf(changes);
        records = state.records;
        made = state.made;
    }

    /** What a step tells of itself. */
    record StepMoment(int attempt, String pass, @Nullable PassRound round, int number, String missed) {}

    /** What there is after a step, layers of cells apart. */
    record MakingState(int made, FloorData records) {}

    /** Which attempt at the floor it belongs to, from 1. */
    public int attempt() {
        return attempt;
    }

    /** The name of the pass. */
    public String pass() {
        return pass;
    }

    /** What the pass has just done, or null where it has ended or given up. */
    public @Nullable PassRound round() {
        return round;
    }

    /** How often it has done that, from 1; 0 where it has ended. */
    public int number() {
        return number;
    }

    /** Why the pass gave up, and with it the attempt; empty where it did not. */
    public String missed() {
        return missed;
    }

    /** True if the pass has ended with this step, one way or the other. */
    public boolean endsPass() {
        return round == null;
    }

    /** The layers of a picture that it changed. */
    public Set<PictureLayer> layers() {
        return layers;
    }

    /** The cells on which something changed, in the order of their numbers. */
    public Cells touched() {
        return touched;
    }

    /** The changes of a step in one layer of cells, which can be applied and undone. */
    static final class LayerChange {
        /** The layer's place in {@link dev.orebound.lab.picture.PictureLayer#OF_CELLS}. */
        final int layer;

        /** The cells that changed. */
        final int[] cells;

        /** The value that each of them had. */
        final int[] before;

        /** The value that each of them has now. */
        final int[] after;

        LayerChange(int layer, int[] cells, int[] before, int[] after) {
            this.layer = layer;
            this.cells = cells;
            this.before = before;
            this.after = after;
        }
    }
}
