package dev.orebound.content.floor;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.LightSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A kind of fixture, one of which stands on each floor of its kinds. Its name is the text {@code fixture.<id>.name}.
 *
 * @param sprite the key of its picture
 * @param floors the kinds of floor that have one
 * @param gives what it gives to who uses it
 * @param amount of what it gives, 1 to 999: how many scrolls, health points, percent; 1 for a golem
 * @param light what it glows with
 */
public record FixtureKind(
        String id, String sprite, List<FloorKind> floors, FixtureGift gives, int amount, LightSource light)
        implements TableEntry {
    public static final String FILE = "content/fixtures.json";

    public FixtureKind {
        floors = List.copyOf(floors);
    }

    public static ContentTable<FixtureKind> readAll(Assets assets, List<String> complaints) {
        return ContentTable.read(
                assets,
                FILE,
                complaints,
                entry -> entry.complete(new FixtureKind(
                        entry.name(),
                        entry.word("sprite"),
                        readFloors(entry),
                        entry.choice("gives", FixtureGift.class),
                        entry.whole("amount", 1, 999),
                        LightSource.read(entry.object("light")))));
    }

    private static List<FloorKind> readFloors(JsonEntry entry) {
        List<FloorKind> floors = new ArrayList<>();
        for (String word : entry.words("floors")) {
            try {
                floors.add(FloorKind.of(word.toLowerCase(Locale.ROOT)));
            } catch (IllegalArgumentException e) {
                entry.complain("floors", QuotedText.inQuotes(word) + " is no kind of floor");
            }
        }
        return floors;
    }

    /** The gifts of fixtures, each given once. */
    public enum FixtureGift {
        /** A choice of one out of {@code amount} scrolls: each teaches a spell or raises one. */
        SCROLLS,
        /** A golem that is woken with ore and joins the player. */
        GOLEM,
        /** More health, both maximal and current. */
        HEALTH,
        /** More damage by the pick, in percent. */
        STRENGTH
    }
}
