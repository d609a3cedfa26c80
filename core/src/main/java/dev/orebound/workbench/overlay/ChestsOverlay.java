package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.cave.floor.Chest;
import dev.orebound.grid.Grid;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.World;
import java.util.ArrayList;
import java.util.List;

/** The chests, the way out that each faces, and in words why it stands there and what opening it sets off. */
final class ChestsOverlay implements CaveOverlay {
    private final PageContext parts;
    private final LabelPlate plate;
    private final TextLine open;
    private final List<TextLine> reasons = new ArrayList<>();
    private final List<TextLine> springs = new ArrayList<>();
    private final List<TextLine> happenings = new ArrayList<>();

    ChestsOverlay(PageContext parts, LabelPlate plate, TextLineCache words) {
        this.parts = parts;
        this.plate = plate;
        open = words.line("overlay.chest.open");
    }

    @Override
    public String name() {
        return "chests";
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
    public void draw(CaveViewport lens, CellPainter brush) {
        List<Chest> chests = lens.world().floor().chests();
        for (int i = 0; i < chests.size(); i++) {
            if (lens.shows(chests.get(i).at())) {
                draw(i, chests.get(i), lens, brush);
            }
        }
    }

    private void draw(int number, Chest chest, CaveViewport lens, CellPainter brush) {
        Grid grid = lens.grid();
        brush.frame(chest.at(), 0, UiPalette.GOLD, 1);
        float x = grid.x(chest.at()) + 0.5f;
        float y = grid.y(chest.at()) + 0.5f;
        int dx = chest.facing().dx();
        int dy = chest.facing().dy();
        brush.line(x + dx * 0.5f, y + dy * 0.5f, x + dx * 1.3f, y + dy * 1.3f, UiPalette.GOLD, 1);
        brush.head(x + dx * 1.3f, y + dy * 1.3f, dx, dy, 0.3f, UiPalette.GOLD, 1);
        plate.begin(brush.grain());
        plate.say(reasons.get(number), UiPalette.GOLD_LIGHT).endRow();
        if (!springs.get(number).text().isEmpty()) {
            plate.say(springs.get(number), UiPalette.FLAME).endRow();
        }
        if (!happenings.get(number).text().isEmpty()) {
            plate.say(happenings.get(number), UiPalette.FLAME).endRow();
        }
        if (lens.world().chests().get(number).isOpen) {
            plate.say(open, UiPalette.BONE).endRow();
        }
        plate.draw(lens.middleX(chest.at()), lens.foot(chest.at()) + lens.side() * 1.1f);
    }
}
