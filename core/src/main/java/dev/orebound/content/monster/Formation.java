package dev.orebound.content.monster;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;

/** The formation of a horde that is not fighting. */
@Meaning("""
        Formations: how the minions of a horde are placed about their leader while they do not fight.""")
public record Formation(
        String id,

        @Field(
                "loose: rings about the leader, each turned differently; ring: one ring; wedge: two arms that trail behind; line: side by side; column: one behind the other")
        FormationShape shape,

        @Field("0.6..4 cells: distance between neighbours") float spacingCells)
        implements TableEntry {
    public static final String FILE = "content/formations.json";

    /** The shapes that there are. */
    public enum FormationShape {
        @Meaning("rings about the leader, each with its own turn, so that it looks like no order at all")
        LOOSE,
        @Meaning("one ring about the leader")
        RING,
        @Meaning("two arms that trail behind the leader")
        WEDGE,
        @Meaning("side by side with the leader")
        LINE,
        @Meaning("a column, one behind the other")
        COLUMN
    }
}
