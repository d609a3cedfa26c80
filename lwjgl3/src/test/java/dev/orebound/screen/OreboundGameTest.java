package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.descent.Descent;
import dev.orebound.descent.RunOpening;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunTerms;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameStart;
import dev.orebound.screen.context.HostPlatform;
import dev.orebound.workbench.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the game around its screens, in a window. */
@InWindow(width = 800, height = 600, pixels = false)
final class OreboundGameTest {
    private static final Seed SEED = Seed.of("counted");
    private static final int FRAMES_ENOUGH = 12;

    @TempDir
    Path folder;

    private final List<String> begun = new ArrayList<>();
    private final List<String> contents = new ArrayList<>();

    @Test
    void aRunThatIsContinuedCountsAsNoOther() {
        GameStart start = start(SEED);
        GameSaves saves = start.saves();
        OreboundGame game = TestContent.game(start);
        game.create();
        render(game);
        game.dispose();
        saves.runs().breakOff();
        SavedRun left = saves.runs().newest().orElseThrow();

        OreboundGame again = TestContent.game(atTheTitle(start));
        again.create();
        again.continueRun(left);
        render(again);
        again.dispose();

        assertThat(begun).as("both were played").containsExactly(SEED.text(), SEED.text());
        assertThat(saves.profile().read().runsBegun()).isOne();
    }

    @Test
    void onlyTheFirstRunOfAProfileBeginsInTheHandMadeRoom() {
        GameStart start = atTheTitle(start(SEED));

        assertThat(openingOfNewRun(start)).isEqualTo(RunOpening.FIRST_ROOM);
        assertThat(openingOfNewRun(start)).isEqualTo(RunOpening.ORDINARY);
    }

    @Test
    void aRunWithATypedSeedBeginsAsEveryOther() {
        GameStart start = start(SEED);
        OreboundGame game = TestContent.game(start);
        game.create();
        render(game);
        game.dispose();

        SavedRun saved = start.saves().runs().newest().orElseThrow();
        assertThat(saved.checkpoint().opening()).isEqualTo(RunOpening.ORDINARY);
    }

    @Test
    void theSeedOfAFirstRunRepeatsItOnAnyProfileTypedOrOnACommandLine() {
        GameStart given = start(Seed.of("counted/first"));
        Checkpoint expected = Expedition.first(SEED, given.content()).checkpoint();
        OreboundGame game = TestContent.game(given);
        game.create();
        render(game);
        game.dispose();
        GameStart start = atTheTitle(given);
        start.saves().runs().breakOff();
        assertThat(start.saves().runs().newest().orElseThrow().checkpoint()).isEqualTo(expected);

        OreboundGame typed = TestContent.game(start);
        typed.create();
        typed.startRun(Seed.of("counted/first"));
        render(typed);
        typed.dispose();
        start.saves().runs().breakOff();

        SavedRun saved = start.saves().runs().newest().orElseThrow();
        assertThat(saved.checkpoint()).isEqualTo(expected);
        assertThat(KeptRun.of(saved).sharedSeed()).isEqualTo("counted/first");
        assertThat(start.saves().profile().read().runsBegun()).isEqualTo(2);
    }

    @Test
    void eachDailyRunThatIsBegunIsCounted() {
        GameStart start = start(Seed.of("daily-2026-11-22"));
        for (int run = 1; run <= 2; run++) {
            OreboundGame game = TestContent.game(start);
            game.create();
            render(game);
            game.dispose();
            assertThat(start.saves().profile().read().triesOfDaily("2026-11-22"))
                    .isEqualTo(run);
        }
    }

    @Test
    void aLanguageThatIsChosenAtTheTitleIsThatOfTheTitleAndOfTheNextStart() {
        GameStart start = atTheTitle(start(SEED));
        OreboundGame game = TestContent.game(start);
        game.create();
        press(Keys.ESCAPE);
        render(game);
        for (int row = 0; row < 5; row++) {
            press(Keys.DOWN);
        }
        press(Keys.ENTER);
        render(game);
        press(Keys.RIGHT);
        press(Keys.RIGHT);
        render(game);
        press(Keys.ESCAPE);
        render(game);
        game.dispose();

        assertThat(start.settingsFile().read().get(GameSettings.LANGUAGE)).isEqualTo("de");
        assertThat(begun).isEmpty();
        OreboundGame again = TestContent.game(start);
        again.create();
        render(again);
        again.dispose();
    }

