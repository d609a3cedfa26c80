package dev.orebound.screen.context;

import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.HeadingLetters;
import dev.orebound.journal.settings.GameSettings.MonoMode;
import dev.orebound.journal.settings.GameSettings.SpeechMode;
import dev.orebound.journal.settings.GameSettings.UnfocusedMode;
import dev.orebound.screen.codex.ProfileKeeper;
import dev.orebound.screen.hud.HintProgress;
import dev.orebound.screen.hud.HudContext;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.stage.PageSkin;
import dev.orebound.view.music.MusicPlayer;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.UiPane;
import java.util.Locale;

/** The objects that screens work with; created once, when the window has opened. */
public record GameContext(
        GameStart start,
        GameTexts texts,
        SpriteAtlas sprites,
        SoundBank sounds,
        MusicPlayer music,
        FontSet fonts,
        UiPane pane,
        PageSkin skin,
        KeyBindings bindings,
        SettingsKeeper settings,
        ProfileKeeper profile,
        HintProgress lessons) {

    /** Returns the objects that pages are made from, in the title's region. */
    public PageContext pageParts() {
        Biome first = start.content().biomes().at(0);
        return new PageContext(
                start.content(), texts, sprites, sounds, fonts, pane, bindings, skin, first, false, speaker());
    }

    /** Returns the question that is asked before a run puts the saved one aside; empty if none is saved. */
    public String asksToPutAside() {
        return start.saves()
                .runs()
                .newest()
                .map(run -> texts.format("title.puts_aside", KeptRun.of(run).depth(start.content())))
                .orElse("");
    }

    /**
     * Changes the language of all texts from now on; what is shown already keeps its words.
     *
     * @param tag as {@link GameSettings#LANGUAGE} has it
     * @throws dev.orebound.content.reading.ContentException with a line for each fault of the language's file
     */
    public void speak(String tag) {
        texts.speak(start.assets(), localeOf(tag));
        bindings.refreshNames();
    }

    /** Returns the locale of a language by its tag, or that of the system for an empty one. */
    public static Locale localeOf(String tag) {
        return tag.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(tag.replace('_', '-'));
    }

    /** Returns the window of the game. */
    public DesktopWindow window() {
        return start.platform().window();
    }

    /** Returns the speech of the system. */
    public Speaker speaker() {
        return start.platform().speaker();
    }

    /** Switches speech on or off as the settings say, in the language of the texts. */
    public void followSpeech(GameSettings now) {
        speaker()
                .follow(
                        now.get(GameSettings.SPEECH) == SpeechMode.ON,
                        now.get(GameSettings.SPEECH_RATE),
                        Locale.forLanguageTag(texts.language().replace('_', '-')));
    }

    /** Returns the objects that a HUD is made from. */
    public HudContext hudParts() {
        return new HudContext(
                texts,
                sprites,
                fonts,
                bindings,
                lessons,
                id -> profile.now().met().contains(id),
                sounds.content().captions(),
                speaker());
    }

    /**
     * Returns the same context for a run that is only watched: it gives no hints and records nothing in the profile.
     */
    public GameContext forWatching() {
        return new GameContext(
                start,
                texts,
                sprites,
                sounds,
                music,
                fonts,
                pane,
                skin,
                bindings,
                settings,
                ProfileKeeper.forgetful(start.saves().profile()),
                HintProgress.allKnown());
    }

    /** Returns the same context with content, texts and sprites that were read again. */
    public GameContext with(Content content, GameTexts changedTexts, SpriteAtlas changedSprites) {
        return new GameContext(
                start.with(content),
                changedTexts,
                changedSprites,
                sounds,
                music,
                fonts,
                pane,
                skin,
                bindings,
                settings,
                profile,
                lessons);
    }

    /** Takes over finished sounds and lets loud ones duck the music. Called once a frame. */
    public void updateSound(float seconds) {
        sounds.update();
        music.update(sounds.takeLoudest(), seconds);
    }

    /**
     * Sets how loud everything is and where it comes from; this depends on the settings and on whether the window is in
     * front.
     */
    public void setVolumes(boolean isUnfocused) {
        GameSettings now = settings.now();
        boolean isSilent = isUnfocused && now.get(GameSettings.UNFOCUSED) == UnfocusedMode.SILENT;
        float all = isSilent ? 0 : now.heardVolume();
        sounds.setVolume(all * now.get(GameSettings.EFFECTS_VOLUME), all * now.get(GameSettings.INTERFACE_VOLUME));
        music.setVolume(all * now.get(GameSettings.MUSIC_VOLUME));
        boolean isMono = now.get(GameSettings.MONO) == MonoMode.ON;
        sounds.setMono(isMono);
        music.setMono(isMono);
    }

    /** Shows pages and the HUD with the flashes, and everything in the colours, that the player has set. */
    public void adoptLook(GameSettings now) {
        pane.flashes().set(now.get(GameSettings.FLASH));
        sprites.wear(now.get(GameSettings.COLOURS));
        pane.batch().use(sprites.colours());
    }

    /** Fits fonts and the pane to a size of the interface. */
    public void fitTo(InterfaceSize size) {
        boolean isPlain = settings.now().get(GameSettings.HEADINGS) == HeadingLetters.PLAIN;
        fonts.wear(size.textScale(), size.pageTextScale(), isPlain);
        fonts.resize(size.pixelsAUnit());
        pane.resize(size.width(), size.height());
    }

    /** Frees the loaded pictures and sounds. */
    public void dispose() {
        sprites.dispose();
        music.dispose();
        sounds.dispose();
        fonts.dispose();
        skin.dispose();
        pane.dispose();
    }
}
