package dev.orebound.film;

import com.badlogic.gdx.Gdx;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.codex.ProfileKeeper;
import dev.orebound.screen.context.DesktopWindow;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.GameStart;
import dev.orebound.screen.context.HostPlatform;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.hud.HintProgress;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechState;
import dev.orebound.screen.stage.PageSkin;
import dev.orebound.view.music.MusicPlayer;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.EventWords;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The objects that screens need in a film, without sound and without messages to the player. */
public final class FilmContext {
    /** The seed of whatever a scene names none for. */
    static final Seed SEED = Seed.of("film");

    private FilmContext() {}

    /** Returns the size of the current window. */
    public static InterfaceSize size(GameSettings settings) {
        return InterfaceSize.of(
                Gdx.graphics.getBackBufferWidth(),
                Gdx.graphics.getBackBufferHeight(),
                settings.get(GameSettings.UI_SCALE),
                settings.get(GameSettings.TEXT_SCALE));
    }

    /**
     * Creates the objects for the current window.
     *
     * @param sprites read from the same assets
     * @param settings name the language; English if they name none, so that pictures are the same on every machine
     * @param folder takes whatever is saved
     */
    public static GameContext of(
            Assets assets, SpriteSheet sprites, Content content, Seed seed, GameSettings settings, Path folder) {
        GameStart start = start(assets, content, seed, settings, folder);
        UiPane pane = new UiPane();
        GameContext context = new GameContext(
                start,
                GameTexts.read(
                        assets,
                        Locale.forLanguageTag(
                                settings.get(GameSettings.LANGUAGE).replace('_', '-'))),
                new SpriteAtlas(sprites),
                SoundBank.silent(SoundContent.read(assets, EventWords.of(content)), Gdx.audio),
                new MusicPlayer(MusicContent.read(assets), Gdx.audio, line -> {}),
                new FontSet(assets),
                pane,
                new PageSkin(assets, pane),
                KeyBindings.defaults(),
                new SettingsKeeper(settings, start.settingsFile(), DesktopWindow.FIXED),
                new ProfileKeeper(start.saves().profile()),
                new HintProgress());
        context.adoptLook(settings);
        context.bindings().speak(context.texts());
        context.fitTo(size(settings));
        return context;
    }

    /**
     * Returns the same objects for a player who has never played: with saves, keys, settings and a profile of their
     * own.
     *
     * @param folder takes whatever is saved
     * @param lessons the hints that this player knows
     * @param captions the captions that this player wants
     */
    static GameContext anew(GameContext made, Path folder, HintProgress lessons, CaptionMode captions) {
        GameSettings settings = made.settings().now().with(GameSettings.CAPTIONS, captions);
        GameStart start = start(made.start().assets(), made.start().content(), SEED, settings, folder);
        KeyBindings bindings = KeyBindings.defaults();
        bindings.speak(made.texts());
        return new GameContext(
                start,
                made.texts(),
                made.sprites(),
                made.sounds(),
                made.music(),
                made.fonts(),
                made.pane(),
                made.skin(),
                bindings,
                new SettingsKeeper(settings, start.settingsFile(), DesktopWindow.FIXED),
                new ProfileKeeper(start.saves().profile()),
                lessons);
    }

    private static GameStart start(Assets assets, Content content, Seed seed, GameSettings settings, Path folder) {
        SettingsFile file = new SettingsFile(folder.resolve("settings"), line -> {});
        GameSaves saves = GameSaves.in(new SaveFolder(folder.resolve("saves")), "film", content, line -> {});
        return new GameStart(
                assets,
                content,
                seed,
                null,
                0,
                RunTerms.NONE,
                null,
                null,
                null,
                settings,
                file,
                saves,
                new NoPlatform());
    }

    /** A platform that ignores all messages. */
    public static class NoPlatform implements HostPlatform {
        @Override
        public String version() {
            return "film";
        }

        @Override
        public String today() {
            return "2026-11-22";
        }

        @Override
        public void note(String name, String value) {}

        @Override
        public @Nullable Path report(ReportedMoment moment) {
            return null;
        }

        @Override
        public boolean isNamedIn(String text) {
            return false;
        }

        @Override
        public void askAfterFault(Supplier<ReportedMoment> moments) {}

        @Override
        public void savingFailed(String complaint) {}

        @Override
        public DesktopWindow window() {
            return DesktopWindow.FIXED;
        }

        @Override
        public Speaker speaker() {
            return Speaker.silent(SpeechState.AVAILABLE);
        }

        @Override
        public void showIcon(SpriteFrame picture) {}
    }
}
