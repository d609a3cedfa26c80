package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.codex.ProfileKeeper;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.GameStart;
import dev.orebound.screen.context.HostPlatform;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.hud.HintProgress;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.EventWords;
import java.io.File;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The objects that screens need in a film, without sound and without messages to the player. */
public final class FilmEquipment {
    private FilmEquipment() {}

    /** Returns the size of the current window. */
    static InterfaceSize size(GameSettings settings) {
        return InterfaceSize.of(
                Gdx.graphics.getBackBufferWidth(),
                Gdx.graphics.getBackBufferHeight(),
                settings.get(GameSettings.UI_SCALE));
    }

    /** Creates the objects for the current window. */
    public static GameContext of(Assets assets, Content content, Seed seed, GameSettings settings, File folder) {
        Path nowhere = folder.toPath();
        SettingsFile file = new SettingsFile(nowhere.resolve("settings"), line -> {});
        GameSaves saves = GameSaves.in(new SaveFolder(nowhere.resolve("saves")), "film", content, line -> {});
        GameStart start =
                new GameStart(assets, content, seed, null, 0, null, null, settings, file, saves, new NoPlatform());
        GameContext equipment = new GameContext(
                start,
                GameTexts.read(assets),
                new SpriteAtlas(TestContent.sprites(assets)),
                new SoundBank(SoundContent.read(assets, EventWords.of(content)), Gdx.audio, line -> {}),
                new FontSet(assets),
                new UiPane(),
                KeyBindings.defaults(),
                new SettingsKeeper(settings, file),
                new ProfileKeeper(saves.profile()),
                new HintProgress());
        InterfaceSize size = size(settings);
        equipment.fonts().resize(size.pixelsAUnit());
        equipment.pane().resize(size.width(), size.height());
        return equipment;
    }

    /** A platform that ignores all messages. */
    static class NoPlatform implements HostPlatform {
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
        public void showIcon(SpriteFrame picture) {}
    }
}
