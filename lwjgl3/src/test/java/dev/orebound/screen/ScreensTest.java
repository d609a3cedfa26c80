package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.film.FilmPage;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.RunTerms;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.film.InterfaceAudit;
import dev.orebound.film.PseudoLanguage;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.choice.ChoiceScreen;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.descent.DescentScreen;
import dev.orebound.screen.descent.SettingOutPage;
import dev.orebound.screen.descent.TermsOffer;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.screen.page.PageStack;
import dev.orebound.screen.page.ShownTexts;
import dev.orebound.screen.play.FloorPassage;
import dev.orebound.screen.play.LiveRun;
import dev.orebound.screen.play.PauseMenu;
import dev.orebound.screen.settings.KeysPage;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.intent.IntentOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the promises of every screen around and between floors, in a window. */
@InWindow(width = 800, height = 600)
final class ScreensTest {
    private static final float SECONDS = 1 / 30f;

    @TempDir
    Path folder;

    @Test
    void everyScreenIsDrawnInALanguageOfLongWordsWithoutATextThatIsCut() {
        GameContext context = context(
                new PseudoLanguage(new BuiltInAssets()),
                GameSettings.USUAL.with(GameSettings.LANGUAGE, PseudoLanguage.TAG));
        for (OpenedPage page : pages()) {
            GameScreen screen = shown(pages(context).open(page.page), context);
            page.keys.forEach(key -> KeyPresses.press(screen, key));
            InterfaceAudit audit = new InterfaceAudit(size().width(), size().height());
            context.pane().batch().observe(audit);

            draw(context, screen, 1);

            context.pane().batch().observe(null);
            InterfaceAudit.AuditFindings found = audit.findings();
            assertThat(found.cutTexts()).as("cut on %s", page).isEmpty();
            if (!page.isAsking()) {
                assertThat(found.overlaps()).as("overlaps on %s", page).isEmpty();
            }
            assertThat(found.missingGlyphs()).as("glyphs on %s", page).isZero();
            assertThat(coloursShown()).as("something is seen of %s", page).isGreaterThan(8);
            screen.dispose();
        }
        assertThat(Gdx.gl.glGetError()).isZero();
    }

    @Test
    void theFirstRowOfTheSettingsChangesTheLanguageOfEveryOpenPageAtOnce() {
        GameContext context = context();
        PageStack pages = new PageStack();
        pages.open(new PauseMenu(
                new PauseMenu.Choices() {
                    @Override
                    public void resume() {}

                    @Override
                    public void giveUp() {}
                },
                pages(context).run(1),
                pages,
                context,
                new FilmPages.NoNavigator()));
        shown(pages, context);
        for (int row = 0; row < 3; row++) {
            KeyPresses.press(pages, Keys.DOWN);
        }
        KeyPresses.press(pages, Keys.ENTER);
        assertThat(wordsOf(pages, context)).contains("Settings", "Language", "As the system");

        KeyPresses.press(pages, Keys.RIGHT);
        KeyPresses.press(pages, Keys.RIGHT);

        assertThat(wordsOf(pages, context))
                .contains("Einstellungen", "Sprache", "Deutsch")
                .doesNotContain("Settings");
        assertThat(context.bindings().nameOf(Keys.SPACE)).isEqualTo("Leertaste");
        assertThat(context.start().settingsFile().read().get(GameSettings.LANGUAGE))
                .isEqualTo("de");
        KeyPresses.press(pages, Keys.ESCAPE);
        assertThat(wordsOf(pages, context)).contains("Pause", "Leertaste").doesNotContain("Paused");
        pages.dispose();
    }

    private static List<String> wordsOf(GameScreen screen, GameContext context) {
        draw(context, screen, 1);
        return ShownTexts.of(screen, context.pane());
    }

    @Test
    void aChoiceIsTakenByItsNumberAndPutOffByEscape() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        GameScreen screen = shown(pages(context).scrolls(answers(answers)), context);

        KeyPresses.press(screen, Keys.NUM_2);
        KeyPresses.press(screen, Keys.RIGHT);
        KeyPresses.press(screen, Keys.ENTER);
        KeyPresses.press(screen, Keys.ESCAPE);

