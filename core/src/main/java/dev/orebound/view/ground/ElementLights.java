package dev.orebound.view.ground;

import dev.orebound.grid.Grid;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;

/**
 * Adds the light of fire, of glowing ground and air, and of sparks: one light for each block of cells, in its middle,
 * as strong as they are many.
 */
public final class ElementLights {
    /** Side of the block of cells that share a light, in cells. */
    private static final int BLOCK = 3;

    private static final int CELLS = BLOCK * BLOCK;
    private static final int PIXELS_A_CELL = (int) SceneContext.CELL;
    private static final int PIXELS = BLOCK * PIXELS_A_CELL;
    /** Distance beyond the picture at which a light may stand, in cells. */
    private static final int MARGIN = 4;

    private static final float FIRE_RADIUS = 46;
    /**
     * Share that each of four burning neighbours takes from a light, so that a burning meadow is no brighter than a
     * bush.
     */
    private static final float BESIDE_TAKES = 0.5f;

    private static final float SPARK_RADIUS = 38;
    private static final float WAVERS = 3.4f;
    private static final float FLICKERS_A_SECOND = 26;

    private final Grid grid;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final ElementPainter painter;
    private float burning;
    private float burningX;
    private float burningY;
    private float charged;
    private float chargedX;
    private float chargedY;

    public ElementLights(SceneContext frame, ElementPainter painter) {
        grid = frame.world.floor().grid();
        this.frame = frame;
        this.fog = frame.fog;
        this.painter = painter;
    }

    public void addTo(LightList lights) {
        if (!painter.areActive()) {
            return;
        }
        int right = blockOf(frame.section.left() + frame.section.width()) + 1;
        int top = blockOf(frame.section.bottom() + frame.section.height()) + 1;
        for (int y = blockOf(frame.section.bottom() - MARGIN * PIXELS_A_CELL); y <= top; y++) {
            for (int x = blockOf(frame.section.left() - MARGIN * PIXELS_A_CELL); x <= right; x++) {
                gather(x * BLOCK, y * BLOCK);
                light(lights, x * 31 + y * 17, burningBeside(x * BLOCK + 1, y * BLOCK + 1));
            }
        }
    }

    private static int blockOf(int pixel) {
        return Math.floorDiv(pixel, PIXELS);
    }

    private void gather(int left, int bottom) {
        burning = 0;
        burningX = 0;
        burningY = 0;
        charged = 0;
        chargedX = 0;
        chargedY = 0;
        for (int i = 0; i < CELLS; i++) {
            int x = left + i % BLOCK;
            int y = bottom + i / BLOCK;
            if (grid.contains(x, y)) {
                int cell = grid.cell(x, y);
                float hot = Math.max(painter.fire(cell), painter.heat(cell)) * fog.seen(cell);
                burning += hot;
                burningX += hot * (x + 0.5f);
                burningY += hot * (y + 0.5f);
                float live = painter.spark(cell) * fog.sight(cell);
                charged += live;
                chargedX += live * (x + 0.5f);
                chargedY += live * (y + 0.5f);
            }
        }
    }

    /** Returns how many of the four blocks beside a block burn. */
    private float burningBeside(int x, int y) {
        return fireAt(x - BLOCK, y) + fireAt(x + BLOCK, y) + fireAt(x, y - BLOCK) + fireAt(x, y + BLOCK);
    }

    private float fireAt(int x, int y) {
        return grid.contains(x, y) ? Math.max(painter.fire(grid.cell(x, y)), painter.heat(grid.cell(x, y))) : 0;
    }

    private void light(LightList lights, int phase, float beside) {
        if (burning > 0) {
            float share = (float) Math.sqrt(burning / CELLS);
            float flicker = frame.flashes.flicker(frame.time * 1.3f, phase, WAVERS);
            float x = burningX / burning * SceneContext.CELL;
            float y = burningY / burning * SceneContext.CELL;
            float radius = FIRE_RADIUS + 34 * share;
            float strength = (0.55f + 0.5f * share) / (1 + BESIDE_TAKES * beside) * flicker;
            lights.add(x, y, radius, ElementPainter.FIRELIGHT, strength);
        }
        if (charged > 0) {
            int moment = (int) (frame.time * FLICKERS_A_SECOND);
            boolean isLit = Math.floorMod(moment * 7 + phase, 5) < 2;
            float strength = 0.3f + frame.flashes.flash(isLit ? 0.5f : 0);
            float x = chargedX / charged * SceneContext.CELL;
            float y = chargedY / charged * SceneContext.CELL;
            lights.add(x, y, SPARK_RADIUS, ElementPainter.SPARKLIGHT, strength);
        }
    }
}
