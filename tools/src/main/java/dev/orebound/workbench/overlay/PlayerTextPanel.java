package dev.orebound.workbench.overlay;

import dev.orebound.grid.Grid;
import dev.orebound.screen.hud.PlaceWords;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** Shows what the player would read about the cell under the mouse; updated for another cell and twice a second. */
final class PlayerTextPanel implements CaveOverlay {
    private static final int PADDING_UNITS = 10;
    private static final int LOOK_AGAIN_TICKS = 30;

    private final PageContext parts;
    private final SidePanels sidebar;
    private final TextLine words;
    private @Nullable PlaceWords places;
    private int cell = Grid.NONE;
    private long lookedTick;

    PlayerTextPanel(PageContext parts, SidePanels sidebar) {
        this.parts = parts;
        this.sidebar = sidebar;
        words = parts.line(TextStyle.SMALL);
    }

    @Override
    public void enter(World world) {
        places = new PlaceWords(world, parts.texts());
        cell = Grid.NONE;
    }

    @Override
    public void draw(CaveViewport viewport, CellPainter painter) {
        if (viewport.mouse() == Grid.NONE || places == null) {
            return;
        }
        long tick = viewport.world().tick();
        if (viewport.mouse() != cell || tick - lookedTick >= LOOK_AGAIN_TICKS) {
            cell = viewport.mouse();
            lookedTick = tick;
            words.set(String.join(" ", places.of(cell)));
        }
        float padding = Math.round(PADDING_UNITS * sidebar.unit());
        words.wrap(sidebar.width() - 2 * padding);
        float high = Math.round(words.height() + words.capHeight() * 0.5f + 2 * padding);
        float left = sidebar.right() - sidebar.width();
        float foot = sidebar.draw(painter.pane(), sidebar.width(), high, SidePanels.End.TOP, UiPalette.BONE_DARK);
        float first = Math.round(foot + high - padding - words.capHeight());
        words.draw(painter.pane().batch(), left + padding, first, UiPalette.BONE_LIGHT, 1);
    }
}
