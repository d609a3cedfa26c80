package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.film.FilmPage;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunTerms;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.screen.page.ShownTexts;
import dev.orebound.screen.play.PlayScreen;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that keys pressed in the fight in which a run ends start nothing until they are pressed on purpose. */
@InWindow(width = 800, height = 600, pixels = false)
final class FightEndTest {
    private static final float FRAME = 0.1f;

    /** From the end of a run to its summary. */
    private static final int LAST_LOOK_FRAMES = 20;

    private static final InterfaceSize SIZE = InterfaceSize.of(800, 600, 1);

    @TempDir
    Path folder;

    private final Content content = TestContent.BUILT_IN;
    private final Ways ways = new Ways();
    private int deafFrames;
    private @Nullable GameContext shownIn;

    @BeforeEach
    void readRules() {
        deafFrames = content.feel().pages().endTicks() / 6 + 2;
    }

    @Test
    void keysAndButtonsThatAreHammeredAtDeathStartNothingUntilAllWereReleased() {
        PlayScreen screen = died();

        for (int i = 0; i < 6; i++) {
            hammer(screen);
        }
        draw(screen, deafFrames);
        for (int i = 0; i < 20; i++) {
            press(screen, Keys.SPACE);
            press(screen, Keys.E);
            press(screen, Keys.J);
            press(screen, Keys.R);
            press(screen, Keys.F);
        }
        assertThat(ways.taken).isEmpty();

        press(screen, Keys.N);
        press(screen, Keys.ENTER);
        assertThat(ways.taken).as("keys that are meant").containsExactly("fresh", "fresh");

        ways.taken.clear();
        sweep(screen);
        assertThat(ways.taken).as("clicks that are meant").contains("fresh");
        screen.dispose();
    }

    @Test
    void tenSecondsOfMashedKeysAndClicksStartNothingAndHideNothing() {
        PlayScreen screen = died();
        GameContext context = Objects.requireNonNull(shownIn);

        for (int frame = 0; frame < 100; frame++) {
            press(screen, frame % 2 == 0 ? Keys.ENTER : Keys.N);
            press(screen, Keys.ESCAPE);
            press(screen, Keys.SPACE);
            sweep(screen);
            draw(screen, 1);
        }

        assertThat(ways.taken).isEmpty();
        assertThat(ShownTexts.of(screen, context.pane()))
                .contains(
                        context.texts().get("summary.died"),
                        context.texts().get("summary.same_seed"),
                        context.texts().get("summary.wait"))
                .anyMatch(line -> line.startsWith("New in the codex: "))
                .anyMatch(line -> line.startsWith("Try next: "));
        draw(screen, deafFrames);
        press(screen, Keys.N);
        assertThat(ways.taken).as("a press after a quiet second is meant").containsExactly("fresh");
        screen.dispose();
    }

    @Test
    void mashedEnterDoesNotSkipTheLastMomentsOfALostFight() {
        GameContext context = context(Seed.of("dying"));
        GameScreen moments = new FilmPages(context).open(FilmPage.LAST_MOMENTS);
        moments.resize(SIZE);
        String skip = context.texts().get("summary.skip");

        for (int frame = 0; frame < 20; frame++) {
            KeyPresses.press(moments, Keys.ENTER);
            KeyPresses.press(moments, Keys.N);
            moments.pointerDown(400, 100, Buttons.LEFT);
            moments.draw(FRAME);
            KeyPresses.release(moments, Keys.ENTER);
        }
        assertThat(ShownTexts.of(moments, context.pane())).contains(skip);

        KeyPresses.press(moments, Keys.ENTER);
        for (int frame = 0; frame < 10; frame++) {
            moments.draw(FRAME);
        }
        assertThat(ShownTexts.of(moments, context.pane()))
                .as("a key that is held skips them")
                .doesNotContain(skip)
                .contains(context.texts().get("summary.died"));
        moments.dispose();
    }

    @Test
    void aStrikeHeldThroughDeathHasToBeReleasedBeforeAnythingIsChosen() {
        PlayScreen screen = played(new NewRun(Seed.of("dying")));
        screen.pointerDown(400, 300, Buttons.LEFT);
        screen.giveUp();
        draw(screen, LAST_LOOK_FRAMES + 3 * deafFrames);

        press(screen, Keys.N);
        press(screen, Keys.ENTER);
        assertThat(ways.taken).as("while the button is held").isEmpty();

        screen.pointerUp(Buttons.LEFT);
        assertThat(ways.taken).as("a release is no click").isEmpty();
        draw(screen, deafFrames);
        press(screen, Keys.N);
        assertThat(ways.taken).containsExactly("fresh");
        screen.dispose();
    }

