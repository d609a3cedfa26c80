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
 */
public record PlayerProfile(
        int runsBegun, List<String> met, List<String> hints, SortedMap<String, Integer> discoveries) {
    /** The most characters of an id. */
    public static final int LONGEST_ID = 80;

    /** The most ids of either kind, more than there will ever be. */
    public static final int MOST_IDS = 5_000;

    /** The highest number of times that is counted. */
    public static final int MOST_TIMES = 999_999;

    /** The profile of a player who has never played. */
    public static final PlayerProfile NEW = new PlayerProfile(0, List.of(), List.of(), Collections.emptySortedMap());

    /**
     * Checks the values and sorts the ids.
     *
     * @throws IllegalArgumentException if a value is out of bounds
     */
    public PlayerProfile {
        met = ordered(met);
        hints = ordered(hints);
        List<String> unused = ordered(List.copyOf(discoveries.keySet()));
        discoveries = Collections.unmodifiableSortedMap(new TreeMap<>(discoveries));
        if (runsBegun < 0) {
            throw new IllegalArgumentException("runs begun: " + runsBegun);
        }
        if (discoveries.values().stream().anyMatch(times -> times < 1 || times > MOST_TIMES)) {
            throw new IllegalArgumentException("a discovery was made less than once or too often");
        }
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
        return new PlayerProfile(runsBegun == Integer.MAX_VALUE ? runsBegun : runsBegun + 1, met, hints, discoveries);
    }

    /** Returns the profile with a codex entry met; the same if it was met before. */
    public PlayerProfile withMet(String id) {
        return met.contains(id) ? this : new PlayerProfile(runsBegun, with(met, id), hints, discoveries);
    }

    /** Returns the profile with a hint shown; the same if it was shown before. */
    public PlayerProfile withHint(String id) {
        return hints.contains(id) ? this : new PlayerProfile(runsBegun, met, with(hints, id), discoveries);
    }

    /** Returns the profile with a discovery made once more. */
    public PlayerProfile withDiscovery(String id) {
        SortedMap<String, Integer> more = new TreeMap<>(discoveries);
        more.merge(id, 1, (before, once) -> Math.min(MOST_TIMES, before + once));
        return new PlayerProfile(runsBegun, met, hints, more);
    }

    private static List<String> with(List<String> ids, String id) {
        List<String> more = new ArrayList<>(ids);
        more.add(id);
        return more;
    }
}
