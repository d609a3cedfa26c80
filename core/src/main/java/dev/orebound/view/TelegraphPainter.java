package dev.orebound.view;

import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.BitLayer;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikerComponent;

/**
 * Draws one telegraph: red for what hurts, violet for who is called, green for what heals. It fills as its time comes and
 * flashes just before.
 */
final class TelegraphPainter {
    private static final int COLOUR = 0xe04a3a;
    private static final int ABOUT_TO_LAND = 0xffb05c;
    private static final int LANDS = 0xfff0a8;
    private static final int HEALS = 0x8fcf6a;
    private static final float LATE = 0.8f;

    /** The last ticks, in which it flashes. */
    private static final float FLASH_TICKS = 5;

    private static final float APPEARS = 5;

    /** How finely the way to the first rock is felt out, in cells. */
    private static final float STEP = 0.125f;

    private static final float CALLING_RADIUS = 15;

    private final QuadBatch batch;
    private final SceneContext frame;
    private final BitLayer opaque;
    private float done;
    private float glow;

    TelegraphPainter(SceneContext frame, BitLayer opaque) {
        this.batch = frame.batch;
        this.frame = frame;
        this.opaque = opaque;
    }

    /** The next ones are of an attack that comes in {@code left} of {@code ticks}. */
    void begin(int ticks, int left, float clarity) {
        float leftNow = Math.max(0, left - frame.alpha);
        done = 1 - leftNow / Math.max(1, ticks);
        glow = 0.35f + 0.3f * done;
        colour(leftNow <= FLASH_TICKS ? LANDS : done > LATE ? ABOUT_TO_LAND : COLOUR, clarity, leftNow);
    }

    /** The next ones are of an attack that is under way. */
    void beginRun(float clarity) {
        done = 1;
        glow = 0.65f;
        batch.colour(ABOUT_TO_LAND, 0.8f * clarity);
    }

    private void colour(int rgb, float clarity, float leftTicks) {
        float appearing = Math.min(1, done * APPEARS);
        batch.colour(rgb, (leftTicks <= FLASH_TICKS ? 0.85f : 0.75f) * appearing * clarity);
    }

    void wedge(BodyComponent body, StrikerComponent striker, AttackForm.MeleeArc blow) {
        batch.effect(QuadShape.WEDGE, done, glow, blow.arcDegrees() / 360f);
        float reach = blow.reachCells() * SceneContext.CELL;
        batch.turned(frame.x(body), frame.y(body), reach, striker.aimX, striker.aimY);
    }

    /** As wide as the shot, up to the first rock. */
    void line(BodyComponent body, StrikerComponent striker, AttackForm.Ranged shot) {
        float length = free(body, striker, shot.flightCells());
        batch.effect(QuadShape.LANE, done, glow, 0);
        batch.strip(
                frame.x(body),
                frame.y(body),
                length * SceneContext.CELL,
                Math.max(1.5f, shot.radiusCells() * SceneContext.CELL),
                striker.aimX,
                striker.aimY);
    }

    /** As wide as who runs, up to the first rock. */
    void lane(BodyComponent body, StrikerComponent striker, float cells) {
        float length = free(body, striker, cells) + body.radius;
        batch.effect(QuadShape.LANE, done, glow, Math.max(1, Math.round(length / 1.4f)) / 255f);
        batch.strip(
                frame.x(body),
                frame.y(body),
                length * SceneContext.CELL,
                body.radius * SceneContext.CELL,
                striker.aimX,
                striker.aimY);
    }

    /** How far it is free ahead, in cells, at most {@code cells}. */
    private float free(BodyComponent body, StrikerComponent striker, float cells) {
        float free = 0;
        while (free < cells
                && !opaque.at(
                        (int) Math.floor(body.x + striker.aimX * free),
                        (int) Math.floor(body.y + striker.aimY * free),
                        true)) {
            free += STEP;
        }
        return Math.min(free, cells);
    }

    /** Where a lob will come down, while it is not even thrown: its ring begins to close in with the flight. */
    void throwing(StrikerComponent striker, AttackForm.Lob lob) {
        circleAt(striker.targetX * SceneContext.CELL, striker.targetY * SceneContext.CELL, lob.blastCells(), 0);
    }

    /** Where a lob comes down. */
    void landing(float x, float y, float cells, float along) {
        done = along;
        glow = 0.4f + 0.4f * along;
        batch.colour(along > 0.92f ? LANDS : along > LATE ? ABOUT_TO_LAND : COLOUR, 0.85f);
        circleAt(x, y, cells, along);
    }

    /** The same of the player's own: thin, in the colour of what is thrown. */
    void own(float x, float y, float cells, float along, int colour) {
        float radius = cells * SceneContext.CELL;
        batch.colour(colour, 0.4f + 0.3f * along);
        batch.effect(QuadShape.RING, 0, 0.5f, 1.4f / radius);
        batch.shape(x - radius, y - radius, radius * 2, radius * 2);
    }

    void circle(float x, float y, float cells) {
        circleAt(x, y, cells, done);
    }

    private void circleAt(float x, float y, float cells, float along) {
        float radius = cells * SceneContext.CELL;
        batch.effect(QuadShape.TARGET, along, glow, 0);
        batch.shape(x - radius, y - radius, radius * 2, radius * 2);
    }

    /** Runes about who calls; where they come, marks of their own tell. */
    void calling(BodyComponent body) {
        float radius = CALLING_RADIUS + body.radius * SceneContext.CELL;
        batch.colour(SpawnMarks.COLOUR, 0.55f + 0.3f * done);
        batch.effect(QuadShape.RUNES, done, 0.5f + 0.4f * done, 0);
        batch.shape(frame.x(body) - radius, frame.y(body) - radius * 0.74f, radius * 2, radius * 1.48f);
    }

    /** A green thread to whom it is for, and a ring about them. */
    void link(BodyComponent body, StrikerComponent striker) {
        float x = striker.targetX * SceneContext.CELL;
        float y = striker.targetY * SceneContext.CELL;
        float dx = x - frame.x(body);
        float dy = y - frame.y(body);
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        float clarity = Math.min(1, done * APPEARS);
        batch.colour(HEALS, 0.7f * clarity);
        if (length > 1) {
            batch.effect(QuadShape.LANE, done, 0.7f, Math.max(1, Math.round(length / 12)) / 255f);
            batch.strip(frame.x(body), frame.y(body), length, 2, dx / length, dy / length);
        }
        float radius = 12 - 3 * done;
        batch.effect(QuadShape.RING, 0, 0.7f, 1.6f / radius);
        batch.shape(x - radius, y - radius * 0.74f, radius * 2, radius * 1.48f);
    }
}
