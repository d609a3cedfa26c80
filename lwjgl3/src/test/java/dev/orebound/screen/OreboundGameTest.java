package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.context.GameStart;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the game around its screens, in a window. */
@InWindow(width = 800, height = 600)
final class OreboundGameTest {
    private static final Seed SEED = Seed.of("counted");
    private static final int FRAMES_ENOUGH = 12;

    @TempDir
    Path folder;

    private final List<String> begun = new ArrayList<>();

    @Test
    void aRunThatIsContinuedCountsAsNoOther() {
        GameStart start = start(SEED);
        GameSaves saves = start.saves();
        OreboundGame game = new OreboundGame(start);
        game.create();
        render(game);
        game.dispose();
        saves.runs().breakOff();
        SavedRun left = saves.runs().newest().orElseThrow();

        OreboundGame again = new OreboundGame(atTheTitle(start));
        again.create();
        again.continueRun(left);
        render(again);
        again.dispose();

        assertThat(begun).as("both were played").containsExactly(SEED.text(), SEED.text());
        assertThat(saves.profile().read().runsBegun()).isOne();
    }

    private GameStart start(Seed seed) {
        BuiltInAssets assets = new BuiltInAssets();
        Content content = Content.read(assets);
        SettingsFile file = new SettingsFile(folder.resolve("settings"), line -> {});
        GameSaves saves = GameSaves.in(new SaveFolder(folder.resolve("saves")), "test", content, line -> {});
        return new GameStart(assets, content, seed, null, 0, null, null, GameSettings.USUAL, file, saves, new Notes());
    }

    private static GameStart atTheTitle(GameStart start) {
        return new GameStart(
                start.assets(),
                start.content(),
                null,
                null,
                0,
                null,
                null,
                start.settings(),
                start.settingsFile(),
                start.saves(),
                start.platform());
    }

    private static void render(OreboundGame game) {
        for (int i = 0; i < FRAMES_ENOUGH; i++) {
            game.render();
        }
    }

    /** Records which runs were begun or continued. */
    private final class Notes extends FilmEquipment.NoPlatform {
        @Override
        public void note(String name, String value) {
            if (name.equals("seed")) {
                begun.add(value);
            }
        }
    }
}
