package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import dev.orebound.TestContent;
import dev.orebound.autoplay.run.PadHand;
import dev.orebound.autoplay.run.RunPlayer;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.expedition.RunTerms;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.ReplayCheck;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameStart;
import dev.orebound.screen.input.BrewBelt;
import dev.orebound.screen.input.CommandWheel;
import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.input.PadState;
import dev.orebound.world.intent.Intent;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plays the game in a window by nothing but a gamepad, from the title through a won trap room and back. */
@InWindow(width = 800, height = 600, pixels = false)
final class PadInPlayTest {
    private static final float FRAME_SECONDS = 1 / 60f;
    private static final int MOST_FRAMES = 40_000;

    /** A day whose first floor has two traps near its entrance. */
    private static final String DAY = "2026-10-05";

    /** Frames for which a page's button is down, and up. */
    private static final int PRESS_FRAMES = 4;

    private static final int STILL_FRAMES = 20;

    @TempDir
    Path folder;

    private final PadState pad = new PadState();
    private @Nullable Expedition run;
    private int runs;

    @Test
    void aRunIsBegunPlayedPausedLeftAndContinuedByPadAlone() throws UnreadableFileException {
        OreboundGame game = game(start());
        pad.make = PadMake.XBOX;
        frames(game, 30);
        // Past the row for a seed to the run of the day, whose seed is known.
        press(game, KeyName.PAD_DOWN);
        press(game, KeyName.PAD_DOWN);
        for (int i = 0; i < 20 && run == null; i++) {
            press(game, KeyName.PAD_SOUTH);
            frames(game, STILL_FRAMES);
        }
        Expedition played = Objects.requireNonNull(run, "a run was begun");

        int frames = playUntilTheSecondFloor(game, played);
        assertThat(played.tally().arenasCleared())
                .as("traps won in %s frames", frames)
                .isPositive();
        assertThat(played.world().floor().request().depth()).isGreaterThanOrEqualTo(2);

        playUntilItGoesOn(game, played);
        pad.leftX = 1;
        frames(game, 5);
        pad.clear();
        frames(game, 3);
        long stopped = played.world().tick();
        pad.make = PadMake.XBOX;
        frames(game, 10);
        assertThat(played.world().tick())
                .as("a pad that is pulled out pauses the game")
                .isEqualTo(stopped);

        press(game, KeyName.PAD_EAST);
        frames(game, 10);
        assertThat(played.world().tick()).as("resumed").isGreaterThan(stopped);
        long before = played.world().tick();
        int walked = moved(game, played);
        assertThat(played.world().tick()).isGreaterThan(before);
        assertThat(walked).as("nothing is held that was held as the pad went").isZero();

        press(game, KeyName.PAD_START);
        press(game, KeyName.PAD_UP);
        press(game, KeyName.PAD_SOUTH);
        press(game, KeyName.PAD_SOUTH);
        frames(game, 30);
        press(game, KeyName.PAD_SOUTH);
        for (int i = 0; i < 20 && runs < 2; i++) {
            frames(game, STILL_FRAMES);
        }
        assertThat(runs)
                .as("runs entered, of which the second was continued from the title")
                .isEqualTo(2);
        assertThat(Objects.requireNonNull(run).seed()).isEqualTo(played.seed());
        game.dispose();
        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(TestContent.BUILT_IN)
                .check(ReplayReader.read(folder.resolve("saves/run/run.orebound-replay")));
        assertThat(outcome.difference()).isNull();
    }

    /** Returns the frames that it took. */
    private int playUntilTheSecondFloor(OreboundGame game, Expedition played) {
        RunPlayer bot =
                new RunPlayer(played, BotSkill.readAll(new BuiltInAssets()).get("expert"), false);
        PadHand hand = new PadHand(GameSettings.USUAL);
        Intent wanted = new Intent();
        long tick = -1;
        int still = 0;
        for (int frame = 0; frame < MOST_FRAMES; frame++) {
            if (played.world().floor().request().depth() > 1 || played.status() == RunStatus.DEAD) {
                return frame;
            }
            still = played.world().tick() == tick ? still + 1 : 0;
            tick = played.world().tick();
            if (still < STILL_FRAMES && played.status() == RunStatus.PLAYING) {
                wanted.clear();
                bot.decide(wanted);
                hand.hold(
                        wanted,
                        new BrewBelt(played.world()).throwCells(),
                        new CommandWheel(played.world()).doAllFollow(),
                        pad);
                pad.make = PadMake.XBOX;
            } else {
                pad.clear();
                pad.make = PadMake.XBOX;
                pad.buttons = still / PRESS_FRAMES % 2 == 0 ? PadState.bit(KeyName.PAD_SOUTH) : 0;
            }
            game.render();
        }
        return MOST_FRAMES;
    }

