package dev.orebound.screen.account;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PlaceBackdrop;
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.text.SeedText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shows the summary of a run that has ended: of a death on the ground where the alchemist lies, of a won run in a
 * ledger. It takes no key or button until all were released for a while after the page is fully shown, since the player
 * may still be fighting.
 */
public final class AccountScreen extends StagePage {
    private static final int EDGE_UNITS = 22;
    private static final int MOST_UNITS = 1180;
    private static final int GAP_UNITS = 26;
    private static final float TOLD_SHARE = 0.56f;
    private static final int FIGURE_UNITS = 28;
    private static final int PATH_UNITS = 60;
    private static final int LONG_PATH_UNITS = 96;
    /** The floors from which on a path takes two rows. */
    private static final int LONG_PATH = 12;

    private static final int LEAST_GROUND_UNITS = 84;
    private static final int SHEET_GRAINS = 5;

    private final Runnable anotherRun;
    private final InputGuard guard;
    private final int quietTicks;
    private final boolean isWon;
    private final Table pages = new Table();
    private final DrawnWidget ground = drawn((pane, x, y, width, height, alpha) -> {});
    private final TextLabel waiting;
    private final String kept;
    private boolean isGuarded;

    /**
     * The account to show, and what is said beside it.
     *
     * @param all all accounts, including this one
     * @param textFile name of the text file with the account, or empty
     * @param advice what might have helped, or empty
     * @param prospects what the run added to the codex and what is left to try; empty ones are left out
     */
    public record EndedRun(
            RunAccount account, List<RunAccount> all, String textFile, String advice, List<String> prospects) {
        public EndedRun {
            all = List.copyOf(all);
            prospects = List.copyOf(prospects);
        }
    }

    /**
     * Creates the screen of an account.
     *
     * @param rows the rows of its menu
     * @param anotherRun starts a run with a fresh seed
     * @param guard closed while keys and clicks are ignored
     * @param quietTicks the time without any press after which it opens, from the moment that the page is shown
     */
    public AccountScreen(
            PageContext parts,
            EndedRun ended,
            List<MenuButton> rows,
            Runnable anotherRun,
            InputGuard guard,
            int quietTicks) {
        super(parts, ended.account.ending() == RunOutcome.WON ? PagePlace.LEDGER : PagePlace.GROUND);
        this.anotherRun = anotherRun;
        this.guard = guard;
        this.quietTicks = quietTicks;
        isWon = ended.account.ending() == RunOutcome.WON;
        GameTexts texts = parts.texts();
        kept = ended.textFile.isEmpty() ? "" : texts.format("summary.kept", ended.textFile);
        waiting = parts.label("hint", "");
        AccountLines lines = AccountLines.of(ended.account, texts);
        if (isWon) {
            pages.add(label("won", lines.title()).fitted())
                    .colspan(2)
                    .padBottom(units(7))
                    .row();
        }
        pages.add(ending(lines, ended, rows)).grow().padRight(units(GAP_UNITS));
        pages.add(told(lines, ended))
                .width(new PixelValue(() -> pagesWidth() * TOLD_SHARE))
                .growY();
        table().pad(units(EDGE_UNITS));
        table().add(pages).width(new PixelValue(this::pagesWidth)).growY();
    }

    private float pagesWidth() {
        return Math.min(size().width() - 2f * size().pixels(EDGE_UNITS), size().pixels(MOST_UNITS));
    }

    /** Makes the left side: how it ended, what might have helped, and what comes next. */
    private Table ending(AccountLines lines, EndedRun ended, List<MenuButton> rows) {
        GameTexts texts = parts().texts();
        String advice = ended.advice;
        Table ending = new Table();
        Table cause = slab();
        if (!isWon) {
            cause.add(label("died", lines.title()).fitted().align(Align.center))
                    .growX()
                    .row();
        }
        cause.add(label("said", lines.cause()).wrapped().align(Align.center))
                .growX()
                .padTop(units(14));
        if (!advice.isEmpty()) {
            cause.row();
            cause.add(label("best", texts.get("summary.advice")))
                    .padTop(units(18))
                    .padBottom(units(8))
                    .row();
            cause.add(label("body", advice).wrapped().align(Align.center)).growX();
        }
        if (isWon) {
            // The account of so many floors leaves no room beside it.
            cause.row();
            cause.add().height(units(GAP_UNITS)).row();
            addProspects(cause, ended);
        }
        ending.add(cause).growX().row();
        ending.add(ground).grow().minHeight(units(LEAST_GROUND_UNITS)).row();
        Table menu = new Table();
        menu.background(parts().skin().drawable("slab")).pad(units(8));
        menu.defaults().growX().minHeight(units(30)).prefHeight(units(44)).spaceBottom(units(2));
        rows.forEach(row -> menu.add(row).row());
        menu.add(waiting).minHeight(units(22)).prefHeight(units(22));
        ending.add(menu).growX();
        return ending;
    }

