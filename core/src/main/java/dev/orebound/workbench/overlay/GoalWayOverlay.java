package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.WorldInspector;
import dev.orebound.world.path.FlowField;
import org.jspecify.annotations.Nullable;

/** The cells that somebody goes to, each ringed, and the way to the one nearest to the mouse. */
final class GoalWayOverlay extends FlowOverlay {
    GoalWayOverlay() {
        super(CellCorner.NORTH_WEST, UiPalette.LEAF_LIGHT);
    }

    @Override
    public String name() {
        return "way_to_goal";
    }

    @Override
    @Nullable
    FlowField field(CaveViewport lens) {
        WorldInspector insight = lens.world().insight();
        int from = lens.mouse() == Grid.NONE ? lens.world().player().body().cell : lens.mouse();
        FlowField nearest = null;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < insight.waysToCells(); i++) {
            int goal = insight.goalOf(i);
            if (goal != Grid.NONE
                    && insight.wayToCell(i).isReady()
                    && lens.grid().steps8(from, goal) < least) {
                least = lens.grid().steps8(from, goal);
                nearest = insight.wayToCell(i);
            }
        }
        return nearest;
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        super.draw(lens, brush);
        WorldInspector insight = lens.world().insight();
        for (int i = 0; i < insight.waysToCells(); i++) {
            int goal = insight.goalOf(i);
            if (goal != Grid.NONE && lens.shows(goal)) {
                boolean isReady = insight.wayToCell(i).isReady();
                float x = lens.grid().x(goal) + 0.5f;
                float y = lens.grid().y(goal) + 0.5f;
                brush.ring(x, y, 0.45f, isReady ? UiPalette.LEAF_LIGHT : UiPalette.BONE, 1);
                brush.number(goal, CellCorner.MIDDLE, i, UiPalette.BONE_LIGHT);
            }
        }
    }
}
