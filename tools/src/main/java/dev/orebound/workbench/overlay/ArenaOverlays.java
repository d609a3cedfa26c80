package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Chest;
import dev.orebound.grid.Grid;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.world.World;
import java.util.ArrayList;
import java.util.List;

/** Overlays with labels at trap rooms and chests, and the mark of the trap room that a click would spring or reset. */
final class ArenaOverlays {
    private ArenaOverlays() {}

    /** Shows chests: the direction that each faces, and as text why it stands there and what opening it starts. */
    static final class ChestsOverlay implements CaveOverlay {
        private final PageContext parts;
        private final LabelPlate label;
        private final TextLine open;
        private final List<TextLine> reasons = new ArrayList<>();
        private final List<TextLine> springs = new ArrayList<>();
        private final List<TextLine> happenings = new ArrayList<>();

        ChestsOverlay(PageContext parts, LabelPlate label, TextLineCache words) {
            this.parts = parts;
            this.label = label;
            open = words.line("overlay.chest.open");
        }

        @Override
        public void enter(World world) {
            reasons.clear();
            springs.clear();
            happenings.clear();
            for (Chest chest : world.floor().chests()) {
                reasons.add(parts.said(TextStyle.SMALL, reason(chest)));
                String trigger = chest.trigger();
                String arena = trigger == null ? "" : parts.texts().get("arena." + trigger + ".name");
                springs.add(parts.said(
                        TextStyle.SMALL, trigger == null ? "" : parts.texts().format("overlay.chest.springs", arena)));
                String happening = chest.happening();
                happenings.add(parts.said(
                        TextStyle.SMALL,
                        happening == null ? "" : parts.texts().format("overlay.chest.happening", happening)));
            }
        }

        private String reason(Chest chest) {
            return chest.mode() == Chest.Mode.CENTRE
                    ? parts.texts().format("overlay.chest.centre", chest.room())
                    : parts.texts().format("overlay.chest.nook", chest.room(), chest.nookDepth());
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            List<Chest> chests = viewport.world().floor().chests();
            for (int i = 0; i < chests.size(); i++) {
                if (viewport.shows(chests.get(i).at())) {
                    draw(i, chests.get(i), viewport, painter);
                }
            }
        }

        private void draw(int number, Chest chest, CaveViewport viewport, CellPainter painter) {
            Grid grid = viewport.grid();
            painter.frame(chest.at(), 0, UiPalette.GOLD, 1);
            float x = grid.x(chest.at()) + 0.5f;
            float y = grid.y(chest.at()) + 0.5f;
            int dx = chest.facing().dx();
            int dy = chest.facing().dy();
            painter.line(x + dx * 0.5f, y + dy * 0.5f, x + dx * 1.3f, y + dy * 1.3f, UiPalette.GOLD, 1);
            painter.head(x + dx * 1.3f, y + dy * 1.3f, dx, dy, 0.3f, UiPalette.GOLD, 1);
            label.begin(painter.grain());
            label.say(reasons.get(number), UiPalette.GOLD_LIGHT).endRow();
            if (!springs.get(number).text().isEmpty()) {
                label.say(springs.get(number), UiPalette.FLAME).endRow();
            }
            if (!happenings.get(number).text().isEmpty()) {
                label.say(happenings.get(number), UiPalette.FLAME).endRow();
            }
            if (viewport.world().chests().get(number).isOpen) {
                label.say(open, UiPalette.BONE).endRow();
            }
            label.draw(viewport.middleX(chest.at()), viewport.foot(chest.at()) + viewport.side() * 1.1f);
        }
    }
}
