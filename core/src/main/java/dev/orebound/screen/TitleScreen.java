package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.chance.Seed;
import dev.orebound.content.Texts;
import dev.orebound.screen.layout.Box;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.menu.ActionRow;
import dev.orebound.screen.menu.Menu;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.screen.menu.TextRow;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.Fonts;
import java.util.ArrayList;
import java.util.List;

/** The first that one sees: the name over a cave, and the way in. */
final class TitleScreen implements GameScreen {
    private static final int MENU_WIDTH_UNITS = 520;
    private static final int SETTINGS_WIDTH_UNITS = 520;
    private static final float FADE_A_SECOND = 0.8f;

    private final Equipment equipment;
    private final Navigator navigator;
    private final TitleSign sign;
    private final TextRow seedRow;
    private final Menu main;
    private final Menu settings;
    private final TitleBackdrop backdrop;
    private Menu menu;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private TitleLayout layout = TitleLayout.of(size, 1);
    private float shown;
    private int controlKeys;

    TitleScreen(TitleBackdrop backdrop, Equipment equipment, Navigator navigator) {
        this.backdrop = backdrop;
        this.equipment = equipment;
        this.navigator = navigator;
        Texts texts = equipment.texts();
        Fonts fonts = equipment.fonts();
        sign = new TitleSign(equipment);
        seedRow = new TextRow(fonts, texts.get("title.seed"), texts.get("title.seed_hint"), this::start);
        MenuSounds sounds = new MenuSounds(equipment.sounds());
        main = new Menu(
                MENU_WIDTH_UNITS,
                List.of(
                        new ActionRow(fonts, texts.get("title.new_run"), this::start),
                        seedRow,
                        new ActionRow(fonts, texts.get("title.settings"), this::openSettings),
                        new ActionRow(fonts, texts.get("title.quit"), navigator::quit)),
                sounds);
        List<MenuRow> rows = new ArrayList<>(SettingsRows.of(equipment, navigator));
        rows.add(new ActionRow(fonts, texts.get("menu.back"), this::closeSettings));
        settings = new Menu(SETTINGS_WIDTH_UNITS, rows, sounds);
        menu = main;
    }

    private void start() {
        if (seedRow.text().isEmpty()) {
            navigator.startRunWithFreshSeed();
        } else {
            navigator.startRun(Seed.of(seedRow.text()));
        }
    }

    private void openSettings() {
        menu = settings;
    }

    private void closeSettings() {
        equipment.settings().save();
        menu = main;
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        backdrop.resize(changed);
        layout = TitleLayout.of(changed, settings.size());
        main.layOut(layout.main(), changed);
        settings.layOut(layout.settings(), changed);
    }

    @Override
    public void draw(float seconds) {
        shown = Math.min(1, shown + FADE_A_SECOND * seconds);
        Pane pane = equipment.pane();
        pane.clear(Ink.NIGHT);
        backdrop.draw(seconds);
        pane.begin();
        backdrop.drawEmbers(pane, seconds);
        sign.draw(pane, layout, size, seconds);
        shadeBehindMenu(pane);
        menu.draw(pane, seconds);
        pane.fill(0, 0, size.width(), size.height(), Ink.NIGHT, 1 - shown);
        pane.end();
    }

    /** The cave may be bright behind the menu; its words are read all the same. */
    private void shadeBehindMenu(Pane pane) {
        Box box = menu == settings ? layout.settings() : layout.main();
        float aside = box.width() * 0.3f;
        float above = box.height() * 0.35f;
        pane.shade(box.x() - aside, box.y() - above, box.width() + 2 * aside, box.height() + 2 * above, 0.7f);
    }

    @Override
    public void keyDown(int keycode) {
        if (isControl(keycode)) {
            controlKeys++;
        } else if (keycode == Keys.ESCAPE && menu == settings) {
            closeSettings();
        } else if (keycode == Keys.V && controlKeys > 0 && menu == main) {
            paste();
        } else {
            menu.keyDown(keycode);
        }
    }

    private void paste() {
        String contents = Gdx.app.getClipboard().getContents();
        seedRow.insert(contents == null ? "" : contents);
    }

    // Asked for in the order of the events: by now the machine's key may be up again.
    private static boolean isControl(int keycode) {
        return keycode == Keys.CONTROL_LEFT || keycode == Keys.CONTROL_RIGHT || keycode == Keys.SYM;
    }

    @Override
    public void keyUp(int keycode) {
        if (isControl(keycode)) {
            controlKeys = Math.max(0, controlKeys - 1);
        }
    }

    @Override
    public void loseFocus() {
        controlKeys = 0;
    }

    @Override
    public void keyTyped(char letter) {
        menu.keyTyped(letter);
    }

    @Override
    public void pointerMoved(float x, float y) {
        menu.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        menu.pointerDown(x, y);
    }

    @Override
    public void pointerDragged(float x, float y) {
        menu.pointerDragged(x);
    }

    @Override
    public void pointerUp(int button) {
        menu.pointerUp();
    }

    @Override
    public void dispose() {
        backdrop.dispose();
    }
}
