package dev.orebound.lab.making;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.lab.making.MakingStep.LayerChange;
import dev.orebound.lab.picture.PictureLayer;

/**
 * A recorded generation at one of its steps. Seeking applies or undoes the changes between two steps, so that every
 * step always shows the same.
 */
public final class MakingView {
    private static final int STRUCTURE = PictureLayer.OF_CELLS.indexOf(PictureLayer.STRUCTURE);

    private final FloorMaking making;
    private final MutableBitLayer grown;
    private final MutableBitLayer carved;
    private final MutableBitLayer structure;
    /** In the order of the layers of cells; nothing where the layer is one of bits. */
    private final MutableIntLayer[] numbers;

    private int index = -1;

    /** Stands at the first step. */
    public MakingView(FloorMaking making) {
        this.making = making;
        Grid grid = making.grid();
        grown = new MutableBitLayer(grid);
        carved = new MutableBitLayer(grid);
        structure = new MutableBitLayer(grid);
        numbers = new MutableIntLayer[PictureLayer.OF_CELLS.size()];
        for (int layer = 0; layer < numbers.length; layer++) {
            numbers[layer] = new MutableIntLayer(grid);
        }
        seek(0);
    }

    public FloorMaking making() {
        return making;
    }

    /** Which step it stands at, from 0. */
    public int index() {
        return index;
    }

    public MakingStep step() {
        return making.step(index);
    }

    public boolean isAtEnd() {
        return index == making.stepCount() - 1;
    }

    /** Goes to a step, or to the nearest that there is. */
    public void seek(int wanted) {
        int target = Math.max(0, Math.min(making.stepCount() - 1, wanted));
        while (index < target) {
            index++;
            apply(true);
        }
        while (index > target) {
            apply(false);
            index--;
        }
    }

    private void apply(boolean forwards) {
        MakingStep step = making.step(index);
        for (int i = 0; i < step.changes().size(); i++) {
            LayerChange change = step.changes().get(i);
            int[] values = forwards ? change.after() : change.before();
            for (int at = 0; at < values.length; at++) {
                set(change.layer(), change.cells()[at], values[at]);
            }
        }
    }

    private void set(int layer, int cell, int value) {
        switch (PictureLayer.OF_CELLS.get(layer)) {
            case GROWN -> grown.set(cell, value != 0);
            case CARVED -> carved.set(cell, value != 0);
            case STRUCTURE -> structure.set(cell, value != 0);
            default -> numbers[layer].set(cell, value);
        }
    }

    /** True if a layer of cells is there, be it half done. */
    public boolean has(PictureLayer layer) {
        return isMade(PictureLayer.OF_CELLS.indexOf(layer));
    }

    private boolean isMade(int layer) {
        return layer >= 0 && (step().made() >> layer & 1) != 0;
    }

    /**
     * Returns the floor as far as it is made; its layers change when this view goes on. Layers and records that are not
     * made yet are 0 or missing; until the first corridor is drilled, the carved layer stands for the structure.
     */
    public Floor floor() {
        FloorData data = new FloorData(step().records())
                .put(FloorKeys.GROWN, grown.readOnly())
                .put(FloorKeys.CARVED, carved.readOnly())
                .put(FloorKeys.STRUCTURE, (isMade(STRUCTURE) ? structure : carved).readOnly())
                .put(FloorKeys.ROOM, numbers(PictureLayer.ROOM))
                .put(FloorKeys.BORDER_DISTANCE, numbers(PictureLayer.BORDER_DISTANCE))
                .put(FloorKeys.TERRAIN, numbers(PictureLayer.TERRAIN))
                .put(FloorKeys.LIQUID, numbers(PictureLayer.LIQUID))
                .put(FloorKeys.VEIN, numbers(PictureLayer.VEIN))
                .put(FloorKeys.VEIN_DISTANCE, numbers(PictureLayer.VEIN_DISTANCE))
                .put(FloorKeys.ARCS, numbers(PictureLayer.ARCS));
        return new Floor(making.request(), step().attempt(), making.grid(), data);
    }

    private IntLayer numbers(PictureLayer layer) {
        return numbers[PictureLayer.OF_CELLS.indexOf(layer)].readOnly();
    }
}
