package dev.orebound.content;

import java.util.ArrayList;
import java.util.List;

/**
 * A kind of arena: how its doors shut, what comes, what it pays. Its name is the text {@code arena.<id>.name}.
 *
 * @param closingTicks from the first sound of the doors until they are shut, 10 to 240
 * @param pushSpeed with which closing doors push out who stands in them, in cells a second, 0 to 10
 * @param openingTicks for which the doors are seen to open again, 1 to 240
 * @param markTicks for which a cell is marked before a monster comes up on it, 48 to 72
 * @param markDistanceCells the least distance from the player to a mark, 3 to 10
 * @param pauseTicks between the end of a wave and the marks of the next, 0 to 600
 * @param waves one for each wave, in order
 * @param watchdogTicks without any progress after which the doors open all the same, 600 to 36000
 * @param reward what lies in the middle when it is cleared
 */
public record ArenaKind(
        String id,
        int closingTicks,
        float pushSpeed,
        int openingTicks,
        int markTicks,
        int markDistanceCells,
        int pauseTicks,
        List<Wave> waves,
        int watchdogTicks,
        List<Loot> reward)
        implements Identified {

    static final String FILE = "content/arenas.json";

    /**
     * Monsters that come at once, bought from those of the depth's hordes.
     *
     * @param budget threat at depth 1, 1 to 200
     * @param budgetADepth threat more for each depth below, 0 to 20
     * @param most monsters at once, 1 to 40
     */
    public record Wave(int budget, int budgetADepth, int most) {}

    public ArenaKind {
        waves = List.copyOf(waves);
        reward = List.copyOf(reward);
    }

    static Table<ArenaKind> readAll(Assets assets, Table<Item> items, List<String> complaints) {
        List<ArenaKind> kinds = new ArrayList<>();
        for (Entry entry : Entry.root(assets, FILE, complaints).entries()) {
            kinds.add(read(entry, items));
        }
        return new Table<>(kinds);
    }

    private static ArenaKind read(Entry entry, Table<Item> items) {
        List<Wave> waves = new ArrayList<>();
        for (Entry wave : entry.objects("waves")) {
            waves.add(new Wave(
                    wave.whole("budget", 1, 200), wave.whole("budget_a_depth", 0, 20), wave.whole("most", 1, 40)));
            wave.rejectUnknownFields();
        }
        if (waves.isEmpty()) {
            entry.complain("waves", "is empty; give at least one wave");
        }
        ArenaKind kind = new ArenaKind(
                entry.name(),
                entry.whole("closing_ticks", 10, 240),
                entry.number("push_speed", 0, 10),
                entry.whole("opening_ticks", 1, 240),
                entry.whole("mark_ticks", 48, 72),
                entry.whole("mark_distance_cells", 3, 10),
                entry.whole("pause_ticks", 0, 600),
                waves,
                entry.whole("watchdog_ticks", 600, 36000),
                Loot.readAll(entry, "reward", items));
        entry.rejectUnknownFields();
        return kind;
    }
}
