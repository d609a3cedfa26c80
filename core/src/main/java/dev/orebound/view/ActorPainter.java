package dev.orebound.view;

import dev.orebound.content.Gait;
import dev.orebound.content.combat.Timing;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.Shape;
import dev.orebound.world.combat.StrikePhase;
import dev.orebound.world.combat.StrikerComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;

/** Draws one actor: what it is about decides the sprite, how far it is the frame. */
final class ActorPainter {
    /** An actor's feet are this much south of its middle, in pixels. */
    static final float FOOT = 4;

    private static final float BREATHS_A_SECOND = 2.4f;
    private static final float SLEEPY_BREATHS_A_SECOND = 1.3f;

    /** Cells for all frames of a walk. */
    private static final float STRIDE = 1.15f;

    private static final float STANDS_AFTER = 0.09f;

    /** Of the recovery, for which the blow is still shown. */
    private static final float FOLLOW_THROUGH = 0.6f;

    private static final float FALL_SECONDS = 0.7f;
    private static final float TREMBLES_FROM = 0.6f;
    private static final float LIFE_FADES_SECONDS = 0.5f;
    private static final int SHORTEST_LIFE = 9;
    private static final int LONGEST_LIFE = 20;
    private static final int HEALTH_A_PIXEL = 8;
    private static final int LIFE_GROUND = 0x14121f;
    private static final int LIFE_LOST = 0xffc65c;
    private static final int LIFE_LEFT = 0xc8403a;
    private static final int LIFE_SHINE = 0xf0803c;

    /** Pixels of an actor that are under water where it wades, and how it is ringed there. */
    private static final int WADES = 3;

    private static final int RIPPLE = 0x9fdcec;
    private static final float RIPPLES_A_SECOND = 0.7f;
    private final QuadBatch batch;
    private final Frame frame;
    private final LiquidMap liquids;
    private Strip strip;
    private int picture;
    private float offsetX;
    private float offsetY;

    ActorPainter(QuadBatch batch, Frame frame, Looks looks, LiquidMap liquids) {
        this.liquids = liquids;
        this.batch = batch;
        this.frame = frame;
        strip = looks.player.idle();
    }

    /** The soft shadow beneath an actor. */
    void paintShadow(ActorLook look, BodyComponent body, float clarity) {
        if (wades(look, body)) {
            paintRipples(body, clarity);
            return;
        }
        float width = body.radius * 2 * Frame.CELL + 4;
        batch.colour(0, 0.5f * clarity);
        batch.effect(Shape.SHADOW, 0, 0, 0);
        float x = Math.round(frame.x(body));
        float y = Math.round(frame.y(body) - FOOT);
        batch.shape(x - width / 2, y - width * 0.22f, width, width * 0.44f);
    }

    private boolean wades(ActorLook look, BodyComponent body) {
        return look.gait() == Gait.WALKS && liquids.wets(frame.x(body), frame.y(body) - FOOT);
    }

    /** Two rings on the water that run outwards by turns. */
    private void paintRipples(BodyComponent body, float clarity) {
        float width = body.radius * 2 * Frame.CELL + 2;
        for (int i = 0; i < 2; i++) {
            float along = (frame.time * RIPPLES_A_SECOND + i * 0.5f) % 1;
            float radius = width * (0.5f + 0.5f * along);
            batch.colour(RIPPLE, 0.7f * clarity * (1 - along));
            batch.effect(Shape.RING, 0, 0, 1.6f / radius);
            batch.shape(
                    Math.round(frame.x(body)) - radius,
                    Math.round(frame.y(body) - FOOT) - radius * 0.5f + 1,
                    radius * 2,
                    radius);
        }
    }

    /** Water that closes before the feet of who wades. */
    private void paintWaterline(BodyComponent body, float clarity) {
        float width = Math.round(body.radius * 2 * Frame.CELL);
        batch.colour(RIPPLE, 0.45f * clarity);
        batch.effect(Shape.BLOCK, 0, 0, 0);
        batch.shape(Math.round(frame.x(body)) - (int) (width / 2), Math.round(frame.y(body) - FOOT), width, 1);
    }

    /** The actor itself. */
    void paint(
            ActorLook look,
            BodyComponent body,
            StrikerComponent striker,
            HealthComponent health,
            Timing timing,
            Pose pose,
            Sleep sleep,
            float flashMeasure) {
        choose(look, striker, health, timing, pose, sleep);
        boolean blinks = health.graceTicks > 0 && health.staggerTicks == 0 && health.graceTicks / 4 % 2 == 1;
        batch.colour(0xffffff, pose.clarity * (blinks ? 0.55f : 1));
        batch.effect(Shape.SPRITE, whiteness(pose) * flashMeasure, pose.clarity, 0);
        float x = frame.x(body) + offsetX;
        float y = frame.y(body) - FOOT + offsetY;
        boolean wades = wades(look, body);
        if (pose.looksWest) {
            strip.drawSunkMirrored(batch, picture, x, y, wades ? WADES : 0);
        } else {
            strip.drawSunk(batch, picture, x, y, wades ? WADES : 0);
        }
        if (wades) {
            paintWaterline(body, pose.clarity);
        }
    }

