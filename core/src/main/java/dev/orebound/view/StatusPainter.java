package dev.orebound.view;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.sprite.SpriteStrip;

/**
 * Draws what afflicts a body, each in its own place, so that several at once stay readable: flames and frost about the feet,
 * sparks across the middle, bubbles and drops at the sides. {@link StatusCoats} lay ice, slime or wet over all; stars for who is
 * stunned are a mark over the head.
 */
final class StatusPainter {
    private static final int PUDDLE = 0x2f6aa8;
    private static final int FIRELIGHT = 0xff8a3c;
    private static final float FLAMES_GLOW = 0.7f;
    private static final float FLAMES_A_SECOND = 12;
    static final float SPARKS_A_SECOND = 14;

    /** From one tongue of fire to the next, in pixels. */
    private static final float TONGUE = 6;

    /** A body higher than this, in pixels, has two sparks at a time. */
    private static final float TALL = 22;

    private static final int BUBBLES = 4;
    private static final float BUBBLE_SECONDS = 1.3f;
    private static final int DRIPS = 6;
    private static final float DRIP_SECONDS = 0.75f;

    /** A body wider than this, in pixels, has the larger frost. */
    private static final float STOUT = 15;

    private final QuadBatch batch;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private DrawnActor role;
    private float x;
    private float foot;
    private float half;
    private float height;
    private float clarity;

    StatusPainter(SceneContext frame, DrawnActor first) {
        this.batch = frame.batch;
        this.frame = frame;
        this.looks = frame.sprites;
        role = first;
    }

    /** Begins the next actor. */
    void begin(DrawnActor next) {
        role = next;
        x = Math.round(frame.x(next.body));
        foot = Math.round(frame.y(next.body) - ActorPainter.FOOT);
        half = Math.max(5, next.body.radius * SceneContext.CELL);
        height = next.look.idle().height();
        clarity = clarity(next);
    }

    /** How clearly what afflicts somebody is seen, 0 to 1: not at all once it is dead. */
    static float clarity(DrawnActor role) {
        return role.health.health > 0 ? role.pose.clarity : 0;
    }

    /** What is seen behind the actor: tall tongues of fire, and the puddle that wet ones stand in. */
    void paintBehind() {
        if (clarity > 0 && role.status.has(StatusEffect.WET)) {
            paintPuddle();
        }
        if (clarity > 0 && role.status.has(StatusEffect.BURNING)) {
            glow(FLAMES_GLOW);
            paintTongues(looks.flame, half + 3, 5, 0.37f);
            float radius = half + 15;
            batch.colour(FIRELIGHT, 1);
            batch.effect(QuadShape.HAZE, 0, 0.34f * clarity, 0);
            batch.shape(x - radius, foot + height * 0.4f - radius, radius * 2, radius * 2);
        }
    }

    /**
     * What is seen before it.
     *
     * @param lift how far its picture is off its feet, in pixels
     */
    void paintBefore(float lift) {
        if (clarity <= 0) {
            return;
        }
        if (role.status.has(StatusEffect.WET)) {
            paintDrips(lift);
        }
        if (role.status.has(StatusEffect.POISONED)) {
            paintBubbles(lift);
        }
        if (role.status.has(StatusEffect.CHILLED)) {
            glow(0.8f);
            looks.frost.draw(batch, half * 2 > STOUT ? 1 : 0, x, foot - 1);
        }
        if (role.status.has(StatusEffect.BURNING)) {
            glow(FLAMES_GLOW);
            paintTongues(looks.flame, half, -2, 0);
        }
        if (role.status.has(StatusEffect.SHOCKED)) {
            paintSparks(lift);
        }
    }

    private void paintPuddle() {
        float reach = half + 3;
        batch.colour(PUDDLE, 0.5f * clarity);
        batch.effect(QuadShape.RING, 0, 0.04f, 1);
        batch.shape(x - reach, foot - 3, reach * 2, 6);
    }

    private void glow(float strength) {
        batch.colour(0xffffff, clarity);
        batch.effect(QuadShape.SPRITE, 0, strength * clarity, 0);
    }

    /** A row of tongues of fire, none in step with its neighbour. */
    private void paintTongues(SpriteStrip flame, float reach, float up, float setOff) {
        int count = Math.max(2, Math.round(reach * 2 / TONGUE));
        for (int i = 0; i < count; i++) {
            float along = count == 1 ? 0 : i / (float) (count - 1) * 2 - 1;
            float time = frame.time + role.pose.phase + i * 0.31f + setOff;
            float rise = up + (1 - along * along) * (up > 0 ? height * 0.42f : -1);
            flame.draw(batch, flame.frameRound(time, FLAMES_A_SECOND), x + along * reach, foot + rise);
        }
    }

    private void paintSparks(float lift) {
        float own = frame.time + role.pose.phase;
        int number = (int) (own * SPARKS_A_SECOND);
        int frames = Math.max(1, looks.arc.frames());
        glow(1);
        float aside = Math.floorMod(number * 7, 5) - 2;
        float up = height * 0.3f + Math.floorMod(number * 5, 7) - 3;
        looks.arc.draw(batch, Math.floorMod(number * 3, frames), x + aside, foot + lift + up - 4);
        if (height > TALL) {
            looks.arc.draw(
                    batch, Math.floorMod(number * 5 + 2, frames), x - aside * 2, foot + lift + height * 0.6f - 6);
        }
    }

    private void paintBubbles(float lift) {
        glow(0.8f);
        for (int i = 0; i < BUBBLES; i++) {
            float turn = (frame.time + role.pose.phase) / BUBBLE_SECONDS + i / (float) BUBBLES;
            float along = turn % 1;
            int time = (int) turn;
            float side = i % 2 == 0 ? -1 : 1;
            float aside = half * (0.45f + 0.17f * ((time * 3 + i * 2) % 4)) * side;
            aside += (float) Math.sin(along * 7 + i) * 1.2f;
            float up = height * (0.3f + 0.75f * along);
            looks.bubble.draw(batch, looks.bubble.frameAt(along), x + aside, foot + lift + up);
        }
    }

    private void paintDrips(float lift) {
        glow(0.7f);
        for (int i = 0; i < DRIPS; i++) {
            float turn = (frame.time + role.pose.phase) / DRIP_SECONDS + i * 0.27f;
            float along = turn % 1;
            int time = (int) turn;
            float aside = half * ((time * 5 + i * 3) % 7 / 3f - 1);
            float up = Math.max(0, (height * 0.5f + lift) * (1 - along * along * 1.25f));
            looks.drip.draw(batch, up > 0 ? 0 : 1, x + aside, foot + up - 1);
        }
    }
}
