package dev.orebound.screen.map;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.view.sprite.PixelDigits;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;

/** Draws the marks of the map: on the map, small and large, and in the legend. Allocates nothing. */
public final class MapMarkPainter {
    private static final int FACINGS = 8;
    /** Distance of a padlock to the lower right of the middle of its exit, in art pixels. */
    private static final int PADLOCK_ASIDE = 2;

    private final TextureRegion[] pictures = new TextureRegion[MapMark.values().length];
    private final TextureRegion[] facings = new TextureRegion[FACINGS];
    private final TextureRegion padlock;
    private final TextureRegion skull;
    private final PixelDigits digits;

    public MapMarkPainter(SpriteAtlas sprites) {
        for (MapMark mark : MapMark.values()) {
            pictures[mark.ordinal()] = sprites.frame(mark.sprite(), 0);
        }
        for (int i = 0; i < FACINGS; i++) {
            facings[i] = sprites.frame(MapMark.YOU.sprite(), i);
        }
        padlock = sprites.frame("map_padlock", 0);
        skull = sprites.frame("danger_mark", 0);
        digits = new PixelDigits(sprites);
    }

    /** Returns the picture of a mark of danger. */
    TextureRegion skull() {
        return skull;
    }

    /** Returns the width of a mark, in art pixels. */
    public int wide(MapMark mark) {
        return pictures[mark.ordinal()].getRegionWidth();
    }

    public int high(MapMark mark) {
        return pictures[mark.ordinal()].getRegionHeight();
    }

    /** Draws a mark about a point. */
    public void draw(UiPane pane, MapMark mark, int x, int y, int grain, float alpha) {
        draw(pane, pictures[mark.ordinal()], x, y, grain, alpha);
    }

    private static void draw(UiPane pane, TextureRegion picture, int x, int y, int grain, float alpha) {
        int left = x - picture.getRegionWidth() * grain / 2;
        pane.picture(picture, left, y - picture.getRegionHeight() * grain / 2, grain, alpha);
    }

    /** Draws the player's mark about a point, turned to where the player faces. */
    public void drawYou(UiPane pane, World world, int x, int y, int grain) {
        BodyComponent body = world.player().body();
        double turns = Math.atan2(body.facingY, body.facingX) / (2 * Math.PI);
        int facing = Math.floorMod((int) Math.round(turns * FACINGS), FACINGS);
        draw(pane, facings[facing], x, y, grain, 1);
    }

    /** Draws a padlock on the mark of an exit about a point. */
    public void drawPadlock(UiPane pane, int x, int y, int grain) {
        int aside = PADLOCK_ASIDE * grain + wide(MapMark.EXIT_BATTLE) * grain / 4;
        draw(pane, padlock, x + aside, y - aside, grain, 1);
    }

    /** Draws a padlock about a point. */
    void drawPadlockAlone(UiPane pane, int x, int y, int grain) {
        draw(pane, padlock, x, y, grain, 1);
    }

    /** Draws the number of a lock at the upper right of a mark about a point. */
    void drawNumber(UiPane pane, MapMark mark, int number, int x, int y, int grain) {
        int left = x + wide(mark) * grain / 2 - grain;
        digits.draw(pane, number, left, y - grain, grain, UiPalette.GOLD);
    }

    /** Draws a number about a point. */
    void drawDigit(UiPane pane, int number, int x, int y, int grain) {
        int left = x - digits.wide(number) * grain / 2;
        digits.draw(pane, number, left, y - digits.high() * grain / 2, grain, UiPalette.GOLD);
    }

    /** Returns the width of a number with its outline, in art pixels. */
    int numberWide(int number) {
        return digits.wide(number);
    }
}
