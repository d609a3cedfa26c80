package dev.orebound.content.gear;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;

/** A change of a standing rule. */
@Meaning(value = "a change of a rule", home = "relics.json")
public record StandingChange(
        @Field("which rule") StandingRule rule,
        @Field("-99..400: by how much, not 0") int by) implements Checked {
    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (by == 0) {
            entry.complain("by", "0 changes nothing; give another number");
        }
    }
}
