package dev.orebound.screen.play;

import com.badlogic.gdx.Gdx;
import dev.orebound.content.Content;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.journal.profile.RunHistory;
import dev.orebound.journal.run.LastMoments;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.account.AccountLines;
import dev.orebound.screen.account.AccountScreen;
import dev.orebound.screen.account.DeathAdviser;
import dev.orebound.screen.account.EndingStory;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PageStack;
import dev.orebound.screen.settings.HandsPage;
import dev.orebound.screen.stage.MenuButton;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Saves the account of a run that has ended, and makes the screen that shows it. */
final class RunEndScreens {
    /** So many deaths down to this depth are taken for a game that is too hard. */
    private static final int HARD_DEATHS = 3;

    private static final int EARLY_DEPTH = 2;

    private RunEndScreens() {}

    /**
     * Saves the account of a run and creates the pages that show its end: its last seconds, if it ended in death, and
     * its summary.
     *
     * @param start how the run was started; if that was unsaved, nothing is saved
     * @param pages opens further pages
     * @param guard closed while the page ignores keys and clicks
     */
    static GameScreen of(
            LiveRun live,
            RunStart start,
            InputGuard guard,
            PageStack pages,
            GameContext context,
            ScreenNavigator navigator) {
        Expedition run = live.expedition();
        RunAccount account = RunAccount.of(
                run, context.start().content(), context.start().platform().today());
        if (!start.isUnsaved()) {
            account = account.inTry(context.profile().now().triesOfDaily(account.day()));
        }
        AccountScreen summary = summary(run, account, start, guard, pages, context, navigator);
        if (account.ending() == RunOutcome.WON) {
            if (!start.isUnsaved()) {
                context.profile().met(EndingStory.idOf(account.deeds()));
                context.profile().save();
            }
            return new VictoryPage(run, account, context, summary);
        }
        LastMoments moments = live.lastMoments();
        String cause = AccountLines.of(account, context.texts()).cause();
        long killer = run.world().player().health().hurtBySpawnId;
        return moments == null ? summary : new LastMomentsPage(moments, killer, cause, context, summary);
    }

    private static AccountScreen summary(
            Expedition run,
            RunAccount account,
            RunStart start,
            InputGuard guard,
            PageStack pages,
            GameContext context,
            ScreenNavigator navigator) {
        Content content = context.start().content();
        // An unsaved run leaves another one saved, which the next run puts aside.
        AccountScreen[] screen = new AccountScreen[1];
        NewRun sameSeed = again(run, start, content);
        Consumer<Runnable> asked = action -> screen[0].askFirst(context.asksToPutAside(), action);
        Runnable anotherRun = () -> asked.accept(navigator::startRunWithFreshSeed);
        List<MenuButton> menu =
                menu(run, anotherRun, () -> asked.accept(() -> navigator.setOut(sameSeed)), context, navigator);
        PageContext parts = context.pageParts().in(run.world().biome());
        int quiet = content.feel().pages().endTicks();
        String advice = new DeathAdviser(content, context.texts(), context.bindings())
                .advise(run, account, context.profile().now().met());
        if (start.isUnsaved()) {
            AccountScreen.EndedRun ended = new AccountScreen.EndedRun(account, List.of(account), "", advice, List.of());
            screen[0] = new AccountScreen(parts, ended, menu, anotherRun, guard, quiet);
            return screen[0];
        }
        RunHistory history = context.start().saves().history();
        String file = history.add(
                account, AccountLines.text(account, AccountLines.walkedPath(account, content), context.texts()));
        List<RunAccount> all = history.accounts();
        boolean isHard = isTooHard(account, all, context.settings().now());
        AccountScreen.EndedRun ended = new AccountScreen.EndedRun(
                account,
                all.isEmpty() ? List.of(account) : all,
                file,
                advice,
                List.of(
                        AccountLines.newsLine(context.profile().newInRun(parts), context.texts()),
                        AccountLines.dareLine(context.profile().now(), content, context.texts()),
                        isHard ? context.texts().get("summary.gentler_words") : ""));
        if (isHard) {
            menu.add(
                    2,
                    parts.button(
                            context.texts().get("summary.gentler"),
                            "",
                            () -> pages.open(
                                    new HandsPage(context, pages, run.world().biome()))));
        }
        screen[0] = new AccountScreen(parts, ended, menu, anotherRun, guard, quiet);
        return screen[0];
    }

    /** Returns true if a run has ended like some before it on the first floors, and nothing was made easier yet. */
    private static boolean isTooHard(RunAccount ended, List<RunAccount> all, GameSettings settings) {
        boolean isUsual = settings.get(GameSettings.MERCY) == 0 && settings.get(GameSettings.GAME_SPEED) == 1;
        return isUsual
                && isEarlyDeath(ended)
                && all.stream().filter(RunEndScreens::isEarlyDeath).count() >= HARD_DEATHS;
    }

    private static boolean isEarlyDeath(RunAccount account) {
        boolean isDeath = account.ending() == RunOutcome.SLAIN || account.ending() == RunOutcome.PERISHED;
        return isDeath && account.deeds().deepest() <= EARLY_DEPTH;
    }

    /** Returns a start of the same cave again; a playtester may have rolled another seed than the run began with. */
    private static NewRun again(Expedition run, RunStart start, Content content) {
        NewRun again = start.again(content);
        if (again.seed().equals(run.seed())) {
            return again;
        }
        String first = run.tally().deeds().path().get(0);
        return new NewRun(run.seed(), run.descent().request(first), 0, false, run.terms());
    }

    private static List<MenuButton> menu(
            Expedition run, Runnable another, Runnable again, GameContext context, ScreenNavigator navigator) {
        PageContext parts = context.pageParts();
        GameTexts texts = context.texts();
        String key = context.bindings().keyName(GameAction.ANOTHER_RUN);
        return new ArrayList<>(List.of(
                parts.button(
                        key.isEmpty() ? texts.get("title.new_run") : texts.format("summary.another_run", key),
                        "",
                        another),
                parts.button(texts.get("summary.same_seed"), "", again),
                copySeedRow(parts, run.sharedSeed()),
                parts.button(texts.get("pause.to_title"), "", navigator::toTitle)));
    }

    /** Makes the row that copies a run's seed to the clipboard. */
    static MenuButton copySeedRow(PageContext parts, String seed) {
        return parts.reporting(parts.texts().get("menu.copy_seed"), () -> {
            Gdx.app.getClipboard().setContents(seed);
            return parts.texts().get("menu.copied");
        });
    }
}
