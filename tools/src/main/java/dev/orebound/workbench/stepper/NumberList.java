package dev.orebound.workbench.stepper;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.text.GameTexts;
import dev.orebound.content.tuning.ContentTuning;
import dev.orebound.content.tuning.TunableNumber;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.screen.stage.TextLabel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The numbers of a content file, grouped by object. The focused one is changed by keys or the wheel. */
final class NumberList extends Table {
    private static final int LINE_UNITS = 22;
    private static final int GAP_UNITS = 6;
    private static final float VALUE_SHARE = 0.28f;
    private static final int TOLD_LINES = 6;

    private final PageContext parts;
    private final ContentTuning tuning;
    private final RowScroll shelf;
    private final TextLabel told;
    private final TextLabel help;
    private final List<NumberRow> rows = new ArrayList<>();
    private final Vector2 corner = new Vector2();

    NumberList(PageContext parts, ContentTuning tuning) {
        this.parts = parts;
        this.tuning = tuning;
        GameTexts texts = parts.texts();
        Value line = parts.skin().units(LINE_UNITS);
        Value gap = parts.skin().units(GAP_UNITS);
        shelf = new RowScroll(parts.skin(), line);
        told = parts.label("words", "").wrapped().align(Align.topLeft);
        help = parts.label("hint", texts.get("stepper.help_numbers")).wrapped();
        fill(line);
        String file = tuning.file().substring(tuning.file().lastIndexOf('/') + 1);
        top().defaults().growX().minWidth(0);
        add(parts.label("best", texts.format("stepper.numbers", file)))
                .height(line)
                .padBottom(gap)
                .row();
        add(shelf).height(new PixelValue(this::shelfHeight)).padBottom(gap).row();
        add(told)
                .height(new PixelValue(() -> TOLD_LINES * line.get()))
                .padTop(gap)
                .row();
        add(help).expandY().bottom().padTop(gap);
        tellValues();
    }

    private float shelfHeight() {
        int others = parts.skin().size().pixels((TOLD_LINES + 1) * LINE_UNITS + 4 * GAP_UNITS);
        return shelf.wholeRows(getHeight() - others - help.getPrefHeight());
    }

    private void fill(Value line) {
        shelf.rows().defaults().growX().minWidth(0).height(line);
        String section = "";
        for (int i = 0; i < tuning.size(); i++) {
            String path = tuning.number(i).path();
            String own = section(path);
            if (!own.equals(section)) {
                section = own;
                shelf.rows().add(parts.label("place", spaced(own))).row();
            }
            NumberRow row = new NumberRow(i, own.isEmpty() ? path : path.substring(own.length() + 1));
            rows.add(row);
            shelf.rows().add(row).row();
        }
    }

    /** Returns the object that a number belongs to: the path up to the last list element, or the outermost object. */
    private static String section(String path) {
        int list = path.lastIndexOf("].");
        return list >= 0 ? path.substring(0, list + 1) : path.substring(0, Math.max(0, path.indexOf('.')));
    }

    private static String spaced(String path) {
        return path.replace('_', ' ').replace(".", "  ");
    }

    /** Returns the list, which the wheel scrolls. */
    RowScroll shelf() {
        return shelf;
    }

    /** Updates all shown values. */
    void tellValues() {
        rows.forEach(NumberRow::tell);
    }

    /** Returns true if a point of the stage is on the value of the focused number, as the one at the pointer is. */
    boolean isOverValue(float x, float y) {
        NumberRow row = focused();
        if (row == null) {
            return false;
        }
        row.stageToLocalCoordinates(corner.set(x, y));
        return corner.x >= row.getWidth() * (1 - VALUE_SHARE) && row.hit(corner.x, corner.y, true) != null;
    }

    /** Changes the focused number by some steps; returns true if it changed. */
    boolean change(int steps) {
        NumberRow row = focused();
        return row != null
                && tuning.set(
                        row.number,
                        tuning.value(row.number)
                                + steps * tuning.number(row.number).step());
    }

    /** Resets the focused number to the value in the file; returns true if it changed. */
    boolean restore() {
        NumberRow row = focused();
        return row != null && tuning.set(row.number, tuning.number(row.number).usual());
    }

    private @Nullable NumberRow focused() {
        for (NumberRow row : rows) {
            if (row.isFocused()) {
                return row;
            }
        }
        return null;
    }

    /** A number's name and value. */
    private final class NumberRow extends FocusRow {
        private final int number;
        private final TextLabel name;
        private final TextLabel value;

        NumberRow(int number, String path) {
            super(parts.row("bench"), () -> {});
            this.number = number;
            name = parts.label("key", spaced(path));
            value = parts.label("key", "");
            padLeft(parts.skin().units(2 * GAP_UNITS)).padRight(parts.skin().units(2 * GAP_UNITS));
            add(name).growX().minWidth(0);
            add(value);
            TunableNumber tunable = tuning.number(number);
            whenFocused(() -> told.set(parts.texts()
                    .format(
                            "stepper.number",
                            spaced(tunable.path()),
                            tunable.written(tunable.lowest()),
                            (tunable.written(tunable.highest()) + " "
                                            + tunable.field().unit())
                                    .strip(),
                            tunable.written(tunable.usual()),
                            tunable.field().meaning())));
        }

        void tell() {
            value.set(tuning.number(number).written(tuning.value(number)));
            String look = tuning.isChanged(number) ? "action_key" : "key";
            name.look(parts.look(look));
            value.look(parts.look(look));
        }
    }
}
