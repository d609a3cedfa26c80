package dev.orebound.content.sprite;

import java.util.List;

/**
 * The pictures of one thing in one state, such as {@code goblin.walk}.
 *
 * @param frames at least one, all of one size, in the order in which they are shown
 * @param pivotX the pixel column that stands on the thing's place, from the left
 * @param pivotY the pixel row that stands on it, from the lower edge upwards
 */
public record Sprite(String key, List<SpriteFrame> frames, int pivotX, int pivotY) {
    public Sprite {
        frames = List.copyOf(frames);
    }

    /** Of each frame, in pixels. */
    public int width() {
        return frames.get(0).width();
    }

    /** Of each frame, in pixels. */
    public int height() {
        return frames.get(0).height();
    }
}
