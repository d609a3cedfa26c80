package dev.orebound.content.sprite;

import dev.orebound.content.Assets;
import dev.orebound.content.ContentException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Every sprite of the game, by its key. */
public final class SpriteSheet {
    private static final String FOLDER = "sprites";

    private final Palette palette;
    private final PixelBudget budget = new PixelBudget();
    private final TreeMap<String, Sprite> sprites = new TreeMap<>();

    private SpriteSheet(Palette palette) {
        this.palette = palette;
    }

    /**
     * Reads the palette and every other {@code .txt} in {@code assets/sprites}.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static SpriteSheet read(Assets assets) {
        List<String> complaints = new ArrayList<>();
        SpriteSheet sheet = new SpriteSheet(Palette.read(assets, complaints));
        try {
            for (String file : assets.list(FOLDER, ".txt")) {
                if (!file.equals(Palette.FILE)) {
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

    private void readFile(Assets assets, String file, List<String> complaints) {
        String text;
        try {
            text = assets.text(file);
        } catch (ContentException e) {
            complaints.addAll(e.complaints());
            return;
        }
        for (Sprite sprite : new SpriteReader(palette, budget, new Complaints(file, complaints)).read(text)) {
            if (sprites.putIfAbsent(sprite.key(), sprite) != null) {
                complaints.add(file + ": " + sprite.key() + ": stands in an earlier file; give it a key of its own");
            }
        }
    }

    public Palette palette() {
        return palette;
    }

    /** Every sprite, in the order of their keys. */
    public List<Sprite> sprites() {
        return List.copyOf(sprites.values());
    }

    public boolean has(String key) {
        return sprites.containsKey(key);
    }

    /**
     * The sprite with this key.
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
