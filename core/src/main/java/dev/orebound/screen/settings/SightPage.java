package dev.orebound.screen.settings;

import dev.orebound.content.biome.Biome;
import dev.orebound.content.sprite.SignColour.ColourSight;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.HeadingLetters;
import dev.orebound.journal.settings.GameSettings.HintStay;
import dev.orebound.journal.settings.GameSettings.OutlineMode;
import dev.orebound.screen.context.GameContext;
import java.util.List;
import java.util.Locale;

/** The settings of what is read and seen: sizes, letters, hints, colours, outlines and the ground behind everything. */
public final class SightPage extends ChoicesPage {
    private static final List<Float> SCALES =
            List.of(0.75f, 0.8f, 0.9f, 1f, 1.1f, 1.2f, 1.3f, 1.4f, 1.5f, 1.6f, 1.8f, 2f);

    /**
     * Creates the page.
     *
     * @param region the region whose rock is seen behind it
     * @param close closes the page
     */
    public SightPage(GameContext context, Biome region, Runnable close) {
        super(context, region, "menu.sight", close);
        addChoice("menu.ui_scale", GameSettings.UI_SCALE, SCALES, this::percent);
        addChoice("menu.text_scale", GameSettings.TEXT_SCALE, SCALES, this::percent);
        addChoice(
                "menu.headings",
                GameSettings.HEADINGS,
                List.of(HeadingLetters.values()),
                letters -> texts().get("choice.headings." + letters.name().toLowerCase(Locale.ROOT)));
        addChoice(
                "menu.hints",
                GameSettings.HINTS,
                List.of(HintStay.values()),
                stay -> texts().get("choice.hints." + stay.name().toLowerCase(Locale.ROOT)));
        addChoice(
                "menu.colours",
                GameSettings.COLOURS,
                List.of(ColourSight.values()),
                sight -> texts().get("choice.colours." + sight.name().toLowerCase(Locale.ROOT)));
        addChoice(
                "menu.outlines",
                GameSettings.OUTLINES,
                List.of(OutlineMode.values()),
                mode -> texts().get(mode == OutlineMode.OFF ? "menu.off" : "menu.on"));
        rows().add(SettingRow.slider(parts(), GameSettings.DIMMED, keeper())).row();
    }
}
