package dev.orebound.expedition;

import dev.orebound.content.reading.QuotedText;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Counts of what the player did in a run.
 *
 * @param ticks ticks played on all floors
 * @param deepest the greatest depth reached
 * @param monstersSlain monsters that died
 * @param oreMeasures measures of ore picked up
 * @param chestsOpened chests opened
 * @param arenasCleared trap rooms won
 * @param golemsWoken golems and captives that joined
 * @param scrollsRead scrolls read
 * @param path the entered nodes of the run's descent, in order
 * @param damageTaken health that the player lost to each source: the id of a monster, {@link #OWN} or {@link #CAVE}
 * @param finds how many of each thing were found, by the codex's ids: items other than ore, {@code item.<id>}; scrolls
 *     by the brew that they raised, {@code brew.<id>}; companions, {@code monster.<id>}; discoveries,
 *     {@code discovery.<id>}; and of the gear, what is carried or worn: relics, {@code relic.<id>}, and equipment,
 *     {@code equipment.<id>}. Facts that the ending tells of are counted there, too: {@code fact.<id>}; and the golems
 *     that fell, {@code fallen.<id>}, and to whom, {@code felled_by.<id of a monster>} or {@link #CAVE}
 * @param isHelped true if a playtester has given an order, so that the run does not count as an honest one
 */
public record RunDeeds(
        long ticks,
        int deepest,
        int monstersSlain,
        int oreMeasures,
        int chestsOpened,
        int arenasCleared,
        int golemsWoken,
        int scrollsRead,
        List<String> path,
        SortedMap<String, Integer> damageTaken,
        SortedMap<String, Integer> finds,
        boolean isHelped) {

    /** The source of damage that the player did to itself, as by a fire of its own. */
    public static final String OWN = "own";

    /** The source of damage that nobody did: falls, lava, fires of nobody. */
    public static final String CAVE = "cave";

    /** The beginning of the ids of facts that only the ending of a run tells of. */
    public static final String FACT = "fact.";

    /** Trap rooms that the player came near and left unsprung, or before their doors had shut. */
    public static final String TRAPS_REFUSED = FACT + "traps_refused";

    /** Companions that died. */
    public static final String COMPANIONS_FALLEN = FACT + "companions_fallen";

    /** Golems that were brought back. */
    public static final String GOLEMS_RAISED = FACT + "golems_raised";

    /** The beginning of the ids of golems that fell. */
    public static final String FALLEN = "fallen.";

    /** The beginning of the ids of the monsters to which golems fell. */
    public static final String FELLED_BY = "felled_by.";

    /** Bolts, bursts and flasks of brews. */
    public static final String BREWS_USED = FACT + "brews_used";

    /** Seconds of the longest fight behind shut doors. */
    public static final String LONGEST_FIGHT = FACT + "longest_fight_seconds";

    /** Hearts of the mine that the player took: 1 if the run ended with it. */
    public static final String HEART_TAKEN = FACT + "heart_taken";

    /** The greatest step of mercy in force, and 1 if the window played slower than usual. */
    public static final String MERCY = FACT + "mercy";

    public static final String SLOWED = FACT + "slowed";

    /** The most that is counted of anything but ticks. */
    public static final int MOST_COUNTED = 1_000_000_000;

    /** The most ticks that are counted: a year of play. */
    public static final long MOST_TICKS = 366L * 24 * 60 * 60 * 60;

    /** The longest path that is kept. A longer one keeps its first node and the newest. */
    public static final int LONGEST_PATH = 400;

    /** The deeds of a run that has just begun. */
    public static final RunDeeds NONE = new RunDeeds(0, 0, 0, 0, 0, 0, 0, 0, List.of());

    /** An id of a monster, or of the codex: {@code goblin}, {@code item.healing_draught}. */
    private static final Pattern COUNTED = Pattern.compile("[a-z0-9_]{1,40}(\\.[a-z0-9_]{1,40})?");

    /** @throws IllegalArgumentException if what is counted has no id, as in a forged file */
    public RunDeeds {
        requireIds(damageTaken.keySet());
        requireIds(finds.keySet());
        path = List.copyOf(path);
        damageTaken = Collections.unmodifiableSortedMap(new TreeMap<>(damageTaken));
        finds = Collections.unmodifiableSortedMap(new TreeMap<>(finds));
    }

    private static void requireIds(Set<String> counted) {
        for (String id : counted) {
            if (!COUNTED.matcher(id).matches()) {
                throw new IllegalArgumentException(QuotedText.inQuotes(id) + " is no id");
            }
        }
    }

    /** Returns a count after more was counted, at most {@link #MOST_COUNTED}. */
    static int sum(int before, int more) {
        return (int) Math.min(MOST_COUNTED, (long) before + more);
    }

    /** Returns true if a run can have done all this: no count is greater than is ever counted. */
    public boolean isPossible() {
        return ticks >= 0
                && ticks <= MOST_TICKS
                && path.size() <= LONGEST_PATH
                && isCount(deepest)
                && isCount(monstersSlain)
                && isCount(oreMeasures)
                && isCount(chestsOpened)
                && isCount(arenasCleared)
                && isCount(golemsWoken)
                && isCount(scrollsRead)
                && finds.values().stream().allMatch(RunDeeds::isCount)
                && damageTaken.values().stream().allMatch(RunDeeds::isCount);
    }

    private static boolean isCount(int count) {
        return count >= 0 && count <= MOST_COUNTED;
    }

    /** Creates the deeds of a run without damage, without finds and without a playtester's orders. */
    public RunDeeds(
            long ticks,
            int deepest,
            int monstersSlain,
            int oreMeasures,
            int chestsOpened,
            int arenasCleared,
            int golemsWoken,
            int scrollsRead,
            List<String> path) {
        this(
                ticks,
                deepest,
                monstersSlain,
                oreMeasures,
                chestsOpened,
                arenasCleared,
                golemsWoken,
                scrollsRead,
                path,
                Collections.emptySortedMap(),
                Collections.emptySortedMap(),
                false);
    }

    /** Returns how often something was found or done; 0 in deeds of a build that did not count it. */
    public int count(String find) {
        return finds.getOrDefault(find, 0);
    }

    /** Returns true if the player took the heart of the mine, which decides the ending of a won run. */
    public boolean isHeartTaken() {
        return count(HEART_TAKEN) > 0;
    }

    /** Returns true if the player was shown mercy, or played slower than usual. */
    public boolean isEased() {
        return count(MERCY) > 0 || count(SLOWED) > 0;
    }

    /** Returns true if facts for the ending were counted. */
    public boolean hasFacts() {
        return finds.keySet().stream().anyMatch(find -> find.startsWith(FACT));
    }

    /** Returns the same deeds without the facts for the ending. */
    public RunDeeds withoutFacts() {
        SortedMap<String, Integer> kept = new TreeMap<>(finds);
        kept.keySet().removeIf(find -> find.startsWith(FACT));
        return having(kept);
    }

    /** Returns the same deeds with another path. */
    public RunDeeds along(List<String> other) {
        return with(other, damageTaken, finds, isHelped);
    }

    /** Returns the same deeds with other damage. */
    public RunDeeds hurt(SortedMap<String, Integer> taken) {
        return with(path, taken, finds, isHelped);
    }

    /** Returns the same deeds with other finds. */
    public RunDeeds having(SortedMap<String, Integer> found) {
        return with(path, damageTaken, found, isHelped);
    }

    /** Returns the same deeds with or without a playtester's help. */
    public RunDeeds helped(boolean wasHelped) {
        return with(path, damageTaken, finds, wasHelped);
    }

    private RunDeeds with(
            List<String> other, SortedMap<String, Integer> taken, SortedMap<String, Integer> found, boolean wasHelped) {
        return new RunDeeds(
                ticks,
                deepest,
                monstersSlain,
                oreMeasures,
                chestsOpened,
                arenasCleared,
                golemsWoken,
                scrollsRead,
                other,
                taken,
                found,
                wasHelped);
    }
}
