package dev.orebound.content.vignette;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * A kind of lock: something solid across the neck of a chamber, which can be opened in several ways. On a floor it has
 * those of its ways for which the floor has the means; at least one of them needs the floor's primary ore.
 */
@Meaning("""
        Locks: what shuts the neck of a chamber that a vignette lies in. A lock is drawn only where the floor offers \
        two of its ways,
        one of them by a brew with the floor's primary ore, the other not by the pick. Texts: lock.<id>.name, \
        lock.<id>.words.""")
public record LockKind(
        String id,

        @Field("its picture") String sprite,

        @Field("1..17: depths at which it is drawn") IntRange depths,

        @Field("1..1000: weight among the locks that a vignette allows")
        int frequency,

        @Field("optional: further properties") List<LockTrait> traits,

        @Field("2..10: ways to open it") List<LockWay> ways)
        implements TableEntry, Checked {
    public static final String FILE = "content/locks.json";

    /** Further properties of a lock. */
    public enum LockTrait {
        @Meaning("nobody sees through it")
        OPAQUE,
        @Meaning("it looks like rock until the player stands beside it")
        HIDDEN,
        @Meaning("its picture lies flat on the ground")
        FLAT,
        @Meaning("its pictures but the last are shown in turn while it is shut")
        CRACKLES,
        @Meaning("its picture takes the colour of the region's rock")
        STONY
    }

    public boolean has(LockTrait trait) {
        return traits.contains(trait);
    }

    /** Returns true if a key opens it. */
    public boolean hasKey() {
        return ways.stream().anyMatch(way -> way.by() instanceof LockWay.ByKey);
    }

    /** Returns true if a lever opens it. */
    public boolean hasLever() {
        return ways.stream().anyMatch(way -> way.by() instanceof LockWay.ByLever);
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        long keys =
                ways.stream().filter(way -> way.by() instanceof LockWay.ByKey).count();
        long levers =
                ways.stream().filter(way -> way.by() instanceof LockWay.ByLever).count();
        if (keys > 1 || levers > 1) {
            entry.complain("ways", "name a key or a lever twice; give each at most once");
        }
    }
}
