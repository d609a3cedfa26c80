package dev.orebound.screen.account;

import dev.orebound.content.Content;
import dev.orebound.descent.RunOpening;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.journal.run.KeptReplay;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The player's tries of the daily run of one day, ranked, with the replays of them that still lie in the save folder.
 */
public final class DayTries {
    private final List<RunAccount> all;
    private final List<RunAccount> tries;
    private final List<KeptReplay> replays;

    /**
     * @param all the accounts of all runs, the oldest first
     * @param replays the replays of the day's seed
     */
    public DayTries(String day, List<RunAccount> all, List<KeptReplay> replays) {
        this.all = List.copyOf(all);
        this.replays = List.copyOf(replays);
        tries = all.stream().filter(account -> account.day().equals(day)).toList();
    }

    /** Returns the days of which there are tries, the newest first. */
    public static List<String> days(List<RunAccount> all) {
        return all.stream()
                .map(RunAccount::day)
                .filter(day -> !day.isEmpty())
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** Returns the first tries, the best first: one, unless the player deleted the profile since or it was helped. */
    public List<RunAccount> first() {
        return ranked(1);
    }

    /** Returns the further tries, the best first, and last those that a playtester has helped. */
    public List<RunAccount> further() {
        return tries.stream()
                .filter(account -> RunRanking.tries(account, all) != 1)
                .sorted(RunRanking.bestFirst())
                .toList();
    }

    private List<RunAccount> ranked(int number) {
        return tries.stream()
                .filter(account -> RunRanking.tries(account, all) == number)
                .sorted(RunRanking.bestFirst())
                .toList();
    }

    /** Returns the rank of a try among all of the day, 1 for the best; 0 for one that a playtester has helped. */
    public int rank(RunAccount account) {
        return account.deeds().isHelped() ? 0 : RunRanking.of(account, tries);
    }

    /** Returns which try of its day a run was, from 1. */
    public int number(RunAccount account) {
        return RunRanking.tries(account, all);
    }

    /** Returns the replay of a try if it still lies in the save folder and can be followed; null if not. */
    public @Nullable KeptReplay replayOf(RunAccount account) {
        for (KeptReplay replay : replays) {
            if (replay.isOfThisGame() && isOf(account, replay)) {
                return replay;
            }
        }
        return null;
    }

    /** Returns true if there are replays of the day, but all were played in another version of the game. */
    public boolean areAllOfOtherGames() {
        return !replays.isEmpty() && replays.stream().noneMatch(KeptReplay::isOfThisGame);
    }

    /**
     * Returns the replay of the best try that began in a way and can be followed; null if there is none. Tries that a
     * playtester has helped do not count.
     */
    public @Nullable KeptReplay best(RunOpening opening, Content content) {
        return replays.stream()
                .filter(replay -> replay.isOfThisGame() && !replay.run().isHelped())
                .filter(replay -> replay.run().entered().opening().equals(opening))
                .min(Comparator.comparing((KeptReplay replay) -> !isWon(replay))
                        .thenComparing(replay -> -replay.run().depth(content))
                        .thenComparing(replay -> -slain(replay))
                        .thenComparing(replay -> replay.run().file()))
                .orElse(null);
    }

    private boolean isWon(KeptReplay replay) {
        return tries.stream().anyMatch(account -> account.ending() == RunOutcome.WON && isOf(account, replay));
    }

    /** Returns the monsters slain in a run, if no account tells it without those of its last floor. */
    private int slain(KeptReplay replay) {
        return tries.stream()
                .filter(account -> isOf(account, replay))
                .findFirst()
                .map(account -> account.deeds().monstersSlain())
                .orElse(replay.run().entered().deeds().monstersSlain());
    }

    /** Returns true if a replay is that of an account: of one seed, no two runs are likely to last equally long. */
    private static boolean isOf(RunAccount account, KeptReplay replay) {
        return account.deeds().ticks() == replay.run().ticks()
                && account.deeds().isHelped() == replay.run().isHelped();
    }
}
