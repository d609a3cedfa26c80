package dev.orebound.view.sprite;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.view.draw.QuadBatch;

/** The frames of one sprite, looked up once. One that the atlas lacks draws nothing. */
public final class SpriteStrip {
    private final TextureRegion[] frames;
    private final int tallness;
    private final int pivotX;
    private final int pivotY;

    public SpriteStrip(SpriteAtlas sprites, String key) {
        boolean isThere = sprites.has(key);
        frames = new TextureRegion[isThere ? sprites.frames(key) : 0];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = sprites.frame(key, i);
        }
        tallness = isThere ? sprites.tallness(key) : 0;
        pivotX = isThere ? sprites.pivotX(key) : 0;
        pivotY = isThere ? sprites.pivotY(key) : 0;
    }

    public int frames() {
        return frames.length;
    }

    public int height() {
        return frames.length == 0 ? 0 : frames[0].getRegionHeight();
    }

    /** How far up its highest pixel is, in pixels from its lower edge. */
    public int tallness() {
        return tallness;
    }

    public int width() {
        return frames.length == 0 ? 0 : frames[0].getRegionWidth();
    }

    /** The frame at a part of the way through, 0 to 1. */
    public int frameAt(float part) {
        return Math.max(0, Math.min(frames.length - 1, (int) (part * frames.length)));
    }

    /** The frame at a time when they go round. */
    public int frameRound(float seconds, float framesASecond) {
        return frames.length == 0 ? 0 : Math.floorMod((int) Math.floor(seconds * framesASecond), frames.length);
    }

    /** Draws a frame with its pivot on a pixel. */
    public void draw(QuadBatch batch, int frame, float x, float y) {
        if (frames.length > 0) {
            batch.sprite(frames[frame], Math.round(x) - pivotX, Math.round(y) - pivotY);
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
        if (frames.length == 0) {
            return;
        }
        TextureRegion region = frames[frame];
        int height = region.getRegionHeight();
        int left = Math.round(x) - (isWest ? region.getRegionWidth() - 1 - pivotX : pivotX);
        int bottom = Math.round(y) - pivotY - sunk;
        int bends = Math.abs(lean) + 1;
        int ahead = Integer.signum(lean) * (isWest ? -1 : 1);
        for (int i = 0; i < bends; i++) {
            int from = Math.max(sunk, i * height / bends);
            int to = (i + 1) * height / bends;
            if (to > from && isWest) {
                batch.rowsMirrored(region, left + i * ahead, bottom, from, to);
            } else if (to > from) {
                batch.rows(region, left + i * ahead, bottom, from, to);
            }
        }
    }

    /** Draws a frame with its pivot on a pixel, made smaller by a whole number. */
    public void drawSmaller(QuadBatch batch, int frame, float x, float y, int divisor) {
        if (frames.length > 0) {
            batch.smaller(frames[frame], Math.round(x) - pivotX / divisor, Math.round(y) - pivotY / divisor, divisor);
        }
    }

    /** As {@link #draw}, with left and right changed over. */
    public void drawMirrored(QuadBatch batch, int frame, float x, float y) {
        if (frames.length > 0) {
            int fromRight = frames[frame].getRegionWidth() - 1 - pivotX;
            batch.mirrored(frames[frame], Math.round(x) - fromRight, Math.round(y) - pivotY);
        }
    }
}
