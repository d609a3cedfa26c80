package dev.orebound.content.monster;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * The formation of a horde that is not fighting.
 *
 * @param shape in which its minions lie about the leader
 * @param spacingCells from one place to the next, 0.6 to 4
 */
public record Formation(String id, FormationShape shape, float spacingCells) implements TableEntry {
    public static final String FILE = "content/formations.json";

    /** The shapes that there are. */
    public enum FormationShape {
        /** Rings about the leader, each with its own turn, so that it looks like no order at all. */
        LOOSE,
        /** One ring about the leader. */
        RING,
        /** Two arms that trail behind the leader. */
        WEDGE,
        /** Side by side with the leader. */
        LINE,
        /** A column, one behind the other. */
        COLUMN
    }

    public static ContentTable<Formation> readAll(Assets assets, List<String> complaints) {
        return ContentTable.read(
                assets,
                FILE,
                complaints,
                entry -> entry.complete(new Formation(
                        entry.name(),
                        entry.choice("shape", FormationShape.class),
                        entry.number("spacing_cells", 0.6f, 4))));
    }
}
