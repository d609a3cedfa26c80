package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.grid.Grid;
import dev.orebound.screen.hud.place.PlaceWords;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** What the player would be told of the cell under the mouse; found out anew with another cell, and twice a second of play. */
final class WordsPanel implements CaveOverlay {
    private static final int PADDING_UNITS = 10;
    private static final int LOOK_AGAIN_TICKS = 30;
    private static final float GROUND_ALPHA = 0.96f;

    private final PageContext parts;
    private final SidePanels sidebar;
    private final TextLine words;
    private @Nullable PlaceWords places;
    private int cell = Grid.NONE;
    private long lookedTick;

    WordsPanel(PageContext parts, SidePanels sidebar) {
        this.parts = parts;
        this.sidebar = sidebar;
        words = parts.line(TextStyle.SMALL);
    }

    @Override
    public String name() {
        return "description";
    }

    @Override
    public void enter(World world) {
        places = new PlaceWords(world, parts.texts());
        cell = Grid.NONE;
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        if (lens.mouse() == Grid.NONE || places == null) {
            return;
        }
        long tick = lens.world().tick();
        if (lens.mouse() != cell || tick - lookedTick >= LOOK_AGAIN_TICKS) {
            cell = lens.mouse();
            lookedTick = tick;
            words.set(String.join(" ", places.of(cell)));
        }
        float padding = Math.round(PADDING_UNITS * sidebar.unit());
        words.wrap(sidebar.width() - 2 * padding);
        float high = Math.round(words.height() + words.capHeight() * 0.5f + 2 * padding);
        float left = sidebar.right() - sidebar.width();
        float foot = sidebar.place(sidebar.width(), high, SidePanels.End.TOP);
        brush.pane().panel(left, foot, sidebar.width(), high, sidebar.grain(), UiPalette.INK, UiPalette.BONE_DARK, GROUND_ALPHA);
        float first = Math.round(foot + high - padding - words.capHeight());
        words.draw(brush.pane().batch(), left + padding, first, UiPalette.BONE_LIGHT, 1);
    }
}
