package dev.orebound.screen.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.player.Deed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.profile.PlayerProfile;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class AccountLinesTest {
    private final BuiltInAssets assets = new BuiltInAssets();
    private final GameTexts texts = GameTexts.read(assets);

    @Test
    void timeIsMinutesAndSecondsAndHoursWhereThereAreAny() {
        assertThat(AccountLines.time(0)).isEqualTo("0:00");
        assertThat(AccountLines.time(65 * 60)).isEqualTo("1:05");
        assertThat(AccountLines.time((12 * 60 + 34) * 60L + 59)).isEqualTo("12:34");
        assertThat(AccountLines.time((3600 + 2 * 60 + 5) * 60L)).isEqualTo("1:02:05");
    }

    @Test
    void theCauseNamesWhoDidItAndHowDeep() {
        assertThat(AccountLines.of(account(RunOutcome.SLAIN, "slime", 4, 9), texts)
                        .cause())
                .isEqualTo("Killed by the slime at depth 4.");
        assertThat(AccountLines.of(account(RunOutcome.GIVEN_UP, "", 4, 9), texts)
                        .cause())
                .contains("depth 4");
    }

    @Test
    void aMonsterThatThereIsNoMoreIsToldByItsId() {
        assertThat(AccountLines.of(account(RunOutcome.SLAIN, "old_worm", 2, 1), texts)
                        .cause())
                .contains("old worm");
    }

    @Test
    void aRunStandsByHowItEndedThenHowDeepThenWhomItSlew() {
        RunAccount won = account(RunOutcome.WON, "", 17, 1);
        RunAccount deep = account(RunOutcome.SLAIN, "slime", 12, 5);
        RunAccount fierce = account(RunOutcome.SLAIN, "slime", 5, 90);
        RunAccount meek = account(RunOutcome.SLAIN, "slime", 5, 2);
        List<RunAccount> all = List.of(meek, deep, won, fierce, meek);

        assertThat(RunRanking.of(won, all)).isEqualTo(1);
        assertThat(RunRanking.of(deep, all)).isEqualTo(2);
        assertThat(RunRanking.of(fierce, all)).isEqualTo(3);
        assertThat(RunRanking.of(meek, all)).as("as good as another").isEqualTo(4);
    }

    @Test
    void theTextHasCauseSeedFiguresAndPath() {
        RunAccount account = account(RunOutcome.SLAIN, "slime", 2, 9);

        String text = AccountLines.text(account, List.of(FloorKind.GOLEM, FloorKind.BATTLE), texts);

        assertThat(text)
                .startsWith("You died\nKilled by the slime at depth 2.\n")
                .contains("Seed 7\n", "2026-11-22\n", "Monsters killed: 9\n", "Depth 1: Golem\nDepth 2: Battle\n");
    }

    @Test
    void sixEntriesThatARunAddedToTheCodexAreNamedAndTheOthersCounted() {
        assertThat(AccountLines.newsLine(List.of(), texts)).isEmpty();
        assertThat(AccountLines.newsLine(List.of("Mud", "slime"), texts)).isEqualTo("New in the codex: Mud, slime.");
        assertThat(AccountLines.newsLine(List.of("a", "b", "c", "d", "e", "f", "g", "h"), texts))
                .isEqualTo("New in the codex: a, b, c, d, e, f and 2 more.");
    }

    @Test
    void aDeedThatUnlocksAKitOrAVowIsProposedThenAnyOtherAndNoneOnceAllAreDone() {
        Content content = TestContent.BUILT_IN;
        PlayerProfile profile = PlayerProfile.NEW;
        Set<String> proposed = new HashSet<>();
        for (int run = 0; run < 8; run++) {
            profile = profile.withRun();
            proposed.add(AccountLines.dareLine(profile, content, texts));
        }
        assertThat(proposed).hasSize(8).allMatch(line -> line.matches("Try next: .*\\. .* Unlocks a (kit|vow): .*\\."));

        for (Deed deed : content.deeds()) {
            profile = deed.hasNote() ? profile : profile.withDeed(deed.id());
        }
        assertThat(AccountLines.dareLine(profile, content, texts)).endsWith("Unlocks a note.");
        for (Deed deed : content.deeds()) {
            profile = profile.withDeed(deed.id());
        }
        assertThat(AccountLines.dareLine(profile, content, texts)).isEmpty();
    }

    @Test
    void damageIsListedBySource_mostFirst() {
        RunAccount slain = account(RunOutcome.SLAIN, "slime", 2, 9);
        RunDeeds hurt = slain.deeds()
                .hurt(new TreeMap<>(Map.of("slime", 12, RunDeeds.OWN, 3, "goblin", 40, RunDeeds.CAVE, 12)));
        RunAccount account = new RunAccount("7", "", RunOutcome.SLAIN, "slime", hurt);

        assertThat(AccountLines.of(account, texts).damage())
                .extracting(figure -> figure.label() + " " + figure.value())
                .containsExactly("goblin 40", "fire, lava and falls 12", "slime 12", "self-inflicted 3");
        assertThat(AccountLines.text(account, List.of(), texts)).contains("Damage taken\n  goblin: 40\n");
    }

    @Test
    void findsAreListedByNameAndThoseThatContentLacksByTheirId() {
        RunDeeds found = account(RunOutcome.WON, "", 17, 1)
                .deeds()
                .having(new TreeMap<>(Map.of(
                        "item.lens",
                        1,
                        "item.old_horn",
                        3,
                        "discovery.meltwater",
                        1,
                        "brew.flame",
                        2,
                        "monster.cinder_delver",
                        1)));
        RunAccount account = new RunAccount("7", "", RunOutcome.WON, "", found);

        assertThat(AccountLines.of(account, texts).findsLine(texts))
                .isEqualTo("Found: cinder delver, scroll of Flame ×2, Meltwater, far-seeing lens, old horn ×3");
        assertThat(AccountLines.text(account, List.of(), texts))
                .contains("Found\n  cinder delver: 1\n  scroll of Flame: 2\n");
    }

    @Test
    void theGearOfTheEndOfARunIsNamed() {
        RunDeeds geared = account(RunOutcome.WON, "", 17, 1)
                .deeds()
                .having(new TreeMap<>(Map.of(
                        "relic.ember_heel", 1, "relic.ghost_step", 1, "equipment.sledgehammer", 1, "item.lens", 1)));
        RunAccount account = new RunAccount("7", "", RunOutcome.WON, "", geared);

        assertThat(AccountLines.of(account, texts).gearLine(texts))
                .isEqualTo("Relics and equipment: Sledgehammer, Ember Heel, Ghost Step");
        assertThat(AccountLines.of(account, texts).findsLine(texts)).isEqualTo("Found: far-seeing lens");
        assertThat(AccountLines.text(account, List.of(), texts))
                .contains("Relics and equipment\n  Sledgehammer\n  Ember Heel\n  Ghost Step\n");
    }

    @Test
    void aRunWithoutFindsSaysNothingOfThem() {
        RunAccount account = account(RunOutcome.WON, "", 17, 1);

        assertThat(AccountLines.of(account, texts).findsLine(texts)).isEmpty();
        assertThat(AccountLines.text(account, List.of(), texts)).doesNotContain("Found");
    }

    @Test
    void aRunBreaksTheRecordsThatNoEarlierRunReached() {
        RunAccount deep = account(RunOutcome.SLAIN, "slime", 12, 5);
        RunAccount fierce = account(RunOutcome.SLAIN, "slime", 5, 90);
        RunAccount helped = helped(account(RunOutcome.WON, "", 17, 900));

        assertThat(RunRanking.records(deep, List.of(fierce, helped, deep), texts))
                .containsExactly("Deepest floor");
        assertThat(RunRanking.records(fierce, List.of(deep, fierce), texts)).containsExactly("Monsters killed");
        assertThat(RunRanking.records(deep, List.of(deep), texts))
                .as("the first run")
                .isEmpty();
        assertThat(RunRanking.records(helped, List.of(deep, helped), texts))
                .as("a helped run")
                .isEmpty();
    }

    @Test
    void aHelpedRunStandsNowhereAndTakesNobodysPlace() {
        RunAccount honest = account(RunOutcome.SLAIN, "slime", 5, 2);
        RunAccount helped = helped(account(RunOutcome.WON, "", 17, 900));
        List<RunAccount> all = List.of(helped, honest, helped);

        assertThat(RunRanking.told(honest, all, texts)).isEqualTo("Rank 1 of 1 in your history");
        assertThat(RunRanking.told(helped, all, texts))
                .contains("You used the workbench")
                .doesNotContain("Number");
    }

    @Test
    void aSecondTryOfADayIsToldApartAndStandsBelowAnEquallyGoodFirst() {
        RunAccount first = daily("2026-11-22", 3, 1);
        RunAccount second = daily("2026-11-22", 3, 2);
        RunAccount better = daily("2026-11-22", 4, 3);
        RunAccount otherDay = daily("2026-11-23", 3, 1);
        List<RunAccount> all = List.of(first, second, better, otherDay);

        assertThat(RunRanking.told(first, all, texts))
                .isEqualTo("Rank 2 of 4 in your history, daily run of 2026-11-22, first try");
        assertThat(RunRanking.told(second, all, texts))
                .isEqualTo("Rank 3 of 4 in your history, daily run of 2026-11-22, try 2");
        assertThat(RunRanking.told(better, all, texts))
                .isEqualTo("Rank 1 of 4 in your history, daily run of 2026-11-22, try 3");
        assertThat(RunRanking.told(otherDay, all, texts))
                .contains("Rank 2 of 4")
                .endsWith("first try");
    }

    @Test
    void triesOfOlderAccountsAreCountedByWhatEnded() {
        RunAccount first = daily("2026-11-22", 3, 0);
        RunAccount same = daily("2026-11-22", 3, 0);
        List<RunAccount> all = List.of(account(RunOutcome.WON, "", 17, 9), first, same);

        assertThat(RunRanking.tries(first, all)).isEqualTo(1);
        assertThat(RunRanking.tries(same, all)).isEqualTo(2);
        assertThat(RunRanking.of(first, all)).isEqualTo(2);
        assertThat(RunRanking.of(same, all)).isEqualTo(3);
        assertThat(RunRanking.tries(all.get(0), all)).as("no daily run").isZero();
    }

    @Test
    void aTryThatWasPutAsideMakesTheNextOneASecond() {
        RunAccount ended = daily("2026-11-22", 3, 2);

        assertThat(RunRanking.told(ended, List.of(ended), texts)).endsWith("try 2");
    }

    private static RunAccount daily(String day, int deepest, int tries) {
        RunAccount usual = account(RunOutcome.GIVEN_UP, "", deepest, 1);
        return new RunAccount("daily-" + day, day, usual.ending(), "", usual.deeds(), false, tries, RunTerms.NONE);
    }

    @Test
    void theTextOfAFirstRunHasTheSeedThatRepeatsIt() {
        RunAccount usual = account(RunOutcome.GIVEN_UP, "", 1, 0);
        RunAccount first =
                new RunAccount("ore", usual.date(), usual.ending(), "", usual.deeds(), true, 0, RunTerms.NONE);

        assertThat(AccountLines.text(first, List.of(), texts)).contains("Seed ore/first\n");
    }

    @Test
    void theTextOfAHelpedRunSaysSo() {
        RunAccount account = account(RunOutcome.SLAIN, "slime", 2, 9);

        assertThat(AccountLines.text(helped(account), List.of(), texts)).contains("You used the workbench");
        assertThat(AccountLines.text(account, List.of(), texts)).doesNotContain("Helped");
    }

    private static RunAccount helped(RunAccount account) {
        return new RunAccount(
                account.seed(),
                account.date(),
                account.ending(),
                account.slainBy(),
                account.deeds().helped(true));
    }

    @Test
    void thePathOfAFirstRunIsThatOfItsOwnDescent() {
        Content content = Content.read(assets);
        RunAccount usual = account(RunOutcome.GIVEN_UP, "", 1, 0);
        RunAccount first =
                new RunAccount(usual.seed(), usual.date(), usual.ending(), "", usual.deeds(), true, 0, RunTerms.NONE);

        assertThat(AccountLines.walkedPath(usual, content)).isNotEmpty().startsWith(FloorKind.GOLEM);
        assertThat(AccountLines.walkedPath(first, content)).isNotEmpty().startsWith(FloorKind.BATTLE);
    }

    private static RunAccount account(RunOutcome ending, String slainBy, int deepest, int slain) {
        List<String> path = List.of("r0c0", "r0c1", "r0c2", "r0c3", "r0c4", "r0c5", "r0c6", "r0c7");
        RunDeeds deeds = new RunDeeds(3600, deepest, slain, 3, 2, 1, 0, 0, path);
        return new RunAccount("7", "2026-11-22", ending, slainBy, deeds);
    }
}
