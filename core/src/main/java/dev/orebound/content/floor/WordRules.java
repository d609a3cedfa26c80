package dev.orebound.content.floor;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import java.util.List;

/** The thresholds at which a description uses a word: {@code words.json}, whose manual explains each number. */
public record WordRules(
        int middlingCells,
        int largeCells,
        int vastCells,
        int longPercent,
        int roundPercent,
        int middlePercent,
        int nearCells,
        int mostThings,
        int lakeCells,
        int islandCells,
        float secondsAThreat) {

    public static final String FILE = "content/words.json";

    public static WordRules read(Assets assets, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        return entry.complete(new WordRules(
                entry.whole("middling_cells", 1, 10_000),
                entry.whole("large_cells", 1, 10_000),
                entry.whole("vast_cells", 1, 10_000),
                entry.whole("long_percent", 101, 1000),
                entry.whole("round_percent", 1, 100),
                entry.whole("middle_percent", 0, 100),
                entry.whole("near_cells", 1, 40),
                entry.whole("most_things", 1, 20),
                entry.whole("lake_cells", 1, 10_000),
                entry.whole("island_cells", 1, 10_000),
                entry.number("seconds_a_threat", 0.1f, 20)));
    }
}
