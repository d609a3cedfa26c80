package dev.orebound.journal.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * What outlasts every run of a player.
 *
 * @param runsBegun so many runs were begun, never below 0
 * @param met ids of what was met and stands in the codex, in order; each at most {@value #LONGEST_ID} characters
 * @param hints ids of the hints that were shown, in order
 */
public record PlayerProfile(int runsBegun, List<String> met, List<String> hints) {
    /** Of an id. */
    public static final int LONGEST_ID = 80;

    /** More than there will ever be of either. */
    public static final int MOST_IDS = 5_000;

    /** Of who has never played. */
    public static final PlayerProfile NEW = new PlayerProfile(0, List.of(), List.of());

    /**
     * Checks itself and puts the ids in order.
     *
     * @throws IllegalArgumentException if a value is out of bounds
     */
    public PlayerProfile {
        met = ordered(met);
        hints = ordered(hints);
        if (runsBegun < 0) {
            throw new IllegalArgumentException("runs begun: " + runsBegun);
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

    /** With another run begun. */
    public PlayerProfile withRun() {
        return new PlayerProfile(runsBegun == Integer.MAX_VALUE ? runsBegun : runsBegun + 1, met, hints);
    }

    /** With something met; the same if it was met before. */
    public PlayerProfile withMet(String id) {
        return met.contains(id) ? this : new PlayerProfile(runsBegun, with(met, id), hints);
    }

    /** With a hint shown; the same if it was shown before. */
    public PlayerProfile withHint(String id) {
        return hints.contains(id) ? this : new PlayerProfile(runsBegun, met, with(hints, id));
    }

    private static List<String> with(List<String> ids, String id) {
        List<String> more = new ArrayList<>(ids);
        more.add(id);
        return more;
    }
}
