package dev.orebound.screen.account;

import dev.orebound.descent.RunOpening;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.run.KeptReplay;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The player's tries of the daily run of one day, ranked, with the replays of them that still lie in the save folder.
 */
public final class DayTries {
    private final List<RunAccount> tries;
    private final List<RunAccount> bestFirst;
    private final List<KeptReplay> replays;

    /**
     * @param tries the accounts of the day's runs, the oldest first
     * @param ofSeed the replays of the day's seed; those of no try are left out, such as a part of a run that goes on
     */
    public DayTries(List<RunAccount> tries, List<KeptReplay> ofSeed) {
        this.tries = List.copyOf(tries);
        bestFirst = tries.stream().sorted(RunRanking.bestFirst()).toList();
        replays = ofSeed.stream()
                .filter(replay -> tries.stream().anyMatch(account -> isOf(account, replay)))
                .toList();
    }

    /**
     * Returns the accounts of daily runs by their days, the newest day first.
     *
     * @param all the accounts of all runs, the oldest first, as those of each day then are
     */
    public static SortedMap<String, List<RunAccount>> byDay(List<RunAccount> all) {
        SortedMap<String, List<RunAccount>> days = new TreeMap<>(Comparator.reverseOrder());
        for (RunAccount account : all) {
            if (!account.day().isEmpty()) {
                days.computeIfAbsent(account.day(), day -> new ArrayList<>()).add(account);
            }
        }
        return days;
    }

    /** Returns the first tries, the best first: one, unless the player deleted the profile since or it was helped. */
    public List<RunAccount> first() {
        return bestFirst.stream().filter(account -> number(account) == 1).toList();
    }

    /** Returns the further tries, the best first, and last those that a playtester has helped. */
    public List<RunAccount> further() {
        return bestFirst.stream().filter(account -> number(account) != 1).toList();
    }

    /** Returns the rank of a try among all of the day, 1 for the best; 0 for one that a playtester has helped. */
    public int rank(RunAccount account) {
        return account.deeds().isHelped() ? 0 : RunRanking.of(account, tries);
    }

    /** Returns which try of its day a run was, from 1. */
    public int number(RunAccount account) {
        return RunRanking.tries(account, tries);
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

    /** Returns true if there are replays of tries, but all were played in another version of the game. */
    public boolean areAllOfOtherGames() {
        return !replays.isEmpty() && replays.stream().noneMatch(KeptReplay::isOfThisGame);
    }

    /**
     * Returns the replay of the best try that began in a way and can be followed; null if there is none. Tries that a
     * playtester has helped do not count.
     */
    public @Nullable KeptReplay best(RunOpening opening) {
        for (RunAccount account : bestFirst) {
            KeptReplay replay = account.deeds().isHelped() ? null : replayOf(account);
            if (replay != null && replay.run().entered().opening().equals(opening)) {
                return replay;
            }
        }
        return null;
    }

    /** Returns true if a replay is that of an account: of one seed, no two runs are likely to last equally long. */
    private static boolean isOf(RunAccount account, KeptReplay replay) {
        return account.deeds().ticks() == replay.run().ticks()
                && account.deeds().isHelped() == replay.run().isHelped();
    }
}
