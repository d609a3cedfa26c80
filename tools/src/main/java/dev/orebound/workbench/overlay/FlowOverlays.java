package dev.orebound.workbench.overlay;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MINDS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FlowOverlays.FlowOverlay;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.world.World;
import dev.orebound.world.WorldInspector;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.path.FlowField;
import org.jspecify.annotations.Nullable;

/** Overlays that show where monsters go: flow fields to the player, to safety and to goals, and formation slots. */
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

    /** Shows the formation slot of each monster as a numbered ring with a dashed line to the monster. */
    static final class FormationOverlay implements CaveOverlay {
        private static final float RADIUS = 0.38f;

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            World world = viewport.world();
            for (int i = 0; i < world.monsters().size(); i++) {
                Entity monster = world.monsters().get(i);
                MindComponent mind = MINDS.get(monster);
                BodyComponent body = BODIES.get(monster);
                boolean isShown =
                        viewport.showsAbout(body.x, body.y, 1) || viewport.showsAbout(mind.slotX, mind.slotY, 1);
                if (mind.hasSlot && isShown) {
                    painter.dashes(body.x, body.y, mind.slotX, mind.slotY, UiPalette.WATER_LIGHT, 1);
                    painter.ring(mind.slotX, mind.slotY, RADIUS, UiPalette.WATER_LIGHT, 1);
                    if (mind.slot >= 0) {
                        painter.number(
                                viewport.x(mind.slotX),
                                viewport.y(mind.slotY),
                                mind.slot,
                                painter.grain(),
                                UiPalette.BONE_LIGHT);
                    }
                }
            }
        }
    }
}
