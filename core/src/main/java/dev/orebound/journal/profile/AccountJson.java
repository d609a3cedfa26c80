package dev.orebound.journal.profile;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.disk.JsonStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes and reads the account of a run as one line of JSON. */
final class AccountJson {
    private static final int MOST = Integer.MAX_VALUE;

    private AccountJson() {}

    static String json(RunAccount account) {
        RunDeeds deeds = account.deeds();
        return "{\"ending\": \"" + account.ending().id() + "\""
                + unlessBlank("seed", account.seed())
                + unlessBlank("date", account.date())
                + unlessBlank("slain_by", account.slainBy())
                + (account.isFirst() ? ", \"opening\": \"first\"" : "")
                + (account.tries() > 0 ? ", \"tries\": " + account.tries() : "")
                + (account.terms().equals(RunTerms.NONE)
                        ? ""
                        : ", \"terms\": " + JsonStrings.list(account.terms().ids()))
                + (deeds.isHelped() ? ", \"helped\": \"workbench\"" : "")
                + ", \"ticks\": " + deeds.ticks()
                + ", \"deepest\": " + deeds.deepest()
                + ", \"monsters_slain\": " + deeds.monstersSlain()
                + ", \"ore_measures\": " + deeds.oreMeasures()
                + ", \"chests_opened\": " + deeds.chestsOpened()
                + ", \"arenas_cleared\": " + deeds.arenasCleared()
                + ", \"golems_woken\": " + deeds.golemsWoken()
                + ", \"scrolls_read\": " + deeds.scrollsRead()
                + counts("damage_taken", deeds.damageTaken())
                + counts("finds", deeds.finds())
                + ", \"path\": " + JsonStrings.list(deeds.path()) + "}";
    }

    private static String counts(String field, SortedMap<String, Integer> counts) {
        StringJoiner each = new StringJoiner(", ", ", \"" + field + "\": {", "}");
        counts.forEach((id, count) -> each.add(JsonStrings.text(id) + ": " + count));
        return counts.isEmpty() ? "" : each.toString();
    }

    private static String unlessBlank(String field, String text) {
        return text.isBlank() ? "" : ", \"" + field + "\": " + JsonStrings.text(text);
    }

    /** Reads an account; returns null if the text is none. */
    static @Nullable RunAccount readOrNull(String json) {
        List<String> complaints = new ArrayList<>();
        JsonEntry entry = JsonEntry.of("history", json, complaints);
        RunOutcome ending = entry.choice("ending", RunOutcome.class);
        String seed = textOf(entry, "seed");
        String date = textOf(entry, "date");
        String slainBy = textOf(entry, "slain_by");
        boolean isFirst = entry.has("opening") && entry.word("opening").equals("first");
        int tries = entry.has("tries") ? entry.whole("tries", 1, MOST) : 0;
        try {
            RunDeeds deeds = deeds(entry);
            RunTerms terms = entry.has("terms") ? RunTerms.of(entry.words("terms")) : RunTerms.NONE;
            return complaints.isEmpty()
                    ? new RunAccount(seed, date, ending, slainBy, deeds, isFirst, tries, terms)
                    : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** @throws IllegalArgumentException if there can be no such deeds */
    private static RunDeeds deeds(JsonEntry entry) {
        return new RunDeeds(
                entry.whole("ticks", 0, MOST),
                entry.whole("deepest", 0, MOST),
                entry.whole("monsters_slain", 0, MOST),
                entry.whole("ore_measures", 0, MOST),
                entry.whole("chests_opened", 0, MOST),
                entry.whole("arenas_cleared", 0, MOST),
                entry.whole("golems_woken", 0, MOST),
                entry.whole("scrolls_read", 0, MOST),
                entry.words("path"),
                counts("damage_taken", entry),
                counts("finds", entry),
                entry.has("helped"));
    }

    /** Reads counts by id, which accounts of older builds lack. */
    private static SortedMap<String, Integer> counts(String field, JsonEntry entry) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        if (entry.has(field)) {
            JsonEntry each = entry.object(field);
            each.names().forEach(id -> counts.put(id, each.whole(id, 0, MOST)));
        }
        return counts;
    }

    private static String textOf(JsonEntry entry, String field) {
        return entry.has(field) ? entry.word(field) : "";
    }
}
