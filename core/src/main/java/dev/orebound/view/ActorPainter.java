package dev.orebound.view;

import dev.orebound.content.monster.Monster.MovementKind;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.component.BodyComponent;

/** Draws one actor, its shadow, the water about it and what afflicts it. */
final class ActorPainter {
    /** An actor's feet are this much south of its middle, in pixels. */
    static final float FOOT = 4;

    /** Pixels of an actor that are under water where it wades, and how it is ringed there. */
    private static final int WADES = 3;

    private static final int RIPPLE = 0x9fdcec;
    private static final float RIPPLES_A_SECOND = 0.7f;
    private static final int HOVERS_OVER = 2;
    private static final float RIM_PULSES_A_SECOND = 3.4f;
    private final QuadBatch batch;
    private final SceneContext frame;
    private final LiquidMap liquids;
    private final ActorAnimation shown;
    private final StatusPainter statuses;
    private final StatusCoats coats;

    ActorPainter(SceneContext frame, DrawnActor first) {
        this.liquids = frame.liquids;
        this.batch = frame.batch;
        this.frame = frame;
        shown = new ActorAnimation(frame, frame.sprites.player.idle());
        statuses = new StatusPainter(frame, first);
        coats = new StatusCoats(frame, first);
    }

    /** The soft shadow beneath an actor. */
    void paintShadow(ActorSprites look, BodyComponent body, float clarity) {
        if (wades(look, body)) {
            paintRipples(body, clarity);
            return;
        }
        float width = body.radius * 2 * SceneContext.CELL + 4;
        batch.colour(0, 0.5f * clarity);
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        float x = Math.round(frame.x(body));
        float y = Math.round(frame.y(body) - FOOT);
        batch.shape(x - width / 2, y - width * 0.22f, width, width * 0.44f);
    }

    private boolean wades(ActorSprites look, BodyComponent body) {
        return look.gait() != MovementKind.HOVERS && liquids.wets(frame.x(body), frame.y(body) - FOOT);
    }

    /** Two rings on the water that run outwards by turns. */
    private void paintRipples(BodyComponent body, float clarity) {
        float width = body.radius * 2 * SceneContext.CELL + 2;
        for (int i = 0; i < 2; i++) {
            float along = (frame.time * RIPPLES_A_SECOND + i * 0.5f) % 1;
            float radius = width * (0.5f + 0.5f * along);
            batch.colour(RIPPLE, 0.7f * clarity * (1 - along));
            batch.effect(QuadShape.RING, 0, 0, 1.6f / radius);
            batch.shape(
                    Math.round(frame.x(body)) - radius,
                    Math.round(frame.y(body) - FOOT) - radius * 0.5f + 1,
                    radius * 2,
                    radius);
        }
    }

    /** Water that closes before the feet of who wades. */
    private void paintWaterline(BodyComponent body, float clarity) {
        float width = Math.round(body.radius * 2 * SceneContext.CELL);
        batch.colour(RIPPLE, 0.45f * clarity);
        batch.effect(QuadShape.BLOCK, 0, 0, 0);
        batch.shape(Math.round(frame.x(body)) - (int) (width / 2), Math.round(frame.y(body) - FOOT), width, 1);
    }

    /** The actor itself. */
    void paint(DrawnActor role) {
        shown.choose(role.look, role.striker, role.health, role.attack, role.pose, role.doing, role.isUnder);
        float x = frame.x(role.body) + shown.offsetX();
        float y = frame.y(role.body) - FOOT + shown.offsetY();
        if (role.isUnder) {
            batch.colour(role.tint, role.pose.clarity);
            batch.effect(QuadShape.SPRITE, 0, role.pose.clarity, 0);
            draw(role, x, y, 0);
            return;
        }
        statuses.begin(role);
        coats.begin(role);
        statuses.paintBehind();
        boolean wades = wades(role.look, role.body);
        int sunk = wades ? WADES : 0;
        if (role.rim != 0) {
            paintRim(role, x, y, sunk);
        }
        boolean blinks =
                role.health.graceTicks > 0 && role.health.staggerTicks == 0 && role.health.graceTicks / 4 % 2 == 1;
        batch.colour(role.tint, role.pose.clarity * (blinks ? 0.55f : 1));
        batch.effect(QuadShape.SPRITE, role.shine, 1, 0);
        draw(role, x, y, sunk);
        for (int i = 0; i < coats.count(); i++) {
            coats.wear(i);
            draw(role, x, y, sunk);
        }
        if (wades) {
            paintWaterline(role.body, role.pose.clarity);
        }
        statuses.paintBefore(shown.offsetY());
    }

    private void draw(DrawnActor role, float x, float y, int sunk) {
        shown.strip().drawStanding(batch, shown.index(), x, y, sunk, shown.lean(), role.pose.looksWest);
    }

    /** A line of light about who leads, one pixel beyond its outline. */
    private void paintRim(DrawnActor role, float x, float y, int sunk) {
        float pulse = 0.8f + 0.2f * (float) Math.sin(frame.time * RIM_PULSES_A_SECOND + role.pose.phase);
        batch.colour(role.rim, role.pose.clarity * pulse);
        batch.effect(QuadShape.SILHOUETTE, 0, 0.5f * pulse, 0);
        // What hovers has its shadow on the lowest row, which is no part of it.
        int cut = role.look.gait() == MovementKind.HOVERS ? HOVERS_OVER : sunk;
        float bottom = y + cut - sunk;
        draw(role, x - 1, bottom, cut);
        draw(role, x + 1, bottom, cut);
        draw(role, x, bottom + 1, cut);
    }

    /** A ring under a friend. */
    void paintFriendlyRing(BodyComponent body, int rgb, float clarity) {
        float radius = body.radius * SceneContext.CELL + 5;
        batch.colour(rgb, 0.85f * clarity);
        batch.effect(QuadShape.RING, 0, 0.6f, 2.2f / radius);
        batch.shape(
                Math.round(frame.x(body)) - radius,
                Math.round(frame.y(body) - FOOT) - radius * 0.5f,
                radius * 2,
                radius);
    }

    /** Light that gathers over who winds up something other than a blow. */
    void paintGathering(BodyComponent body, ActorSprites look, int rgb, float strength) {
        float radius = 7 + 7 * strength;
        float y = frame.y(body) - FOOT + look.idle().height() * 0.8f;
        batch.colour(rgb, 1);
        batch.effect(QuadShape.HAZE, 0, strength, 0);
        batch.shape(frame.x(body) - radius, y - radius, radius * 2, radius * 2);
    }

    /** What an actor bears, over its picture and with its feet. */
    void paintOver(BodyComponent body, SpriteStrip what, ActorPose pose) {
        batch.colour(0xffffff, pose.clarity);
        batch.effect(QuadShape.SPRITE, 0, pose.clarity, 0);
        what.draw(batch, 0, frame.x(body), frame.y(body) - FOOT);
    }

    /** White at once, then quickly less: a blow is seen, and so is who got it. */
    static float whiteness(ActorPose pose) {
        float left = pose.flash / ActorPose.FLASH_SECONDS;
        return 0.9f * left * left;
    }
}
