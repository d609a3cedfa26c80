package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.item.BrewBook;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.ground.SurfacePainter;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikerComponent;
import org.jspecify.annotations.Nullable;

/**
 * Draws the signs beside the shape of a telegraph that tell more about an attack: the colour of its status or element,
 * the arc of what is thrown, the shadow of what falls from the roof, and threads to those who are called or healed.
 */
final class TelegraphSigns {
    /** Opacity of the colour of an element beneath the red of a telegraph. */
    private static final float TINT = 0.66f;

    /** Width of the stripe in a lane that tells the element, compared with the lane. */
    private static final float STRIPE = 0.45f;

    private static final int NONE = 0;
    /** Colour of an attack that steals. */
    static final int GOLD = 0xffe27a;

    private static final int WIND = 0xb8e0d8;

    private static final int DOT_GAP = 6;
    private static final float HAND = 11;
    private static final float ARC = 0.42f;
    private static final float DOT = 2;
    private static final int NEXT_DOT = 0xfff1c4;
    private static final int DARK = 0x21060a;

    private static final float FALL = 30;
    private static final float FALL_GAP = 5;
    private static final float FALL_WIDTH = 5;
    private static final float FALLS_A_SECOND = 1.6f;
    private static final float ARROWS = 3 / 255f;
    private static final float SHADOW = 0.6f;

    private static final float PLUS_FROM = 20;
    private static final float PLUS_RISE = 6;
    private static final float THREAD = 2;
    private static final float ARROW_GAP = 12;

    private final SceneContext frame;
    private final QuadBatch batch;
    /** Colour and index of the brew that brings each influence. */
    private final int[] influenceRgb;

    private final int[] influenceBrew;

    TelegraphSigns(SceneContext frame) {
        this.frame = frame;
        batch = frame.batch;
        influenceRgb = SurfacePainter.influenceColours(frame.world.content());
        influenceBrew = SurfacePainter.influenceBrews(frame.world.content());
        // The brew that brings wind is a fiery one.
        influenceRgb[GroundInfluence.WIND.ordinal()] = WIND;
    }

    /** Returns true if an attack draws its target nearer instead of pushing it away. */
    static boolean pulls(Attack attack) {
        HitEffect.Push push = attack.effect(HitEffect.Push.class);
        return push != null && push.cells() < 0;
    }

    /** Fills a disc with the colour of the status or element that comes there, and returns true if any does. */
    boolean tintDisc(Attack attack, float x, float y, float radius, float clarity) {
        if (!takesTint(attack, clarity)) {
            return false;
        }
        batch.effect(QuadShape.RING, 0, 0.3f, 1);
        batch.shape(x - radius, y - radius, radius * 2, radius * 2);
        return true;
    }

    /**
     * Draws the picture of the status or element that comes there, which says the same as the colour, with its middle
     * at a place; nothing if none comes.
     */
    void picture(Attack attack, float x, float y, float clarity) {
        GroundInfluence influence = attack.influence();
        HitEffect.Inflict inflicted = attack.effect(HitEffect.Inflict.class);
        batch.colour(0xffffff, clarity);
        batch.effect(QuadShape.SPRITE, 0, 0.6f * clarity, 0);
        if (inflicted != null) {
            int status = inflicted.timed().status().ordinal();
            frame.sprites.statuses.draw(batch, status, x, y - frame.sprites.statuses.height() / 2f);
        } else if (influence != null && influenceBrew[influence.ordinal()] != BrewBook.NONE) {
            SpriteStrip brew = frame.sprites.brews.get(influenceBrew[influence.ordinal()]);
            brew.draw(batch, 0, x, y - brew.height() / 2f);
        } else if (attack.steals()) {
            frame.sprites.stolen.draw(batch, 0, x, y - frame.sprites.stolen.height() / 2f);
        }
    }

    /** Draws a stripe along a lane in the colour of the status or element that comes there, if any does. */
    void tintLane(
            Attack attack, float x, float y, float length, float halfWidth, StrikerComponent striker, float clarity) {
        if (takesTint(attack, clarity)) {
            batch.effect(QuadShape.BLOCK, 0, 0.3f, 0);
            batch.strip(x, y, length, Math.max(1, Math.round(halfWidth * STRIPE)), striker.aimX, striker.aimY);
        }
    }

