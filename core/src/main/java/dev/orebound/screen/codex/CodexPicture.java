package dev.orebound.screen.codex;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.sprite.SpriteAtlas;

/** The picture of something that can be met; its outline alone where it was not. */
final class CodexPicture {
    private static final float FRAMES_A_SECOND = 4;
    private static final int PATCH = 16;
    private static final int MARGIN_GRAINS = 2;

    private final SpriteAtlas sprites;
    private float time;

    CodexPicture(SpriteAtlas sprites) {
        this.sprites = sprites;
    }

    /**
     * Draws it in the middle of a box, smaller where it would not fit.
     *
     * @param seconds since the last frame; 0 for a picture that stands still
     */
    void draw(UiPane pane, CodexEntry entry, LayoutBox box, int grain, float seconds, float alpha) {
        time += seconds;
        String sprite = entry.sprite();
        if (sprite == null) {
            drawPatch(pane, entry, box, grain, alpha);
            return;
        }
        int frame =
                seconds > 0 && sprite.endsWith(".idle") ? (int) (time * FRAMES_A_SECOND) % sprites.frames(sprite) : 0;
        TextureRegion picture = sprites.frame(sprite, frame);
        int times = fit(picture.getRegionWidth(), picture.getRegionHeight(), box, grain);
        float x = box.x() + Math.round((box.width() - picture.getRegionWidth() * times) / 2f);
        float y = box.y() + Math.round((box.height() - picture.getRegionHeight() * times) / 2f);
        if (entry.isMet()) {
            pane.picture(picture, x, y, times, alpha);
        } else {
            pane.lowerRows(picture, x, y, picture.getRegionHeight(), times, 0x05040a, alpha);
        }
    }

    private static int fit(int width, int height, LayoutBox box, int grain) {
        int times = grain;
        while (times > 1
                && (width * times > box.width() - MARGIN_GRAINS * times
                        || height * times > box.height() - MARGIN_GRAINS * times)) {
            times--;
        }
        return times;
    }

    private static void drawPatch(UiPane pane, CodexEntry entry, LayoutBox box, int grain, float alpha) {
        int side = PATCH * fit(PATCH, PATCH, box, grain);
        float x = box.x() + (box.width() - side) / 2f;
        float y = box.y() + (box.height() - side) / 2f;
        int rgb = entry.isMet() ? entry.rgb() : 0x05040a;
        pane.panel(x, y, side, side, grain, rgb, UiPalette.mix(rgb, UiPalette.BONE, 0.25f), alpha);
    }
}
