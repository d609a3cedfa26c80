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
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Panels about the cell under the mouse: the table of facts, and the description that a player would read. */
final class CellPanels {
    private CellPanels() {}

    /** Shows all facts about the cell under the mouse in two columns, and frames the cell. */
    static final class FactPanel implements CaveOverlay {
        private static final int PADDING_UNITS = 10;
        private static final float GROUND_ALPHA = 0.96f;

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
            float foot = sidebar.place(wide, high, SidePanels.End.FOOT);
            painter.pane()
                    .panel(left, foot, wide, high, sidebar.grain(), UiPalette.INK, UiPalette.STONE_LIGHT, GROUND_ALPHA);
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

    /** Shows what the player would read about the cell under the mouse; updated for another cell and twice a second. */
    static final class PlayerTextPanel implements CaveOverlay {
        private static final int PADDING_UNITS = 10;
        private static final int LOOK_AGAIN_TICKS = 30;
        private static final float GROUND_ALPHA = 0.96f;

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
            float foot = sidebar.place(sidebar.width(), high, SidePanels.End.TOP);
            painter.pane()
                    .panel(
                            left,
                            foot,
                            sidebar.width(),
                            high,
                            sidebar.grain(),
                            UiPalette.INK,
                            UiPalette.BONE_DARK,
                            GROUND_ALPHA);
            float first = Math.round(foot + high - padding - words.capHeight());
            words.draw(painter.pane().batch(), left + padding, first, UiPalette.BONE_LIGHT, 1);
        }
    }
}
