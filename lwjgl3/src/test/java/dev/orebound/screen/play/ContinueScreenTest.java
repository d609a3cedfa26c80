package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks in a window that a saved run continues where it was left, and that one that leads elsewhere asks first. */
@InWindow(width = 800, height = 600, pixels = false)
final class ContinueScreenTest {
    private static final Seed SEED = Seed.of("continued");
    private static final int TICKS_LEFT = 150;

    /** Each frame replays at least half a second. */
    private static final int FRAMES_ENOUGH = 12;

    @TempDir
    Path folder;

    private final Went went = new Went();

    @Test
    void aRunIsPlayedAgainAndGoesOnUnaskedWhereItWasLeft() {
        GameContext context = context();
        leaveARun(context);

        shown(context);

        assertThat(begun(context).world().tick()).isEqualTo(TICKS_LEFT);
        assertThat(went.toTitle).isZero();
    }

    @Test
    void aRunThatLeadsElsewhereAsksAndEnterGoesOnFromTheEntrance() throws IOException {
        GameContext context = context();
        leaveARun(context);
        rewrite(ContinueScreenTest::withAnotherHash);
        ContinueScreen screen = shown(context);
        assertThat(went.playing).as("nobody has answered yet").isNull();

        KeyPresses.press(screen, Keys.ENTER);

        assertThat(begun(context).seed()).isEqualTo(SEED);
        assertThat(begun(context).world().tick()).isZero();
    }

    @Test
    void theOtherAnswerAndEscapeLeadBackToTheTitle() throws IOException {
        GameContext context = context();
        leaveARun(context);
        rewrite(ContinueScreenTest::withAnotherHash);
        ContinueScreen screen = shown(context);

        KeyPresses.press(screen, Keys.RIGHT);
        KeyPresses.press(screen, Keys.ENTER);
        KeyPresses.press(screen, Keys.ESCAPE);

        assertThat(went.toTitle).isEqualTo(2);
        assertThat(went.playing).isNull();
    }

    @Test
    void aRunWhoseEntranceIsRockCannotBeContinuedAndBothAnswersLeadBack() throws IOException {
        GameContext context = context();
        leaveARun(context);
        rewrite(ContinueScreenTest::withoutEntrance);
        ContinueScreen screen = shown(context);

        KeyPresses.press(screen, Keys.ENTER);
        KeyPresses.press(screen, Keys.ESCAPE);

        assertThat(went.toTitle).isEqualTo(2);
        assertThat(went.playing).isNull();
    }

    @Test
    void escapeLeavesTheBar() {
        GameContext context = context();
        leaveARun(context);
        ContinueScreen screen = opened(context);

        screen.draw(1 / 30f);
        KeyPresses.press(screen, Keys.ESCAPE);

        assertThat(went.toTitle).isOne();
    }

    /** Stands still for a while on a run's first floor, and leaves. */
    private static void leaveARun(GameContext context) {
        Expedition run = new Expedition(SEED, context.start().content());
        Intent nothing = new Intent();
        context.start().saves().runs().begin(run);
        for (int i = 0; i < TICKS_LEFT; i++) {
            run.step(nothing);
            context.start().saves().runs().played(nothing);
        }
        context.start().saves().runs().breakOff();
    }

    private ContinueScreen opened(GameContext context) {
        SavedRun saved = context.start().saves().runs().newest().orElseThrow();
        ContinueScreen screen = new ContinueScreen(saved, context, went);
        screen.resize(InterfaceSize.of(800, 600, 1));
        return screen;
    }

    /** Returns the screen after it has replayed everything. */
    private ContinueScreen shown(GameContext context) {
        ContinueScreen screen = opened(context);
        for (int i = 0; i < FRAMES_ENOUGH && went.playing == null; i++) {
            screen.draw(1 / 30f);
        }
        return screen;
    }

    private Expedition begun(GameContext context) {
        RunStart playing = Objects.requireNonNull(went.playing, "what is played");
        assertThat(playing.isContinued()).isTrue();
        return playing.begin(context.start().content());
    }

    private static String withAnotherHash(String record) {
        return record.replaceFirst("^S 60 [0-9a-f]+", "S 60 1");
    }

    private static String withoutEntrance(String record) {
        return record.replaceFirst(" entrance=\\d+", " entrance=0");
    }

    /** Changes each record of the run's file and corrects its checksum. */
    private void rewrite(UnaryOperator<String> change) throws IOException {
        Path file = folder.resolve("saves/run/run.orebound-replay");
        StringBuilder altered = new StringBuilder();
        for (String line : Files.readAllLines(file)) {
            String record = change.apply(line.split(" ", 3)[2]);
            byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
            CRC32 sum = new CRC32();
            sum.update(bytes);
            altered.append(String.format("%d %08x %s\n", bytes.length, sum.getValue(), record));
        }
        assertThat(altered.toString()).isNotEqualTo(Files.readString(file));
        Files.writeString(file, altered);
    }

    private GameContext context() {
        BuiltInAssets assets = new BuiltInAssets();
        return FilmContext.of(
                assets, TestContent.sprites(assets), TestContent.BUILT_IN, SEED, GameSettings.USUAL, folder);
    }

    /** Records which screens were requested. */
    private static final class Went implements ScreenNavigator {
        private @Nullable RunStart playing;
        private int toTitle;

        @Override
        public void toTitle() {
            toTitle++;
        }

        @Override
        public void startRun(Seed seed) {}

        @Override
        public void setOut(NewRun proposed) {}

        @Override
        public void startRunWithFreshSeed() {}

        @Override
        public void watch(Replay replay, RunAccount account) {}

        @Override
        public void continueRun(SavedRun saved) {}

        @Override
        public void play(RunStart start) {
            playing = start;
        }

        @Override
        public void toggleFullScreen() {}

        @Override
        public void report() {}

        @Override
        public void quit() {}
    }
}
