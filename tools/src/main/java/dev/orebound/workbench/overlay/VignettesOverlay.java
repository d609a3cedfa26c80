package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Certificate.Step;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LeverSpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.words.VignetteNarrator;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows vignettes, with their hearts and the cells that close; locks with the ways that open them; keys and levers with
 * lines to their locks; and the steps of the certificate, numbered where the player then stands.
 */
final class VignettesOverlay implements CaveOverlay {
    private static final int CELLS = 0xcf7ae6;

    private final PageContext parts;
    private final LabelPlate label;
    private final List<TextLine> names = new ArrayList<>();
    private final List<TextLine> lockNames = new ArrayList<>();
    private final List<TextLine> ways = new ArrayList<>();

    VignettesOverlay(PageContext parts, LabelPlate label) {
        this.parts = parts;
        this.label = label;
    }

    @Override
    public void enter(World world) {
        names.clear();
        lockNames.clear();
        ways.clear();
        VignetteNarrator narrator = new VignetteNarrator(world.floor(), parts.texts());
        for (VignetteSpot vignette : world.floor().vignettes()) {
            names.add(parts.said(TextStyle.SMALL, parts.texts().get("vignette." + vignette.kind() + ".name")));
        }
        for (LockSpot lock : world.floor().locks()) {
            lockNames.add(parts.said(TextStyle.SMALL, parts.texts().get("lock." + lock.kind() + ".name")));
            ways.add(parts.said(TextStyle.SMALL, narrator.ways(lock)));
        }
    }

    @Override
    public void draw(CaveViewport viewport, CellPainter painter) {
        Floor floor = viewport.world().floor();
        for (int i = 0; i < floor.vignettes().size(); i++) {
            drawVignette(floor.vignettes().get(i), viewport, painter);
        }
        for (int i = 0; i < floor.keys().size(); i++) {
            KeySpot key = floor.keys().get(i);
            join(key.at(), key.id(), key.lock(), viewport, painter);
        }
        for (int i = 0; i < floor.levers().size(); i++) {
            LeverSpot lever = floor.levers().get(i);
            join(lever.at(), lever.id(), lever.lock(), viewport, painter);
        }
        for (int i = 0; i < floor.locks().size(); i++) {
            drawLock(i, floor.locks().get(i), viewport, painter);
        }
        drawSteps(floor, viewport, painter);
        for (int i = 0; i < floor.vignettes().size(); i++) {
            VignetteSpot vignette = floor.vignettes().get(i);
            if (viewport.shows(vignette.heart())) {
                label.begin(painter.grain())
                        .count(vignette.id(), UiPalette.BONE_LIGHT)
                        .say(names.get(i), UiPalette.GOLD_LIGHT)
                        .endRow();
                label.draw(
                        viewport.middleX(vignette.heart()), viewport.foot(vignette.heart()) + viewport.side() * 1.1f);
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

    private void drawLock(int number, LockSpot lock, CaveViewport viewport, CellPainter painter) {
        int cell = lock.cells().at(0);
        if (!viewport.shows(cell)) {
            return;
        }
        boolean isOpen = viewport.world().floorState().locks().get(number).isOpen;
        for (int i = 0; i < lock.cells().size(); i++) {
            painter.frame(lock.cells().at(i), 1, isOpen ? UiPalette.LEAF_LIGHT : UiPalette.FLAME, 1);
        }
        label.begin(painter.grain())
                .count(lock.id(), UiPalette.BONE_LIGHT)
                .say(lockNames.get(number), UiPalette.FLAME)
                .endRow()
                .say(ways.get(number), UiPalette.BONE)
                .endRow();
        label.draw(viewport.middleX(cell), viewport.foot(cell) + viewport.side() * 1.1f);
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
