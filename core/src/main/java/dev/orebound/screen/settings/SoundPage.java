package dev.orebound.screen.settings;

import dev.orebound.content.biome.Biome;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.MonoMode;
import dev.orebound.journal.settings.GameSettings.SpeechMode;
import dev.orebound.journal.settings.GameSettings.UnfocusedMode;
import dev.orebound.journal.settings.SettingKey;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.speech.SpeechState;
import java.util.List;

/** The settings of what is heard, and of the captions that tell it in words. */
public final class SoundPage extends ChoicesPage {
    private static final List<SettingKey<Float>> VOLUMES = List.of(
            GameSettings.VOLUME, GameSettings.MUSIC_VOLUME, GameSettings.EFFECTS_VOLUME, GameSettings.INTERFACE_VOLUME);

    /**
     * Creates the page.
     *
     * @param region the region whose rock is seen behind it
     * @param close closes the page
     */
    public SoundPage(GameContext context, Biome region, Runnable close) {
        super(context, region, "menu.sound", close);
        VOLUMES.forEach(volume ->
                rows().add(SettingRow.slider(parts(), volume, keeper())).row());
        addChoice(
                "menu.unfocused",
                GameSettings.UNFOCUSED,
                List.of(UnfocusedMode.values()),
                mode -> word(mode == UnfocusedMode.SILENT ? "menu.off" : "menu.on"));
        addChoice(
                "menu.mono",
                GameSettings.MONO,
                List.of(MonoMode.values()),
                mode -> word(mode == MonoMode.OFF ? "menu.off" : "menu.on"));
        addChoice("menu.captions", GameSettings.CAPTIONS, List.of(CaptionMode.values()), mode -> switch (mode) {
            case OFF -> word("menu.off");
            case IMPORTANT -> word("menu.captions_important");
            case ALL -> word("menu.captions_all");
        });
        SpeechState speech = context.speaker().state();
        if (speech == SpeechState.AVAILABLE) {
            addChoice(
                    "menu.speech",
                    GameSettings.SPEECH,
                    List.of(SpeechMode.values()),
                    mode -> word(mode == SpeechMode.OFF ? "menu.off" : "menu.on"));
            rows().add(SettingRow.slider(parts(), GameSettings.SPEECH_RATE, keeper()))
                    .row();
        } else {
            rows().add(SettingRow.missing(parts(), word("menu.speech"), word(speech.textKey())))
                    .row();
        }
    }

    private String word(String key) {
        return texts().get(key);
    }
}
