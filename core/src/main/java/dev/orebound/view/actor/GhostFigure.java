package dev.orebound.view.actor;

import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteStrip;

/**
 * Draws the ghost of an earlier run: the alchemist, pale and translucent, below the living. It shows only on cells that
 * the player sees or has seen, so that it betrays no way.
 */
public final class GhostFigure implements SceneLayer {
    private static final int PALE = 0xb4d8f0;
    private static final float OPACITY = 0.5f;
    private static final float GLOW = 0.35f;

    /** Share of its opacity on cells that the player remembers and does not see. */
    private static final float REMEMBERED = 0.55f;

    private static final float FADES_A_SECOND = 1.6f;
    private static final float REACH = 24;

    /** Distance in cells beyond which it did not walk, but came anew. */
    private static final float LEAP_CELLS = 4;

    private final SceneContext frame;
    private final QuadBatch batch;
    private final ActorPose pose = new ActorPose();
    private boolean isThere;
    private boolean isPlaced;
    private float strength;
    private float toX;
    private float toY;

    public GhostFigure(SceneContext frame) {
        this.frame = frame;
        batch = frame.batch;
        pose.reset(0, 0, 0);
    }

    /** Places the ghost in the next frame, in cells from the south-west corner. */
    public void stand(float x, float y, boolean looksWest) {
        if (!isPlaced || Math.abs(x - pose.x) + Math.abs(y - pose.y) > LEAP_CELLS) {
            pose.reset(0, x, y);
            strength = 0;
        }
        isPlaced = true;
        isThere = true;
        toX = x;
        toY = y;
        pose.looksWest = looksWest;
    }

    /** Lets the ghost fade where it was last. */
    public void leave() {
        isThere = false;
    }

    /** Hides the ghost at once. */
    public void hide() {
        isThere = false;
        strength = 0;
    }

    /** Returns the opacity with which it was drawn last, 0 to 1; 0 where the player has seen nothing. */
    public float strength() {
        return isPlaced ? strength * clarity() : 0;
    }

    private float clarity() {
        int x = (int) pose.x;
        int y = (int) pose.y;
        if (!frame.grid.contains(x, y)) {
            return 0;
        }
        int cell = frame.grid.cell(x, y);
        return Math.max(frame.fog.sight(cell), REMEMBERED * frame.fog.seen(cell));
    }

    @Override
    public void update(float seconds) {
        pose.moveTo(isThere ? toX : pose.x, isThere ? toY : pose.y, seconds);
        float step = FADES_A_SECOND * seconds;
        strength = isThere ? Math.min(1, strength + step) : Math.max(0, strength - step);
    }

    @Override
    public void draw() {
        float x = pose.x * SceneContext.CELL;
        float y = pose.y * SceneContext.CELL - SceneContext.FOOT;
        float shown = strength();
        if (shown <= 0 || frame.isWithoutEffects || !frame.section.sees(x, y, REACH)) {
            return;
        }
        boolean walks = ActorPainter.walks(pose);
        SpriteStrip strip = walks ? frame.sprites.player.walk() : frame.sprites.player.idle();
        int picture = walks ? ActorPainter.stepOf(pose, strip) : ActorPainter.breathOf(pose, strip, frame.time);
        batch.colour(PALE, OPACITY * shown);
        batch.effect(QuadShape.COAT, 0, GLOW * shown, 0);
        strip.drawStanding(batch, picture, x, y, 0, 0, pose.looksWest);
    }
}
