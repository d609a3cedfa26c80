package dev.orebound.content.sprite;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * A colour that tells something, and the colours in its place for players who see colours otherwise.
 *
 * @param usual 0xRRGGBB, as are the others
 */
@Meaning("""
        Colours that tell something, and those that stand in their place when a player has chosen the colours for \
        protanopia (no
        red), deuteranopia (no green) or tritanopia (no blue). A colour is replaced wherever it is drawn, in the mine \
        and on
        pages. Colours of a group must be told apart.""")
public record SignColour(
        String id,

        @Field("1..3: what it is one of, such as ores, telegraphs, statuses or captions")
        List<String> groups,

        @Field("rrggbb: the colour as it is known by content and drawings; each stands once")
        int usual,

        @Field("rrggbb: in its place for protanopia") int protanopia,

        @Field("rrggbb: in its place for deuteranopia") int deuteranopia,

        @Field("rrggbb: in its place for tritanopia") int tritanopia,

        @Field("optional: sprites whose pixels are shifted alike: their keys, or what stands in them before a _ or .")
        List<String> sprites)
        implements TableEntry {
    public static final String FILE = "sprites/sign_colours.json";

    /** The most that a pixel brighter than the colour is shifted, compared with the colour. */
    private static final float MOST_SHIFT = 1.25f;

    /** The colours that are shown. */
    public enum ColourSight {
        USUAL,
        PROTANOPIA,
        DEUTERANOPIA,
        TRITANOPIA
    }

    /** Returns the colour for a way of seeing, 0xRRGGBB. */
    public int in(ColourSight sight) {
        return switch (sight) {
            case USUAL -> usual;
            case PROTANOPIA -> protanopia;
            case DEUTERANOPIA -> deuteranopia;
            case TRITANOPIA -> tritanopia;
        };
    }

    /** Returns true if a sprite is drawn in its shades. */
    public boolean shades(String sprite) {
        return sprites.stream().anyMatch(key -> stands(key, sprite));
    }

    /** Returns true if what is listed stands for a sprite. */
    static boolean stands(String key, String sprite) {
        return sprite.startsWith(key)
                && (sprite.length() == key.length() || "_.".indexOf(sprite.charAt(key.length())) >= 0);
    }

    /**
     * Returns the colour of a pixel of such a sprite: it is shifted as the colour itself, in proportion to its
     * brightness, so that outlines stay dark.
     *
     * @param rgba 0xRRGGBBAA
     */
    public int shifted(int rgba, ColourSight sight) {
        int wanted = in(sight);
        float share = Math.min(MOST_SHIFT, brightness(rgba >>> 8) / Math.max(1, brightness(usual)));
        int red = shifted(rgba >>> 24, (wanted >> 16) - (usual >> 16), share);
        int green = shifted(rgba >> 16 & 0xff, (wanted >> 8 & 0xff) - (usual >> 8 & 0xff), share);
        int blue = shifted(rgba >> 8 & 0xff, (wanted & 0xff) - (usual & 0xff), share);
        return red << 24 | green << 16 | blue << 8 | (rgba & 0xff);
    }

    private static int shifted(int channel, int shift, float share) {
        return Math.max(0, Math.min(0xff, Math.round(channel + shift * share)));
    }

    private static float brightness(int rgb) {
        return 0.3f * (rgb >> 16 & 0xff) + 0.59f * (rgb >> 8 & 0xff) + 0.11f * (rgb & 0xff);
    }
}