    /** Makes the right side: what the run was. */
    private Table told(AccountLines lines, EndedRun ended) {
        GameTexts texts = parts().texts();
        PathRow path = new PathRow(parts().sprites(), AccountLines.walkedPath(ended.account, parts().content()));
        Table told = slab();
        boolean isLong = ended.account.deeds().path().size() > LONG_PATH;
        told.add(drawn((pane, x, y, width, height, alpha) ->
                        path.draw(pane, x, y, width, height, size().grain(), false, alpha)))
                .growX()
                .height(units(isLong ? LONG_PATH_UNITS : PATH_UNITS))
                .padBottom(units(8))
                .row();
        told.add(FigureTable.of(parts(), lines.figures(), 2, units(FIGURE_UNITS)))
                .growX()
                .padBottom(units(12))
                .row();
        for (String line : List.of(
                AccountLines.termsLine(ended.account.terms(), ended.account.deeds(), texts),
                lines.damageLine(texts),
                lines.fallenLine(ended.account.deeds(), texts),
                lines.findsLine(texts))) {
            if (!line.isEmpty()) {
                addWords(told, "words", line);
            }
        }
        if (!lines.gear().isEmpty()) {
            told.add(GearLine.of(parts(), ended.account.deeds(), lines))
                    .growX()
                    .padBottom(units(7))
                    .row();
        }
        List<String> records = RunRanking.records(ended.account, ended.all, texts);
        if (!records.isEmpty()) {
            addWords(told, "best", texts.format("summary.records", texts.list(records)));
        }
        addWords(told, "words", RunRanking.told(ended.account, ended.all, texts));
        addWords(told, "words", texts.format("hud.seed", SeedText.of(ended.account, parts().fonts())));
        if (!isWon) {
            addProspects(told, ended);
        }
        told.add().expandY();
        return told;
    }

    private void addProspects(Table to, EndedRun ended) {
        ended.prospects.stream().filter(line -> !line.isEmpty()).forEach(line -> addWords(to, "words", line));
    }

    private void addWords(Table to, String look, String words) {
        to.add(label(look, words).wrapped().align(Align.topLeft))
                .growX()
                .padBottom(units(7))
                .row();
    }

    /** Makes a table on a dark slab; on paper it has none. */
    private Table slab() {
        Table slab = new Table().top();
        if (!isWon) {
            slab.background(parts().skin().drawable("slab"));
        }
        return slab.pad(units(16));
    }

    @Override
    protected PlaceBackdrop.SheetBounds sheet() {
        return isWon
                ? sheetAbout(pages, SHEET_GRAINS, ground.getParent().getWidth() + size().pixels(GAP_UNITS / 2f))
                : sheetAbout(ground, 0, -1);
    }

    @Override
    protected void leave() {
        // The menu says what comes next.
    }

    @Override
    public void draw(float seconds) {
        if (!isGuarded && shown() >= 1) {
            isGuarded = true;
            guard.closeUntilQuiet(quietTicks);
        }
        waiting.set(hears() ? kept : parts().texts().get("summary.wait"));
        super.draw(seconds);
    }

    private boolean hears() {
        return isGuarded && guard.isOpen();
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (!hears() || !isDeliberate(keycode, action)) {
            return;
        }
        if (action == GameAction.ANOTHER_RUN && !isAsking()) {
            anotherRun.run();
        } else {
            super.keyDown(keycode, action);
        }
    }

    /** Returns false for a key that a player who has just died may still be pressing. */
    private boolean isDeliberate(int keycode, @Nullable GameAction action) {
        return keycode != Keys.SPACE && keycode != Keys.E && (action == null || !action.isOfCombat());
    }

    @Override
    public void pointerMoved(float x, float y) {
        if (hears()) {
            super.pointerMoved(x, y);
        } else {
            pointerRests(x, y);
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (hears()) {
            super.pointerDown(x, y, button);
        }
    }
}
