package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.GameStart;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.screen.page.ShownTexts;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.TypedRow;
import dev.orebound.screen.title.TitleBackdrop;
import dev.orebound.screen.title.TitleScreen;
import dev.orebound.view.text.SeedText;
import dev.orebound.world.state.Party;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the title begins the run that it shows, takes any seed, and puts no run aside without asking. */
@InWindow(width = 800, height = 600, pixels = false)
final class SeedsAtTitleTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final String QUESTION =
            "Your run at depth 5 ends; it stays in the history and can be continued from there.";

    @TempDir
    Path folder;

    /** The runs that were asked for, each as a word. */
    private final List<String> asked = new ArrayList<>();

    private String today = "2026-11-26";

    @Test
    void anotherRunAsksBeforeItPutsTheSavedOneAside() {
        GameContext context = context();
        save(context, 5);
        TitleScreen title = title(context);

        for (String row : List.of("title.new_run", "title.seed", "title.daily")) {
            String wanted =
                    row.equals("title.new_run") ? "fresh" : row.equals("title.seed") ? "typed" : "daily-" + today;
            choose(
                    row.equals("title.daily")
                            ? "Daily run, " + today
                            : context.texts().get(row),
                    title);
            if (row.equals("title.seed")) {
                "typed".chars().forEach(letter -> title.keyTyped((char) letter));
            } else if (row.equals("title.daily")) {
                KeyPresses.press(title, Keys.ENTER);
            }
            KeyPresses.press(title, Keys.ENTER);
            assertThat(asked).as(row).isEmpty();
            assertThat(texts(title, context)).as(row).contains(QUESTION);

            KeyPresses.press(title, Keys.ESCAPE);
            assertThat(texts(title, context)).as(row).doesNotContain(QUESTION);
            assertThat(asked).as("%s was refused", row).isEmpty();

            KeyPresses.press(title, Keys.ENTER);
            KeyPresses.press(title, Keys.ENTER);
            assertThat(asked).as("%s was agreed to", row).containsExactly(wanted);
            asked.clear();
            if (row.equals("title.seed")) {
                "typed".chars().forEach(letter -> title.keyTyped('\b'));
            }
        }
        title.dispose();
    }

    @Test
    void withoutASavedRunNothingIsAsked() {
        GameContext context = context();
        TitleScreen title = title(context);

        choose(context.texts().get("title.new_run"), title);
        KeyPresses.press(title, Keys.ENTER);

        assertThat(asked).containsExactly("fresh");
        title.dispose();
    }

    @Test
    void theDailyRunThatIsShownBeginsEvenAfterMidnight() {
        GameContext context = context();
        TitleScreen title = title(context);
        today = "2026-11-27";

        assertThat(texts(title, context)).contains("Daily run, 2026-11-26");
        choose("Daily run, 2026-11-26", title);
        KeyPresses.press(title, Keys.ENTER);
        assertThat(asked).isEmpty();
        KeyPresses.press(title, Keys.ENTER);
        assertThat(asked).containsExactly("daily-2026-11-26");

        KeyPresses.press(title, Keys.ESCAPE);
        title.draw(30);
        title.draw(30);
        assertThat(texts(title, context)).contains("Daily run, 2026-11-27").doesNotContain("Daily run, 2026-11-26");
        KeyPresses.press(title, Keys.ENTER);
        KeyPresses.press(title, Keys.ENTER);
        assertThat(asked).containsExactly("daily-2026-11-26", "daily-2026-11-27");
        title.dispose();
    }

    @Test
    void midnightWhileAQuestionIsOpenChangesNoDay() {
        GameContext context = context();
        save(context, 5);
        TitleScreen title = title(context);
        choose("Daily run, 2026-11-26", title);
        KeyPresses.press(title, Keys.ENTER);
        KeyPresses.press(title, Keys.ENTER);
        today = "2026-11-27";
        title.draw(30);
        title.draw(30);
        KeyPresses.press(title, Keys.ENTER);

        assertThat(asked).containsExactly("daily-2026-11-26");
        title.dispose();
    }

    @Test
    void aPastedSeedIsWhatATypedOneIs() {
        GameContext context = context();
        TitleScreen title = title(context);
        TypedRow row = seedRow(title);
        for (String seed : List.of(
                "a seed with more than four and twenty letters",
                "\ud83d\ude00".repeat(200),
                "\u05d0\u05d1\u05d2 right to left \u0634",
                "bafira-dumalo/first")) {
            paste(seed + "\n", title);
            assertThat(row.text()).isEqualTo(seed);
            assertThat(row.note()).isEmpty();
            KeyPresses.press(title, Keys.ENTER);
            empty(row, title);
            seed.chars().forEach(letter -> title.keyTyped((char) letter));
            title.draw(0.03f);
            KeyPresses.press(title, Keys.ENTER);
            empty(row, title);
            assertThat(asked).containsExactly(seed, seed);
            asked.clear();
        }
        title.dispose();
    }

    @Test
    void aTextThatCannotBeASeedIsRefusedAsAWholeWithAWord() {
        GameContext context = context();
        TitleScreen title = title(context);
        TypedRow row = seedRow(title);
        title.keyTyped('x');

        paste("two\nlines", title);
        assertThat(row.text()).isEqualTo("x");
        assertThat(texts(title, context)).contains("Paste one line of letters");

        // LWJGL cannot hand the clipboard so long a text, but other programs can.
        row.insert("y".repeat(Seed.LONGEST_TEXT), "unreadable", "Too long");
        assertThat(row.text()).isEqualTo("x");
        assertThat(texts(title, context)).contains("Too long");

        row.insert("y".repeat(Seed.LONGEST_TEXT - 1), "unreadable", "Too long");
        assertThat(row.text()).hasSize(Seed.LONGEST_TEXT);
        assertThat(texts(title, context)).doesNotContain("Too long");
        title.dispose();
    }

    @Test
    void theHistoryContinuesARunThatWasPutAsideAndAsksFirst() {
        GameContext context = context();
        save(context, 3);
        save(context, 5);
        context.start().saves().history().add(new RunAccount("7", "2026-11-20", RunOutcome.WON, "", RunDeeds.NONE), "");
        TitleScreen title = title(context);
        choose(context.texts().get("history.title"), title);
        KeyPresses.press(title, Keys.ENTER);
        assertThat(texts(title, context)).contains("Put aside at depth 3", "Escaped at depth 0");

        KeyPresses.press(title, Keys.ENTER);
        assertThat(texts(title, context)).contains(QUESTION);
        assertThat(asked).isEmpty();
        KeyPresses.press(title, Keys.ENTER);
        assertThat(asked).containsExactly("continue 3");
        title.dispose();
    }

    @Test
    void aSeedThatNobodyCanReadFromTheScreenIsShownAsItsNumber() {
        GameContext context = context();
        for (String readable : List.of("bafira-dumalo", "7", "two words", "\u00c4rger", "a".repeat(30))) {
            assertThat(SeedText.of(Seed.of(readable), false, context.fonts())).isEqualTo(readable);
        }
        assertThat(SeedText.of(Seed.of("bafira-dumalo"), true, context.fonts())).isEqualTo("bafira-dumalo/first");
        for (String unreadable : List.of(
                "a".repeat(31),
                "two  blanks",
                "\ud83d\ude00",
                "\u05d0\u05d1",
                "e\u0301",
                "zero\u200bwidth",
                "\u0e01")) {
            Seed seed = Seed.of(unreadable);
            assertThat(SeedText.of(seed, false, context.fonts())).isEqualTo(Long.toString(seed.value()));
            assertThat(SeedText.of(seed, true, context.fonts())).isEqualTo(seed.value() + "/first");
        }
    }

    private static TypedRow seedRow(TitleScreen title) {
        for (FocusRow row : title.focus().rows()) {
            if (row instanceof TypedRow typed) {
                title.focus().choose(typed);
                return typed;
            }
        }
        throw new AssertionError("no row for a seed");
    }

    private static void empty(TypedRow row, TitleScreen title) {
        while (!row.text().isEmpty()) {
            title.keyTyped('\b');
        }
    }

    private static void paste(String text, TitleScreen title) {
        Gdx.app.getClipboard().setContents(text);
        KeyPresses.press(title, Keys.CONTROL_LEFT);
        KeyPresses.press(title, Keys.V);
        KeyPresses.release(title, Keys.CONTROL_LEFT);
        title.draw(0.03f);
    }

    /** Saves a run at a depth; the one that was saved before is put aside. */
    private static void save(GameContext context, int depth) {
        RunStore runs = context.start().saves().runs();
        Descent descent = new Descent(Seed.of(depth), CONTENT.graph());
        runs.begin(new Expedition(descent.request(depth), Party.fresh(CONTENT), CONTENT));
        runs.breakOff();
    }

    private GameContext context() {
        GameContext made = FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                CONTENT,
                Seed.of("film"),
                GameSettings.USUAL,
                folder);
        GameStart told = OreboundGameTest.atTheTitle(made.start(), new FilmContext.NoPlatform() {
            @Override
            public String today() {
                return today;
            }
        });
        return new GameContext(
                told,
                made.texts(),
                made.sprites(),
                made.sounds(),
                made.music(),
                made.fonts(),
                made.pane(),
                made.skin(),
                made.bindings(),
                made.settings(),
                made.profile(),
                made.lessons());
    }

    private TitleScreen title(GameContext context) {
        TitleScreen title = new TitleScreen(new TitleBackdrop(Seed.of("behind"), context), context, new AskedRuns());
        title.resize(FilmContext.size(GameSettings.USUAL));
        title.draw(1);
        title.draw(1);
        return title;
    }

    private static List<String> texts(GameScreen screen, GameContext context) {
        screen.draw(1);
        return ShownTexts.of(screen, context.pane());
    }

    private static void choose(String words, TitleScreen title) {
        for (FocusRow row : title.focus().rows()) {
            if (PagesByKeysTest.isSaying(words, row)) {
                title.focus().choose(row);
                return;
            }
        }
        throw new AssertionError("no row says " + words);
    }

    /** Records the runs that are asked for. */
    private final class AskedRuns extends FilmPages.NoNavigator {
        @Override
        public void startRun(Seed seed) {
            asked.add(seed.text());
        }

        @Override
        public void startRunWithFreshSeed() {
            asked.add("fresh");
        }

        @Override
        public void setOut(NewRun proposed) {
            asked.add("again");
        }

        @Override
        public void continueRun(SavedRun saved) {
            asked.add("continue " + saved.seed().text());
        }
    }
}
