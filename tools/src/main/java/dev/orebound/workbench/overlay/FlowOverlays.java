package dev.orebound.workbench.overlay;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MINDS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
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
    private static final int TENTHS = 10;
    private static final float SLOT_RADIUS = 0.38f;

    private FlowOverlays() {}

    /** Shows the flow field to the player. */
    static void drawWayToPlayer(CaveViewport viewport, CellPainter painter) {
        drawField(
                viewport.world().insight().wayToPlayer(), 1, CellCorner.NORTH_WEST, UiPalette.GOLD, viewport, painter);
    }

    /** Shows the flow field to safety as it was last computed, which happens only while a monster flees. */
    static void drawWayToSafety(CaveViewport viewport, CellPainter painter) {
        FlowField field = viewport.world().insight().wayToSafety();
        drawField(field, TENTHS, CellCorner.SOUTH, UiPalette.WATER_LIGHT, viewport, painter);
    }

    /** Shows goal cells as rings, and the flow field to the goal nearest to the mouse. */
    static void drawWayToGoal(CaveViewport viewport, CellPainter painter) {
        drawField(nearestGoal(viewport), 1, CellCorner.NORTH_WEST, UiPalette.LEAF_LIGHT, viewport, painter);
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

    private static @Nullable FlowField nearestGoal(CaveViewport viewport) {
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

    /** Draws an arrow towards the next cell, and how many steps are left, divided by a number. */
    private static void drawField(
            @Nullable FlowField field,
            int divisor,
            CellCorner corner,
            int rgb,
            CaveViewport viewport,
            CellPainter painter) {
        if (field == null || !field.isReady()) {
            return;
        }
        viewport.eachCell(cell -> {
            int next = viewport.world().floorState().isWalkable(cell) ? field.next(cell) : Grid.NONE;
            if (next != Grid.NONE) {
                painter.arrow(cell, next, rgb, 0.9f);
            }
        });
        viewport.eachCell(cell -> {
            if (field.steps(cell) != DistanceMap.UNREACHED) {
                painter.number(cell, corner, field.steps(cell) / divisor, rgb);
            }
        });
    }

    /** Shows the formation slot of each monster as a numbered ring with a dashed line to the monster. */
    static void drawFormation(CaveViewport viewport, CellPainter painter) {
        World world = viewport.world();
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            MindComponent mind = MINDS.get(monster);
            BodyComponent body = BODIES.get(monster);
            boolean isShown = viewport.showsAbout(body.x, body.y, 1) || viewport.showsAbout(mind.slotX, mind.slotY, 1);
            if (mind.hasSlot && isShown) {
                painter.dashes(body.x, body.y, mind.slotX, mind.slotY, UiPalette.WATER_LIGHT, 1);
                painter.ring(mind.slotX, mind.slotY, SLOT_RADIUS, UiPalette.WATER_LIGHT, 1);
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
