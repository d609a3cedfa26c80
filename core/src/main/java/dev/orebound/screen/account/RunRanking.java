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
 * Ranks runs: won before lost, then by depth, then by monsters slain. Runs that a playtester has helped have no rank and do
 * not count.
 */
public final class RunRanking {
    private static final Comparator<RunAccount> BEST_FIRST = Comparator.comparing(
                    (RunAccount account) -> account.ending() != RunOutcome.WON)
            .thenComparing(account -> -account.deeds().deepest())
            .thenComparing(account -> -account.deeds().monstersSlain());

    private RunRanking() {}

    /**
     * Returns the rank of a run, 1 for the best; equally good runs share one. For a helped run it is the rank that the
     * run would have.
     */
    public static int of(RunAccount account, List<RunAccount> all) {
        return 1
                + (int) all.stream()
                        .filter(RunRanking::isHonest)
                        .filter(other -> BEST_FIRST.compare(other, account) < 0)
                        .count();
    }

    /** Returns the rank as text: the place among all ranked runs, or that the run has none. */
    public static String told(RunAccount account, List<RunAccount> all, GameTexts texts) {
        if (!isHonest(account)) {
            return texts.get("summary.helped");
        }
        int honest = (int) all.stream().filter(RunRanking::isHonest).count();
        return texts.format("summary.place", of(account, all), Math.max(1, honest));
    }

    /** Returns the records that a run broke among all ranked runs, as texts; none for the first run and for a helped one. */
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
