package dev.orebound.view.actor;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;

/**
 * Draws the statuses of a body, each in its own place so that several stay readable: flames, frost and mud at the feet,
 * sparks and cracks across the middle, bubbles, drops and wisps at the sides, and coats of ice, slime or wet over the
 * whole picture. Stars of a stun, a struck-out eye and a broken shield are marks over the head.
 */
public final class StatusPainter {
    private static final int PUDDLE = 0x2f6aa8;
    private static final int MIRE = 0x4e3426;
    private static final int FIRELIGHT = 0xff8a3c;
    private static final float FLAMES_GLOW = 0.7f;
    private static final float FLAMES_A_SECOND = 12;
    private static final float SPARKS_A_SECOND = 14;
    /** Distance between two tongues of fire, in pixels. */
    private static final float TONGUE = 6;

    /** Height above which a body has two sparks at a time, in pixels. */
    private static final float TALL = 22;

    private static final int BUBBLES = 4;
    private static final float BUBBLE_SECONDS = 1.3f;
    private static final int DRIPS = 6;
    private static final float DRIP_SECONDS = 0.75f;
    /** Width above which a body has the larger frost, in pixels. */
    private static final float STOUT = 15;

    private static final StatusEffect[] COATS = {
        StatusEffect.WET,
        StatusEffect.POISONED,
        StatusEffect.CHILLED,
        StatusEffect.SHOCKED,
        StatusEffect.SCALDED,
        StatusEffect.BLINDED,
        StatusEffect.FROZEN
    };
    private static final int WET = 0x5f9ad6;
    private static final int POISONED = 0x7fe05a;
    private static final int CHILLED = 0x9fe8ff;
    private static final int SHOCKED = 0xfff6c0;
    private static final int SCALDED = 0xff6a58;
    private static final int BLINDED = 0xc8a868;
    private static final int FROZEN = 0xd8f4ff;
    private static final int ICE_EDGE = 0x9fdcf5;
    /** Width and height by which a block of ice stands out beyond a body, in pixels. */
    private static final float ICE_BEYOND = 3;

    private static final int WISPS = 4;
    private static final float WISP_SECONDS = 0.9f;
    /** Share of coats and flames that the hero gets, so that it stays visible. */
    private static final float ON_HERO = 0.25f;

    private static final float SHEENS_A_SECOND = 0.55f;

