package dev.orebound.view.sprite;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.view.draw.QuadBatch;
import org.jspecify.annotations.Nullable;

/**
 * The frames of one sprite, looked up once. A sprite that the atlas lacks draws nothing. Towards the west its mirror
 * image is shown, or the frames of another sprite.
 */
public final class SpriteStrip {
    private final TextureRegion[] frames;
    private final SpriteFrame[] drawings;
    private final int tallness;
    private final int pivotX;
    private final int pivotY;
    /** The sprite towards the west, or null for the mirror image. */
    private final @Nullable SpriteStrip west;

    /** Receives pixels of a picture, in world pixels. */
    @FunctionalInterface
    public interface PixelVisitor {
        void at(int x, int y);
    }

    public SpriteStrip(SpriteAtlas sprites, String key) {
        this(sprites, key, null);
    }

    private SpriteStrip(SpriteAtlas sprites, String key, @Nullable SpriteStrip west) {
        this.west = west;
        boolean isThere = sprites.has(key);
        frames = new TextureRegion[isThere ? sprites.frames(key) : 0];
        drawings = new SpriteFrame[frames.length];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = sprites.frame(key, i);
            drawings[i] = sprites.drawing(key, i);
        }
        tallness = isThere ? sprites.tallness(key) : 0;
        pivotX = isThere ? sprites.pivotX(key) : 0;
        pivotY = isThere ? sprites.pivotY(key) : 0;
    }

    /** Returns a sprite that looks like another towards the west, if the atlas has that one with as many frames. */
    public static SpriteStrip ofBothSides(SpriteAtlas sprites, String key, String westKey) {
        boolean isDrawn = sprites.has(key) && sprites.has(westKey) && sprites.frames(westKey) == sprites.frames(key);
        return new SpriteStrip(sprites, key, isDrawn ? new SpriteStrip(sprites, westKey) : null);
    }

    public int frames() {
        return frames.length;
    }

    public int height() {
        return frames.length == 0 ? 0 : frames[0].getRegionHeight();
    }

    /** Returns the height of its highest pixel above its lower edge, in pixels. */
    public int tallness() {
        return tallness;
    }

    public int width() {
        return frames.length == 0 ? 0 : frames[0].getRegionWidth();
    }

    /** Returns the frame at a part of the way through, 0 to 1. */
    public int frameAt(float part) {
        return Math.max(0, Math.min(frames.length - 1, (int) (part * frames.length)));
    }

    /** Returns the frame at a time when they repeat. */
    public int frameRound(float seconds, float framesASecond) {
        return frames.length == 0 ? 0 : Math.floorMod((int) Math.floor(seconds * framesASecond), frames.length);
    }

    /** Returns a frame, or the last one if changed content has fewer. */
    private TextureRegion region(int frame) {
        return frames[Math.min(frame, frames.length - 1)];
    }

    /** Draws a frame with its pivot on a pixel. */
    public void draw(QuadBatch batch, int frame, float x, float y) {
        draw(batch, frame, x, y, false);
    }

    /** Draws a frame with its pivot on a pixel, if asked for with left and right exchanged. */
    public void draw(QuadBatch batch, int frame, float x, float y, boolean isMirrored) {
        if (isMirrored && west != null) {
            west.draw(batch, frame, x, y, false);
        } else if (frames.length > 0) {
            TextureRegion shown = region(frame);
            int left = isMirrored ? shown.getRegionWidth() - 1 - pivotX : pivotX;
            batch.sprite(shown, Math.round(x) - left, Math.round(y) - pivotY, isMirrored);
        }
    }

    /**
     * Draws an actor's frame with its pivot on a pixel.
     *
     * @param sunk its lowest rows that are not seen; it stands that much lower
     * @param lean how many pixels its head is ahead of its feet, below 0: behind them; it bends in as many places
     * @param isWest whether left and right are changed over
     */
    public void drawStanding(QuadBatch batch, int frame, float x, float y, int sunk, int lean, boolean isWest) {
        if (isWest && west != null) {
            west.drawStanding(batch, frame, x, y, sunk, -lean, false);
            return;
        }
        if (frames.length == 0) {
            return;
        }
        TextureRegion region = region(frame);
        int height = region.getRegionHeight();
        int left = Math.round(x) - (isWest ? region.getRegionWidth() - 1 - pivotX : pivotX);
        int bottom = Math.round(y) - pivotY - sunk;
        int bends = Math.abs(lean) + 1;
        int ahead = Integer.signum(lean) * (isWest ? -1 : 1);
        for (int i = 0; i < bends; i++) {
            int from = Math.max(sunk, i * height / bends);
            int to = (i + 1) * height / bends;
            if (to > from) {
                batch.rows(region, left + i * ahead, bottom, from, to, isWest);
            }
        }
    }

    /** Visits every opaque pixel that {@link #drawStanding} draws, to measure a picture. */
    public void visitStanding(int frame, float x, float y, int sunk, int lean, boolean isWest, PixelVisitor visitor) {
        if (isWest && west != null) {
            west.visitStanding(frame, x, y, sunk, -lean, false, visitor);
            return;
        }
        if (frames.length == 0) {
            return;
        }
        SpriteFrame drawing = drawings[Math.min(frame, drawings.length - 1)];
        int width = drawing.width();
        int height = drawing.height();
        int left = Math.round(x) - (isWest ? width - 1 - pivotX : pivotX);
        int bottom = Math.round(y) - pivotY - sunk;
        int bends = Math.abs(lean) + 1;
        int ahead = Integer.signum(lean) * (isWest ? -1 : 1);
        for (int row = sunk; row < height; row++) {
            int bend = Math.min(bends - 1, row * bends / height);
            for (int column = 0; column < width; column++) {
                if ((drawing.rgba(isWest ? width - 1 - column : column, height - 1 - row) & 0xff) != 0) {
                    visitor.at(left + bend * ahead + column, bottom + row);
                }
            }
        }
    }

    /** Draws a frame with its pivot on a pixel, made smaller by a whole number. */
    public void drawSmaller(QuadBatch batch, int frame, float x, float y, int divisor) {
        if (frames.length > 0) {
            batch.smaller(region(frame), Math.round(x) - pivotX / divisor, Math.round(y) - pivotY / divisor, divisor);
        }
    }
}
