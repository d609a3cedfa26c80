package dev.orebound.screen.account;

import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PageScaffold;
import dev.orebound.screen.page.ScrollGrid;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows the ended runs, newest first, and beside them the account of the selected one. */
public final class HistoryPage implements GameScreen {
    private static final int ROW_UNITS = 56;
    private static final int FIGURE_UNITS = 34;
    private static final float SHELF_SHARE = 0.4f;
    private static final LayoutBox NOT_PLACED = new LayoutBox(0, 0, 0, 0);

    private final PageContext parts;
    private final PageScaffold frame;
    private final Runnable leave;
    private final List<RunAccount> accounts;
    private final ScrollGrid shelf = new ScrollGrid();
    private final List<RunRow> rows = new ArrayList<>();
    private final TextLine none;
    private final TextLine cause;
    private final TextLine seed;
    private final TextLine place;
    private FigureTable figures;
    private PathRow path;
    private LayoutBox told = new LayoutBox(0, 0, 1, 1);
    private LayoutBox pathBox = NOT_PLACED;
    private LayoutBox figuresBox = NOT_PLACED;

    /** A run in the list: how it ended, how deep, and when. */
    private record RunRow(TextLine head, TextLine date, int rgb) {}

    /**
     * Creates the page of a history.
     *
     * @param oldestFirst the accounts of the ended runs, oldest first
     */
    public HistoryPage(PageContext parts, List<RunAccount> oldestFirst, Runnable leave) {
        this.parts = parts;
        this.leave = leave;
        accounts = new ArrayList<>();
        oldestFirst.forEach(account -> accounts.add(0, account));
        GameTexts texts = parts.texts();
        frame = new PageScaffold(parts, texts.get("history.title"), "");
        frame.note(texts.format("history.count", accounts.size()));
        for (RunAccount account : accounts) {
            rows.add(row(account));
        }
        none = parts.line(TextStyle.BODY, "history.none");
        cause = parts.line(TextStyle.BODY);
        seed = parts.line(TextStyle.SMALL);
        place = parts.line(TextStyle.SMALL);
        figures = new FigureTable(parts, List.of());
        path = new PathRow(parts.sprites(), List.of());
        shelf.fill(accounts.size());
        tell();
    }

    private RunRow row(RunAccount account) {
        boolean isWon = account.ending() == RunOutcome.WON;
        String head = parts.texts()
                .format(
                        "history.ended." + account.ending().id(),
                        account.deeds().deepest());
        return new RunRow(
                parts.said(TextStyle.BODY, head),
                parts.said(TextStyle.SMALL, dateOf(account)),
                isWon ? UiPalette.GOLD : UiPalette.BONE);
    }

    private String dateOf(RunAccount account) {
        boolean isHelped = account.deeds().isHelped();
        return isHelped ? parts.texts().format("history.helped", account.date()).strip() : account.date();
    }

    private void tell() {
        if (accounts.isEmpty()) {
            return;
        }
        RunAccount account = accounts.get(shelf.selected());
        AccountLines lines = AccountLines.of(account, parts.texts());
        cause.set(lines.cause());
        seed.set(parts.texts().format("hud.seed", account.seed()));
        place.set(RunRanking.told(account, accounts, parts.texts()));
        pathBox = NOT_PLACED;
        figures = new FigureTable(parts, lines.figures());
        path = new PathRow(parts.sprites(), AccountLines.walkedPath(account, parts.content()));
    }

    @Override
    public void resize(InterfaceSize size) {
        frame.resize(size);
        LayoutBox body = frame.body();
        int wide = Math.round(body.width() * SHELF_SHARE);
        LayoutBox list = new LayoutBox(body.x(), body.y(), wide, body.height());
        shelf.layOut(list, wide, size.pixels(ROW_UNITS), size.pixels(4), size.grain());
        int left = list.right() + size.pixels(32);
        told = new LayoutBox(left, body.y(), body.right() - left, body.height());
        pathBox = NOT_PLACED;
    }

    @Override
    public void draw(float seconds) {
        UiPane pane = parts.pane();
        int grain = frame.size().grain();
        pane.begin();
        frame.draw(pane, seconds);
        if (accounts.isEmpty()) {
            LayoutBox body = frame.body();
            float foot = body.y() + body.height() / 2f;
            none.drawShadowed(
                    pane.batch(), body.x() + (body.width() - none.width()) / 2, foot, UiPalette.BONE, frame.shown());
        } else {
            drawList(pane, grain);
            drawTold(pane, grain);
        }
        pane.end();
    }

    private void drawList(UiPane pane, int grain) {
        float alpha = frame.shown();
        for (int i = 0; i < shelf.slots(); i++) {
            int place = shelf.at(i);
            if (place < 0) {
                continue;
            }
            LayoutBox box = shelf.box(i);
            boolean isSelected = place == shelf.selected();
            if (isSelected) {
                pane.panel(
                        box.x(),
                        box.y(),
                        box.width(),
                        box.height(),
                        grain,
                        UiPalette.STONE_DARK,
                        UiPalette.STONE_LIGHT,
                        0.85f * alpha);
            }
            RunRow row = rows.get(place);
            float x = box.x() + 5f * grain;
            float headFoot = box.y() + box.height() * 0.56f;
            row.head.drawShadowed(pane.batch(), x, headFoot, isSelected ? UiPalette.GOLD : row.rgb, alpha);
            row.date.drawShadowed(pane.batch(), x, box.y() + box.height() * 0.18f, UiPalette.BONE_DARK, alpha);
        }
        shelf.drawBar(pane, alpha);
    }

    private void drawTold(UiPane pane, int grain) {
        float alpha = frame.shown();
        cause.wrap(told.width());
        float foot = told.top() - cause.capHeight() - 2f * grain;
        cause.drawShadowed(pane.batch(), told.x(), foot, UiPalette.BONE_LIGHT, alpha);
        float under = foot - (cause.height() - cause.capHeight());
        if (pathBox.width() != told.width()) {
            placeBelow(under, grain);
        }
        path.draw(pane, pathBox, grain, false, alpha);
        figures.draw(pane, figuresBox, grain, alpha);
        float placeFoot = figuresBox.y() - 10f * grain - place.capHeight();
        place.drawShadowed(pane.batch(), told.x(), placeFoot, UiPalette.BONE, alpha);
        seed.drawShadowed(pane.batch(), told.x(), placeFoot - 2.2f * seed.capHeight(), UiPalette.BONE, alpha);
    }

    /** Places path and figures below the cause, once for each run and each size of the window. */
    private void placeBelow(float under, int grain) {
        int pathHigh = 30 * grain;
        pathBox = new LayoutBox(told.x(), Math.round(under) - 6 * grain - pathHigh, told.width(), pathHigh);
        int high = frame.size().pixels(FIGURE_UNITS) * figures.rows();
        figuresBox = new LayoutBox(told.x(), pathBox.y() - 6 * grain - high, told.width(), high);
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (frame.isLeftBy(keycode, action)) {
            leave.run();
        } else if (shelf.keyDown(keycode)) {
            parts.sounds().play("ui_move");
            tell();
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        frame.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (frame.isLeftAt(x, y)) {
            leave.run();
        } else if (shelf.point(x, y)) {
            parts.sounds().play("ui_move");
            tell();
        }
    }

    @Override
    public void wheelTurned(int notches) {
        shelf.scroll(notches);
    }
}
