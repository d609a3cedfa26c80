package dev.orebound.screen.title;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.chance.Seed;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.screen.account.HistoryPage;
import dev.orebound.screen.codex.CodexPage;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.menu.ActionRow;
import dev.orebound.screen.menu.Menu;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.screen.menu.TextRow;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageStack;
import dev.orebound.screen.play.ContinueScreen;
import dev.orebound.screen.play.SavingMonitor;
import dev.orebound.screen.settings.SettingsPage;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The title screen: the game's name and the main menu over a cave. */
public final class TitleScreen implements GameScreen {
    private static final int MENU_WIDTH_UNITS = 520;
    private static final float FADE_A_SECOND = 0.8f;

    private final GameContext equipment;
    private final ScreenNavigator navigator;
    private final TitleSign sign;
    private final TextRow seedRow;
    private final Menu menu;
    private final SavingMonitor saving;
    private final boolean canContinue;
    private final TitleBackdrop backdrop;
    private final PageStack pages = new PageStack();
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private TitleLayout layout = TitleLayout.of(size, 1);
    private float shown;
    private int controlKeys;

    public TitleScreen(TitleBackdrop backdrop, GameContext equipment, ScreenNavigator navigator) {
        this.backdrop = backdrop;
        this.equipment = equipment;
        this.navigator = navigator;
        GameTexts texts = equipment.texts();
        FontSet fonts = equipment.fonts();
        sign = new TitleSign(equipment);
        seedRow = new TextRow(fonts, texts.get("title.seed"), texts.get("title.seed_hint"), this::start);
        List<MenuRow> rows = new ArrayList<>();
        saving = new SavingMonitor(equipment);
        saved().ifPresent(saved -> rows.add(continued(saved)));
        canContinue = !rows.isEmpty();
        rows.add(new ActionRow(fonts, texts.get("title.new_run"), this::start));
        rows.add(seedRow);
        rows.add(new ActionRow(fonts, texts.format("title.daily", today()), this::startDaily));
        rows.add(new ActionRow(fonts, texts.get("history.title"), this::openHistory));
        rows.add(new ActionRow(fonts, texts.get("codex.title"), this::openCodex));
        rows.add(new ActionRow(fonts, texts.get("title.settings"), this::openSettings));
        rows.add(new ActionRow(fonts, texts.get("title.quit"), navigator::quit));
        menu = new Menu(MENU_WIDTH_UNITS, rows, equipment.sounds());
    }

    private Optional<SavedRun> saved() {
        return equipment.start().saves().runs().newest();
    }

    private MenuRow continued(SavedRun saved) {
        String words = ContinueScreen.describe(saved, equipment.start().content(), equipment.texts());
        return new ActionRow(equipment.fonts(), words, () -> navigator.continueRun(saved));
    }

    private String today() {
        return equipment.start().platform().today();
    }

    private void start() {
        if (seedRow.text().isEmpty()) {
            navigator.startRunWithFreshSeed();
        } else {
            navigator.startRun(Seed.of(seedRow.text()));
        }
    }

    /** Starts the run that all players share on this day. */
    private void startDaily() {
        navigator.startRun(Seed.of("daily-" + today()));
    }

    private void openHistory() {
        pages.open(new HistoryPage(
                equipment.pageParts(), equipment.start().saves().history().accounts(), pages::close));
    }

    private void openCodex() {
        pages.open(new CodexPage(equipment.pageParts(), equipment.profile().now(), pages::close));
    }

    private void openSettings() {
        pages.open(new SettingsPage(equipment, navigator, pages));
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        backdrop.resize(changed);
        saving.resize(changed);
        layout = TitleLayout.of(changed, menu.size());
        menu.layOut(layout.menu(), changed);
        pages.resize(changed);
    }