    private boolean takesTint(Attack attack, float clarity) {
        GroundInfluence influence = attack.influence();
        HitEffect.Inflict inflicted = attack.effect(HitEffect.Inflict.class);
        int rgb = inflicted != null
                ? StatusPainter.colourOf(inflicted.timed().status())
                : influence != null ? influenceRgb[influence.ordinal()] : attack.steals() ? GOLD : NONE;
        // Darker, so that white marks stand out: every channel is halved and a quarter of it added.
        rgb = batch.colours().of(rgb);
        batch.colour((rgb >> 1 & 0x7f7f7f) + (rgb >> 2 & 0x3f3f3f), TINT * clarity);
        return rgb != NONE;
    }

    /**
     * Draws dots along the arc of something that will be thrown; they light up from the hand on as the throw comes
     * nearer.
     */
    void throwArc(float x, float y, float toX, float toY, float done, int rgb, float alpha) {
        float dx = toX - x;
        float dy = toY - y - HAND;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        int dots = Math.max(3, (int) (length / DOT_GAP));
        for (int i = 1; i <= dots; i++) {
            float along = i / (dots + 1f);
            float height = HAND + 4 * ARC * length * along * (1 - along);
            float left = Math.round(x + dx * along);
            float bottom = Math.round(y + dy * along + height);
            batch.colour(DARK, 0.7f * alpha);
            batch.effect(QuadShape.BLOCK, 0, 0, 0);
            batch.shape(left - 1, bottom - 1, DOT + 2, DOT + 2);
            batch.colour(along <= done ? NEXT_DOT : rgb, alpha);
            batch.effect(QuadShape.BLOCK, 0, 0.7f, 0);
            batch.shape(left, bottom, DOT, DOT);
        }
    }

    /** Draws the growing shadow of something that will fall from the roof. */
    void fallShadow(float x, float y, float radius, float done) {
        float wide = radius * (0.3f + 0.55f * done);
        batch.colour(0, SHADOW * Math.min(1, 0.4f + done));
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        batch.shape(x - wide, y - wide, wide * 2, wide * 2);
    }

    /** Draws arrowheads that fall upon a place. */
    void fallArrows(float x, float y, int rgb, float alpha) {
        batch.colour(rgb, alpha);
        batch.effect(QuadShape.ARROWS, frame.flashes.time() * FALLS_A_SECOND % 1, 0.7f, ARROWS);
        batch.strip(x, y + FALL_GAP + FALL, FALL, FALL_WIDTH, 0, -1);
    }

    /** Draws threads from a monster to the cells on which those whom it calls will come up. */
    void callThreads(BodyComponent body, StrikerComponent striker, float done, int rgb) {
        for (int i = 0; i < striker.calledCount; i++) {
            float x = frame.middleX(striker.calledCells[i]);
            thread(frame.x(body), frame.y(body), x, frame.middleY(striker.calledCells[i]), done, rgb, 0.85f);
        }
    }

    /** Returns the body of a monster that is healed, wherever it has gone, or null if it is no more. */
    @Nullable
    BodyComponent receiver(StrikerComponent striker) {
        for (int i = 0; i < frame.world.monsters().size(); i++) {
            Entity monster = frame.world.monsters().get(i);
            if (frame.spawns.get(monster).spawnId == striker.targetSpawnId) {
                return frame.bodies.get(monster);
            }
        }
        return null;
    }

    /** Draws a thread that fills from its beginning, with arrowheads towards its end. */
    void thread(float x, float y, float toX, float toY, float done, int rgb, float alpha) {
        float dx = toX - x;
        float dy = toY - y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (length > 1) {
            batch.colour(rgb, alpha);
            batch.effect(QuadShape.LANE, done, 0.7f, Math.max(1, Math.round(length / ARROW_GAP)) / 255f);
            batch.strip(x, y, length, THREAD, dx / length, dy / length);
        }
    }

    /** Draws a plus that rises over somebody who is healed. */
    void healSign(float x, float y, float done, int rgb, float alpha) {
        float bottom = Math.round(y + PLUS_FROM + PLUS_RISE * done);
        float left = Math.round(x);
        batch.effect(QuadShape.BLOCK, 0, 0.8f, 0);
        batch.colour(DARK, 0.8f * alpha);
        batch.shape(left - 4, bottom - 2, 8, 4);
        batch.shape(left - 2, bottom - 4, 4, 8);
        batch.colour(rgb, alpha);
        batch.shape(left - 3, bottom - 1, 6, 2);
        batch.shape(left - 1, bottom - 3, 2, 6);
    }

    /** Returns true if the lobs of an attack fall from the roof. */
    static boolean fallsFromRoof(AttackForm.Lob lob) {
        AttackForm.LobVolley volley = lob.volley();
        return volley != null && volley.from() == AttackForm.VolleyOrigin.ROOF;
    }
}
