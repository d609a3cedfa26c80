package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Certificate.Step;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.words.VignetteNarrator;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import java.util.List;

/**
 * Shows vignettes, with their hearts and the cells that close; locks with the ways that open them; keys and levers with
 * lines to their locks; and the steps of the certificate, numbered where the player then stands.
 */
final class VignettesOverlay {
    private static final int CELLS = 0xcf7ae6;

    private VignettesOverlay() {}

    static void draw(CaveViewport viewport, CellPainter painter) {
        Floor floor = viewport.world().floor();
        floor.vignettes().forEach(vignette -> drawVignette(vignette, viewport, painter));
        floor.keys().forEach(key -> join(key.at(), key.id(), key.lock(), viewport, painter));
        floor.levers().forEach(lever -> join(lever.at(), lever.id(), lever.lock(), viewport, painter));
        for (int i = 0; i < floor.locks().size(); i++) {
            boolean isOpen = viewport.world().floorState().locks().get(i).isOpen;
            drawLock(floor.locks().get(i), isOpen, viewport, painter);
        }
        drawSteps(floor, viewport, painter);
        for (VignetteSpot vignette : floor.vignettes()) {
            int heart = vignette.heart();
            if (viewport.shows(heart)) {
                painter.label()
                        .count(vignette.id(), UiPalette.BONE_LIGHT)
                        .word("vignette." + vignette.kind() + ".name", UiPalette.GOLD_LIGHT)
                        .endRow()
                        .draw(viewport.middleX(heart), viewport.foot(heart) + viewport.side() * 1.1f);
            }
        }
    }

    private static void drawVignette(VignetteSpot vignette, CaveViewport viewport, CellPainter painter) {
        Cells cells = vignette.cells();
        for (int i = 0; i < cells.size(); i++) {
            if (viewport.shows(cells.at(i))) {
                painter.tint(cells.at(i), CELLS, 0.2f);
            }
        }
        for (int i = 0; i < vignette.closes().size(); i++) {
            int cell = vignette.closes().get(i);
            if (viewport.shows(cell)) {
                painter.hatch(cell, UiPalette.BLOOD, 0.8f);
                painter.number(cell, CellCorner.SOUTH_EAST, i + 1, UiPalette.FLAME);
            }
        }
        if (viewport.shows(vignette.heart())) {
            painter.frame(vignette.heart(), 0, CELLS, 1);
        }
    }

    private static void drawLock(LockSpot lock, boolean isOpen, CaveViewport viewport, CellPainter painter) {
        int cell = lock.cells().at(0);
        if (!viewport.shows(cell)) {
            return;
        }
        for (int i = 0; i < lock.cells().size(); i++) {
            painter.frame(lock.cells().at(i), 1, isOpen ? UiPalette.LEAF_LIGHT : UiPalette.FLAME, 1);
        }
        String ways = new VignetteNarrator(viewport.world().floor(), painter.texts()).ways(lock);
        painter.label()
                .count(lock.id(), UiPalette.BONE_LIGHT)
                .word("lock." + lock.kind() + ".name", UiPalette.FLAME)
                .endRow()
                .say(ways, UiPalette.BONE)
                .endRow()
                .draw(viewport.middleX(cell), viewport.foot(cell) + viewport.side() * 1.1f);
    }

    private static void join(int from, int id, int lockId, CaveViewport viewport, CellPainter painter) {
        Grid grid = viewport.grid();
        List<LockSpot> locks = viewport.world().floor().locks();
        for (int i = 0; i < locks.size(); i++) {
            if (locks.get(i).id() == lockId) {
                int to = locks.get(i).cells().at(0);
                painter.dashes(
                        grid.x(from) + 0.5f,
                        grid.y(from) + 0.5f,
                        grid.x(to) + 0.5f,
                        grid.y(to) + 0.5f,
                        UiPalette.GOLD,
                        1);
            }
        }
        if (viewport.shows(from)) {
            painter.frame(from, 1, UiPalette.GOLD, 1);
            painter.number(from, CellCorner.NORTH_EAST, id, UiPalette.GOLD_LIGHT);
        }
    }

    private static void drawSteps(Floor floor, CaveViewport viewport, CellPainter painter) {
        List<Step> steps = floor.certificate().steps();
        for (int i = 0; i < steps.size(); i++) {
            int at = steps.get(i).at();
            if (viewport.shows(at)) {
                painter.number(at, CellCorner.SOUTH, i + 1, UiPalette.LEAF_LIGHT);
            }
        }
    }
}