    /** What an actor bears, over its picture and with its feet. */
    void paintOver(BodyComponent body, Strip what, Pose pose) {
        batch.colour(0xffffff, pose.clarity);
        batch.effect(Shape.SPRITE, 0, pose.clarity, 0);
        what.draw(batch, 0, frame.x(body), frame.y(body) - FOOT);
    }

    /** White at once, then quickly less: a blow is seen, and so is who got it. */
    private static float whiteness(Pose pose) {
        float left = pose.flash / Pose.FLASH_SECONDS;
        return 0.9f * left * left;
    }

    /** Whether an actor is asleep. */
    enum Sleep {
        ASLEEP,
        AWAKE
    }

    private void choose(
            ActorLook look, StrikerComponent striker, HealthComponent health, Timing timing, Pose pose, Sleep sleep) {
        offsetX = 0;
        offsetY = 0;
        if (health.health <= 0) {
            show(look.die(), look.die().frameAt(pose.fallen / FALL_SECONDS));
        } else if (health.staggerTicks > 0) {
            show(look.hurt(), look.hurt().frameRound(frame.time, 12));
            offsetX = health.staggerTicks / 2 % 2 == 0 ? 0 : 1;
        } else if (striker.phase == StrikePhase.WINDING_UP) {
            windUp(look, striker, timing, pose);
        } else if (striker.phase == StrikePhase.RECOVERING && recovered(striker, timing) < FOLLOW_THROUGH) {
            show(look.strike(), look.strike().frameAt(recovered(striker, timing) / FOLLOW_THROUGH));
        } else if (sleep == Sleep.ASLEEP) {
            show(look.asleep(), look.asleep().frameRound(frame.time + pose.phase, SLEEPY_BREATHS_A_SECOND));
        } else if (pose.standing < STANDS_AFTER) {
            show(
                    look.walk(),
                    look.walk().frameRound(pose.walked / STRIDE, look.walk().frames()));
        } else {
            show(look.idle(), look.idle().frameRound(frame.time + pose.phase, BREATHS_A_SECOND));
        }
    }

    private void windUp(ActorLook look, StrikerComponent striker, Timing timing, Pose pose) {
        float done = 1 - Math.max(0, striker.ticks - frame.alpha) / timing.windUpTicks();
        show(look.windUp(), look.windUp().frameAt(done));
        boolean trembles = done > TREMBLES_FROM && timing.windUpTicks() > 12;
        offsetX = trembles && Math.sin((frame.time + pose.phase) * 70) > 0 ? 1 : 0;
    }

    private float recovered(StrikerComponent striker, Timing timing) {
        return 1 - Math.max(0, striker.ticks - frame.alpha) / timing.recoveryTicks();
    }

    private void show(Strip which, int index) {
        strip = which;
        picture = index;
    }

    /** How much life is left to a monster that was hurt lately: a bar over its head. */
    void paintLife(BodyComponent body, ActorLook look, HealthComponent health, Pose pose) {
        float alpha = pose.clarity * Math.min(1, pose.hurt / LIFE_FADES_SECONDS);
        if (alpha <= 0 || health.health >= health.most) {
            return;
        }
        int width = Math.min(LONGEST_LIFE, SHORTEST_LIFE + health.most / HEALTH_A_PIXEL);
        float x = Math.round(frame.x(body)) - width / 2;
        float y = Math.round(frame.y(body)) - FOOT + look.idle().height() + 2;
        paintBlock(x - 1, y - 1, width + 2, 4, LIFE_GROUND, alpha * 0.85f, 0.2f);
        paintBlock(x, y, (float) Math.ceil(width * pose.life), 2, LIFE_LOST, alpha, 0.6f);
        float left = (float) Math.ceil(width * health.health / (float) health.most);
        paintBlock(x, y, left, 2, LIFE_LEFT, alpha, 0.8f);
        paintBlock(x, y + 1, left, 1, LIFE_SHINE, alpha, 0.8f);
    }

    private void paintBlock(float x, float y, float width, float height, int rgb, float alpha, float glow) {
        batch.colour(rgb, alpha);
        batch.effect(Shape.BLOCK, 0, glow, 0);
        batch.shape(x, y, width, height);
    }

    /** A mark over an actor's head: it woke, or it sleeps. */
    void paintMark(BodyComponent body, ActorLook look, Strip mark, int index, float rise, float clarity) {
        batch.colour(0xffffff, clarity);
        batch.effect(Shape.SPRITE, 0, clarity, 0);
        mark.draw(
                batch, index, frame.x(body), frame.y(body) - FOOT + look.idle().height() + 1 + rise);
    }
}
