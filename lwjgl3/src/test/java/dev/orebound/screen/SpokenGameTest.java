package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.desktop.speech.RecordingDispatcher;
import dev.orebound.desktop.speech.SystemSpeaker;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunTerms;
import dev.orebound.film.FilmContext;
import dev.orebound.grid.Grid;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.journal.settings.GameSettings.SpeechMode;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameStart;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plays by ear: from the title into the first room and a trap, with what speech-dispatcher was given to say. */
@InWindow(width = 800, height = 600, pixels = false)
final class SpokenGameTest {
    private static final Seed SEED = Seed.of("counted");
    private static final float FRAME_SECONDS = 1 / 60f;
    private static final int MOST_FRAMES = 900;
    private static final long MOST_MILLIS = 10_000;

    @TempDir
    private Path folder;

    private final Content content = TestContent.BUILT_IN;
    private final GameTexts texts = GameTexts.read(new BuiltInAssets());
    private long frame = 1000;
    private @Nullable Expedition run;

    /** The place in all that was said behind which the next text is expected. */
    private int heardUntil;

    @Test
    void thePathFromTheTitleIntoATrapIsToldInWords() throws Exception {
        List<String> missing = RecordingDispatcher.missing();
        assumeTrue(missing.isEmpty(), () -> "speech is not tested: install " + String.join(" and ", missing));
        Graphics real = Gdx.graphics;
        Gdx.graphics = (Graphics) Proxy.newProxyInstance(
                Graphics.class.getClassLoader(),
                new Class<?>[] {Graphics.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "getDeltaTime" -> FRAME_SECONDS;
                    case "getFrameId" -> frame;
                    default -> ObservedBench.invoke(method, real, arguments);
                });
        try (RecordingDispatcher dispatcher = new RecordingDispatcher(folder.resolve("speech"))) {
            SystemSpeaker speaker = SystemSpeaker.of(dispatcher.host());
            playFromTheTitle(new Listener(speaker, dispatcher));
            playIntoATrap(new Listener(speaker, dispatcher));
            speaker.close();
            assertThat(dispatcher.heard()).as("files with a voice").isGreaterThan(20);
        } finally {
            Gdx.graphics = real;
        }
    }

    private void playFromTheTitle(Listener listener) throws Exception {
        OreboundGame game = TestContent.game(start(listener.speaker, null, 0));
        game.create();
        listener.render(game, 20);
        listener.hears("title.offer_captions", "title.with_captions");
        listener.hearsWords("1 of 3");
        listener.press(game, Keys.DOWN);
        listener.hears("title.with_speech");
        listener.hearsWords("3 of 3");
        listener.press(game, Keys.ENTER);
        listener.hears("title.new_run");
        listener.press(game, Keys.DOWN);
        listener.hears("title.seed", "title.seed_hint");

        listener.press(game, Keys.END);
        listener.press(game, Keys.UP);
        listener.hears("title.settings");
        listener.press(game, Keys.ENTER);
        listener.hears("title.settings", "menu.language", "menu.language_system");
        listener.press(game, Keys.DOWN);
        listener.press(game, Keys.DOWN);
        listener.hears("menu.sound");
        listener.press(game, Keys.ENTER);
        listener.hears("menu.sound", "setting.volume");
        listener.hearsWords("80%");
        listener.hearsWords("1 of 10");
        listener.press(game, Keys.RIGHT);
        listener.hearsWords("90%");
        listener.press(game, Keys.ESCAPE);
        listener.hears("title.settings", "menu.sound");
        listener.press(game, Keys.ESCAPE);
        listener.hears("title.settings");

        game.startRunWithFreshSeed();
        listener.render(game, 180);
        listener.hearsWords("Depth 1");
        listener.hears("hint.move");
        Gdx.input.getInputProcessor().keyDown(Keys.X);
        listener.render(game, 10);
        Gdx.input.getInputProcessor().keyUp(Keys.X);
        listener.hears("hud.here");
        listener.hearsWords("Health:");
        listener.press(game, Keys.ESCAPE);
        listener.hears("pause.title");
        game.dispose();
    }

