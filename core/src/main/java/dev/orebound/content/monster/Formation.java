package dev.orebound.content.monster;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * How a horde goes about while it does not fight.
 *
 * @param shape in which its minions lie about the leader
 * @param spacingCells from one place to the next, 0.6 to 4
 */
public record Formation(String id, Shape shape, float spacingCells) implements TableEntry {
    public static final String FILE = "content/formations.json";

    /** The shapes that there are. */
    public enum Shape {
        /** Rings about the leader, each with its own turn, so that it looks like no order at all. */
        LOOSE,
        /** One ring about the leader. */
        RING,
        /** Two arms that trail behind the leader. */
        WEDGE,
        /** Side by side with the leader. */
        LINE,
        /** One behind the other. */
        COLUMN
    }

    public static ContentTable<Formation> readAll(Assets assets, List<String> complaints) {
        List<Formation> formations = new ArrayList<>();
        for (JsonEntry entry : JsonEntry.root(assets, FILE, complaints).entries()) {
            formations.add(new Formation(
                    entry.name(), entry.choice("shape", Shape.class), entry.number("spacing_cells", 0.6f, 4)));
            entry.rejectUnknownFields();
        }
        return new ContentTable<>(formations);
    }
}
