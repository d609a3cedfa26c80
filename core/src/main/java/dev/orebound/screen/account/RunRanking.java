package dev.orebound.screen.account;

import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Ranks runs: won before lost, then by depth, then by monsters slain; of equally good daily runs of one day, by the
 * try. Runs that a playtester has helped have no rank and do not count.
 */
public final class RunRanking {
    private static final Comparator<RunAccount> BEST_FIRST = Comparator.comparing(
                    (RunAccount account) -> account.ending() != RunOutcome.WON)
            .thenComparing(account -> -account.deeds().deepest())
            .thenComparing(account -> -account.deeds().monstersSlain());

    private RunRanking() {}

    /** Returns the order in which runs rank, the best first; those that a playtester has helped come last. */
    static Comparator<RunAccount> bestFirst() {
        return Comparator.comparing((RunAccount account) -> !isHonest(account)).thenComparing(BEST_FIRST);
    }

    /**
     * Returns the rank of a run, 1 for the best; equally good runs share one, but for tries of one daily run. For a
     * helped run it is the rank that the run would have.
     *
     * @param all all runs, the oldest first
     */
    public static int of(RunAccount account, List<RunAccount> all) {
        int place = place(account, all);
        int rank = 1;
        for (int i = 0; i < all.size(); i++) {
            RunAccount other = all.get(i);
            int better = BEST_FIRST.compare(other, account);
            boolean isEarlierTry = better == 0 && i < place && isTryOf(account.day(), other);
            if (isHonest(other) && (better < 0 || isEarlierTry)) {
                rank++;
            }
        }
        return rank;
    }

    /**
     * Returns which try of the daily run of its day a run was, from 1; 0 for any other run. Older accounts do not tell
     * it, so that only tries that ended are counted.
     */
    static int tries(RunAccount account, List<RunAccount> all) {
        String day = account.day();
        int place = place(account, all);
        int before = (int) all.subList(0, place).stream()
                .filter(other -> isTryOf(day, other))
                .count();
        return day.isEmpty() ? 0 : Math.max(account.tries(), 1 + before);
    }

    private static boolean isTryOf(String day, RunAccount account) {
        return !day.isEmpty() && day.equals(account.day());
    }

    /** Returns the place of an account in a list; of equal ones the last, if none is the very same. */
    private static int place(RunAccount account, List<RunAccount> all) {
        for (int i = 0; i < all.size(); i++) {
            if (isSame(all.get(i), account)) {
                return i;
            }
        }
        return Math.max(0, all.lastIndexOf(account));
    }

    // Equal accounts of two tries are told apart.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(RunAccount one, RunAccount other) {
        return one == other;
    }

    /**
     * Returns the rank as text: the place among all ranked runs, and which try of a daily run it was; or that the run
     * has none.
     *
     * @param all all runs, the oldest first
     */
    public static String told(RunAccount account, List<RunAccount> all, GameTexts texts) {
        if (!isHonest(account)) {
            return texts.get("summary.helped");
        }
        int honest = (int) all.stream().filter(RunRanking::isHonest).count();
        int tries = tries(account, all);
        String key = tries == 0 ? "summary.place" : tries == 1 ? "summary.place_daily" : "summary.place_daily_again";
        return texts.format(key, of(account, all), Math.max(1, honest), texts.date(account.day()), tries);
    }

    /**
     * Returns the records that a run broke among all ranked runs, as texts; none for the first run and for a helped
     * one.
     */
    public static List<String> records(RunAccount account, List<RunAccount> all, GameTexts texts) {
        List<RunDeeds> others = all.stream()
                .filter(other -> !other.equals(account) && isHonest(other))
                .map(RunAccount::deeds)
                .toList();
        List<String> records = new ArrayList<>();
        if (isHonest(account) && !others.isEmpty()) {
            addRecord(records, "summary.depth", account, others, RunDeeds::deepest, texts);
            addRecord(records, "summary.monsters", account, others, RunDeeds::monstersSlain, texts);
            addRecord(records, "summary.arenas", account, others, RunDeeds::arenasCleared, texts);
            addRecord(records, "summary.ore", account, others, RunDeeds::oreMeasures, texts);
        }
        return records;
    }

    private static void addRecord(
            List<String> records,
            String text,
            RunAccount account,
            List<RunDeeds> others,
            ToIntFunction<RunDeeds> figure,
            GameTexts texts) {
        int best = others.stream().mapToInt(figure).max().orElse(0);
        if (figure.applyAsInt(account.deeds()) > best) {
            records.add(texts.get(text));
        }
    }

    private static boolean isHonest(RunAccount account) {
        return !account.deeds().isHelped();
    }
}