    private final QuadBatch batch;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private DrawnActor role;
    private float x;
    private float foot;
    private float half;
    private float height;
    private float clarity;
    private final StatusEffect[] worn = new StatusEffect[COATS.length];
    private int coats;

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
        foot = Math.round(frame.y(next.body) - SceneContext.FOOT);
        half = Math.max(5, next.body.radius * SceneContext.CELL);
        height = next.look.idle().height();
        clarity = next.health.health > 0 ? next.pose.clarity : 0;
        coats = 0;
        for (StatusEffect each : COATS) {
            if (clarity > 0 && next.status.has(each)) {
                worn[coats++] = each;
            }
        }
    }

    /** Draws everything behind the actor: tall tongues of fire, and the puddle of a wet body or one in mud. */
    void paintBehind() {
        if (clarity > 0 && role.status.has(StatusEffect.WET)) {
            paintPuddle(PUDDLE, 0.5f);
        }
        if (clarity > 0 && role.status.has(StatusEffect.MIRED)) {
            paintPuddle(MIRE, 0.9f);
        }
        if (clarity > 0 && role.status.has(StatusEffect.BURNING)) {
            glow(FLAMES_GLOW * mildness());
            paintTongues(looks.flame, half + 3, 5, 0.37f);
            float radius = half + 15;
            batch.colour(FIRELIGHT, 1);
            batch.effect(QuadShape.HAZE, 0, 0.34f * clarity * mildness(), 0);
            batch.shape(x - radius, foot + height * 0.4f - radius, radius * 2, radius * 2);
        }
    }

    /**
     * Draws everything before the actor.
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
            glow(FLAMES_GLOW * mildness());
            batch.colour(0xffffff, clarity * mildness());
            paintTongues(looks.flame, half, -2, 0);
        }
        if (role.status.has(StatusEffect.SHOCKED)) {
            paintSparks(lift);
        }
        if (role.status.has(StatusEffect.SCALDED)) {
            paintWisps(lift);
        }
        if (role.status.has(StatusEffect.CRACKED)) {
            glow(0);
            looks.cracks.draw(batch, half * 2 > STOUT ? 1 : 0, x, foot + lift + Math.round(height * 0.4f));
        }
        if (role.status.has(StatusEffect.MIRED)) {
            glow(0);
            looks.mire.draw(batch, half * 2 > STOUT ? 1 : 0, x, foot - 1);
        }
        if (role.status.has(StatusEffect.FROZEN)) {
            paintIce();
        }
    }

    /** Returns the colour by which a status is known. */
    static int colourOf(StatusEffect status) {
        return switch (status) {
            case BURNING -> FIRELIGHT;
            case WET -> WET;
            case CHILLED -> CHILLED;
            case SHOCKED, STUNNED -> SHOCKED;
            case POISONED -> POISONED;
            case SCALDED -> SCALDED;
            case MIRED -> MIRE;
            case BLINDED -> BLINDED;
            case FROZEN -> FROZEN;
            case CRACKED -> ICE_EDGE;
        };
    }

    private float mildness() {
        return role.isHero ? ON_HERO : 1;
    }

    private void paintPuddle(int rgb, float dense) {
        float reach = half + 3;
        batch.colour(rgb, dense * clarity);
        batch.effect(QuadShape.RING, 0, 0.04f, 1);
        batch.shape(x - reach, foot - 3, reach * 2, 6);
    }

    private void glow(float strength) {
        batch.colour(0xffffff, clarity);
        batch.effect(QuadShape.SPRITE, 0, strength * clarity, 0);
    }

    /** Draws a row of tongues of fire, none in step with its neighbour. */
    private void paintTongues(SpriteStrip flame, float reach, float up, float setOff) {
        int count = Math.max(2, Math.round(reach * 2 / TONGUE));
        for (int i = 0; i < count; i++) {
            float along = count == 1 ? 0 : i / (float) (count - 1) * 2 - 1;
            float time = frame.flashes.time() + role.pose.phase + i * 0.31f + setOff;
            float rise = up + (1 - along * along) * (up > 0 ? height * 0.42f : -1);
            flame.draw(batch, flame.frameRound(time, FLAMES_A_SECOND), x + along * reach, foot + rise);
        }
    }

    private void paintSparks(float lift) {
        float own = frame.flashes.time() + role.pose.phase;
        int number = (int) (own * SPARKS_A_SECOND);
        int frames = Math.max(1, looks.arc.frames());
        glow(1);
        float aside = Math.floorMod(number * 7, 5) - 2;
        // Beside the hero, whose face stays free.
        aside += role.isHero ? (number % 2 == 0 ? -1 : 1) * (half + 3) : 0;
        float up = height * 0.3f + Math.floorMod(number * 5, 7) - 3;
        looks.arc.draw(batch, Math.floorMod(number * 3, frames), x + aside, foot + lift + up - 4);
        if (height > TALL) {
            looks.arc.draw(
                    batch, Math.floorMod(number * 5 + 2, frames), x - aside * 2, foot + lift + height * 0.6f - 6);
        }
    }

    /** Draws a block of ice about the body: clear in its middle, so that one sees who is in it, with bright edges. */
    private void paintIce() {
        float reach = Math.max(Math.round(half + ICE_BEYOND), role.look.idle().width() / 2);
        float tall = Math.round(role.look.idle().tallness() + ICE_BEYOND - 1);
        batch.colour(ICE_EDGE, 0.28f * clarity * (role.isHero ? 0.6f : 1));
        batch.effect(QuadShape.BLOCK, 0, 0.25f, 0);
        batch.shape(x - reach, foot - 1, reach * 2, tall);
        batch.colour(FROZEN, 0.9f * clarity);
        batch.effect(QuadShape.BLOCK, 0, 0.35f, 0);
        batch.shape(x - reach + 1, foot + tall - 1, reach * 2 - 2, 1);
        batch.shape(x - reach, foot, 1, tall - 1);
        batch.colour(ICE_EDGE, 0.7f * clarity);
        batch.shape(x + reach - 1, foot, 1, tall - 1);
        batch.shape(x - reach + 1, foot - 1, reach * 2 - 2, 1);
        batch.colour(FROZEN, 0.75f * clarity);
        batch.shape(x - reach + 2, foot + tall - 5, 1, 3);
        batch.shape(x - reach + 3, foot + tall - 3, 2, 1);
        glow(0.8f);
        looks.frost.draw(batch, 1, x, foot - 1);
    }

    private void paintWisps(float lift) {
        glow(0.5f);
        for (int i = 0; i < WISPS; i++) {
            float turn = (frame.time + role.pose.phase) / WISP_SECONDS + i / (float) WISPS;
            float along = turn % 1;
            float aside = half * (0.3f + 0.28f * (((int) turn + i) % 3)) * (i % 2 == 0 ? -1 : 1);
            float up = height * (0.45f + 0.75f * along);
            looks.wisp.draw(batch, looks.wisp.frameAt(along), x + aside, foot + lift + up);
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

    /** Prepares to draw the actor's picture again as one of its coats. */
    void beginCoat(int index) {
        float share = clarity / (float) Math.sqrt(coats) * mildness();
        float own = frame.flashes.time() + role.pose.phase;
        switch (worn[index]) {
            case WET -> paintCoat(WET, 0.5f * share, sheen(own), 0.07f, 0.85f);
            case POISONED -> paintCoat(POISONED, (0.5f + 0.12f * wave(own * 5)) * share, 0, 0.12f, 0);
            case CHILLED -> paintCoat(CHILLED, 0.66f * share, sheen(own * 0.6f), 0.1f, 0.5f);
            case SCALDED -> paintCoat(SCALDED, (0.42f + 0.12f * wave(own * 6)) * share, 0, 0.12f, 0);
            case BLINDED -> paintCoat(BLINDED, 0.45f * share, 0, 0, 0);
            case FROZEN -> paintCoat(FROZEN, 0.8f * share, sheen(own * 0.3f), 0.15f, 0.6f);
            default -> paintCoat(SHOCKED, ((jolts(own) ? frame.flashes.flash(0.7f) : 0) + 0.1f) * share, 0, 0.3f, 0);
        }
    }

    private void paintCoat(int rgb, float alpha, float sheenAt, float glow, float sheen) {
        batch.colour(rgb, alpha);
        batch.effect(QuadShape.COAT, sheenAt, glow, sheen * clarity);
    }

    private static float sheen(float time) {
        return time * SHEENS_A_SECOND % 1;
    }

    private float wave(float turn) {
        return frame.flashes.wave(turn);
    }

    /** Returns true for two of seven sparks, so that there is calm between them. */
    private static boolean jolts(float time) {
        return Math.floorMod((int) (time * SPARKS_A_SECOND), 7) % 4 == 0;
    }

    /** Returns the number of coats over the actor's own picture. */
    int coats() {
        return coats;
    }
}
