package dev.orebound.content.element;

import dev.orebound.content.Entry;
import dev.orebound.content.Table;
import dev.orebound.content.Terrain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a cell must be for a rule to be about it.
 *
 * @param lies ids of terrains, one of which lies there, as terrain or liquid; empty: anything does
 * @param state what the elements have made of it, or null for anything
 */
public record Spot(List<String> lies, @Nullable GroundState state) {
    public Spot {
        lies = List.copyOf(lies);
    }

    static Spot read(Entry entry, Table<Terrain> terrains) {
        return new Spot(
                entry.has("lies") ? entry.references("lies", terrains) : List.of(),
                entry.has("state") ? entry.choice("state", GroundState.class) : null);
    }
}
