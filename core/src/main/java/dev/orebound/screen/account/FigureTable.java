package dev.orebound.screen.account;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.view.ui.UiPalette;
import java.util.List;

/** The counted deeds of a run in columns. */
final class FigureTable {
    private FigureTable() {}

    /** Returns the table of some deeds. */
    static Table of(PageContext parts, List<AccountLines.Figure> figures, int columns, Value rowHeight) {
        Table table = new Table();
        int rows = (figures.size() + columns - 1) / columns;
        for (int i = 0; i < rows * columns; i++) {
            int column = i % columns;
            int number = column * rows + i / columns;
            Cell<?> cell = number < figures.size() ? table.add(row(parts, figures.get(number))) : table.add();
            cell.growX()
                    .uniformX()
                    .height(rowHeight)
                    .padRight(column < columns - 1 ? parts.skin().grains(16) : Value.zero);
            if (column == columns - 1) {
                table.row();
            }
        }
        return table;
    }

    private static Table row(PageContext parts, AccountLines.Figure figure) {
        Table row = new Table();
        row.add(parts.label("body", figure.label()).fitted()).grow();
        row.add(parts.label("best", figure.value())).growY().row();
        row.add(new DrawnWidget((pane, x, y, width, height, alpha) ->
                        pane.fill(x, y, width, 1, UiPalette.STONE_LIGHT, 0.35f * alpha)))
                .growX()
                .colspan(2);
        return row;
    }
}
