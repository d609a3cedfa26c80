package dev.orebound.screen.account;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.menu.Menu;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows the summary of a run that has ended, over the last picture of its floor. */
public final class AccountScreen implements GameScreen {
    private static final int FIGURES_WIDTH_UNITS = 760;
    private static final int FIGURE_UNITS = 32;
    private static final int PATH_UNITS = 66;
    private static final float FADE_A_SECOND = 1.6f;

    private final PageContext parts;
    private final Menu menu;
    private final Runnable anotherRun;
    private final InputGuard guard;
    private final TextLine title;
    private final TextLine cause;
    private final TextLine place;
    private final TextLine kept;
    private final FigureTable figures;
    private final PathRow path;
    private final int titleRgb;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private LayoutBox figuresBox = new LayoutBox(0, 0, 1, 1);
    private LayoutBox pathBox = figuresBox;
    private float seconds;

    /**
     * Creates the screen of an account.
     *
     * @param all all accounts, including this one
     * @param textFile name of the text file with the account, or empty
     * @param anotherRun starts a run with a fresh seed
     * @param guard closed while keys and clicks are ignored; the menu appears when it opens
     */
    public AccountScreen(
            PageContext parts,
            RunAccount account,
            List<RunAccount> all,
            String textFile,
            Menu menu,
            Runnable anotherRun,
            InputGuard guard) {
        this.parts = parts;
        this.menu = menu;
        this.anotherRun = anotherRun;
        this.guard = guard;
        GameTexts texts = parts.texts();
        AccountLines lines = AccountLines.of(account, texts);
        titleRgb = account.ending() == RunOutcome.WON ? UiPalette.GOLD : UiPalette.BLOOD;
        title = parts.said(TextStyle.TITLE, lines.title());
        cause = parts.said(TextStyle.BODY, lines.cause());
        String seed = texts.format("hud.seed", account.seed());
        place = parts.said(TextStyle.SMALL, seed + "     " + RunRanking.told(account, all, texts));
        kept = parts.said(TextStyle.SMALL, textFile.isEmpty() ? "" : texts.format("summary.kept", textFile));
        figures = new FigureTable(parts, lines.figures());
        path = new PathRow(parts.sprites(), AccountLines.walkedPath(account, parts.content()));
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        int menuHeight = Math.min(changed.pixels(Menu.unitsHigh(menu.size())), changed.height() * 3 / 10);
        int bottom = changed.pixels(28);
        menu.layOut(new LayoutBox(0, bottom, changed.width(), menuHeight), changed);
        int width = Math.min(changed.pixels(FIGURES_WIDTH_UNITS), changed.width() - changed.pixels(60));
        int height = changed.pixels(FIGURE_UNITS) * figures.rows();
        int x = (changed.width() - width) / 2;
        figuresBox = new LayoutBox(x, bottom + menuHeight + changed.pixels(74), width, height);
        pathBox = new LayoutBox(x, figuresBox.top() + changed.pixels(6), width, changed.pixels(PATH_UNITS));
    }

    @Override
    public void draw(float frameSeconds) {
        seconds += frameSeconds;
        float shown = Math.min(1, seconds * FADE_A_SECOND);
        UiPane pane = parts.pane();
        int grain = size.grain();
        pane.begin();
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 0.88f * shown);
        drawHead(pane, shown);
        path.draw(pane, pathBox, grain, true, shown);
        figures.draw(pane, figuresBox, grain, shown);
        float middle = size.width() / 2f;
        float placeFoot = figuresBox.y() - size.pixels(26);
        place.drawShadowed(pane.batch(), middle - place.width() / 2, placeFoot, UiPalette.BONE, shown);
        float keptFoot = placeFoot - size.pixels(26);
        kept.drawShadowed(pane.batch(), middle - kept.width() / 2, keptFoot, UiPalette.BONE_DARK, shown);
        if (guard.isOpen()) {
            menu.draw(pane, frameSeconds);
        }
        pane.end();
    }

    private void drawHead(UiPane pane, float shown) {
        float middle = size.width() / 2f;
        float causeFoot = pathBox.top() + size.pixels(8);
        cause.drawShadowed(pane.batch(), middle - cause.width() / 2, causeFoot, UiPalette.BONE_LIGHT, shown);
        float foot = causeFoot + cause.capHeight() + size.pixels(24);
        pane.glow(middle, foot + title.capHeight() / 2, title.width() * 0.7f, titleRgb, 0.25f * shown);
        int lower = UiPalette.mix(titleRgb, UiPalette.BLOOD_DARK, 0.5f);
        title.drawShadowed(pane.batch(), middle - title.width() / 2, foot, UiPalette.INK, shown);
        title.drawGraded(pane.batch(), middle - title.width() / 2, foot, lower, titleRgb, shown);
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (!guard.isOpen() || !isDeliberate(keycode, action)) {
            return;
        }
        if (action == GameAction.ANOTHER_RUN) {
            anotherRun.run();
        } else {
            menu.keyDown(keycode);
        }
    }

    /** Returns false for a key that a player who has just died may still be pressing. */
    private boolean isDeliberate(int keycode, @Nullable GameAction action) {
        return keycode != Keys.SPACE && keycode != Keys.E && (action == null || !action.isOfCombat());
    }

    @Override
    public void pointerMoved(float x, float y) {
        menu.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (guard.isOpen()) {
            menu.pointerDown(x, y);
        }
    }

    @Override
    public void pointerUp(int button) {
        menu.pointerUp();
    }
}
