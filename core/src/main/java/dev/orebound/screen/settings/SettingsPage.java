package dev.orebound.screen.settings;

import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.menu.ActionRow;
import dev.orebound.screen.menu.Menu;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageScaffold;
import dev.orebound.screen.page.PageStack;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The page on which settings are changed; changes are saved when it is left. */
public final class SettingsPage implements GameScreen {
    private static final int WIDTH_UNITS = 640;

    private final GameContext equipment;
    private final PageStack pages;
    private final PageScaffold frame;
    private final Menu menu;

    public SettingsPage(GameContext equipment, ScreenNavigator navigator, PageStack pages) {
        this.equipment = equipment;
        this.pages = pages;
        frame = new PageScaffold(
                equipment.pageParts(),
                equipment.texts().get("title.settings"),
                equipment.texts().get("menu.settings_help"));
        List<MenuRow> rows = new ArrayList<>(SettingRows.of(equipment, navigator));
        rows.add(new ActionRow(equipment.fonts(), equipment.texts().get("menu.keys"), this::openKeys));
        menu = new Menu(WIDTH_UNITS, rows, equipment.sounds());
    }

    private void openKeys() {
        pages.open(new KeysPage(equipment.pageParts(), this::keepKeys, pages::close));
    }

    private void keepKeys() {
        equipment
                .settings()
                .change(settings ->
                        settings.with(GameSettings.KEYS, equipment.bindings().choices()));
        equipment.settings().save();
    }

    private void leave() {
        equipment.settings().save();
        pages.close();
    }

    @Override
    public void resize(InterfaceSize size) {
        frame.resize(size);
        LayoutBox body = frame.body();
        int height = Math.min(body.height(), size.pixels(Menu.unitsHigh(menu.size())));
        menu.layOut(new LayoutBox(body.x(), body.y() + (body.height() - height) * 3 / 5, body.width(), height), size);
    }

    @Override
    public void draw(float seconds) {
        UiPane pane = equipment.pane();
        pane.begin();
        frame.draw(pane, seconds);
        menu.draw(pane, seconds);
        pane.end();
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (frame.isLeftBy(keycode, action)) {
            leave();
        } else {
            menu.keyDown(keycode);
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        frame.pointerMoved(x, y);
        menu.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (frame.isLeftAt(x, y)) {
            leave();
        } else {
            menu.pointerDown(x, y);
        }
    }

    @Override
    public void pointerDragged(float x, float y) {
        menu.pointerDragged(x);
    }

    @Override
    public void pointerUp(int button) {
        menu.pointerUp();
    }
}
