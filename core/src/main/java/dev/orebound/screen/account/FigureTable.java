package dev.orebound.screen.account;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnActor;
import dev.orebound.view.ui.UiPalette;
import java.util.List;

/** The counted deeds of a run in columns. */
final class FigureTable {
    private FigureTable() {}

    /** Returns the table of some deeds. */
    static Table of(PageContext parts, List<AccountLines.Figure> figures, int columns, Value rowHeight) {
        Table table = new Table();
        int rows = (figures.size() + columns - 1) / columns;
        for (int i = 0; i < figures.size(); i++) {
            int column = i % columns;
            AccountLines.Figure figure = figures.get(column * rows + i / columns);
            Table row = new Table();
            row.add(parts.label("body", figure.label())).grow();
            row.add(parts.label("best", figure.value())).growY().row();
            row.add(new DrawnActor((pane, x, y, width, height, alpha) ->
                            pane.fill(x, y, width, 1, UiPalette.STONE_LIGHT, 0.35f * alpha)))
                    .growX()
                    .colspan(2);
            table.add(row)
                    .growX()
                    .uniformX()
                    .height(rowHeight)
                    .padRight(column < columns - 1 ? parts.skin().grains(16) : Value.zero);
            if (column == columns - 1) {
                table.row();
            }
        }
        return table;
    }
}
