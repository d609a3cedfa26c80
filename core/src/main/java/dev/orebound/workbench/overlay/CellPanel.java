package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.grid.Grid;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything about the cell under the mouse, in two columns; the cell itself is framed. */
final class CellPanel implements CaveOverlay {
    private static final int PADDING_UNITS = 10;
    private static final float GROUND_ALPHA = 0.96f;

    private final ContentNames names;
    private final MonsterLookup minds;
    private final SidePanels sidebar;
    private final FactSheet sheet;
    private @Nullable CaveFacts cave;
    private @Nullable PlayFacts play;
    private @Nullable LifeFacts life;

    CellPanel(PageContext parts, TextLineCache words, ContentNames names, MonsterLookup minds, SidePanels sidebar) {
        this.names = names;
        this.minds = minds;
        this.sidebar = sidebar;
        sheet = new FactSheet(parts, words);
    }

    @Override
    public String name() {
        return "cell";
    }

    @Override
    public void enter(World world) {
        cave = new CaveFacts(world, names);
        play = new PlayFacts(world, names);
        life = new LifeFacts(world, names, minds);
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        if (lens.mouse() == Grid.NONE) {
            return;
        }
        tell(lens.mouse());
        brush.frame(lens.mouse(), 0, UiPalette.BONE_LIGHT, 1);
        float unit = sidebar.unit();
        float padding = PADDING_UNITS * unit;
        float high = sheet.height(unit) + 2 * padding;
        float wide = Math.max(sidebar.width(), sheet.width(unit) + 2 * padding);
        float left = Math.round(sidebar.right() - wide);
        float foot = sidebar.place(wide, high, SidePanels.End.FOOT);
        brush.pane().panel(left, foot, wide, high, sidebar.grain(), UiPalette.INK, UiPalette.STONE_LIGHT, GROUND_ALPHA);
        sheet.draw(brush.pane(), left + padding, Math.round(foot + high - padding), unit);
    }

    private void tell(int cell) {
        sheet.begin();
        if (cave != null && play != null && life != null) {
            cave.tell(cell, sheet);
            play.tell(cell, sheet);
            life.tell(cell, sheet);
        }
        sheet.end();
    }

    /** What is said of a cell, a row each: its word, a colon, the rest. */
    List<String> rowsOf(int cell) {
        tell(cell);
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < sheet.rows(); i++) {
            rows.add(sheet.text(i));
        }
        return rows;
    }
}
