package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.film.InterfaceAudit;
import dev.orebound.grid.Grid;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.UiPane;
import dev.orebound.workbench.stepper.StepperScreen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests watching the making of a floor, in a window. */
@InWindow(width = 800, height = 600)
final class StepperScreenTest {
    private static final float SECONDS = 1 / 30f;
    private static final int LONG_AFTER = 24;

    @TempDir
    Path folder;

    private final List<String> heard = new ArrayList<>();
    // Objects that need the window.
    @SuppressWarnings("NullAway.Init")
    private UiPane pane;

    @SuppressWarnings("NullAway.Init")
    private FontSet fonts;

    @SuppressWarnings("NullAway.Init")
    private StepperScreen screen;

    @Test
    void itPlaysByItselfAndBackAndForthShowsTheSame() {
        open();
        int[] begun = pixels();
        draw(LONG_AFTER);
        assertThat(Arrays.equals(pixels(), begun)).as("it plays").isFalse();

        press(Keys.END);
        draw(LONG_AFTER);
        int[] end = pixels();
        press(Keys.PAGE_UP);
        press(Keys.LEFT);
        draw(LONG_AFTER);
        assertThat(Arrays.equals(pixels(), end)).as("another step").isFalse();
        press(Keys.RIGHT);
        press(Keys.PAGE_DOWN);
        draw(LONG_AFTER);

        assertThat(Arrays.equals(pixels(), end)).as("the end again").isTrue();
    }

    @Test
    void theTimelineIsDraggedToAnyStep() {
        open();
        press(Keys.END);
        draw(LONG_AFTER);
        int[] end = pixels();

        float y = 0;
        while (y < 200 && Arrays.equals(pixels(), end)) {
            y += 4;
            screen.pointerDown(80, y, Buttons.LEFT);
            screen.pointerDragged(20, y);
            screen.pointerUp(Buttons.LEFT);
            screen.pointerMoved(0, 0);
            draw(1);
        }

        assertThat(y).as("somewhere below the cave").isLessThan(200);
    }

    @Test
    void aKeySavesAMovingPictureAndAnotherTheNumbers() throws IOException {
        open();
        press(Keys.S);
        draw(1);
        press(Keys.W);
        draw(1);

        try (Stream<Path> pictures = Files.list(folder.resolve("pictures"))) {
            assertThat(pictures.map(file -> String.valueOf(file.getFileName())))
                    .containsExactly("generation-" + seedOf(false) + "-d5.png");
        }
        assertThat(written()).isEqualTo(new BuiltInAssets().text("content/cave.json"));
    }

    @Test
    void aNumberIsChosenByArrowsOrThePointerAndChangedByAKeyOrTheWheel() throws IOException {
        open();
        press(Keys.TAB);
        press(Keys.DOWN);
        press(Keys.EQUALS);
        draw(2);
        press(Keys.W);
        draw(1);
        assertThat(written()).as("the second one").contains("height\": 65").contains("width\": 96");

        for (int y = 590; y > 400; y -= 3) {
            screen.pointerMoved(770, y);
            screen.wheelTurned(-1);
        }
        draw(2);
        press(Keys.W);
        draw(1);
        assertThat(written()).doesNotContain("width\": 96");

        KeyPresses.press(screen, Keys.SHIFT_LEFT);
        press(Keys.BACKSPACE);
        KeyPresses.release(screen, Keys.SHIFT_LEFT);
        draw(2);
        press(Keys.W);
        draw(1);
        assertThat(written()).isEqualTo(new BuiltInAssets().text("content/cave.json"));
    }

    private String written() throws IOException {
        return Files.readString(folder.resolve("tried/content/cave.json"));
    }

    @Test
    void aClickOnAPassGoesToItsEndAndOneOnALayerTogglesIt() {
        open();
        press(Keys.END);
        draw(LONG_AFTER);
        int[] end = pixels();

        screen.pointerDown(60, 500, Buttons.LEFT);
        screen.pointerUp(Buttons.LEFT);
        draw(LONG_AFTER);
        assertThat(Arrays.equals(pixels(), end)).as("an early pass").isFalse();
        press(Keys.END);
        screen.pointerMoved(400, 2);
        draw(LONG_AFTER);
        screen.pointerDown(60, 250, Buttons.LEFT);
        screen.pointerUp(Buttons.LEFT);
        screen.pointerMoved(400, 2);
        draw(LONG_AFTER);
        assertThat(Arrays.equals(pixels(), end)).as("another layer").isFalse();
    }

