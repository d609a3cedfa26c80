package dev.orebound.screen.settings;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.SettingKey;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.view.floor.PagePlace;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A page of settings with a few values each; every change applies at once and is saved when the page is left. */
abstract class ChoicesPage extends FramedPage {
    private static final int WIDTH_UNITS = 680;
    private static final float PERCENT = 100;

    private final GameTexts texts;
    private final SettingsKeeper keeper;
    private final Runnable close;
    private final Table choices;

    /**
     * Creates a page without rows.
     *
     * @param region the region whose rock is seen behind it
     * @param titleKey key of its heading
     * @param close closes the page
     */
    ChoicesPage(GameContext context, Biome region, String titleKey, Runnable close) {
        super(
                context.pageParts().in(region),
                PagePlace.WALL,
                context.texts().get(titleKey),
                () -> context.pageParts().told("page.settings_help"));
        this.close = close;
        texts = context.texts();
        keeper = context.settings();
        choices = menu(WIDTH_UNITS);
        body().add(choices).expandY();
    }

    final GameTexts texts() {
        return texts;
    }

    final SettingsKeeper keeper() {
        return keeper;
    }

    /** Returns the table of the page's rows. */
    final Table rows() {
        return choices;
    }

    final String percent(float share) {
        return texts.format("menu.percent", Math.round(PERCENT * share));
    }

    /** Adds a row with a few values of a setting, and the one that it has if that is another. */
    final <T> void addChoice(String nameKey, SettingKey<T> key, List<T> values, Function<T, String> words) {
        List<T> all = new ArrayList<>(values);
        T has = keeper.now().get(key);
        if (!all.contains(has)) {
            all.add(0, has);
        }
        choices.add(SettingRow.choice(
                        parts(),
                        texts.get(nameKey),
                        all.stream().map(words).toArray(String[]::new),
                        all.indexOf(has),
                        index -> keeper.change(settings -> settings.with(key, all.get(index)))))
                .row();
    }

    @Override
    protected void leave() {
        keeper.save();
        close.run();
    }
}
