package dev.orebound.content.gear;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import java.util.Locale;

/**
 * A relic, which bends a rule of the game. Its name is the text {@code relic.<id>.name}, what it does
 * {@code relic.<id>.words}.
 */
@Meaning(value = "a relic", home = "relics.json")
public record Relic(
        String id,
        @Field("its picture") String sprite,
        @Field("how rare it is") RelicGrade grade,

        @Field("optional: what else is true of it") List<RelicTrait> traits,

        GearPower power)
        implements TableEntry, Checked {

    /** The grades of relics, from common to rare. */
    public enum RelicGrade {
        @Meaning("common")
        PLAIN,
        @Meaning("less common")
        FINE,
        @Meaning("rare")
        GRAND;

        /** Returns the word for it in assets: its name is the text {@code relic_grade.<id>}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Further properties of a relic. */
    public enum RelicTrait {
        @Meaning("it is strong and has a lasting price")
        DOUBLE_EDGED
    }

    /** Returns true if it is strong and has a lasting price. */
    public boolean isDoubleEdged() {
        return traits.contains(RelicTrait.DOUBLE_EDGED);
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (power.isIdle()) {
            entry.complain("rules", "are missing, as are standing and unharmed_by; give one of them");
        }
    }
}
