package dev.orebound.screen;

import dev.orebound.content.Texts;
import dev.orebound.journal.Settings;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.screen.menu.SliderRow;
import dev.orebound.screen.menu.ToggleRow;
import dev.orebound.view.text.Fonts;
import java.util.List;

/** The rows that change settings, wherever there is a menu that has them. */
final class SettingsRows {
    private SettingsRows() {}

    static List<MenuRow> of(Equipment equipment, Navigator navigator) {
        Texts texts = equipment.texts();
        Fonts fonts = equipment.fonts();
        SettingsKeeper keeper = equipment.settings();
        Settings now = keeper.now();
        return List.of(
                new SliderRow(
                        fonts,
                        texts.get("menu.volume"),
                        now.volume(),
                        value -> keeper.change(settings -> settings.withVolume(value))),
                new SliderRow(
                        fonts,
                        texts.get("menu.shake"),
                        now.shake(),
                        value -> keeper.change(settings -> settings.withShake(value))),
                new SliderRow(
                        fonts,
                        texts.get("menu.flash"),
                        now.flash(),
                        value -> keeper.change(settings -> settings.withFlash(value))),
                new SliderRow(
                        fonts,
                        texts.get("menu.hit_stop"),
                        now.hitStop(),
                        value -> keeper.change(settings -> settings.withHitStop(value))),
                new ToggleRow(
                        fonts,
                        texts.get("menu.full_screen"),
                        texts.get("menu.on"),
                        texts.get("menu.off"),
                        FullScreen::isOn,
                        navigator::toggleFullScreen));
    }
}
