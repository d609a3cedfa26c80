package dev.orebound.screen;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.Texts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.History;
import dev.orebound.screen.account.AccountScreen;
import dev.orebound.screen.account.AccountText;
import dev.orebound.screen.account.WalkedPath;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.menu.ActionRow;
import dev.orebound.screen.menu.Menu;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.view.text.Fonts;
import java.util.List;

/** What becomes of a run that has ended: its account is kept, and told with the ways on. */
final class RunEnd {
    private static final int MENU_WIDTH_UNITS = 520;

    private RunEnd() {}

    /**
     * Keeps the account of a run and makes the screen that tells of it.
     *
     * @param isUnsaved nothing of it is kept
     */
    static GameScreen of(Expedition run, boolean isUnsaved, Equipment equipment, Navigator navigator) {
        return isUnsaved ? withoutTrace(run, equipment, navigator) : kept(run, equipment, navigator);
    }

    private static GameScreen kept(Expedition run, Equipment equipment, Navigator navigator) {
        Content content = equipment.start().content();
        History history = equipment.start().saves().history();
        RunAccount account = account(run, equipment);
        String file = history.add(account, AccountText.of(account, WalkedPath.of(account, content), equipment.texts()));
        List<RunAccount> all = history.accounts();
        return screen(run, account, all.isEmpty() ? List.of(account) : all, file, equipment, navigator);
    }

    private static GameScreen withoutTrace(Expedition run, Equipment equipment, Navigator navigator) {
        RunAccount account = account(run, equipment);
        return screen(run, account, List.of(account), "", equipment, navigator);
    }

    private static RunAccount account(Expedition run, Equipment equipment) {
        GameStart start = equipment.start();
        return RunAccount.of(run, start.content(), start.platform().today());
    }

    private static GameScreen screen(
            Expedition run,
            RunAccount account,
            List<RunAccount> all,
            String file,
            Equipment equipment,
            Navigator navigator) {
        return new AccountScreen(
                equipment.pageParts(),
                account,
                all,
                file,
                menu(run.seed(), equipment, navigator),
                key -> isAnotherRun(key, equipment, navigator));
    }

    private static boolean isAnotherRun(int keycode, Equipment equipment, Navigator navigator) {
        boolean isAsked = equipment.bindings().ofKey(keycode) == GameAction.ANOTHER_RUN;
        if (isAsked) {
            navigator.startRunWithFreshSeed();
        }
        return isAsked;
    }

    private static Menu menu(Seed seed, Equipment equipment, Navigator navigator) {
        Texts texts = equipment.texts();
        Fonts fonts = equipment.fonts();
        String key = equipment.bindings().keyName(GameAction.ANOTHER_RUN);
        return new Menu(
                MENU_WIDTH_UNITS,
                List.of(
                        new ActionRow(
                                fonts, texts.format("summary.another_run", key), navigator::startRunWithFreshSeed),
                        new ActionRow(fonts, texts.get("summary.same_seed"), () -> navigator.startRun(seed)),
                        new CopySeedRow(fonts, texts, seed),
                        new ActionRow(fonts, texts.get("pause.to_title"), navigator::toTitle)),
                new MenuSounds(equipment.sounds()));
    }
}
