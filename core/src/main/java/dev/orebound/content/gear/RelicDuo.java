package dev.orebound.content.gear;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/** Two relics that do a third thing when both are carried. Texts: {@code duo.<id>.name} and {@code duo.<id>.words}. */
@Meaning(value = "a duo", home = "relics.json")
public record RelicDuo(
        String id, @Field("2..2: ids of its relics") List<String> of, GearPower power) implements TableEntry, Checked {
    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (power.isIdle()) {
            entry.complain("rules", "are missing, as are standing and unharmed_by; give one of them");
        }
        if (of.size() == 2 && of.get(0).equals(of.get(1))) {
            entry.complain("of", "names one relic twice; give two");
        }
    }
}
