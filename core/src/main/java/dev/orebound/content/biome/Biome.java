package dev.orebound.content.biome;

import dev.orebound.chance.Hash64;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A region of the mine: {@code assets/biomes/<folder>/biome.json}. A folder of its own adds one; its sprites are the
 * {@code .txt} files beside it.
 */
@Meaning("""
        A biome: the look of some depths. Each folder beside this file that holds a biome.json adds one, with its \
        sprites in
        .txt files beside it. Where several biomes share a depth, a run keeps to one of them. Nothing here changes \
        how the
        game plays. Colours are as they look in full light. Text: biome.<id>.name, biome.<id>.lore, and \
        biome.<id>.floor_1
        and so on, the names of its floors: at least one for each of its depths; a run draws which depth has which.""")
public record Biome(
        String id,

        @Field("1..17: depths at which it is met") IntRange depths,

        @Field("rock") RockLook rock,

        @Field("the ground that is walked on") GroundLook ground,

        @Field("light and air") AirLook air,

        @Field("optional: what grows from the edges of rock") @Nullable
        GrowthLook growth,

        @Field("optional: lines that wander through rock or over the ground")
        List<VeinLook> veins,

        @Field("optional: lines of pieces that lie on the ground from room to room, such as rails")
        List<TrackLook> tracks,

        @Field("optional: flat drawings in the ground, such as a mosaic")
        List<MarkingLook> markings,

        @Field("optional: sprites that stand about or lie in the rock")
        List<PropLook> props,

        @Field("optional: sprites of its own for what lies on the ground")
        List<CoverLook> covers,

        @Field("optional: looks of its own for liquids") List<LiquidLook> liquids)
        implements TableEntry {
    /** The folder that holds a folder for each biome. */
    public static final String FOLDER = "biomes";

    /** The name of the file in each of these folders. */
    public static final String FILE = "biome.json";

    private static final int DEPTHS = 17;

    /** The light and the air. */
    @Meaning(value = "light and air", home = FILE)
    public record AirLook(
            @Field("rrggbb: the light that falls everywhere; 808080 is half of full light")
            int ambient,

            @Field("rrggbb: the colour of the lamp with which a run begins; other lamps keep their own")
            int lamp,

            @Field("10..200 %, default 100: strength of the player's lamp beside the usual")
            int lampPercent,

            @Field("the sprite of torches") String torchSprite,

            @Field("the light of torches") LightSource torch,

            @Field("rrggbb: the colour of what drifts in the air")
            int motes,

            @Field("0..200: motes in view") int moteCount,

            @Field("-40..40 pixels a second: speed at which they rise; below 0 they sink")
            float moteRise,

            @Field("0..100 %, default 0: how much of their colour glows")
            int moteGlow) {}

    /** The ground: four shades that stay quiet under what moves on it. */
    @Meaning(value = "the ground", home = FILE)
    public record GroundLook(
            @Field("4..4 rrggbb: its shades, dark to light") List<Integer> shades,

            @Field("6..64 pixels: breadth of its flags") int flagWidth,

            @Field("6..64 pixels: their depth") int flagHeight,

            @Field("0..100 %: share of the ground on which joints show")
            int worn,

            @Field("0..100 %, default 0: share of the ground that glints as if wet")
            int wet,

            @Field("rrggbb: colour of its wide stains") int stain,

            @Field("0..100 %, default 0: share of the ground that is stained")
            int stained) {}

    /** Growth from the edges of rock, like moss: on rims, down faces and in patches on the ground. */
    @Meaning(value = "growth", home = FILE)
    public record GrowthLook(
            @Field("3..3 rrggbb: its shades, dark to light") List<Integer> shades,

            @Field("0..100 %: share of the edges that it covers")
            int rims,

            @Field("0..24 pixels: how far it hangs down faces")
            int runs,

            @Field("0..100 %: share of the ground with patches of it")
            int patches) {}

    /** Lines that wander: roots, gold, glowing cracks. */
    @Meaning(value = "a kind of wandering lines", home = FILE)
    public record VeinLook(
            @Field("through what they run") VeinBed bed,

            @Field("1..3 rrggbb: their colour, side by side from the light to the shade")
            List<Integer> colours,

            @Field("1..400 in 1000 cells: how often one begins")
            int often,

            @Field("4..400 pixels: greatest length") int length,

            @Field("0..100 %: how much they turn") int turning,

            @Field("0..100 %: chance of a fork in each 20 pixels")
            int forking,

            @Field("0..100 %, default 0: how much of their colour glows")
            int glow) {}

    /** The material through which a vein runs. */
    public enum VeinBed {
        ROCK,
        GROUND
    }

    /** Pieces that lie on the ground, cell by cell, on the way from one room to another. */
    @Meaning(value = "a kind of tracks", home = FILE)
    public record TrackLook(
            @Field("a sprite of 16 frames, one for each set of sides on which a piece goes on:"
                    + " 1 north + 2 east + 4 south + 8 west; what is wider than a cell lies over its neighbours")
            String sprite,

            @Field("1..40: ways between two rooms that have them, at most")
            int ways,

            @Field("4..400 cells: greatest length of such a way")
            int length,

            @Field("0..100 %, default 0: share of them that is gone")
            int gone) {}

    /** A sprite that takes the place of the usual one on some terrain. */
    @Meaning(value = "a sprite for what lies on the ground", home = FILE)
    public record CoverLook(
            @Field("id in terrains.json: the terrain") String terrain,

            @Field("the sprite that is drawn there") String sprite,

            @Field("0..3 rrggbb, optional: shades of the ground beneath it, dark to light")
            List<Integer> soil) {}

    /** A look that takes the place of the usual one of a liquid. */
    @Meaning(value = "the look of a liquid", home = FILE)
    public record LiquidLook(
            @Field("id in terrains.json: a liquid") String liquid,

            @Field("1..8 rrggbb: its colours in full light, from bank to depth")
            List<Integer> colours,

            @Field("0..100 %, default 0: how much it steams, if it ripples")
            int steam)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            Terrain.requireLayer(entry, "liquid", liquid, Terrain.TerrainLayer.LIQUID, tables);
        }
    }

    /** Returns the look of a liquid here. */
    public LiquidLook lookOf(Terrain liquid) {
        for (LiquidLook look : liquids) {
            if (look.liquid().equals(liquid.id())) {
                return look;
            }
        }
        return new LiquidLook(liquid.id(), liquid.colours(), 0);
    }

    /** Reads the biomes of all folders, the highest first. A fault is a complaint, and is harmless. */
    public static ContentTable<Biome> readAll(Assets assets, ContentTable<Terrain> terrains, List<String> complaints) {
        List<Biome> biomes = new ArrayList<>();
        for (String file : files(assets)) {
            ContentReader reader = new ContentReader(assets, complaints);
            reader.tables().add(Terrain.class, Terrain.FILE, terrains);
            try {
                reader.table(Biome.class, file).forEach(biomes::add);
                if (complaints.isEmpty()) {
                    reader.finish();
                }
            } catch (ContentException e) {
                complaints.addAll(e.complaints());
            }
        }
        biomes.sort(Comparator.comparingInt(biome -> biome.depths().lowest()));
        ContentTable<Biome> table = new ContentTable<>(biomes);
        for (int depth = 1; depth <= DEPTHS && complaints.isEmpty(); depth++) {
            if (candidates(table, depth).isEmpty()) {
                complaints.add(FOLDER + ": no biome has depth " + depth + "; give each depth from 1 to " + DEPTHS
                        + " at least one");
            }
        }
        return table;
    }

    /** Returns the paths of the files of all biomes, in the order of their folders' names. */
    public static List<String> files(Assets assets) {
        return assets.folders(FOLDER).stream()
                .map(folder -> folder + "/" + FILE)
                .filter(assets::has)
                .toList();
    }

    /**
     * Returns the sprite for a terrain that lies on the ground: one of the biome's own, or that of the terrain's name.
     */
    public String coverOf(Terrain terrain) {
        for (CoverLook cover : covers) {
            if (cover.terrain().equals(terrain.id())) {
                return cover.sprite();
            }
        }
        return terrain.id();
    }

    private static List<Biome> candidates(ContentTable<Biome> biomes, int depth) {
        List<Biome> all = new ArrayList<>();
        for (Biome biome : biomes) {
            if (biome.depths().holds(depth)) {
                all.add(biome);
            }
        }
        return all;
    }

    /**
     * Returns the biome of a depth. Of several that share a depth, each run keeps to one.
     *
     * @throws IllegalArgumentException if no biome has that depth
     */
    public static Biome at(ContentTable<Biome> biomes, Seed run, int depth) {
        Biome chosen = null;
        long highest = Long.MIN_VALUE;
        for (Biome biome : candidates(biomes, depth)) {
            long ticket = new Hash64(run.value()).add("biome").add(biome.id()).value();
            if (chosen == null || ticket > highest) {
                chosen = biome;
                highest = ticket;
            }
        }
        if (chosen == null) {
            throw new IllegalArgumentException("no biome has depth " + depth);
        }
        return chosen;
    }

    /** Returns how many depths it has. */
    public int depthCount() {
        return depths.highest() - depths.lowest() + 1;
    }

    /** Returns the key of the text with a name of its floors, which are numbered from 1. */
    public String floorNameKey(int number) {
        return "biome." + id + ".floor_" + number;
    }

    /**
     * Returns the key of the text with the name of a run's floor at a depth. The floors of a region have the names of
     * the region, in an order that is drawn for each run.
     *
     * @param isText tells which keys have a text
     */
    public static String floorNameKey(ContentTable<Biome> biomes, Seed run, int depth, Predicate<String> isText) {
        Biome biome = at(biomes, run, depth);
        List<String> names = new ArrayList<>();
        for (int number = 1; isText.test(biome.floorNameKey(number)); number++) {
            names.add(biome.floorNameKey(number));
        }
        RandomStream chance = new RandomStreams(run).stream("content.floor_names", biome.id());
        String name = biome.floorNameKey(1);
        for (int floor = biome.depths().lowest(); floor <= depth && !names.isEmpty(); floor++) {
            name = names.remove(chance.below(names.size()));
        }
        return name;
    }
}
