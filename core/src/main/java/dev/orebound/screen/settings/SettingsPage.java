package dev.orebound.screen.settings;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.MonoMode;
import dev.orebound.journal.settings.GameSettings.UnfocusedMode;
import dev.orebound.journal.settings.GameSettings.WindowSize;
import dev.orebound.journal.settings.SettingKey;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageStack;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** The settings; each change applies at once and is saved when the page is left. */
public final class SettingsPage extends FramedPage {
    private static final int WIDTH_UNITS = 640;

    private static final List<WindowSize> SIZES = List.of(
            new WindowSize(800, 600),
            new WindowSize(1024, 768),
            new WindowSize(1280, 720),
            new WindowSize(1366, 768),
            new WindowSize(1600, 900),
            new WindowSize(1920, 1080),
            new WindowSize(2560, 1440),
            new WindowSize(3840, 2160));

    private static final List<Integer> SCALE_PERCENTS = List.of(70, 80, 90, 100, 110, 120, 130, 150);
    private static final float PERCENT = 0.01f;

    private final GameContext equipment;
    private final GameTexts texts;
    private final SettingsKeeper keeper;
    private final PageStack pages;

    public SettingsPage(GameContext equipment, ScreenNavigator navigator, PageStack pages) {
        super(
                equipment.pageParts(),
                equipment.texts().get("title.settings"),
                equipment.texts().get("page.settings_help"));
        this.equipment = equipment;
        this.pages = pages;
        texts = equipment.texts();
        keeper = equipment.settings();
        Table rows = menu(WIDTH_UNITS);
        rows.add(fullScreen(navigator)).row();
        rows.add(windowSize()).row();
        rows.add(scale()).row();
        for (SettingKey<Float> key : GameSettings.sliders()) {
            rows.add(new SettingRow.SliderRow(
                            parts(),
                            texts.get("setting." + key.id()),
                            keeper.now().get(key),
                            set -> keeper.change(settings -> settings.with(key, set))))
                    .row();
            if (key == GameSettings.INTERFACE_VOLUME) {
                rows.add(unfocused()).row();
                rows.add(mono()).row();
                rows.add(captions()).row();
            }
        }
        rows.add(button(
                texts.get("menu.keys"),
                () -> pages.open(new KeysPage(equipment.pageParts(), this::keepKeys, pages::close))));
        body().add(rows).expandY();
    }

    private SettingRow fullScreen(ScreenNavigator navigator) {
        return new SettingRow.ChoiceRow(
                parts(),
                texts.get("menu.full_screen"),
                new String[] {texts.get("menu.off"), texts.get("menu.on")},
                () -> Gdx.graphics.isFullscreen() ? 1 : 0,
                chosen -> navigator.toggleFullScreen());
    }

    /** Returns a row with the usual sizes that fit the screen and the current size of the window. */
    private SettingRow windowSize() {
        WindowSize has = keeper.now().get(GameSettings.WINDOW_SIZE);
        List<WindowSize> sizes = new ArrayList<>(SIZES);
        int widest = Gdx.graphics.getDisplayMode().width;
        int highest = Gdx.graphics.getDisplayMode().height;
        sizes.removeIf(size -> size.width() > widest || size.height() > highest);
        if (!sizes.contains(has)) {
            sizes.add(0, has);
        }
        String[] words = sizes.stream()
                .map(size -> texts.format("menu.pixels", size.width(), size.height()))
                .toArray(String[]::new);
        return choice("menu.window", words, sizes.indexOf(has), index -> {
            WindowSize size = sizes.get(index);
            keeper.change(settings -> settings.with(GameSettings.WINDOW_SIZE, size));
            if (!Gdx.graphics.isFullscreen()) {
                Gdx.graphics.setWindowedMode(size.width(), size.height());
            }
        });
    }

    private SettingRow scale() {
        int percent = Math.round(keeper.now().get(GameSettings.UI_SCALE) / PERCENT);
        List<Integer> scales = new ArrayList<>(SCALE_PERCENTS);
        if (!scales.contains(percent)) {
            scales.add(0, percent);
        }
        String[] words =
                scales.stream().map(each -> texts.format("menu.percent", each)).toArray(String[]::new);
        return choice(
                "menu.ui_scale",
                words,
                scales.indexOf(percent),
                index -> keeper.change(settings -> settings.with(GameSettings.UI_SCALE, scales.get(index) * PERCENT)));
    }

    private SettingRow unfocused() {
        boolean isSilent = keeper.now().get(GameSettings.UNFOCUSED) == UnfocusedMode.SILENT;
        return choice(
                "menu.unfocused",
                new String[] {texts.get("menu.off"), texts.get("menu.on")},
                isSilent ? 0 : 1,
                index -> keeper.change(settings -> settings.with(
                        GameSettings.UNFOCUSED, index == 0 ? UnfocusedMode.SILENT : UnfocusedMode.HEARD)));
    }

    private SettingRow mono() {
        return choice(
                "menu.mono",
                new String[] {texts.get("menu.off"), texts.get("menu.on")},
                keeper.now().get(GameSettings.MONO).ordinal(),
                index -> keeper.change(settings -> settings.with(GameSettings.MONO, MonoMode.values()[index])));
    }

    private SettingRow captions() {
        return choice(
                "menu.captions",
                new String[] {
                    texts.get("menu.off"), texts.get("menu.captions_important"), texts.get("menu.captions_all")
                },
                keeper.now().get(GameSettings.CAPTIONS).ordinal(),
                index -> keeper.change(settings -> settings.with(GameSettings.CAPTIONS, CaptionMode.values()[index])));
    }

    private SettingRow choice(String textKey, String[] words, int begin, IntConsumer setter) {
        int[] now = {begin};
        return new SettingRow.ChoiceRow(parts(), texts.get(textKey), words, () -> now[0], chosen -> {
            now[0] = chosen;
            setter.accept(chosen);
        });
    }

    private void keepKeys() {
        keeper.change(settings ->
                settings.with(GameSettings.KEYS, equipment.bindings().choices()));
        keeper.save();
    }

    @Override
    protected void leave() {
        keeper.save();
        pages.close();
    }
}
