package dev.orebound.screen.settings;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.FullScreenKind;
import dev.orebound.journal.settings.GameSettings.MouseMode;
import dev.orebound.journal.settings.GameSettings.VsyncMode;
import dev.orebound.journal.settings.GameSettings.WindowMode;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.screen.context.DesktopWindow;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.view.floor.PagePlace;
import java.util.ArrayList;
import java.util.List;

/** The settings of the window and its frames; each change applies at once and is saved when the page is left. */
public final class DisplayPage extends FramedPage {
    private static final int WIDTH_UNITS = 640;

    private static final List<WindowPoints> SIZES = List.of(
            new WindowPoints(800, 600),
            new WindowPoints(1024, 768),
            new WindowPoints(1280, 720),
            new WindowPoints(1366, 768),
            new WindowPoints(1600, 900),
            new WindowPoints(1920, 1080),
            new WindowPoints(2560, 1440),
            new WindowPoints(3840, 2160));

    private static final List<Integer> FRAME_CAPS = List.of(30, 60, 75, 90, 120, 144, 165, 240, 360);

    private final GameTexts texts;
    private final SettingsKeeper keeper;
    private final Runnable close;

    /**
     * Creates the page.
     *
     * @param region the region whose rock is seen behind it
     * @param close closes the page
     */
    public DisplayPage(GameContext context, Biome region, Runnable close) {
        super(
                context.pageParts().in(region),
                PagePlace.WALL,
                context.texts().get("menu.screen"),
                () -> context.pageParts().told("page.settings_help"));
        this.close = close;
        texts = context.texts();
        keeper = context.settings();
        keeper.observeWindow();
        Table rows = menu(WIDTH_UNITS);
        rows.add(fullScreen()).row();
        rows.add(windowSize(context.window())).row();
        rows.add(vsync()).row();
        rows.add(frameCap()).row();
        if (context.window().canConfineMouse()) {
            rows.add(mouse()).row();
        }
        body().add(rows).expandY();
    }

    /**
     * Returns a row for both settings of full screen. Its value changes while it is shown, because a key switches, too.
     */
    private SettingRow fullScreen() {
        return new SettingRow.ChoiceRow(
                parts(),
                texts.get("menu.full_screen"),
                new String[] {texts.get("menu.off"), texts.get("menu.borderless"), texts.get("menu.exclusive")},
                () -> keeper.now().get(GameSettings.WINDOW) == WindowMode.FULLSCREEN
                        ? 1 + keeper.now().get(GameSettings.FULL_SCREEN).ordinal()
                        : 0,
                this::setFullScreen);
    }

    private void setFullScreen(int chosen) {
        keeper.observeWindow();
        if (chosen == 0) {
            keeper.change(settings -> settings.with(GameSettings.WINDOW, WindowMode.WINDOW));
        } else {
            FullScreenKind kind = FullScreenKind.values()[chosen - 1];
            keeper.change(settings ->
                    settings.with(GameSettings.FULL_SCREEN, kind).with(GameSettings.WINDOW, WindowMode.FULLSCREEN));
        }
    }

    /** Returns a row with the usual sizes that fit the screen and the current size of the window. */
    private SettingRow windowSize(DesktopWindow window) {
        WindowPoints has = keeper.now().get(GameSettings.WINDOW_SIZE);
        WindowPoints largest = window.largest();
        List<WindowPoints> sizes = new ArrayList<>(SIZES);
        sizes.removeIf(size -> size.width() > largest.width() || size.height() > largest.height());
        if (!sizes.contains(has)) {
            sizes.add(0, has);
        }
        String[] words = sizes.stream()
                .map(size -> texts.format("menu.pixels", size.width(), size.height()))
                .toArray(String[]::new);
        return SettingRow.choice(
                parts(),
                texts.get("menu.window"),
                words,
                sizes.indexOf(has),
                index -> keeper.change(settings -> settings.with(GameSettings.WINDOW_SIZE, sizes.get(index))));
    }

    private SettingRow vsync() {
        return SettingRow.choice(
                parts(),
                texts.get("menu.vsync"),
                new String[] {texts.get("menu.off"), texts.get("menu.on")},
                keeper.now().get(GameSettings.VSYNC) == VsyncMode.ON ? 1 : 0,
                index -> keeper.change(
                        settings -> settings.with(GameSettings.VSYNC, index == 1 ? VsyncMode.ON : VsyncMode.OFF)));
    }

    private SettingRow frameCap() {
        int has = keeper.now().get(GameSettings.FRAME_CAP);
        List<Integer> caps = new ArrayList<>(FRAME_CAPS);
        if (!caps.contains(has)) {
            caps.add(0, has);
        }
        return SettingRow.choice(
                parts(),
                texts.get("menu.frame_cap"),
                caps.stream().map(String::valueOf).toArray(String[]::new),
                caps.indexOf(has),
                index -> keeper.change(settings -> settings.with(GameSettings.FRAME_CAP, caps.get(index))));
    }

    private SettingRow mouse() {
        return SettingRow.choice(
                parts(),
                texts.get("menu.mouse"),
                new String[] {texts.get("menu.off"), texts.get("menu.on")},
                keeper.now().get(GameSettings.MOUSE).ordinal(),
                index -> keeper.change(settings -> settings.with(GameSettings.MOUSE, MouseMode.values()[index])));
    }

    @Override
    protected void leave() {
        keeper.save();
        close.run();
    }
}
