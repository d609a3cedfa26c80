package dev.orebound.content.terrain;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of terrain: one entry of {@code terrains.json}, for the layers {@code terrain} and {@code liquid} alike. The
 * first entry stands for no terrain. Its name is the text {@code terrain.<id>.name}.
 *
 * @param glyph its character in dumps
 * @param layer on which it lies; nothing lies on both
 * @param passability whether a walker without help can be there
 * @param pacePercent how fast one walks there, of one's own speed, 10 to 100
 * @param peril what befalls a body that comes there all the same; what is impassable and has none stops bodies
 * @param light what it glows with, or null
 */
public record Terrain(
        String id,
        char glyph,
        TerrainLayer layer,
        Passability passability,
        int pacePercent,
        Peril peril,
        @Nullable LightSource light)
        implements TableEntry {

    public static final String FILE = "content/terrains.json";

    /** The two layers, of which the terrain lies above the liquid. */
    public enum TerrainLayer {
        TERRAIN,
        LIQUID
    }

    /** The ways in which terrain lets walkers pass. */
    public enum Passability {
        PASSABLE,
        IMPASSABLE,
        /** Passable, whatever liquid lies beneath. */
        CARRIES
    }

    /** The perils for a body that nothing carries. */
    public enum Peril {
        NONE,
        BURNS,
        SWALLOWS
    }

    /** Returns true if it blocks no walker; the liquid beneath it still may. */
    public boolean isPassable() {
        return passability != Passability.IMPASSABLE;
    }

    /** Returns true if it is a liquid too deep to walk in that harms nothing: swimming monsters live in it. */
    public boolean isDeep() {
        return isLiquid() && !isPassable() && peril == Peril.NONE;
    }

    public boolean isLiquid() {
        return layer == TerrainLayer.LIQUID;
    }

    /**
     * Returns true if walkers can cross a floor cell on which this lies over a liquid: a bridge carries them over deep
     * liquid.
     */
    public boolean isWalkableOver(Terrain liquid) {
        return passability == Passability.CARRIES || (isPassable() && liquid.isPassable());
    }

    /**
     * Returns the share of a walker's speed that is left if this lies over a liquid, above 0, at most 1: the slower of
     * both counts.
     */
    public float paceOver(Terrain liquid) {
        int percent = passability == Passability.CARRIES ? pacePercent : Math.min(pacePercent, liquid.pacePercent);
        return percent / 100f;
    }

    public static ContentTable<Terrain> readAll(Assets assets, List<String> complaints) {
        List<Terrain> terrains = new ArrayList<>();
        for (JsonEntry entry : JsonEntry.root(assets, FILE, complaints).entries()) {
            String glyph = entry.word("glyph");
            if (glyph.length() != 1 || !QuotedText.isPrintable(glyph.charAt(0))) {
                entry.complain("glyph", QuotedText.inQuotes(glyph) + "; give one character that can be seen");
            }
            terrains.add(entry.complete(new Terrain(
                    entry.name(),
                    glyph.isEmpty() ? '?' : glyph.charAt(0),
                    entry.choice("layer", TerrainLayer.class),
                    entry.choice("passability", Passability.class),
                    entry.wholeOr("pace_percent", 10, 100, 100),
                    entry.has("peril") ? entry.choice("peril", Peril.class) : Peril.NONE,
                    entry.has("light") ? LightSource.read(entry.object("light")) : null)));
        }
        return new ContentTable<>(terrains);
    }

    /** Reads the id of an entry that lies on one of the layers, or on either where {@code layer} is null. */
    public static String reference(
            JsonEntry entry, String field, ContentTable<Terrain> terrains, @Nullable TerrainLayer layer) {
        String id = entry.reference(field, terrains);
        if (terrains.has(id) && layer != null && terrains.get(id).layer() != layer) {
            List<String> fitting = terrains.asList().stream()
                    .filter(terrain -> terrain.layer() == layer)
                    .map(Terrain::id)
                    .toList();
            entry.complain(field, QuotedText.inQuotes(id) + " lies on the other layer; give one of " + fitting);
        }
        return id;
    }
}
