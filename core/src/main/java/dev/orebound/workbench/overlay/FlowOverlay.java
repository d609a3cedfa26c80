package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.path.FlowField;
import org.jspecify.annotations.Nullable;

/** A flow field: in each cell an arrow towards the next, and how many steps are still to go. */
abstract class FlowOverlay implements CaveOverlay {
    private final CellCorner corner;
    private final int rgb;

    FlowOverlay(CellCorner corner, int rgb) {
        this.corner = corner;
        this.rgb = rgb;
    }

    /** The field to be shown now, or null for none. */
    abstract @Nullable FlowField field(CaveViewport lens);

    /** What is written of a distance. */
    int shown(int steps) {
        return steps;
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        FlowField field = field(lens);
        if (field == null || !field.isReady()) {
            return;
        }
        for (int y = lens.south(); y < lens.north(); y++) {
            for (int x = lens.west(); x < lens.east(); x++) {
                int cell = lens.grid().cell(x, y);
                int next = lens.world().floorState().isWalkable(cell) ? field.next(cell) : Grid.NONE;
                if (next != Grid.NONE) {
                    brush.arrow(cell, next, rgb, 0.9f);
                }
            }
        }
        writeSteps(field, lens, brush);
    }

    private void writeSteps(FlowField field, CaveViewport lens, CellPainter brush) {
        for (int y = lens.south(); y < lens.north(); y++) {
            for (int x = lens.west(); x < lens.east(); x++) {
                int cell = lens.grid().cell(x, y);
                int steps = field.steps(cell);
                if (steps != DistanceMap.UNREACHED) {
                    brush.number(cell, corner, shown(steps), rgb);
                }
            }
        }
    }
}
