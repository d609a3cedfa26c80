package dev.orebound.view.draw;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sprite.SignColour;
import dev.orebound.content.sprite.SignColour.ColourSight;
import dev.orebound.content.sprite.SpriteFrame;
import java.util.Arrays;
import java.util.List;

/**
 * Replaces the colours that tell something by those that the player has chosen. Every batch asks it for each colour
 * that it draws; asking makes no garbage.
 */
public final class SignColours {
    /** Replaces nothing. */
    public static final SignColours NONE = new SignColours(new ContentTable<>(List.of()));

    private final ContentTable<SignColour> all;
    /** The usual colours, in ascending order, and at the same places those that are shown. */
    private final int[] usual;

    private final int[] shown;
    private ColourSight sight = ColourSight.USUAL;

    public SignColours(ContentTable<SignColour> all) {
        this.all = all;
        usual = all.asList().stream().mapToInt(SignColour::usual).sorted().toArray();
        shown = usual.clone();
    }

    /** Chooses the colours that are shown from now on; returns true if they are others than before. */
    public boolean choose(ColourSight wanted) {
        if (wanted == sight) {
            return false;
        }
        sight = wanted;
        for (SignColour each : all) {
            shown[Arrays.binarySearch(usual, each.usual())] = each.in(wanted);
        }
        return true;
    }

    /** Returns the colour in the place of another one, 0xRRGGBB; the same for a colour that tells nothing. */
    public int of(int rgb) {
        if (sight == ColourSight.USUAL) {
            return rgb;
        }
        int at = Arrays.binarySearch(usual, rgb & 0xffffff);
        return at < 0 ? rgb : shown[at];
    }

    /** Returns a frame of a sprite as it is shown. */
    public SpriteFrame of(String sprite, SpriteFrame frame) {
        if (sight == ColourSight.USUAL) {
            return frame;
        }
        for (SignColour each : all) {
            if (each.shades(sprite)) {
                return frame.recoloured(rgba -> each.shifted(rgba, sight));
            }
        }
        return frame;
    }
}
