package dev.orebound.cave.words;

import dev.orebound.cave.floor.Room;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is on a floor besides rock and ground: as it was made, or as somebody finds it now. */
public interface FloorKnowledge {
    /** Everything there is to tell of, in one stable order. */
    List<DescribedThing> things();

    /** True if the cell may be told of: it was seen, or nothing is hidden. */
    boolean isKnown(int cell);

    /** True if it may be told that a trap room is one. */
    boolean isKnownTrap(Room room);

    /** True if it may be told that a treasure room is one. */
    boolean isKnownTreasure(Room room);

    /** The light that the one who looks carries, where that one stands; null if nobody does. */
    default @Nullable DescribedThing carriedLight() {
        return null;
    }
}