    /** Chooses on the pages between two floors until the next one is played. */
    private void playUntilItGoesOn(OreboundGame game, Expedition played) {
        for (int i = 0; i < 60 && played.world().tick() < 5; i++) {
            press(game, KeyName.PAD_SOUTH);
        }
        assertThat(played.world().tick()).isGreaterThanOrEqualTo(5);
    }

    private static int moved(OreboundGame game, Expedition played) {
        float x = played.world().player().body().x;
        float y = played.world().player().body().y;
        for (int i = 0; i < 20; i++) {
            game.render();
        }
        float dx = played.world().player().body().x - x;
        float dy = played.world().player().body().y - y;
        return Math.round(2 * (Math.abs(dx) + Math.abs(dy)));
    }

    private void press(OreboundGame game, int button) {
        pad.buttons = PadState.bit(button);
        frames(game, PRESS_FRAMES);
        pad.buttons = 0;
        frames(game, PRESS_FRAMES);
    }

    private static void frames(OreboundGame game, int count) {
        for (int i = 0; i < count; i++) {
            game.render();
        }
    }

    private static OreboundGame game(GameStart start) {
        Graphics real = Gdx.graphics;
        Gdx.graphics = (Graphics) Proxy.newProxyInstance(
                Graphics.class.getClassLoader(),
                new Class<?>[] {Graphics.class},
                (proxy, method, arguments) ->
                        method.getName().equals("getDeltaTime") ? FRAME_SECONDS : invoke(method, real, arguments));
        OreboundGame game = TestContent.game(start);
        game.create();
        return game;
    }

    private static @Nullable Object invoke(Method method, Object target, Object[] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw Objects.requireNonNull(e.getCause());
        }
    }

    /** Returns a start at the title, whose bench does nothing but tell this test of the run. */
    private GameStart start() {
        Assets assets = new BuiltInAssets();
        SettingsFile file = new SettingsFile(folder.resolve("settings"), line -> {});
        file.write(GameSettings.USUAL);
        GameSaves saves =
                GameSaves.in(new SaveFolder(folder.resolve("saves")), "test", TestContent.BUILT_IN, line -> {});
        PlaytestBench none = new PlaytestBench.NoBench(() -> {});
        PlaytestBench.BenchMaker maker = (parts, host, reload) -> (PlaytestBench) Proxy.newProxyInstance(
                PlaytestBench.class.getClassLoader(),
                new Class<?>[] {PlaytestBench.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("enter") && run != arguments[0]) {
                        run = (Expedition) arguments[0];
                        runs++;
                    }
                    return invoke(method, none, arguments);
                });
        return new GameStart(
                assets,
                TestContent.BUILT_IN,
                null,
                null,
                0,
                RunTerms.NONE,
                null,
                null,
                maker,
                GameSettings.USUAL.with(GameSettings.SOUND, SoundMode.MUTED),
                file,
                saves,
                new PadHost());
    }

    /** A platform with a gamepad that the test holds. */
    private final class PadHost extends FilmContext.NoPlatform {
        @Override
        public String today() {
            return DAY;
        }

        @Override
        public void readPad(PadState read) {
            read.clear();
            read.make = pad.make;
            if (pad.make.isPad()) {
                read.leftX = pad.leftX;
                read.leftY = pad.leftY;
                read.rightX = pad.rightX;
                read.rightY = pad.rightY;
                read.leftTrigger = pad.leftTrigger;
                read.rightTrigger = pad.rightTrigger;
                read.buttons = pad.buttons;
            }
        }
    }
}
