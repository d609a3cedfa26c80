package dev.orebound.journal.profile;

import dev.orebound.journal.disk.JsonStrings;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunAccount;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The account of a run as JSON, in one line. */
final class AccountWords {
    private static final int MOST = Integer.MAX_VALUE;

    private AccountWords() {}

    static String json(RunAccount account) {
        RunDeeds deeds = account.deeds();
        return "{\"ending\": \"" + account.ending().id() + "\""
                + unlessBlank("seed", account.seed())
                + unlessBlank("date", account.date())
                + unlessBlank("slain_by", account.slainBy())
                + (account.isFirst() ? ", \"opening\": \"first\"" : "")
                + (deeds.isHelped() ? ", \"helped\": \"workbench\"" : "")
                + ", \"ticks\": " + deeds.ticks()
                + ", \"deepest\": " + deeds.deepest()
                + ", \"monsters_slain\": " + deeds.monstersSlain()
                + ", \"ore_measures\": " + deeds.oreMeasures()
                + ", \"chests_opened\": " + deeds.chestsOpened()
                + ", \"arenas_cleared\": " + deeds.arenasCleared()
                + ", \"golems_woken\": " + deeds.golemsWoken()
                + ", \"scrolls_read\": " + deeds.scrollsRead()
                + ", \"path\": " + JsonStrings.list(deeds.path()) + "}";
    }

    private static String unlessBlank(String field, String text) {
        return text.isBlank() ? "" : ", \"" + field + "\": " + JsonStrings.text(text);
    }

    /** Reads it again; null if it is no account. */
    static @Nullable RunAccount readOrNull(String json) {
        List<String> complaints = new ArrayList<>();
        JsonEntry entry = JsonEntry.of("history", json, complaints);
        RunDeeds deeds = new RunDeeds(
                entry.whole("ticks", 0, MOST),
                entry.whole("deepest", 0, MOST),
                entry.whole("monsters_slain", 0, MOST),
                entry.whole("ore_measures", 0, MOST),
                entry.whole("chests_opened", 0, MOST),
                entry.whole("arenas_cleared", 0, MOST),
                entry.whole("golems_woken", 0, MOST),
                entry.whole("scrolls_read", 0, MOST),
                entry.words("path"),
                entry.has("helped"));
        RunOutcome ending = entry.choice("ending", RunOutcome.class);
        String seed = textOf(entry, "seed");
        String date = textOf(entry, "date");
        String slainBy = textOf(entry, "slain_by");
        boolean isFirst = entry.has("opening") && entry.word("opening").equals("first");
        try {
            return complaints.isEmpty() ? new RunAccount(seed, date, ending, slainBy, deeds, isFirst) : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static String textOf(JsonEntry entry, String field) {
        return entry.has(field) ? entry.word(field) : "";
    }
}
