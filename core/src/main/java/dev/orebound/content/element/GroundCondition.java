package dev.orebound.content.element;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a cell must be for a rule to be about it.
 *
 * @param lies ids of terrains, one of which lies there, as terrain or liquid; empty: anything does
 * @param state what the elements have made of it, or null for anything
 */
public record GroundCondition(List<String> lies, @Nullable GroundState state) {
    public GroundCondition {
        lies = List.copyOf(lies);
    }

    static GroundCondition read(JsonEntry entry, ContentTable<Terrain> terrains) {
        return new GroundCondition(
                entry.has("lies") ? entry.references("lies", terrains) : List.of(),
                entry.has("state") ? entry.choice("state", GroundState.class) : null);
    }
}