    private void playIntoATrap(Listener listener) throws Exception {
        int room = new Expedition(SEED, content).world().arenas().get(0).room().id();
        OreboundGame game = TestContent.game(start(listener.speaker, SEED, room));
        game.create();
        listener.render(game, 150);
        World world = world();
        var arena = world.arenas().get(0);
        String trap = texts.get("arena." + arena.kind().id() + ".name");
        moveTo(world, world.floor().exits().get(0).at());
        listener.render(game, 30);
        listener.hearsWords("E: ");
        if (!world.prompt().isOffer()) {
            listener.hears("prompt.exit_locked");
        }
        listener.hearsWords("anger");
        moveTo(world, arena.room().centre());
        for (int i = 0; i < MOST_FRAMES && !arena.state().isShutting(); i++) {
            listener.render(game, 1);
        }
        listener.render(game, 10);
        listener.hears("hud.arena_closing", "hud.arena_can_leave");
        int before = heardUntil;
        for (int i = 0; i < 12; i++) {
            listener.render(game, 20);
        }
        listener.hearsWords(trap);
        heardUntil = before;
        listener.hears("caption.doors_shut");
        game.dispose();
    }

    private World world() {
        Expedition entered = run;
        if (entered == null) {
            throw new AssertionError("no run was entered");
        }
        return entered.world();
    }

    private static void moveTo(World world, int cell) {
        Grid grid = world.floor().grid();
        BodyComponent body = world.player().body();
        body.x = grid.x(cell) + 0.5f;
        body.y = grid.y(cell) + 0.5f;
        body.previousX = body.x;
        body.previousY = body.y;
        body.cell = cell;
    }

    /** Renders frames, presses keys, and waits until all that was to be said was spoken. */
    private final class Listener {
        private final SystemSpeaker speaker;
        private final RecordingDispatcher dispatcher;

        Listener(SystemSpeaker speaker, RecordingDispatcher dispatcher) {
            this.speaker = speaker;
            this.dispatcher = dispatcher;
        }

        void render(OreboundGame game, int frames) throws InterruptedException {
            for (int i = 0; i < frames; i++) {
                frame++;
                game.render();
            }
            for (long waited = 0; waited < MOST_MILLIS && !speaker.isIdle(); waited += 10) {
                Thread.sleep(10);
            }
        }

        void press(OreboundGame game, int key) throws InterruptedException {
            Gdx.input.getInputProcessor().keyDown(key);
            Gdx.input.getInputProcessor().keyUp(key);
            render(game, 3);
        }

        /** Expects texts, by their keys, in this order behind what was heard last. */
        void hears(String... keys) {
            for (String key : keys) {
                hearsWords(texts.get(key));
            }
        }

        void hearsWords(String words) {
            String said = dispatcher.said();
            int at = said.indexOf(words, heardUntil);
            assertThat(at)
                    .as("'%s' is said in: %s", words, said.substring(Math.min(heardUntil, said.length())))
                    .isNotNegative();
            heardUntil = at + words.length();
        }
    }

    private GameStart start(Speaker speaker, @Nullable Seed seed, int room) throws IOException {
        Assets assets = new BuiltInAssets();
        SettingsFile file = new SettingsFile(folder.resolve("settings"), line -> {});
        GameSaves saves = GameSaves.in(new SaveFolder(folder.resolve("saves")), "test", content, line -> {});
        PlaytestBench.BenchMaker maker = ObservedBench.maker(assets, saves.folder(), (entered, shown) -> run = entered);
        return new GameStart(
                assets,
                content,
                seed,
                seed == null
                        ? null
                        : new Expedition(seed, content).world().floor().request(),
                room,
                RunTerms.NONE,
                null,
                null,
                maker,
                GameSettings.USUAL.with(GameSettings.SOUND, SoundMode.MUTED).with(GameSettings.SPEECH, SpeechMode.ON),
                file,
                saves,
                new FilmContext.NoPlatform() {
                    @Override
                    public Speaker speaker() {
                        return speaker;
                    }
                });
    }
}