    /** Begins a run at the title of a game that is started anew; returns how it begins. */
    private RunOpening openingOfNewRun(GameStart start) {
        OreboundGame game = TestContent.game(start);
        game.create();
        int before = begun.size();
        game.startRunWithFreshSeed();
        render(game);
        if (begun.size() == before) {
            press(Keys.ENTER);
            render(game);
        }
        game.dispose();
        start.saves().runs().breakOff();
        return start.saves().runs().newest().orElseThrow().checkpoint().opening();
    }

    @Test
    void aNewRunBeginsAtTheEntranceThatIsChosenAndEscapeLeadsBackToTheTitle() {
        GameStart start = atTheTitle(start(SEED));
        Descent descent = new Descent(SEED, start.content().graph());
        int proposed = descent.entrances().indexOf(descent.proposedEntrance());
        OreboundGame game = TestContent.game(start);
        game.create();
        render(game);
        press(Keys.ESCAPE);

        game.startRun(SEED);
        render(game);
        press(Keys.ESCAPE);
        render(game);
        press(Keys.ESCAPE);
        assertThat(begun).as("nothing has begun").isEmpty();
        assertThat(start.saves().profile().read().runsBegun()).isZero();

        game.startRun(SEED);
        render(game);
        press(Keys.RIGHT);
        press(Keys.RIGHT);
        press(Keys.LEFT);
        render(game);
        press(Keys.ENTER);
        render(game);
        game.dispose();
        start.saves().runs().breakOff();

        SavedRun saved = start.saves().runs().newest().orElseThrow();
        assertThat(begun).containsExactly(SEED.text());
        assertThat(saved.checkpoint().node())
                .isEqualTo(descent.entrances()
                        .get((proposed + 1) % descent.entrances().size())
                        .id());
        assertThat(saved.checkpoint().opening()).isEqualTo(RunOpening.ORDINARY);
    }

    private static void press(int key) {
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
    }

    @Test
    void captionsAreOfferedAtTheTitleOnce() {
        GameStart start = atTheTitle(start(SEED));
        assertThat(afterPressing(start, Keys.ENTER)).isEqualTo(CaptionMode.IMPORTANT);
        assertThat(begun).as("the question comes first").isEmpty();

        assertThat(afterPressing(start, Keys.ESCAPE))
                .as("nothing is asked again")
                .isEqualTo(CaptionMode.IMPORTANT);
    }

    @Test
    void theOfferOfCaptionsIsRefusedByEscape() {
        GameStart start = atTheTitle(start(SEED));
        assertThat(afterPressing(start, Keys.ESCAPE)).isEqualTo(CaptionMode.OFF);
        assertThat(start.settingsFile().exists()).isTrue();
        assertThat(begun).isEmpty();
    }

    @Test
    void theNewsAreToldOnceToAPlayerOfAnEarlierVersion() {
        GameStart start = atTheTitle(start(SEED));
        start.settingsFile().write(GameSettings.USUAL);
        assertThat(entersUntilBegun(start)).as("news, then menu").isEqualTo(2);
        assertThat(start.settingsFile().read().get(GameSettings.NEWS))
                .isEqualTo(start.platform().version());
        start.saves().runs().breakOff();

        assertThat(entersUntilBegun(atTheTitle(start)))
                .as("menu, then entrance")
                .isEqualTo(2);
    }

    /** Presses Enter at the title until a run begins or goes on; returns how often. */
    private int entersUntilBegun(GameStart start) {
        OreboundGame game = TestContent.game(start);
        game.create();
        render(game);
        int before = begun.size();
        int presses = 0;
        while (begun.size() == before && presses < 5) {
            press(Keys.ENTER);
            render(game);
            presses++;
        }
        game.dispose();
        return presses;
    }

    /** Presses a key at the title of a game that is started anew; returns the captions of the settings file. */
    private CaptionMode afterPressing(GameStart start, int key) {
        OreboundGame game = TestContent.game(start);
        game.create();
        render(game);
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
        render(game);
        CaptionMode captions = start.settingsFile().read().get(GameSettings.CAPTIONS);
        game.dispose();
        return captions;
    }

