package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.film.InterfaceAudit;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.play.LiveRun;
import dev.orebound.workbench.Workbench;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the workbench of a run in a window, by keys, clicks and typed lines. */
@InWindow(width = 1280, height = 720, pixels = false)
final class BenchTest {
    private static final float SECONDS = 1 / 30f;
    private static final InterfaceSize SIZE = InterfaceSize.of(1280, 720, 1);

    @TempDir
    Path folder;

    @Test
    void aLineThatIsTypedIsCarriedByTheIntentsOfTheRun() {
        Played played = new Played();
        int before = played.world().monsters().size();

        played.bench.keyDown(Keys.F2, null);
        assertThat(played.bench.hasKeyboard()).isTrue();
        played.type("spawn kobold_cutpurse 2");
        played.bench.keyDown(Keys.ENTER, null);
        played.frame();

        assertThat(played.world().monsters().size()).isEqualTo(before + 2);
        assertThat(played.run.expedition().isHelped()).isTrue();
        played.run.dispose();
    }

    @Test
    void timeRestsWhileSomebodyTypesAndGoesOnOnceTheConsoleIsShut() {
        Played played = new Played();

        played.bench.keyDown(Keys.GRAVE, null);
        played.bench.keyTyped('`');
        played.frame();
        assertThat(played.world().tick()).isZero();
        played.bench.keyDown(Keys.ESCAPE, null);
        played.frame();

        assertThat(played.bench.hasKeyboard()).isFalse();
        assertThat(played.world().tick()).isPositive();
        assertThat(played.run.expedition().isHelped()).as("looking is no help").isFalse();
        played.run.dispose();
    }

    @Test
    void whileTimeIsHaltedAnOrderIsCarriedByExactlyOneTick() {
        Played played = new Played();
        played.bench.keyDown(Keys.F3, null);
        played.frame();
        assertThat(played.world().tick())
                .as("the tick that keeps that time was halted")
                .isOne();
        played.frame();
        assertThat(played.world().tick()).isOne();

        played.bench.keyDown(Keys.F4, null);
        played.frame();
        played.frame();
        assertThat(played.world().tick()).isEqualTo(2);
        played.bench.keyDown(Keys.F6, null);
        played.frame();
        played.frame();
        assertThat(played.world().tick()).isEqualTo(3);
        played.run.dispose();
    }

    @Test
    void aTrapRoomIsGoneToSprungWonAndLaidAnewByKeys() {
        Played played = new Played();
        Arena first = played.world().arenas().get(0);

        played.press(Keys.F6);
        assertThat(first.state()).isEqualTo(ArenaState.WARNED);
        played.run("spring " + first.room().id());
        assertThat(first.state().isShutting()).isTrue();
        played.press(Keys.F8);
        assertThat(first.state()).isIn(ArenaState.CLEARING, ArenaState.OPEN);
        played.press(Keys.F9);
        assertThat(first.state().isOver()).isFalse();
        played.run.dispose();
    }

    @Test
    void aClickOnThePanelIsTheBenchsAndOneBesideItIsThePlayers() {
        Played played = new Played();
        assertThat(played.bench.hasPointer(100, 400)).as("nobody sees it yet").isFalse();
        played.bench.keyDown(Keys.F1, null);

        assertThat(played.bench.hasPointer(100, 400)).isTrue();
        assertThat(played.bench.pointerDown(100, 400, Buttons.LEFT)).isTrue();
        assertThat(played.bench.hasPointer(640, 360))
                .as("where the player stands")
                .isFalse();
        assertThat(played.bench.pointerDown(640, 360, Buttons.LEFT)).isFalse();
        played.run.dispose();
    }

