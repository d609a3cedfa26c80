package dev.orebound.screen.settings;

import dev.orebound.screen.context.FullScreen;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.context.SettingsKeeper;
import com.badlogic.gdx.Gdx;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.menu.ChoiceRow;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.screen.menu.SliderRow;
import dev.orebound.screen.menu.ToggleRow;
import dev.orebound.view.text.FontSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** The rows that change settings; each change applies at once. */
final class SettingRows {
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

    private final GameTexts texts;
    private final FontSet fonts;
    private final SettingsKeeper keeper;

    private SettingRows(GameContext equipment) {
        texts = equipment.texts();
        fonts = equipment.fonts();
        keeper = equipment.settings();
    }

    private record WindowSize(int width, int height) {}

    static List<MenuRow> of(GameContext equipment, ScreenNavigator navigator) {
        SettingRows rows = new SettingRows(equipment);
        GameSettings now = rows.keeper.now();
        return List.of(
                new ToggleRow(
                        rows.fonts,
                        rows.texts.get("menu.full_screen"),
                        rows.texts.get("menu.on"),
                        rows.texts.get("menu.off"),
                        FullScreen::isOn,
                        navigator::toggleFullScreen),
                rows.windowSize(now),
                rows.scale(now),
                rows.slider("menu.volume", now.volume(), GameSettings::withVolume),
                rows.slider("menu.shake", now.shake(), GameSettings::withShake),
                rows.slider("menu.flash", now.flash(), GameSettings::withFlash),
                rows.slider("menu.hit_stop", now.hitStop(), GameSettings::withHitStop));
    }

    private SliderRow slider(String key, float value, BiFunction<GameSettings, Float, GameSettings> change) {
        return new SliderRow(
                fonts, texts.get(key), value, set -> keeper.change(settings -> change.apply(settings, set)));
    }

    /** The usual sizes that fit the screen, and the one that the window has now. */
    private ChoiceRow windowSize(GameSettings now) {
        WindowSize has = new WindowSize(now.windowWidth(), now.windowHeight());
        List<WindowSize> sizes = new ArrayList<>(SIZES);
        int widest = Gdx.graphics.getDisplayMode().width;
        int highest = Gdx.graphics.getDisplayMode().height;
        sizes.removeIf(size -> size.width > widest || size.height > highest);
        if (!sizes.contains(has)) {
            sizes.add(0, has);
        }
        List<String> words = sizes.stream()
                .map(size -> texts.format("menu.pixels", size.width, size.height))
                .toList();
        return new ChoiceRow(fonts, texts.get("menu.window"), words, sizes.indexOf(has), chosen -> {
            WindowSize size = sizes.get(chosen);
            keeper.change(settings -> settings.withWindowSize(size.width, size.height));
            if (!FullScreen.isOn()) {
                Gdx.graphics.setWindowedMode(size.width, size.height);
            }
        });
    }

    private ChoiceRow scale(GameSettings now) {
        int percent = Math.round(now.uiScale() / PERCENT);
        List<Integer> scales = new ArrayList<>(SCALE_PERCENTS);
        if (!scales.contains(percent)) {
            scales.add(0, percent);
        }
        List<String> words =
                scales.stream().map(each -> texts.format("menu.percent", each)).toList();
        return new ChoiceRow(
                fonts,
                texts.get("menu.ui_scale"),
                words,
                scales.indexOf(percent),
                chosen -> keeper.change(settings -> settings.withUiScale(scales.get(chosen) * PERCENT)));
    }
}
