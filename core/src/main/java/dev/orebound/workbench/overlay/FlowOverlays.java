package dev.orebound.workbench.overlay;

import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FlowOverlays.FlowOverlay;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.world.WorldInspector;
import dev.orebound.world.path.FlowField;
import org.jspecify.annotations.Nullable;

/** Overlays that show flow fields: to the player, to safety and to a goal. */
final class FlowOverlays {
    private FlowOverlays() {}

    /** Shows a flow field: an arrow towards the next cell, and the number of steps left. */
    abstract static class FlowOverlay implements CaveOverlay {
        private final CellCorner corner;
        private final int rgb;

        FlowOverlay(CellCorner corner, int rgb) {
            this.corner = corner;
            this.rgb = rgb;
        }

        /** Returns the field to show now, or null for none. */
        abstract @Nullable FlowField field(CaveViewport viewport);

        /** Returns the number to show for a distance. */
        int shown(int steps) {
            return steps;
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            FlowField field = field(viewport);
            if (field == null || !field.isReady()) {
                return;
            }
            for (int y = viewport.south(); y < viewport.north(); y++) {
                for (int x = viewport.west(); x < viewport.east(); x++) {
                    int cell = viewport.grid().cell(x, y);
                    int next = viewport.world().floorState().isWalkable(cell) ? field.next(cell) : Grid.NONE;
                    if (next != Grid.NONE) {
                        painter.arrow(cell, next, rgb, 0.9f);
                    }
                }
            }
            writeSteps(field, viewport, painter);
        }

        private void writeSteps(FlowField field, CaveViewport viewport, CellPainter painter) {
            for (int y = viewport.south(); y < viewport.north(); y++) {
                for (int x = viewport.west(); x < viewport.east(); x++) {
                    int cell = viewport.grid().cell(x, y);
                    int steps = field.steps(cell);
                    if (steps != DistanceMap.UNREACHED) {
                        painter.number(cell, corner, shown(steps), rgb);
                    }
                }
            }
        }
    }

    /** Shows the flow field to the player. */
    static final class PlayerWayOverlay extends FlowOverlay {
        PlayerWayOverlay() {
            super(CellCorner.NORTH_WEST, UiPalette.GOLD);
        }

        @Override
        public String name() {
            return "way_to_player";
        }

        @Override
        FlowField field(CaveViewport viewport) {
            return viewport.world().insight().wayToPlayer();
        }
    }

    /** Shows the flow field to safety as it was last computed, which happens only while a monster flees. */
    static final class SafetyWayOverlay extends FlowOverlay {
        private static final int TENTHS = 10;

        SafetyWayOverlay() {
            super(CellCorner.SOUTH, UiPalette.WATER_LIGHT);
        }

        @Override
        public String name() {
            return "way_to_safety";
        }

        @Override
        FlowField field(CaveViewport viewport) {
            return viewport.world().insight().wayToSafety();
        }

        @Override
        int shown(int steps) {
            return steps / TENTHS;
        }
    }

    /** Shows goal cells as rings, and the flow field to the goal nearest to the mouse. */
    static final class GoalWayOverlay extends FlowOverlay {
        GoalWayOverlay() {
            super(CellCorner.NORTH_WEST, UiPalette.LEAF_LIGHT);
        }

        @Override
        public String name() {
            return "way_to_goal";
        }

        @Override
        @Nullable
        FlowField field(CaveViewport viewport) {
            WorldInspector insight = viewport.world().insight();
            int from = viewport.mouse() == Grid.NONE ? viewport.world().player().body().cell : viewport.mouse();
            FlowField nearest = null;
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < insight.waysToCells(); i++) {
                int goal = insight.goalOf(i);
                if (goal != Grid.NONE
                        && insight.wayToCell(i).isReady()
                        && viewport.grid().steps8(from, goal) < least) {
                    least = viewport.grid().steps8(from, goal);
                    nearest = insight.wayToCell(i);
                }
            }
            return nearest;
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            super.draw(viewport, painter);
            WorldInspector insight = viewport.world().insight();
            for (int i = 0; i < insight.waysToCells(); i++) {
                int goal = insight.goalOf(i);
                if (goal != Grid.NONE && viewport.shows(goal)) {
                    boolean isReady = insight.wayToCell(i).isReady();
                    float x = viewport.grid().x(goal) + 0.5f;
                    float y = viewport.grid().y(goal) + 0.5f;
                    painter.ring(x, y, 0.45f, isReady ? UiPalette.LEAF_LIGHT : UiPalette.BONE, 1);
                    painter.number(goal, CellCorner.MIDDLE, i, UiPalette.BONE_LIGHT);
                }
            }
        }
    }
}