    @Test
    void theSameCaveAgainBeginsOnTheFloorThatTheRunBeganOn() {
        Descent descent = new Descent(Seed.of("dying"), content.graph());
        NewRun deep = new NewRun(Seed.of("dying"), descent.request(3, FloorKind.SCROLL), 0, false, RunTerms.NONE);
        PlayScreen screen = played(deep);
        screen.giveUp();
        draw(screen, LAST_LOOK_FRAMES + deafFrames);

        press(screen, Keys.DOWN);
        press(screen, Keys.ENTER);

        assertThat(ways.played).singleElement().satisfies(again -> {
            assertThat(again.depth()).isEqualTo(3);
            assertThat(again.begin(content).world().floor().request()).isEqualTo(descent.request(3, FloorKind.SCROLL));
        });
        screen.dispose();
    }

    @Test
    void aRunThatIsContinuedBeginsAgainWhereItOnceBegan() {
        Descent descent = new Descent(Seed.of("dying"), content.graph());
        NewRun deep = new NewRun(Seed.of("dying"), descent.request(3, FloorKind.SCROLL), 0, false, RunTerms.NONE);
        Expedition begun = deep.begin(content);
        RunStart first = NewRun.from(begun.checkpoint(), content);

        assertThat(first.begin(content).world().floor().request())
                .isEqualTo(begun.world().floor().request());
    }

    @Test
    void thePauseIgnoresWhatIsPressedAsTheWindowComesBack() {
        PlayScreen screen = played(new NewRun(Seed.of("dying")));
        draw(screen, 5);
        screen.loseFocus();
        draw(screen, 10);

        screen.gainFocus();
        leaveByTheLastRow(screen);
        assertThat(ways.taken).isEmpty();

        draw(screen, content.feel().pages().choiceTicks() / 6 + 2);
        leaveByTheLastRow(screen);
        assertThat(ways.taken).containsExactly("title");
        screen.dispose();
    }

    private static void leaveByTheLastRow(PlayScreen screen) {
        press(screen, Keys.UP);
        press(screen, Keys.ENTER);
        press(screen, Keys.ENTER);
    }

    private PlayScreen died() {
        PlayScreen screen = played(new NewRun(Seed.of("dying")));
        screen.giveUp();
        draw(screen, LAST_LOOK_FRAMES);
        return screen;
    }

    private GameContext context(Seed seed) {
        return FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                content,
                seed,
                GameSettings.USUAL,
                folder);
    }

    private PlayScreen played(RunStart start) {
        GameContext context = context(start.seed());
        shownIn = context;
        PlayScreen screen = new PlayScreen(start, context, ways);
        screen.resize(SIZE);
        // Until the floor is made and the fade ends.
        draw(screen, 25);
        return screen;
    }

    private static void draw(PlayScreen screen, int frames) {
        for (int i = 0; i < frames; i++) {
            screen.draw(FRAME);
        }
    }

    private static void press(PlayScreen screen, int key) {
        KeyPresses.press(screen, key);
        KeyPresses.release(screen, key);
    }

    private static void hammer(PlayScreen screen) {
        press(screen, Keys.SPACE);
        press(screen, Keys.N);
        press(screen, Keys.ENTER);
        sweep(screen);
        draw(screen, 1);
    }

    /** Clicks down the middle of the window, on every row. */
    private static void sweep(PlayScreen screen) {
        for (int y = 10; y < 300; y += 10) {
            screen.pointerMoved(200, y);
            screen.pointerDown(200, y, Buttons.LEFT);
            screen.pointerUp(Buttons.LEFT);
        }
    }

    /** Records which screens were requested. */
    private static final class Ways implements ScreenNavigator {
        final List<String> taken = new ArrayList<>();
        final List<RunStart> played = new ArrayList<>();

        @Override
        public void toTitle() {
            taken.add("title");
        }

        @Override
        public void startRun(Seed seed) {
            taken.add("seed");
        }

        @Override
        public void setOut(NewRun proposed) {
            taken.add("set out");
            played.add(proposed);
        }

        @Override
        public void startRunWithFreshSeed() {
            taken.add("fresh");
        }

        @Override
        public void watch(Replay replay, RunAccount account) {}

        @Override
        public void continueRun(SavedRun saved) {
            taken.add("continue");
        }

        @Override
        public void play(RunStart start) {
            taken.add("play");
            played.add(start);
        }

        @Override
        public void toggleFullScreen() {}

        @Override
        public void report() {}

        @Override
        public void quit() {
            taken.add("quit");
        }
    }
}
