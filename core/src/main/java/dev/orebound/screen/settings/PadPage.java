package dev.orebound.screen.settings;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.PadShapes;
import dev.orebound.journal.settings.SettingKey;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.view.floor.PagePlace;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The settings of the gamepad; each change applies at once and is saved when the page is left. */
public final class PadPage extends FramedPage {
    private static final int WIDTH_UNITS = 640;
    private static final List<Float> DEAD_ZONES = List.of(0.05f, 0.1f, 0.15f, 0.2f, 0.25f, 0.3f, 0.4f, 0.5f, 0.6f);
    private static final List<Float> CURVES = List.of(1f, 1.25f, 1.5f, 2f, 3f);
    private static final List<Integer> ASSISTS = List.of(0, 2, 4, 6, GameSettings.MOST_ASSIST);
    private static final float PERCENT = 100;

    private final GameTexts texts;
    private final SettingsKeeper keeper;
    private final Runnable close;

    /**
     * Creates the page.
     *
     * @param region the region whose rock is seen behind it
     * @param close closes the page
     */
    public PadPage(GameContext context, Biome region, Runnable close) {
        super(
                context.pageParts().in(region),
                PagePlace.WALL,
                context.texts().get("menu.pad"),
                () -> context.pageParts().told("page.settings_help"));
        this.close = close;
        texts = context.texts();
        keeper = context.settings();
        Table rows = menu(WIDTH_UNITS);
        rows.add(choice("menu.pad_dead_zone", GameSettings.PAD_DEAD_ZONE, DEAD_ZONES, this::percent))
                .row();
        rows.add(choice("menu.pad_curve", GameSettings.PAD_CURVE, CURVES, this::curve))
                .row();
        rows.add(choice("menu.aim_assist", GameSettings.AIM_ASSIST, ASSISTS, this::degrees))
                .row();
        rows.add(choice(
                        "menu.pad_shapes",
                        GameSettings.PAD_SHAPES,
                        List.of(PadShapes.values()),
                        shapes -> texts.get("setting.pad_shapes." + shapes.ordinal())))
                .row();
        body().add(rows).expandY();
    }

    private String percent(float share) {
        return texts.format("menu.percent", Math.round(PERCENT * share));
    }

    private String curve(float exponent) {
        return exponent == 1 ? texts.get("menu.pad_even") : percent(exponent);
    }

    private String degrees(int most) {
        return most == 0 ? texts.get("menu.off") : texts.format("menu.degrees", most);
    }

    /** Returns a row with a few values of a setting, and the one that it has if that is another. */
    private <T> SettingRow choice(String name, SettingKey<T> key, List<T> values, Function<T, String> words) {
        List<T> all = new ArrayList<>(values);
        T has = keeper.now().get(key);
        if (!all.contains(has)) {
            all.add(0, has);
        }
        return SettingRow.choice(
                parts(),
                texts.get(name),
                all.stream().map(words).toArray(String[]::new),
                all.indexOf(has),
                index -> keeper.change(settings -> settings.with(key, all.get(index))));
    }

    @Override
    protected void leave() {
        keeper.save();
        close.run();
    }
}
