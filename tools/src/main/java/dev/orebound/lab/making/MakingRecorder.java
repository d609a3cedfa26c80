package dev.orebound.lab.making;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.PassListener;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.Layer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.lab.making.MakingStep.LayerChange;
import dev.orebound.lab.picture.PictureLayer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Records, step by step, which cells change and which records are new while a floor is generated. */
final class MakingRecorder implements PassListener {
    private static final int CARVED = PictureLayer.OF_CELLS.indexOf(PictureLayer.CARVED);
    private static final int STRUCTURE = PictureLayer.OF_CELLS.indexOf(PictureLayer.STRUCTURE);

    private final List<PictureLayer> layers = PictureLayer.OF_CELLS;
    private final List<MakingStep> steps = new ArrayList<>();
    private final int[][] values;
    private final MutableBitLayer touched;
    private final int[] changed;
    private FloorData records = new FloorData();

    MakingRecorder(Grid grid) {
        values = new int[layers.size()][grid.size()];
        touched = new MutableBitLayer(grid);
        changed = new int[grid.size()];
    }

    List<MakingStep> steps() {
        return steps;
    }

    @Override
    public void afterPass(String pass, Floor floor) {
        add(pass, null, 0, "", floor);
    }

    @Override
    public void duringPass(String pass, PassRound round, int number, Floor floor) {
        add(pass, round, number, "", floor);
    }

    @Override
    public void afterMiss(String pass, String missed, Floor floor) {
        add(pass, null, 0, missed, floor);
    }

    private void add(String pass, @Nullable PassRound round, int number, String missed, Floor floor) {
        touched.fill(false);
        EnumSet<PictureLayer> shown = EnumSet.noneOf(PictureLayer.class);
        List<LayerChange> changes = new ArrayList<>();
        List<String> names = floor.layerNames();
        int made = 0;
        for (int layer = 0; layer < layers.size(); layer++) {
            String name = layers.get(layer).id();
            boolean isMade = names.contains(name);
            made |= isMade ? 1 << layer : 0;
            Layer now = isMade ? floor.layer(name) : null;
            int count = find(now, values[layer]);
            if (count > 0) {
                boolean standsIn = layer == STRUCTURE && !isStructureMade();
                mark(count, now, standsIn ? values[CARVED] : values[layer]);
                changes.add(change(layer, count, now));
                if (isMade) {
                    shown.add(layers.get(layer));
                }
            }
        }
        FloorData next = FloorData.copyOf(floor, FloorKeys.RECORDS, records);
        shown.addAll(new RecordChanges(records, next, touched).layers());
        records = next;
        steps.add(new MakingStep(
                floor.attempts(), pass, round, number, missed, shown, touchedCells(), changes, next, made));
    }

    /**
     * Returns false until there is a structure. Until then the carved layer is shown in its place, so that cells that
     * are equal in both do not count as changed.
     */
    private boolean isStructureMade() {
        return !steps.isEmpty() && (steps.get(steps.size() - 1).made() >> STRUCTURE & 1) != 0;
    }

    /** Marks those of the changed cells of a layer that there is which look otherwise than they did. */
    private void mark(int count, @Nullable Layer layer, int[] known) {
        for (int i = 0; layer != null && i < count; i++) {
            if (value(layer, changed[i]) != known[changed[i]]) {
                touched.set(changed[i], true);
            }
        }
    }

    /**
     * Finds the changed cells of a layer. Most layers are unchanged in most steps, so each sort has a loop of its own.
     */
    private int find(@Nullable Layer layer, int[] known) {
        int count = 0;
        if (layer instanceof BitLayer bits) {
            for (int cell = 0; cell < known.length; cell++) {
                if (bits.at(cell) != (known[cell] != 0)) {
                    changed[count++] = cell;
                }
            }
        } else if (layer instanceof IntLayer numbers) {
            for (int cell = 0; cell < known.length; cell++) {
                if (numbers.at(cell) != known[cell]) {
                    changed[count++] = cell;
                }
            }
        } else {
            for (int cell = 0; cell < known.length; cell++) {
                if (known[cell] != 0) {
                    changed[count++] = cell;
                }
            }
        }
        return count;
    }

    private LayerChange change(int number, int count, @Nullable Layer layer) {
        int[] known = values[number];
        int[] cells = new int[count];
        int[] before = new int[count];
        int[] after = new int[count];
        for (int i = 0; i < count; i++) {
            int cell = changed[i];
            cells[i] = cell;
            before[i] = known[cell];
            after[i] = value(layer, cell);
            known[cell] = after[i];
        }
        return new LayerChange(number, cells, before, after);
    }

    /** Returns a layer's value on a cell, or 0 if the layer is not made. */
    private static int value(@Nullable Layer layer, int cell) {
        if (layer instanceof BitLayer bits) {
            return bits.at(cell) ? 1 : 0;
        }
        return layer instanceof IntLayer numbers ? numbers.at(cell) : 0;
    }

    private Cells touchedCells() {
        int count = 0;
        for (int cell = 0; cell < changed.length; cell++) {
            if (touched.at(cell)) {
                changed[count++] = cell;
            }
        }
        return Cells.ofFirst(count, changed);
    }
}
