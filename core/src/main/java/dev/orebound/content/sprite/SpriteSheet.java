package dev.orebound.content.sprite;

import dev.orebound.chance.Hash64;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.LineComplaints;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** All sprites of the game, by key. */
public final class SpriteSheet {
    private static final String FOLDER = "sprites";

    /** Holds a folder for each biome, with its sprites. */
    private static final String BIOMES = "biomes";

    /** Sprites whose frames the screen asks for by their numbers begin so. */
    private static final String HUD = "hud_";

    private final SpritePalette palette;
    private final PixelBudget budget = new PixelBudget();
    private final TreeMap<String, Sprite> sprites = new TreeMap<>();
    private ContentTable<SignColour> signs = new ContentTable<>(List.of());
    private @Nullable Object madeFor;
    private @Nullable Object made;

    private SpriteSheet(SpritePalette palette) {
        this.palette = palette;
    }

    /**
     * Reads the palette, every other {@code .txt} in {@code assets/sprites} and in the folders of biomes, and the
     * colours that tell something.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static SpriteSheet read(Assets assets) {
        List<String> complaints = new ArrayList<>();
        SpriteSheet sheet = packed(assets, complaints);
        sheet = sheet == null ? draw(assets) : sheet;
        sheet.readSigns(assets, complaints);
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return sheet;
    }

    private static @Nullable SpriteSheet packed(Assets assets, List<String> complaints) {
        List<Sprite> packed = SpritePack.read(assets);
        if (packed == null) {
            return null;
        }
        SpriteSheet sheet = new SpriteSheet(SpritePalette.read(assets, complaints));
        packed.forEach(sprite -> sheet.sprites.put(sprite.key(), sprite));
        return sheet;
    }

    /** Draws the sprites, without the colours that tell something. */
    static SpriteSheet draw(Assets assets) {
        List<String> complaints = new ArrayList<>();
        SpriteSheet sheet = new SpriteSheet(SpritePalette.read(assets, complaints));
        try {
            for (String file : files(assets)) {
                if (!file.equals(SpritePalette.FILE)) {
                    sheet.readFile(assets, file, complaints);
                }
            }
        } catch (ContentException usedUp) {
            complaints.addAll(usedUp.complaints());
        }
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return sheet;
    }

    /** Returns the files that sprites are drawn by, the palette included. */
    private static List<String> files(Assets assets) {
        List<String> files = new ArrayList<>(assets.list(FOLDER, ".txt"));
        for (String biome : assets.folders(BIOMES)) {
            files.addAll(assets.list(biome, ".txt"));
        }
        return files;
    }

    /** Returns a hash of the names and the checksums of the files that sprites are drawn by. */
    public static long hashOf(Assets assets) {
        Hash64 hash = new Hash64(0);
        for (String file : files(assets)) {
            hash.add(file).add(assets.checksum(file));
        }
        return hash.value();
    }

    private void readSigns(Assets assets, List<String> complaints) {
        ContentReader reader = new ContentReader(assets, complaints);
        signs = reader.table(SignColour.class, SignColour.FILE);
        if (!reader.finish()) {
            return;
        }
        TreeMap<Integer, String> ids = new TreeMap<>();
        for (SignColour sign : signs) {
            String first = ids.putIfAbsent(sign.usual(), sign.id());
            if (first != null) {
                complaints.add(SignColour.FILE + ": " + sign.id() + ": usual: is that of " + first
                        + ", too; give each colour once");
            }
            for (String key : sign.sprites()) {
                if (sprites.keySet().stream().noneMatch(sprite -> SignColour.stands(key, sprite))) {
                    complaints.add(SignColour.FILE + ": " + sign.id() + ": sprites: there is no sprite " + key
                            + "; give the key of one, or its beginning before a _ or .");
                }
            }
        }
    }

    /** Returns the colours that tell something. */
    public ContentTable<SignColour> signs() {
        return signs;
    }

    private void readFile(Assets assets, String file, List<String> complaints) {
        String text;
        try {
            text = assets.text(file);
        } catch (ContentException e) {
            complaints.addAll(e.complaints());
            return;
        }
        for (Sprite sprite : new SpriteReader(palette, budget, new LineComplaints(file, complaints)).read(text)) {
            if (sprites.putIfAbsent(sprite.key(), sprite) != null) {
                complaints.add(file + ": " + sprite.key() + ": stands in an earlier file; give it a key of its own");
            }
        }
    }

    /**
     * Compares these sprites with those that come with the game, some of which the screen asks for by name and frame.
     *
     * @return a complaint for each that is missing or has too few frames
     */
    public List<String> complaintsBeside(SpriteSheet builtIn) {
        List<String> complaints = new ArrayList<>();
        for (Sprite wanted : builtIn.sprites.values()) {
            Sprite sprite = sprites.get(wanted.key());
            int frames = wanted.key().startsWith(HUD) ? wanted.frames().size() : 1;
            if (sprite == null) {
                complaints.add(FOLDER + ": there is no sprite " + wanted.key() + "; draw it in one of the files");
            } else if (sprite.frames().size() < frames) {
                complaints.add(FOLDER + ": " + wanted.key() + ": has "
                        + sprite.frames().size() + " frames; give at least " + frames);
            }
        }
        return complaints;
    }

    public SpritePalette palette() {
        return palette;
    }

    /** Returns every sprite, in the order of their keys. */
    public List<Sprite> sprites() {
        return List.copyOf(sprites.values());
    }

    /** Returns the frames of a sprite; none if there is no such sprite. */
    public List<SpriteFrame> frames(String key) {
        return has(key) ? get(key).frames() : List.of();
    }

    /**
     * Makes something from these sprites that takes long to make. The last one is kept and returned again for an equal
     * key. Any thread may ask.
     */
    public synchronized <T> T make(Object key, Class<T> type, Supplier<T> maker) {
        if (!type.isInstance(made) || !key.equals(madeFor)) {
            made = maker.get();
            madeFor = key;
        }
        return type.cast(made);
    }

    public boolean has(String key) {
        return sprites.containsKey(key);
    }

    /**
     * Returns the sprite with this key.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Sprite get(String key) {
        Sprite sprite = sprites.get(key);
        if (sprite == null) {
            throw new IllegalArgumentException("no sprite '" + key + "' among " + sprites.keySet());
        }
        return sprite;
    }
}