    @Override
    public void draw(float seconds) {
        shown = Math.min(1, shown + FADE_A_SECOND * seconds);
        UiPane pane = equipment.pane();
        pane.clear(UiPalette.NIGHT);
        backdrop.draw(seconds);
        pane.begin();
        backdrop.drawEmbers(pane, seconds);
        if (pages.isEmpty()) {
            sign.draw(pane, layout, size, seconds);
            shadeBehindMenu(pane);
            menu.draw(pane, seconds);
            drawSaving(pane, seconds);
        }
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 1 - shown);
        pane.end();
        pages.draw(seconds);
    }

    /** Once saving works again, the saved run that was hidden until then is offered. */
    private void drawSaving(UiPane pane, float seconds) {
        boolean worksAgain = saving.update(seconds);
        saving.draw(pane);
        if (worksAgain && !canContinue && seedRow.text().isEmpty() && saved().isPresent()) {
            navigator.toTitle();
        }
    }

    /** Darkens the cave behind the menu, which must stay readable over a bright cave. */
    private void shadeBehindMenu(UiPane pane) {
        LayoutBox box = layout.menu();
        float aside = box.width() * 0.3f;
        float above = box.height() * 0.35f;
        pane.shade(box.x() - aside, box.y() - above, box.width() + 2 * aside, box.height() + 2 * above, 0.7f);
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (isControl(keycode)) {
            controlKeys++;
        } else if (!pages.isEmpty()) {
            pages.keyDown(keycode, action);
        } else if (keycode == Keys.V && controlKeys > 0) {
            paste();
        } else {
            menu.keyDown(keycode);
        }
    }

    private void paste() {
        String contents = Gdx.app.getClipboard().getContents();
        seedRow.insert(contents == null ? "" : contents);
    }

    // Asked in the order of the events, because the key may have been released by now.
    private static boolean isControl(int keycode) {
        return keycode == Keys.CONTROL_LEFT || keycode == Keys.CONTROL_RIGHT || keycode == Keys.SYM;
    }

    @Override
    public void keyUp(int keycode, @Nullable GameAction action) {
        if (isControl(keycode)) {
            controlKeys = Math.max(0, controlKeys - 1);
        }
    }

    @Override
    public void loseFocus() {
        controlKeys = 0;
        pages.loseFocus();
    }

    @Override
    public void keyTyped(char letter) {
        if (pages.isEmpty()) {
            menu.keyTyped(letter);
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        if (pages.isEmpty()) {
            menu.pointerMoved(x, y);
        } else {
            pages.pointerMoved(x, y);
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (pages.isEmpty()) {
            menu.pointerDown(x, y);
        } else {
            pages.pointerDown(x, y, button);
        }
    }

    @Override
    public void pointerDragged(float x, float y) {
        if (pages.isEmpty()) {
            menu.pointerDragged(x);
        } else {
            pages.pointerDragged(x, y);
        }
    }

    @Override
    public void pointerUp(int button) {
        menu.pointerUp();
        pages.pointerUp(button);
    }

    @Override
    public void wheelTurned(int notches) {
        pages.wheelTurned(notches);
    }

    @Override
    public void dispose() {
        pages.dispose();
        backdrop.dispose();
    }

    /** The game's emblem and name, lit as if by a lamp in front of them, and the small print. */
    private static final class TitleSign {
        private final TextureRegion emblemPicture;
        private final TextureRegion namePicture;
        private final TextLine motto;
        private final TextLine version;
        private final TextLine keys;
        private float time;

        TitleSign(GameContext equipment) {
            GameTexts texts = equipment.texts();
            emblemPicture = equipment.sprites().frame("title_emblem", 0);
            namePicture = equipment.sprites().frame("title_name", 0);
            motto = new TextLine(equipment.fonts(), TextStyle.BODY, texts.get("title.motto"));
            String number = equipment.start().platform().version();
            version = new TextLine(equipment.fonts(), TextStyle.SMALL, texts.format("title.version", number));
            keys = new TextLine(equipment.fonts(), TextStyle.SMALL, texts.get("title.keys"));
        }

        void draw(UiPane pane, TitleLayout layout, InterfaceSize size, float seconds) {
            time += seconds;
            LayoutBox name = layout.name();
            LayoutBox emblem = layout.emblem();
            float middle = name.x() + name.width() / 2f;
            float flicker = 0.85f + 0.1f * (float) Math.sin(time * 7.3f) + 0.05f * (float) Math.sin(time * 17.1f);
            pane.shade(-name.x() * 4f, -size.height() * 0.5f, name.width() * 2.2f, size.height() * 2f, 0.95f);
            pane.glow(
                    middle, name.top() + emblem.height() * 0.4f, name.width() * 0.6f, UiPalette.FLAME, 0.3f * flicker);
            pane.picture(emblemPicture, emblem.x(), emblem.y(), emblem.width(), emblem.height(), 1);
            pane.picture(namePicture, name.x(), name.y(), layout.nameGrain(), 1);
            pane.glow(middle, name.y() + name.height() / 2f, name.width() * 0.6f, UiPalette.FLAME, 0.16f * flicker);
            motto.drawShadowed(pane.batch(), middle - motto.width() / 2, layout.mottoFoot(), UiPalette.BONE, 1);
            drawSmallPrint(pane, size);
        }

        private void drawSmallPrint(UiPane pane, InterfaceSize size) {
            float margin = size.pixels(24);
            float left = size.pixels(56);
            float right = size.width() - left - version.width();
            version.drawShadowed(pane.batch(), right, margin, UiPalette.BONE_DARK, 0.9f);
            keys.drawShadowed(pane.batch(), left, margin, UiPalette.BONE_DARK, 0.9f);
        }
    }

    /**
     * The layout of the title: a column on the left, so that the cave is visible beside it. Pure arithmetic.
     *
     * @param name box of the game's name
     * @param nameGrain real pixels per pixel of the name
     * @param emblem box above the name
     * @param mottoFoot the bottom of the motto, in real pixels
     * @param menu box of the menu
     */
    record TitleLayout(LayoutBox name, int nameGrain, LayoutBox emblem, int mottoFoot, LayoutBox menu) {
        private static final int NAME_WIDE = 99;
        private static final int NAME_HIGH = 23;
        private static final int EMBLEM_SIDE = 64;
        private static final float MOST_OF_WIDTH = 0.4f;
        private static final float MOST_OF_HEIGHT = 0.46f;
        private static final int MARGIN_UNITS = 56;
        private static final int FOOTER_UNITS = 64;
        private static final int MOTTO_UNITS = 76;

        /**
         * Returns the layout for a window.
         *
         * @param rows number of rows of the menu
         */
        static TitleLayout of(InterfaceSize size, int rows) {
            int grain = size.grain();
            int margin = size.pixels(MARGIN_UNITS);
            int nameGrain = Math.max(1, Math.min(grain * 3 / 2 + 1, (int) (size.width() * MOST_OF_WIDTH / NAME_WIDE)));
            int width = NAME_WIDE * nameGrain;
            int footer = size.pixels(FOOTER_UNITS);
            int motto = size.pixels(MOTTO_UNITS);
            int menuHeight = Math.min(size.pixels(Menu.unitsHigh(rows)), Math.round(size.height() * MOST_OF_HEIGHT));
            int spare = size.height() - footer - menuHeight - motto - NAME_HIGH * nameGrain - EMBLEM_SIDE * grain;
            int menuBottom = footer + Math.max(0, spare / 3);
            int nameBottom = menuBottom + menuHeight + motto;
            LayoutBox name = new LayoutBox(margin, nameBottom, width, NAME_HIGH * nameGrain);
            int emblemGrain = Math.min(grain, (size.height() - name.top()) / EMBLEM_SIDE);
            int emblemSide = emblemGrain * EMBLEM_SIDE;
            return new TitleLayout(
                    name,
                    nameGrain,
                    new LayoutBox(
                            margin + (width - emblemSide) / 2, name.top() - 2 * emblemGrain, emblemSide, emblemSide),
                    nameBottom - size.pixels(34),
                    new LayoutBox(margin, menuBottom, width, menuHeight));
        }
    }
}
