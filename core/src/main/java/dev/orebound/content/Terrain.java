package dev.orebound.content;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What may lie on a cell: one entry of {@code terrains.json}, for the layers {@code terrain} and {@code liquid} alike. The
 * first entry is nothing.
 *
 * @param glyph its character in dumps
 * @param passability whether a walker without help can be there
 * @param light what it glows with; null for nothing
 */
public record Terrain(
        String id,
        char glyph,
        Passability passability,
        @Nullable Light light) implements Identified {

    static final String FILE = "content/terrains.json";

    /** Whether one can walk there. */
    public enum Passability {
        PASSABLE,
        IMPASSABLE
    }

    public boolean isPassable() {
        return passability == Passability.PASSABLE;
    }

    static Table<Terrain> readAll(Assets assets, List<String> complaints) {
        List<Terrain> terrains = new ArrayList<>();
        for (Entry entry : Entry.root(assets, FILE, complaints).entries()) {
            String glyph = entry.word("glyph");
            if (glyph.length() != 1) {
                entry.complain("glyph", Entry.quote(glyph) + "; give one character");
            }
            terrains.add(new Terrain(
                    entry.name(),
                    glyph.isEmpty() ? '?' : glyph.charAt(0),
                    entry.choice("passability", Passability.class),
                    entry.has("light") ? Light.read(entry.object("light")) : null));
            entry.rejectUnknownFields();
        }
        return new Table<>(terrains);
    }
}
