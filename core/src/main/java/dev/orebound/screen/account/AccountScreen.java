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
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.view.text.SeedText;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows the summary of a run that has ended, over the last picture of its floor. */
public final class AccountScreen extends StagePage {
    private static final int MENU_UNITS = 520;
    private static final int FIGURES_WIDTH_UNITS = 760;
    private static final int FIGURE_UNITS = 32;
    private static final int PATH_UNITS = 66;
    private static final float GROUND_ALPHA = 0.88f;

    private final Runnable anotherRun;
    private final InputGuard guard;
    private final Table menu;
    private final boolean isWon;

    /**
     * Creates the screen of an account.
     *
     * @param all all accounts, including this one
     * @param textFile name of the text file with the account, or empty
     * @param rows the rows of its menu
     * @param anotherRun starts a run with a fresh seed
     * @param guard closed while keys and clicks are ignored; the menu appears when it opens
     */
    public AccountScreen(
            PageContext parts,
            RunAccount account,
            List<RunAccount> all,
            String textFile,
            List<MenuButton> rows,
            Runnable anotherRun,
            InputGuard guard) {
        super(parts);
        this.anotherRun = anotherRun;
        this.guard = guard;
        GameTexts texts = parts.texts();
        AccountLines lines = AccountLines.of(account, texts);
        isWon = account.ending() == RunOutcome.WON;
        PathRow path = new PathRow(parts.sprites(), AccountLines.walkedPath(account, parts.content()));
        menu = menu(MENU_UNITS);
        rows.forEach(row -> menu.add(row).row());
        Table table = table();
        table.pad(units(20), units(30), units(16), units(30));
        table.add(label(isWon ? "won" : "died", lines.title()))
                .expandY()
                .bottom()
                .padBottom(units(22))
                .row();
        table.add(label("said", lines.cause()).align(Align.center)).row();
        table.add(drawn((pane, x, y, width, height, alpha) ->
                        path.draw(pane, x, y, width, height, size().grain(), true, alpha)))
                .growX()
                .height(units(PATH_UNITS))
                .row();
        table.add(FigureTable.of(parts, lines.figures(), 3, units(FIGURE_UNITS)))
                .width(units(FIGURES_WIDTH_UNITS))
                .padBottom(units(12))
                .row();
        for (String line : List.of(lines.damageLine(texts), lines.findsLine(texts))) {
            if (!line.isEmpty()) {
                table.add(label("words", line).wrapped().align(Align.topLeft))
                        .width(units(FIGURES_WIDTH_UNITS))
                        .padBottom(units(10))
                        .row();
            }
        }
        if (!lines.gear().isEmpty()) {
            table.add(GearLine.of(parts, account.deeds(), lines))
                    .width(units(FIGURES_WIDTH_UNITS))
                    .padBottom(units(10))
                    .row();
        }
        List<String> records = RunRanking.records(account, all, texts);
        if (!records.isEmpty()) {
            String broken = texts.format("summary.records", String.join(", ", records));
            table.add(label("best", broken)).padBottom(units(8)).row();
        }
        String seed = texts.format("hud.seed", SeedText.of(account, parts.fonts()));
        String place = seed + "     " + RunRanking.told(account, all, texts);
        table.add(label("words", place).wrapped().align(Align.center))
                .width(units(FIGURES_WIDTH_UNITS))
                .padBottom(units(14))
                .row();
        String kept = textFile.isEmpty() ? "" : texts.format("summary.kept", textFile);
        table.add(label("hint", kept)).padBottom(units(18)).row();
        table.add(menu).expandY().top();
    }

    @Override
    protected void drawGround(UiPane pane, float seconds) {
        float shown = shown();
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, GROUND_ALPHA * shown);
        int rgb = isWon ? UiPalette.GOLD : UiPalette.BLOOD;
        float middle = size().width() / 2f;
        pane.glow(middle, size().height() * 0.86f, size().pixels(FIGURES_WIDTH_UNITS) * 0.5f, rgb, 0.25f * shown);
        menu.setVisible(guard.isOpen());
    }

    @Override
    protected void leave() {
        // The menu says what comes next.
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (!guard.isOpen() || !isDeliberate(keycode, action)) {
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
    public void pointerDown(float x, float y, int button) {
        if (guard.isOpen()) {
            super.pointerDown(x, y, button);
        }
    }
}
