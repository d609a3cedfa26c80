package dev.orebound.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A kind of thing that stands fast on a floor, one on each floor of its kinds. Its name is the text {@code fixture.<id>.name}.
 *
 * @param sprite the key of its picture
 * @param floors the kinds of floor that have one
 * @param gives what it gives to who uses it
 * @param amount of what it gives, 1 to 999: how many scrolls, health points, percent; 1 for a golem
 * @param light what it glows with
 */
public record FixtureKind(String id, String sprite, List<FloorKind> floors, FixtureGift gives, int amount, Light light)
        implements Identified {
    static final String FILE = "content/fixtures.json";

    public FixtureKind {
        floors = List.copyOf(floors);
    }

    static Table<FixtureKind> readAll(Assets assets, List<String> complaints) {
        List<FixtureKind> fixtures = new ArrayList<>();
        for (Entry entry : Entry.root(assets, FILE, complaints).entries()) {
            fixtures.add(new FixtureKind(
                    entry.name(),
                    entry.word("sprite"),
                    readFloors(entry),
                    entry.choice("gives", FixtureGift.class),
                    entry.whole("amount", 1, 999),
                    Light.read(entry.object("light"))));
            entry.rejectUnknownFields();
        }
        return new Table<>(fixtures);
    }

    private static List<FloorKind> readFloors(Entry entry) {
        List<FloorKind> floors = new ArrayList<>();
        for (String word : entry.words("floors")) {
            try {
                floors.add(FloorKind.of(word.toLowerCase(Locale.ROOT)));
            } catch (IllegalArgumentException e) {
                entry.complain("floors", Entry.quote(word) + " is no kind of floor");
            }
        }
        return floors;
    }
}
