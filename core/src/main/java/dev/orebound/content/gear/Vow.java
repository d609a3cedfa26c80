package dev.orebound.content.gear;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;

/**
 * A vow under which a run is played: one rule that makes it harder. Texts: {@code vow.<id>.name} and
 * {@code vow.<id>.words}.
 */
@Meaning("""
        Vows: each makes a run harder by one rule, which holds from its start to its end. Each win unlocks the next, \
        in the order
        of this file, and some are unlocked by deeds (deeds.json). Texts: vow.<id>.name and vow.<id>.words.""")
public record Vow(String id, @Field("its picture") String sprite, GearPower power) implements TableEntry, Checked {
    public static final String FILE = "content/vows.json";

    /** The most vows that content can declare. */
    public static final int MOST_VOWS = 24;

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (power.isIdle()) {
            entry.complain("standing", "is missing, as are unharmed_by and rules; give one of them");
        }
    }
}
