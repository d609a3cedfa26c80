package dev.orebound.journal.profile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The data of a player that outlasts every run.
 *
 * @param runsBegun number of runs begun, at least 0
 * @param met ids of the codex entries that were met, in order; each at most {@value #LONGEST_ID} characters
 * @param hints ids of the hints that were shown, in order
 * @param discoveries how often each discovery was made, at least once, by their ids in order
 * @param dailies how often the daily run of each of the last days was begun, by the days
 * @param deeds ids of the deeds that were done, in order
 */
public record PlayerProfile(
        int runsBegun,
        List<String> met,
        List<String> hints,
        SortedMap<String, Integer> discoveries,
        SortedMap<String, Integer> dailies,
        List<String> deeds) {
    /** The most characters of an id. */
    public static final int LONGEST_ID = 80;

    /** The most ids of either kind, more than there will ever be. */
    public static final int MOST_IDS = 5_000;

    /** The highest number of times that is counted. */
    public static final int MOST_TIMES = 999_999;

    /** The most days of which daily runs are counted. */
    public static final int MOST_DAYS = 60;

    /** The profile of a player who has never played. */
    public static final PlayerProfile NEW = new PlayerProfile(0, List.of(), List.of(), Collections.emptySortedMap());

    /** Creates a profile of a player who has begun no daily run and done no deed. */
    public PlayerProfile(int runsBegun, List<String> met, List<String> hints, SortedMap<String, Integer> discoveries) {
        this(runsBegun, met, hints, discoveries, Collections.emptySortedMap(), List.of());
    }

    /**
     * Checks the values and sorts the ids.
     *
     * @throws IllegalArgumentException if a value is out of bounds
     */
    public PlayerProfile {
        met = ordered(met);
        hints = ordered(hints);
        deeds = ordered(deeds);
        List<String> unused = ordered(List.copyOf(discoveries.keySet()));
        discoveries = Collections.unmodifiableSortedMap(new TreeMap<>(discoveries));
        List<String> days = ordered(List.copyOf(dailies.keySet()));
        dailies = Collections.unmodifiableSortedMap(new TreeMap<>(dailies)
                .tailMap(days.isEmpty() ? "" : days.get(Math.max(0, days.size() - MOST_DAYS))));
        if (runsBegun < 0) {
            throw new IllegalArgumentException("runs begun: " + runsBegun);
        }
        if (discoveries.values().stream().anyMatch(PlayerProfile::isNoCount)
                || dailies.values().stream().anyMatch(PlayerProfile::isNoCount)) {
            throw new IllegalArgumentException("a discovery or a daily run was made less than once or too often");
        }
    }

    private static boolean isNoCount(int times) {
        return times < 1 || times > MOST_TIMES;
    }

    private static List<String> ordered(List<String> ids) {
        TreeSet<String> ordered = new TreeSet<>(ids);
        boolean isFine = ordered.stream().allMatch(id -> !id.isBlank() && id.length() <= LONGEST_ID);
        if (!isFine || ordered.size() > MOST_IDS) {
            throw new IllegalArgumentException("too many or too long ids: " + ordered.size());
        }
        return List.copyOf(ordered);
    }

    /** Returns the profile with one more run begun. */
    public PlayerProfile withRun() {
        int runs = runsBegun == Integer.MAX_VALUE ? runsBegun : runsBegun + 1;
        return new PlayerProfile(runs, met, hints, discoveries, dailies, deeds);
    }

    /** Returns the profile with the daily run of a day begun once more; it counts as a run only by {@link #withRun}. */
    public PlayerProfile withDaily(String day) {
        return new PlayerProfile(runsBegun, met, hints, discoveries, onceMore(dailies, day), deeds);
    }

    /** Returns how often the daily run of a day was begun, as far as the profile remembers. */
    public int triesOfDaily(String day) {
        return dailies.getOrDefault(day, 0);
    }

    /** Returns the profile with a codex entry met; the same if it was met before. */
    public PlayerProfile withMet(String id) {
        return met.contains(id)
                ? this
                : new PlayerProfile(runsBegun, with(met, id), hints, discoveries, dailies, deeds);
    }

    /** Returns the profile with a hint shown; the same if it was shown before. */
    public PlayerProfile withHint(String id) {
        return hints.contains(id)
                ? this
                : new PlayerProfile(runsBegun, met, with(hints, id), discoveries, dailies, deeds);
    }

    /** Returns the profile with a discovery made once more. */
    public PlayerProfile withDiscovery(String id) {
        return new PlayerProfile(runsBegun, met, hints, onceMore(discoveries, id), dailies, deeds);
    }

    /** Returns the profile with a deed done; the same if it was done before. */
    public PlayerProfile withDeed(String id) {
        return deeds.contains(id)
                ? this
                : new PlayerProfile(runsBegun, met, hints, discoveries, dailies, with(deeds, id));
    }

    private static SortedMap<String, Integer> onceMore(SortedMap<String, Integer> counts, String id) {
        SortedMap<String, Integer> more = new TreeMap<>(counts);
        more.merge(id, 1, (before, once) -> Math.min(MOST_TIMES, before + once));
        return more;
    }

    private static List<String> with(List<String> ids, String id) {
        List<String> more = new ArrayList<>(ids);
        more.add(id);
        return more;
    }
}