    @Test
    void keysAloneChooseOnThePanelWhileTimeRests() {
        Played played = new Played();
        played.bench.keyDown(Keys.INSERT, null);
        played.frame();
        assertThat(played.bench.hasKeyboard()).isTrue();
        assertThat(played.world().tick()).isZero();

        played.bench.keyDown(Keys.ENTER, null);
        played.bench.keyDown(Keys.ESCAPE, null);
        assertThat(played.bench.hasKeyboard()).isFalse();
        played.frame();
        played.frame();
        assertThat(played.world().tick())
                .as("the first action halts time, which one tick keeps")
                .isOne();
        played.bench.keyDown(Keys.INSERT, null);
        played.bench.keyDown(Keys.ENTER, null);
        played.bench.keyDown(Keys.F1, null);
        assertThat(played.bench.hasKeyboard())
                .as("a hidden panel takes no keys")
                .isFalse();
        played.frame();
        assertThat(played.world().tick()).isGreaterThan(1);
        played.run.dispose();
    }

    @Test
    void theStepperIsShownOverTheGame() {
        Played played = new Played();

        played.run("step");

        assertThat(played.shown).hasSize(1);
        played.run.dispose();
    }

    @Test
    void everyPartCanBeReadAtEverySizeOfTheWindowAndTheInterface() {
        Played played = new Played();
        List<String> faults = new ArrayList<>();
        for (int[] window : new int[][] {{800, 600}, {1280, 720}, {1920, 1080}}) {
            for (float scale : new float[] {0.75f, 1, 2}) {
                InterfaceSize size = InterfaceSize.of(window[0], window[1], scale);
                played.context.fonts().resize(size.pixelsAUnit());
                played.bench.resize(size);
                for (int opened : new int[] {Keys.F1, Keys.F2, Keys.F10}) {
                    played.bench.keyDown(opened, null);
                    played.draw(12);
                    InterfaceAudit audit = new InterfaceAudit(size.width(), size.height());
                    played.context.pane().batch().observe(audit);
                    played.draw(1);
                    played.context.pane().batch().observe(null);
                    InterfaceAudit.AuditFindings found = audit.findings();
                    if (!found.overlaps().isEmpty() || !found.cutTexts().isEmpty() || found.missingGlyphs() > 0) {
                        faults.add(Keys.toString(opened) + " " + size + ": " + found);
                    }
                    played.bench.keyDown(opened, null);
                }
            }
        }
        assertThat(faults).isEmpty();
        played.run.dispose();
    }

    /** A run of seed 7 with a workbench, played frame by frame. */
    private final class Played implements PlaytestBench.BenchHost {
        final GameContext context = FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("7"),
                GameSettings.USUAL,
                folder);
        final List<GameScreen> shown = new ArrayList<>();
        final PlaytestBench bench = Workbench.maker(new BuiltInAssets(), new SaveFolder(folder))
                .make(context.pageParts(), this, (played, isUnsaved) -> List.of("not here"));
        final LiveRun run;

        Played() {
            bench.resize(SIZE);
            run = new LiveRun(new NewRun(Seed.of("7")), (intent, x, y) -> {}, SIZE, context, bench);
        }

        World world() {
            return run.expedition().world();
        }

        void frame() {
            run.play(SECONDS);
            draw(1);
        }

        void press(int key) {
            bench.keyDown(key, null);
            for (int i = 0; i < 4; i++) {
                frame();
            }
        }

        void type(String letters) {
            letters.chars().forEach(letter -> bench.keyTyped((char) letter));
        }

        void run(String line) {
            bench.keyDown(Keys.F2, null);
            type(line);
            bench.keyDown(Keys.ENTER, null);
            bench.keyDown(Keys.ESCAPE, null);
            for (int i = 0; i < 4; i++) {
                frame();
            }
        }

        void draw(int frames) {
            for (int i = 0; i < frames; i++) {
                context.pane().begin();
                bench.draw(SECONDS);
                context.pane().end();
            }
        }

        @Override
        public void show(GameScreen screen) {
            shown.add(screen);
        }

        @Override
        public void close() {
            shown.clear();
        }

        @Override
        public boolean isUnsaved() {
            return false;
        }
    }
}
