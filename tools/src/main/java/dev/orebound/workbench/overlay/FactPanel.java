package dev.orebound.workbench.overlay;

import dev.orebound.grid.Grid;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows all facts about the cell under the mouse in two columns, and frames the cell. */
final class FactPanel implements CaveOverlay {
    private static final int PADDING_UNITS = 10;

    private final PageContext parts;
    private final SidePanels sidebar;
    private @Nullable World world;

    FactPanel(PageContext parts, SidePanels sidebar) {
        this.parts = parts;
        this.sidebar = sidebar;
    }

    @Override
    public void enter(World entered) {
        world = entered;
    }

    @Override
    public void draw(CaveViewport viewport, CellPainter painter) {
        if (viewport.mouse() == Grid.NONE) {
            return;
        }
        FactSheet sheet = factsOf(viewport.mouse());
        painter.frame(viewport.mouse(), 0, UiPalette.BONE_LIGHT, 1);
        float unit = sidebar.unit();
        float padding = PADDING_UNITS * unit;
        float high = sheet.height(unit) + 2 * padding;
        float wide = Math.max(sidebar.width(), sheet.width(unit) + 2 * padding);
        float left = Math.round(sidebar.right() - wide);
        float foot = sidebar.draw(painter.pane(), wide, high, SidePanels.End.FOOT, UiPalette.STONE_LIGHT);
        sheet.draw(painter.pane(), left + padding, Math.round(foot + high - padding), unit);
    }

    private FactSheet factsOf(int cell) {
        FactSheet sheet = new FactSheet(parts);
        if (world != null) {
            CellFacts.tell(cell, world, parts.texts(), sheet);
        }
        return sheet;
    }

    /** Returns the facts about a cell as rows of the form "label: value". */
    List<String> rowsOf(int cell) {
        return factsOf(cell).texts();
    }
}
