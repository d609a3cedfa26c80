package dev.orebound.content.terrain;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of terrain: one entry of {@code terrains.json}, for the layers {@code terrain} and {@code liquid} alike. The
 * first entry stands for no terrain. Its name is the text {@code terrain.<id>.name}.
 */
@Meaning("""
        Terrains: what may lie on a cell, for the layers terrain and liquid. The first entry is nothing, and \
        passable, on both
        layers. Text: terrain.<id>.name.""")
public record Terrain(
        String id,

        @Field("one character that stands for it in dumps; unique")
        char glyph,

        @Field("layer on which it lies; terrain lies over liquid")
        TerrainLayer layer,

        @Field("what is impassable stops walkers only, not sight or shots; an impassable liquid without peril is "
                + "deep, and swimmers live in it")
        Passability passability,

        @Field("10..100 %, default 100: share of the speed that is left; of terrain and liquid the slower counts, "
                + "except on what carries")
        int pacePercent,

        @Field("default none: what happens to a body there; impassable terrain with a peril stops nobody who is "
                + "knocked or walks there on purpose, but walkers avoid it")
        Peril peril,

        @Field("optional: its glow") @Nullable LightSource light,

        @Field("optional: of a liquid: the body that it is a part of, its own id if left out; parts of one body, "
                + "such as shallows and deeps, have no bank between them")
        @Nullable
        String body,

        @Field("optional: of a liquid: how it is drawn; if left out, abyss for one that swallows, molten for one "
                + "that burns, else ripples")
        @Nullable
        Surface surface,

        @Field("1..8 rrggbb, optional: of a liquid: its colours rrggbb in full light, from bank to depth; the "
                + "passable part of a body has the first, the impassable part those that follow; if left "
                + "out, shades of its light, or of murk")
        List<Integer> colours)
        implements TableEntry, Checked {

    public static final String FILE = "content/terrains.json";

    /** The colour that a liquid without colours and without light takes its shades from. */
    private static final int MURK = 0x5f7468;

    /** The two layers, of which the terrain lies above the liquid. */
    public enum TerrainLayer {
        TERRAIN,
        LIQUID
    }

    /** The ways in which terrain lets walkers pass. */
    public enum Passability {
        PASSABLE,
        IMPASSABLE,
        @Meaning("passable, whatever liquid lies beneath")
        CARRIES
    }

    /** The perils for a body that nothing carries. */
    public enum Peril {
        NONE,
        BURNS,
        SWALLOWS
    }

    /** The ways in which liquids are drawn. */
    public enum Surface {
        @Meaning("bands of depth with ripples and glints, which mirror what stands on the shore")
        RIPPLES,
        @Meaning("a body that shines by itself, with plates of crust that drift on it")
        MOLTEN,
        @Meaning("a cliff that goes down into mist")
        ABYSS
    }

    /** Returns the name of the body of liquid that it is a part of, if it is a liquid. */
    @Override
    public String body() {
        return body == null ? id : body;
    }

    /** Returns the way in which it is drawn, if it is a liquid. */
    @Override
    public Surface surface() {
        if (surface != null) {
            return surface;
        }
        return switch (peril) {
            case SWALLOWS -> Surface.ABYSS;
            case BURNS -> Surface.MOLTEN;
            case NONE -> Surface.RIPPLES;
        };
    }

    /** Returns its colours in full light, 0xRRGGBB, from bank to depth, if it is a liquid. */
    @Override
    public List<Integer> colours() {
        if (!colours.isEmpty()) {
            return colours;
        }
        int base = light == null ? MURK : light.rgb();
        return switch (surface()) {
            case RIPPLES -> isPassable() ? shades(base, 100, 82) : shades(base, 64, 52, 42, 34);
            case MOLTEN -> shades(base, 62, 84, 100, 125, 150);
            case ABYSS -> shades(base, 80, 60, 40, 20, 5);
        };
    }

    private static List<Integer> shades(int base, int... percents) {
        return Arrays.stream(percents)
                .mapToObj(percent -> shade(base, 16, percent) | shade(base, 8, percent) | shade(base, 0, percent))
                .toList();
    }

    private static int shade(int base, int shift, int percent) {
        int channel = base >> shift & 0xff;
        int shaded = percent <= 100 ? channel * percent / 100 : channel + (255 - channel) * (percent - 100) / 100;
        return shaded << shift;
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (!isLiquid()) {
            for (String field : List.of("body", "surface", "colours")) {
                if (entry.has(field)) {
                    entry.complain(field, "is for liquids; leave it out");
                }
            }
            return;
        }
        for (Terrain other : tables.of(Terrain.class)) {
            if (other.id.equals(id)) {
                return;
            }
            if (other.isLiquid() && other.body().equals(body()) && other.surface() != surface()) {
                entry.complain(
                        "body",
                        QuotedText.inQuotes(body()) + " has another surface in " + QuotedText.inQuotes(other.id)
                                + "; give both the same");
            }
        }
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

    /** Complains of a terrain in a field that walkers cannot pass. */
    public static void requirePassable(JsonEntry entry, String field, String id, ContentTables tables) {
        ContentTable<Terrain> terrains = tables.of(Terrain.class);
        if (terrains.has(id) && !terrains.get(id).isPassable()) {
            entry.complain(field, QuotedText.inQuotes(id) + " is impassable; give what can be walked on");
        }
    }

    /** Complains of a terrain that lies on the other layer. */
    public static void requireLayer(
            JsonEntry entry, String field, String id, TerrainLayer layer, ContentTables tables) {
        ContentTable<Terrain> terrains = tables.of(Terrain.class);
        if (terrains.has(id) && terrains.get(id).layer() != layer) {
            List<String> fitting = terrains.asList().stream()
                    .filter(terrain -> terrain.layer() == layer)
                    .map(Terrain::id)
                    .toList();
            entry.complain(field, QuotedText.inQuotes(id) + " lies on the other layer; give one of " + fitting);
        }
    }

    /** Returns true if there is a terrain of this id, and it is a liquid. */
    public static boolean isLiquid(String id, ContentTables tables) {
        ContentTable<Terrain> terrains = tables.of(Terrain.class);
        return terrains.has(id) && terrains.get(id).isLiquid();
    }
}