    @Test
    void contentIsReadAgainWhileTheGameRuns() throws IOException {
        GameStart start = start(SEED, ownContent());
        OreboundGame game = TestContent.game(start);
        game.create();
        render(game);
        Content changed = write("speed", "7.5");

        Gdx.input.getInputProcessor().keyDown(Keys.F5);
        render(game);
        game.dispose();

        assertThat(changed.fingerprint()).isNotEqualTo(start.content().fingerprint());
        assertThat(contents).containsExactly(HexFormat.of().toHexDigits(changed.fingerprint()));
        assertThat(begun).as("the run was entered again").containsExactly(SEED.text(), SEED.text());
        assertThat(start.saves().profile().read().runsBegun())
                .as("it counts as no other")
                .isOne();
        SavedRun saved = start.saves().runs().newest().orElseThrow();
        assertThat(saved.isHelped()).isTrue();
        assertThat(saved.contentFingerprint()).isEqualTo(changed.fingerprint());
    }

    @Test
    void contentWithFaultsLeavesTheGameAsItIs() throws IOException {
        GameStart start = start(SEED, ownContent());
        OreboundGame game = TestContent.game(start);
        game.create();
        render(game);
        Path file = folder.resolve("own/content/player.json");
        Files.writeString(file, Files.readString(file).replace("\"speed\"", "\"sped\""));

        Gdx.input.getInputProcessor().keyDown(Keys.F1);
        Gdx.input.getInputProcessor().keyDown(Keys.F5);
        render(game);
        game.dispose();

        assertThat(contents).isEmpty();
        assertThat(begun).containsExactly(SEED.text());
    }

    @Test
    void withoutAFolderOfContentNothingIsReadAgain() {
        OreboundGame game = TestContent.game(start(SEED));
        game.create();
        render(game);

        assertThat(game.reload(new Expedition(SEED, start(SEED).content()), false))
                .containsExactly("No content folder: start the game with --content and a folder.");
        game.dispose();
    }

    private Assets ownContent() throws IOException {
        Path file = folder.resolve("own/content/player.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, new BuiltInAssets().text("content/player.json"));
        return new OverlaidAssets(folder.resolve("own"), new BuiltInAssets());
    }

    /** Changes a number of the player and returns the content with it. */
    private Content write(String key, String value) throws IOException {
        Path file = folder.resolve("own/content/player.json");
        Files.writeString(
                file,
                Files.readString(file)
                        .replaceFirst("(?m)^(\\s*)\"" + key + "\": [0-9.]+", "$1\"" + key + "\": " + value));
        return Content.read(new OverlaidAssets(folder.resolve("own"), new BuiltInAssets()));
    }

    private GameStart start(Seed seed) {
        return start(seed, new BuiltInAssets());
    }

    private GameStart start(Seed seed, Assets assets) {
        Content content = Content.read(assets);
        SettingsFile file = new SettingsFile(folder.resolve("settings"), line -> {});
        GameSaves saves = GameSaves.in(new SaveFolder(folder.resolve("saves")), "test", content, line -> {});
        PlaytestBench.BenchMaker bench = Workbench.maker(assets, saves.folder());
        return new GameStart(
                assets,
                content,
                seed,
                null,
                0,
                RunTerms.NONE,
                null,
                null,
                bench,
                GameSettings.USUAL.with(GameSettings.SOUND, SoundMode.MUTED),
                file,
                saves,
                new Notes());
    }

    private static GameStart atTheTitle(GameStart start) {
        return atTheTitle(start, start.platform());
    }

    /** Returns the start of a game that begins at the title, on a platform. */
    static GameStart atTheTitle(GameStart start, HostPlatform platform) {
        return new GameStart(
                start.assets(),
                start.content(),
                null,
                null,
                0,
                RunTerms.NONE,
                null,
                null,
                null,
                start.settings(),
                start.settingsFile(),
                start.saves(),
                platform);
    }

    private static void render(OreboundGame game) {
        for (int i = 0; i < FRAMES_ENOUGH; i++) {
            game.render();
        }
    }

    /** Records which runs were begun or continued, and which content was read again. */
    private final class Notes extends FilmContext.NoPlatform {
        @Override
        public void note(String name, String value) {
            if (name.equals("seed")) {
                begun.add(value);
            } else if (name.equals("content")) {
                contents.add(value);
            }
        }
    }
}
