package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.film.FilmPage;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.film.InterfaceAudit;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.screen.page.ShownTexts;
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.screen.title.TitleScreen;
import dev.orebound.view.draw.PaneObserver;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that every page can be reached, used and read, in a window. */
@InWindow(width = 800, height = 600, pixels = false)
final class PagesByKeysTest {
    private static final float SECONDS = 1 / 30f;
    private static final List<Integer> ARROWS = List.of(Keys.DOWN, Keys.UP, Keys.LEFT, Keys.RIGHT);

    private static final Map<Integer, Integer> CROSS = Map.of(
            Keys.DOWN, KeyName.PAD_DOWN,
            Keys.UP, KeyName.PAD_UP,
            Keys.LEFT, KeyName.PAD_LEFT,
            Keys.RIGHT, KeyName.PAD_RIGHT);

    @TempDir
    Path folder;

    @Test
    void arrowsAndTheCrossOfAPadReachEveryRowOfEveryPageAndOneRowIsAlwaysFocused() {
        GameContext context = context();
        for (FilmPage page : FilmPage.values()) {
            GameScreen screen = shown(new FilmPages(context).open(page), context, size(1));
            // On the descent, arrows look ahead; its one row is focused from the start.
            if (screen instanceof StagePage stage && !page.name().startsWith("DESCENT")) {
                // In the settings, left and right change the window itself.
                List<Integer> keys = page == FilmPage.SETTINGS ? List.of(Keys.DOWN, Keys.UP) : ARROWS;
                assertThat(reachedBy(keys, stage))
                        .as("rows of %s", page)
                        .containsExactlyInAnyOrderElementsOf(stage.focus().rows());
                stage.focus().choose(stage.focus().rows().get(0));
                List<Integer> buttons = keys.stream().map(CROSS::get).toList();
                assertThat(reachedBy(buttons, stage))
                        .as("rows of %s by pad", page)
                        .containsExactlyInAnyOrderElementsOf(stage.focus().rows());
                assertThat(screen.padKey(KeyName.PAD_SOUTH))
                        .as("takes on %s", page)
                        .isIn(Keys.ENTER, KeyName.PAD_SOUTH);
                assertThat(screen.padKey(KeyName.PAD_EAST))
                        .as("leaves %s", page)
                        .isIn(Keys.ESCAPE, KeyName.PAD_EAST);
            }
            screen.dispose();
        }
    }

    /** Returns the rows that keys reach from the one that is focused first. */
    private static Set<FocusRow> reachedBy(List<Integer> keys, StagePage page) {
        Set<FocusRow> reached = new LinkedHashSet<>();
        Deque<FocusRow> from = new ArrayDeque<>();
        FocusRow first = focused(page);
        reached.add(first);
        from.add(first);
        while (!from.isEmpty()) {
            FocusRow row = from.remove();
            for (int key : keys) {
                page.focus().choose(row);
                KeyPresses.press(page, KeyName.isPad(key) ? page.padKey(key) : key);
                FocusRow to = focused(page);
                if (reached.add(to)) {
                    from.add(to);
                }
            }
        }
        return reached;
    }

    private static FocusRow focused(StagePage page) {
        return Objects.requireNonNull(page.focus().focused(), "a row is always focused");
    }

    @Test
    void theTitleOpensEveryPageOfItsMenuByKeysAndEscapeComesBack() {
        GameContext context = context();
        TitleScreen title = (TitleScreen) shown(new FilmPages(context).open(FilmPage.TITLE), context, size(1));
        String menu = context.texts().get("title.new_run");

        for (String page : List.of("history.title", "codex.title", "title.settings")) {
            String word = context.texts().get(page);
            for (int i = 0; i < 10 && !isFocused(word, title); i++) {
                KeyPresses.press(title, Keys.DOWN);
            }
            KeyPresses.press(title, Keys.ENTER);
            assertThat(textsOf(title, context))
                    .as("behind %s", page)
                    .contains(word)
                    .doesNotContain(menu);
            if (page.equals("title.settings")) {
                for (String last : List.of("credits.help", "keys.help")) {
                    KeyPresses.press(title, Keys.UP);
                    KeyPresses.press(title, Keys.ENTER);
                    assertThat(textsOf(title, context)).contains(context.texts().get(last));
                    KeyPresses.press(title, Keys.ESCAPE);
                }
            }
            KeyPresses.press(title, Keys.ESCAPE);
            assertThat(textsOf(title, context)).contains(menu);
        }
        title.dispose();
    }

    private static boolean isFocused(String word, StagePage page) {
        return isSaying(word, focused(page));
    }

    /** Returns true if one of the texts of a row is this. */
    static boolean isSaying(String word, FocusRow row) {
        for (Actor child : row.getChildren()) {
            if (child instanceof TextLabel label && label.text().equals(word)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void everyPageCanBeReadAtEverySizeOfTheWindowAndTheInterface() {
        GameContext context = context();
        Map<FilmPage, GameScreen> screens = new EnumMap<>(FilmPage.class);
        for (FilmPage page : FilmPage.values()) {
            screens.put(page, new FilmPages(context).open(page));
        }
        List<String> faults = new ArrayList<>();
        for (int[] window : new int[][] {{800, 600}, {1280, 720}, {1920, 1080}}) {
            for (float scale : new float[] {0.75f, 2}) {
                InterfaceSize size = InterfaceSize.of(window[0], window[1], scale);
                context.fonts().resize(size.pixelsAUnit());
                screens.forEach((page, screen) -> {
                    shown(screen, context, size);
                    InterfaceAudit audit = new InterfaceAudit(size.width(), size.height());
                    observe(audit, screen, context);
                    InterfaceAudit.AuditFindings found = audit.findings();
                    if (!found.overlaps().isEmpty() || !found.cutTexts().isEmpty() || found.missingGlyphs() > 0) {
                        faults.add(page + " " + size + ": " + found);
                    }
                });
            }
        }
        screens.values().forEach(GameScreen::dispose);
        assertThat(faults).isEmpty();
    }

    private static List<String> textsOf(GameScreen screen, GameContext context) {
        return ShownTexts.of(screen, context.pane());
    }

    private static void observe(PaneObserver observer, GameScreen screen, GameContext context) {
        context.pane().batch().observe(observer);
        screen.draw(SECONDS);
        context.pane().batch().observe(null);
    }

    private static GameScreen shown(GameScreen screen, GameContext context, InterfaceSize size) {
        screen.resize(size);
        for (int i = 0; i < 12; i++) {
            context.pane().clear(0);
            screen.draw(SECONDS);
        }
        return screen;
    }

    private GameContext context() {
        return FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("pages"),
                GameSettings.USUAL,
                folder);
    }

    private static InterfaceSize size(float scale) {
        return InterfaceSize.of(800, 600, scale);
    }
}