    @Test
    void itCanBeReadAtEverySizeOfTheWindowAndTheInterface() {
        open();
        press(Keys.END);
        List<String> faults = new ArrayList<>();
        for (int[] window : new int[][] {{800, 600}, {1280, 720}, {1920, 1080}}) {
            for (float scale : new float[] {0.75f, 1, 2}) {
                InterfaceSize size = InterfaceSize.of(window[0], window[1], scale);
                fonts.resize(size.pixelsAUnit());
                screen.resize(size);
                for (int turn = 0; turn < 2; turn++) {
                    press(Keys.TAB);
                    draw(LONG_AFTER);
                    InterfaceAudit audit = new InterfaceAudit(size.width(), size.height());
                    pane.batch().observe(audit);
                    draw(1);
                    pane.batch().observe(null);
                    InterfaceAudit.AuditFindings found = audit.findings();
                    if (!found.overlaps().isEmpty() || !found.cutTexts().isEmpty() || found.missingGlyphs() > 0) {
                        faults.add(size + ": " + found);
                    }
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void aTypedSeedIsTakenByEnterAndEscapeOnlyEndsTheTyping() {
        open();
        press(Keys.END);
        draw(LONG_AFTER);
        int[] seven = pixels();

        press(Keys.G);
        "gx".chars().forEach(letter -> screen.keyTyped((char) letter));
        press(Keys.ESCAPE);
        draw(LONG_AFTER);
        assertThat(Arrays.equals(pixels(), seven)).isTrue();
        assertThat(heard).isEmpty();

        press(Keys.G);
        "g8".chars().forEach(letter -> screen.keyTyped((char) letter));
        press(Keys.ENTER);
        draw(LONG_AFTER);
        assertThat(Arrays.equals(pixels(), seven)).isFalse();
        press(Keys.ESCAPE);
        assertThat(heard).containsExactly("closed");
    }

    @Test
    void givenAWideFloor_whenTheSeedOfATallOneIsTyped_thenItsPictureIsThatOfTheTallFloor() {
        long tall = seedOf(true);
        open(tall);
        press(Keys.TAB); // There is room for the numbers beside a tall floor; now they are hidden, as beside a
        // wide one.
        press(Keys.END);
        draw(LONG_AFTER);
        int[] opened = pixels();

        open(seedOf(false));
        press(Keys.END);
        draw(LONG_AFTER);
        assertThat(Arrays.equals(pixels(), opened)).isFalse();
        press(Keys.G);
        ("g" + tall).chars().forEach(letter -> screen.keyTyped((char) letter));
        press(Keys.ENTER);
        press(Keys.END);
        draw(LONG_AFTER);

        assertThat(Arrays.equals(pixels(), opened)).isTrue();
    }

    /** Returns the first seed whose leftmost floor of depth 5 is a battle, and tall, or wide. */
    private static long seedOf(boolean isTall) {
        Content content = TestContent.BUILT_IN;
        for (long seed = 10; ; seed++) {
            FloorRequest request = new Descent(Seed.of(seed), content.graph()).request(5);
            Grid grid = request.grid(content);
            if (request.kind() == FloorKind.BATTLE && grid.height() > grid.width() == isTall) {
                return seed;
            }
        }
    }

    private void open() {
        open(seedOf(false));
    }

    /** Opens the screen; called within a test, because only there is a window. */
    private void open(long seed) {
        Assets assets = new BuiltInAssets();
        Content content = TestContent.BUILT_IN;
        GameContext context = FilmContext.of(
                assets, TestContent.sprites(assets), content, Seed.of("stepper"), GameSettings.USUAL, folder);
        pane = context.pane();
        fonts = context.fonts();
        screen = new StepperScreen(
                new Descent(Seed.of(seed), content.graph()).request(5),
                context.pageParts(),
                assets,
                new SaveFolder(folder),
                () -> heard.add("closed"),
                () -> Runnable::run);
        screen.resize(InterfaceSize.of(800, 600, 1));
        draw(2);
    }

    private void press(int key) {
        KeyPresses.press(screen, key);
        KeyPresses.release(screen, key);
    }

    private void draw(int frames) {
        GlWindow.lastOf(frames, () -> {
            pane.clear(0);
            screen.draw(SECONDS);
        });
    }

    private static int[] pixels() {
        Pixmap shown = GlWindow.pixels();
        int[] pixels = new int[shown.getWidth() * shown.getHeight()];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = shown.getPixel(i % shown.getWidth(), i / shown.getWidth());
        }
        shown.dispose();
        return pixels;
    }
}
