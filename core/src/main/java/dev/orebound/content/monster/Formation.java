package dev.orebound.content.monster;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;

/** The formation of a horde that is not fighting. */
@Meaning("""
        Formations: how the minions of a horde are placed about their leader while they do not fight.""")
public record Formation(
        String id,

        @Field("places of the minions") FormationShape shape,

        @Field("0.6..4 cells: distance between neighbours") float spacingCells)
        implements TableEntry {
    public static final String FILE = "content/formations.json";

    /** The shapes that there are. */
    public enum FormationShape {
        @Meaning("rings about the leader, each turned differently")
        LOOSE,
        @Meaning("one ring about the leader")
        RING,
        @Meaning("two arms that trail behind the leader")
        WEDGE,
        @Meaning("side by side with the leader")
        LINE,
        @Meaning("one behind the other")
        COLUMN
    }
}
