package dev.orebound.screen.descent;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.descent.GraphNode;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.sprite.SpriteAtlas;
import org.jspecify.annotations.Nullable;

/** The alchemist on the way from one floor of the descent to the next. */
final class DescentWalker {
    private static final float WALK_SECONDS = 1.5f;
    private static final float FRAMES_A_SECOND = 9;
    private static final float IDLE_FRAMES_A_SECOND = 3;
    private static final int RISE_GRAINS = 6;

    private final SpriteAtlas sprites;
    private final DescentShape shape;
    private @Nullable GraphNode from;
    private @Nullable GraphNode to;
    private float share = 1;
    private float seconds;

    DescentWalker(SpriteAtlas sprites, DescentShape shape) {
        this.sprites = sprites;
        this.shape = shape;
    }

    void standAt(@Nullable GraphNode node) {
        from = node;
        to = node;
        share = 1;
    }

    void walkTo(@Nullable GraphNode node) {
        from = to == null ? node : to;
        to = node;
        share = 0;
    }

    void update(float passed) {
        seconds += passed;
        share = Math.min(1, share + passed / WALK_SECONDS);
    }

    void draw(UiPane pane, int grain, float alpha) {
        GraphNode start = from;
        GraphNode end = to;
        if (start == null || end == null) {
            return;
        }
        float eased = share * share * (3 - 2 * share);
        float swing = start.equals(end) ? 0 : NodeTrail.swing(eased, shape.x(start), shape.x(end)) * grain;
        float x = shape.x(start) + (shape.x(end) - shape.x(start)) * eased + swing;
        float y = shape.y(start) + (shape.y(end) - shape.y(start)) * eased;
        boolean walks = share < 1;
        String key = walks ? "player.walk" : "player.idle";
        int frame = (int) (seconds * (walks ? FRAMES_A_SECOND : IDLE_FRAMES_A_SECOND)) % sprites.frames(key);
        TextureRegion picture = sprites.frame(key, frame);
        float width = picture.getRegionWidth() * grain;
        boolean isWestward = walks && shape.x(end) < shape.x(start);
        float left = Math.round(x - width / 2);
        float bottom = Math.round(y) + RISE_GRAINS * grain;
        float clarity = alpha * shape.clarity(y);
        pane.glow(x, bottom + 8f * grain, 26f * grain, UiPalette.FLAME, 0.3f * clarity);
        pane.picture(
                picture,
                isWestward ? left + width : left,
                bottom,
                isWestward ? -width : width,
                picture.getRegionHeight() * grain,
                clarity);
    }
}
