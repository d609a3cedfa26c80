package dev.orebound.screen.account;

import dev.orebound.expedition.Ending;
import dev.orebound.expedition.RunAccount;
import java.util.Comparator;
import java.util.List;

/** Where a run stands among others: won before lost, deeper before less deep, and then who slew more. */
public final class Standing {
    private static final Comparator<RunAccount> BEST_FIRST = Comparator.comparing(
                    (RunAccount account) -> account.ending() != Ending.WON)
            .thenComparing(account -> -account.deeds().deepest())
            .thenComparing(account -> -account.deeds().monstersSlain());

    private Standing() {}

    /** Its place, 1 for the best; runs that are as good share one. */
    public static int of(RunAccount account, List<RunAccount> all) {
        return 1
                + (int) all.stream()
                        .filter(other -> BEST_FIRST.compare(other, account) < 0)
                        .count();
    }
}