        assertThat(answers).containsExactly("READ_SCROLL 1", "READ_SCROLL 2", "later");
    }

    @Test
    void anEntranceIsChosenByKeysAndTakenByEnterAndEscapeGoesBack() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        Descent descent = new Descent(Seed.of("screens"), TestContent.BUILT_IN.graph());
        List<GraphNode> entrances = descent.entrances();
        GameScreen screen = settingOut(context, descent, 0, NO_OFFER, RunTerms.NONE, answers);

        KeyPresses.press(screen, Keys.ENTER);
        KeyPresses.press(screen, Keys.LEFT);
        KeyPresses.press(screen, Keys.ENTER);
        KeyPresses.press(screen, Keys.RIGHT);
        KeyPresses.press(screen, Keys.D);
        KeyPresses.press(screen, Keys.SPACE);
        KeyPresses.press(screen, Keys.ESCAPE);

        assertThat(answers)
                .containsExactly(
                        entrances.get(0).id(),
                        entrances.get(entrances.size() - 1).id(),
                        entrances.get(1).id(),
                        "back");
        screen.dispose();
    }

    @Test
    void aKitAndVowsAreChosenByKeysAndOneEnterSetsOutWithThem() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        Descent descent = new Descent(Seed.of("screens"), TestContent.BUILT_IN.graph());
        PowerBook powers = TestContent.BUILT_IN.powers();
        TermsOffer offer = new TermsOffer(
                powers.kits().asList().subList(0, 3), powers.vows().asList().subList(0, 4));
        RunTerms first = new RunTerms(
                offer.kits().get(2).id(), List.of(offer.vows().get(3).id()));
        GameScreen screen = settingOut(context, descent, 1, offer, first, answers);

        KeyPresses.press(screen, Keys.ENTER);
        KeyPresses.press(screen, Keys.UP);
        KeyPresses.press(screen, Keys.ENTER);
        KeyPresses.press(screen, Keys.RIGHT);
        KeyPresses.press(screen, Keys.RIGHT);
        KeyPresses.press(screen, Keys.ENTER);
        KeyPresses.press(screen, Keys.UP);
        KeyPresses.press(screen, Keys.RIGHT);
        KeyPresses.press(screen, Keys.ENTER);

        String at = descent.entrances().get(1).id();
        List<String> kits = powers.kits().ids();
        List<String> vows = powers.vows().ids();
        assertThat(answers)
                .containsExactly(
                        at + " kit." + kits.get(2) + " vow." + vows.get(3),
                        at + " kit." + kits.get(0) + " vow." + vows.get(0) + " vow." + vows.get(2) + " vow."
                                + vows.get(3));
        screen.dispose();
    }

    private static final TermsOffer NO_OFFER = new TermsOffer(List.of(), List.of());

    /** Shows the page Setting out; answers take the entrance and the terms, or {@code back}. */
    private static GameScreen settingOut(
            GameContext context,
            Descent descent,
            int entrance,
            TermsOffer offer,
            RunTerms terms,
            List<String> answers) {
        return shown(
                new SettingOutPage(
                        context.pageParts(),
                        descent,
                        descent.entrances().get(entrance),
                        offer,
                        terms,
                        (chosen, taken) -> answers.add((chosen.id() + " " + String.join(" ", taken.ids())).strip()),
                        () -> answers.add("back")),
                context);
    }

    @Test
    void aClickChoosesAKitOrTakesAVow_andTheRowOfKitsSetsOutByAKeyAlone() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        Descent descent = new Descent(Seed.of("screens"), TestContent.BUILT_IN.graph());
        PowerBook powers = TestContent.BUILT_IN.powers();
        TermsOffer offer = new TermsOffer(
                powers.kits().asList().subList(0, 3), powers.vows().asList().subList(0, 1));
        GameScreen screen = settingOut(context, descent, 0, offer, RunTerms.NONE, answers);
        Set<String> kits = new TreeSet<>();
        Set<String> vows = new TreeSet<>();
        int setOut = 0;
        for (int x = size().width() * 5 / 8; x < size().width(); x += 16) {
            for (int y = 40; y < size().height() / 2; y += 8) {
                answers.clear();
                screen.pointerDown(x, y, 0);
                screen.pointerDragged(x, y);
                screen.pointerUp(0);
                setOut += answers.size();
                if (answers.isEmpty()) {
                    KeyPresses.press(screen, Keys.HOME);
                    KeyPresses.press(screen, Keys.ENTER);
                    String[] chosen = answers.get(0).split(" ", -1);
                    kits.add(chosen[1]);
                    vows.add(chosen.length > 2 ? chosen[2] : "none");
                }
            }
        }

        assertThat(kits).hasSize(3);
        assertThat(vows)
                .containsExactlyInAnyOrder("none", "vow." + powers.vows().at(0).id());
        assertThat(setOut).as("clicks on the row that sets out").isPositive();
        screen.dispose();
    }

    @Test
    void anEntranceIsChosenByAClickAndTakenByASecond() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        Descent descent = new Descent(Seed.of("screens"), TestContent.BUILT_IN.graph());
        GameScreen screen = settingOut(context, descent, 0, NO_OFFER, RunTerms.NONE, answers);

        Set<String> taken = new TreeSet<>();
        for (int x = 60; x < 520; x += 8) {
            for (int y = 376; y <= 396; y += 20) {
                answers.clear();
                screen.pointerMoved(x, y);
                screen.pointerDown(x, y, 0);
                screen.pointerUp(0);
                draw(context, screen, 1);
                screen.pointerDown(x, y, 0);
                screen.pointerUp(0);
                taken.addAll(answers);
            }
        }

        assertThat(taken)
                .containsExactlyInAnyOrderElementsOf(
                        descent.entrances().stream().map(GraphNode::id).toList());
        screen.dispose();
    }

    @Test
    void handsThatAreStillFightingChooseNothing() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        GameScreen screen = pages(context).scrolls(answers(answers));
        screen.resize(size());
        draw(context, screen, 2);

        KeyPresses.press(screen, Keys.SPACE);

        assertThat(answers).isEmpty();
    }

    @Test
    void refusingToLeaveAnybodyLeavesTheGolemAsleep() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        GameScreen screen = shown(pages(context).companions(answers(answers)), context);

        KeyPresses.press(screen, Keys.NUM_3);
        KeyPresses.press(screen, Keys.ESCAPE);

        assertThat(answers).containsExactly("LEAVE_COMPANION 2", "LEAVE_COMPANION 5");
    }

    @Test
    void aRelicIsTakenByItsNumberAndAllAreMeltedOnlyAfterAQuestion() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        GameScreen screen = shown(pages(context).relics(4, answers(answers)), context);

        KeyPresses.press(screen, Keys.NUM_2);
        KeyPresses.press(screen, Keys.NUM_4);
        assertThat(answers).containsExactly("TAKE_RELIC 1");
        KeyPresses.press(screen, Keys.NUM_4);
        KeyPresses.press(screen, Keys.ESCAPE);

        assertThat(answers).containsExactly("TAKE_RELIC 1", "TAKE_RELIC 3", "later");
    }

    @Test
    void aCarrierOfSixRelicsChoosesOneToLeaveAndEscapeGoesBackToTheNewOnes() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        GameScreen screen = shown(pages(context).relics(6, answers(answers)), context);

        KeyPresses.press(screen, Keys.NUM_3);
        KeyPresses.press(screen, Keys.ESCAPE);
        KeyPresses.press(screen, Keys.NUM_1);
        KeyPresses.press(screen, Keys.NUM_7);
        assertThat(answers).as("nothing is chosen yet").isEmpty();
        KeyPresses.press(screen, Keys.NUM_2);
        KeyPresses.press(screen, Keys.NUM_5);

        assertThat(answers).containsExactly("TAKE_RELIC " + RelicOffer.answer(1, 4));
    }

    @Test
    void aFoundPieceOfEquipmentIsWornOrLeftByItsNumber() {
        GameContext context = context();
        List<String> answers = new ArrayList<>();
        GameScreen screen = shown(pages(context).equipment(answers(answers)), context);

        KeyPresses.press(screen, Keys.NUM_1);
        KeyPresses.press(screen, Keys.NUM_2);

        assertThat(answers).containsExactly("TAKE_EQUIPMENT 0", "TAKE_EQUIPMENT 1");
    }

    @Test
    void theDescentBetweenFloorsStaysUntilAKeyAndArrowsOnlyLookAhead() {
        GameContext context = context();
        List<String> left = new ArrayList<>();
        GameScreen screen = shown(
                DescentScreen.between(context.pageParts(), pages(context).run(3), () -> left.add("left")), context);

        KeyPresses.press(screen, Keys.DOWN);
        screen.wheelTurned(2);
        assertThat(left).isEmpty();

        KeyPresses.press(screen, Keys.SPACE);
        assertThat(left).containsExactly("left");
    }

    @Test
    void theNextFloorIsMadeBehindTheDescentAndEnteredOnceThatIsWanted() {
        GameContext context = context();
        LiveRun run = new LiveRun(
                new NewRun(Seed.of("screens")),
                (intent, x, y) -> {},
                size(),
                context,
                new PlaytestBench.NoBench(() -> {}));
        run.expedition().world().player().fall();
        run.play(0.1f);
        InputGuard guard = new InputGuard();
        FloorPassage passage = new FloorPassage(run, size(), guard, context);

        GlWindow.lastOf(40, () -> passage.draw(SECONDS));

        assertThat(run.expedition().tally().deeds().path()).hasSize(2);
        assertThat(passage.isOver()).as("nobody wants to go on yet").isFalse();
        guard.close(1);
        KeyPresses.press(passage.screen(), Keys.E);
        assertThat(passage.isOver()).as("hands that still fight skip nothing").isFalse();
        guard.update(1);
        KeyPresses.press(passage.screen(), Keys.E);
        assertThat(passage.isOver()).isTrue();
        run.dispose();
    }

    @Test
    void aKeyThatIsChangedDoesItAtOnceAndIsKept() {
        GameContext context = context();
        List<String> kept = new ArrayList<>();
        GameScreen screen = shown(
                new KeysPage(
                        context.pageParts(),
                        () -> kept.add(context.bindings().choices().toString()),
                        () -> {}),
                context);

        KeyPresses.press(screen, Keys.ENTER);
        KeyPresses.press(screen, Keys.Z);

        assertThat(context.bindings().ofKey(Keys.Z)).isEqualTo(GameAction.NORTH);
        assertThat(kept).containsExactly("{north=[Z, Up]}");
    }

    private GameContext context() {
        return context(new BuiltInAssets(), GameSettings.USUAL);
    }

    private GameContext context(Assets assets, GameSettings settings) {
        return FilmContext.of(
                assets,
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("screens"),
                settings,
                folder);
    }

    private static FilmPages pages(GameContext context) {
        return new FilmPages(context);
    }

    /** A page, and keys that are pressed on it. */
    private record OpenedPage(FilmPage page, List<Integer> keys) {
        /** Returns true if the keys lead to a question, which lies over the rows of the page. */
        boolean isAsking() {
            return page == FilmPage.KEYS && keys.contains(Keys.SPACE);
        }
    }

    /** Returns every page but those over a played cave, and some again with something chosen. */
    private static List<OpenedPage> pages() {
        List<OpenedPage> pages = new ArrayList<>();
        for (FilmPage page : FilmPage.values()) {
            if (page != FilmPage.TITLE && page != FilmPage.TITLE_FIRST && page != FilmPage.TITLE_NEWS) {
                pages.add(new OpenedPage(page, List.of()));
            }
        }
        pages.add(new OpenedPage(FilmPage.SETTING_OUT, List.of(Keys.RIGHT)));
        pages.add(new OpenedPage(FilmPage.KEYS, List.of(Keys.DOWN, Keys.DOWN, Keys.ENTER)));
        pages.add(new OpenedPage(FilmPage.KEYS, List.of(Keys.DOWN, Keys.ENTER, Keys.SPACE)));
        pages.add(new OpenedPage(FilmPage.CODEX, List.of(Keys.TAB, Keys.TAB)));
        pages.add(new OpenedPage(FilmPage.CODEX, List.of(Keys.TAB, Keys.TAB, Keys.TAB, Keys.TAB, Keys.RIGHT)));
        pages.add(new OpenedPage(FilmPage.HISTORY, List.of(Keys.DOWN)));
        pages.add(new OpenedPage(FilmPage.SATCHEL, List.of(Keys.RIGHT, Keys.ENTER)));
        pages.add(new OpenedPage(FilmPage.CHOICE_RELIC_FULL, List.of(Keys.ENTER, Keys.RIGHT)));
        return pages;
    }

    private static InterfaceSize size() {
        return InterfaceSize.of(800, 600, 1);
    }

    private static GameScreen shown(GameScreen screen, GameContext context) {
        screen.resize(size());
        GlWindow.unseen(() -> draw(context, screen, 15));
        return screen;
    }

    private static void draw(GameContext context, GameScreen screen, int frames) {
        for (int i = 0; i < frames; i++) {
            context.pane().clear(0);
            screen.draw(SECONDS);
        }
    }

    private static int coloursShown() {
        Pixmap pixels = GlWindow.pixels();
        List<Integer> colours = new ArrayList<>();
        for (int y = 0; y < pixels.getHeight(); y += 3) {
            for (int x = 0; x < pixels.getWidth() && colours.size() < 9; x += 3) {
                if (!colours.contains(pixels.getPixel(x, y))) {
                    colours.add(pixels.getPixel(x, y));
                }
            }
        }
        pixels.dispose();
        return colours.size();
    }

    private static ChoiceScreen.ChoiceAnswer answers(List<String> answers) {
        return new ChoiceScreen.ChoiceAnswer() {
            @Override
            public void order(IntentOrder order, int argument) {
                answers.add(order + " " + argument);
            }

            @Override
            public void later() {
                answers.add("later");
            }
        };
    }
}
