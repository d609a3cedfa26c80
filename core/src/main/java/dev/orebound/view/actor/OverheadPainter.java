package dev.orebound.view.actor;

import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;

/** Draws one actor's bar of life and the marks over its head. */
final class OverheadPainter {
    private static final float LIFE_FADES_SECONDS = 0.5f;
    private static final int SHORTEST_LIFE = 9;
    private static final int LONGEST_LIFE = 20;
    private static final int HEALTH_A_PIXEL = 8;
    private static final int LIFE_OF_HEADS = 28;
    private static final int LIFE_GROUND = 0x14121f;
    private static final int LIFE_LOST = 0xffc65c;
    private static final float LOOT_SHINES = 13;

    /** The side of a pip, and the distance from one to the next. */
    private static final int PIP = 2;

    private static final int PIP_STEP = 3;

    private final QuadBatch batch;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private float x;
    private float y;
    private float clarity;

    /** Kinds of actors by the look of their bars. */
    enum Whose {
        FOE(0xc8403a, 0xf0803c),
        HEAD(0xa2774c, 0xffc65c),
        FRIEND(0x3f8a55, 0x8fcf6a),
        WARD(0x2f6f9c, 0x9fdcec);

        private final int left;
        private final int shine;

        Whose(int left, int shine) {
            this.left = left;
            this.shine = shine;
        }
    }

    OverheadPainter(SceneContext frame) {
        this.batch = frame.batch;
        this.frame = frame;
        this.looks = frame.sprites;
    }

    /**
     * Draws a bar of life over a foe that was hurt lately, a friend that is hurt, or the head or the ward of an arena.
     */
    void paintLife(BodyComponent body, int tallness, HealthComponent health, ActorPose pose, Whose whose) {
        boolean isCounted = whose == Whose.HEAD || whose == Whose.WARD;
        float alpha = pose.clarity * (whose == Whose.FOE ? Math.min(1, pose.hurt / LIFE_FADES_SECONDS) : 1);
        if (alpha <= 0 || (!isCounted && health.health >= health.most)) {
            return;
        }
        int width = isCounted ? LIFE_OF_HEADS : Math.min(LONGEST_LIFE, SHORTEST_LIFE + health.most / HEALTH_A_PIXEL);
        float x = Math.round(frame.x(body)) - width / 2;
        float y = top(body, tallness) + 2;
        frame.kept.keep(x - 1, y - 1, width + 2, 4);
        paintBlock(x - 1, y - 1, width + 2, 4, LIFE_GROUND, alpha * 0.85f, 0.2f);
        paintBlock(x, y, (float) Math.ceil(width * pose.life), 2, LIFE_LOST, alpha, 0.6f);
        float left = (float) Math.ceil(width * health.health / (float) Math.max(1, health.most));
        paintBlock(x, y, left, 2, whose.left, alpha, 0.8f);
        paintBlock(x, y + 1, left, 1, whose.shine, alpha, 0.8f);
    }

    private void paintBlock(float x, float y, float width, float height, int rgb, float alpha, float glow) {
        batch.colour(rgb, alpha);
        batch.effect(QuadShape.BLOCK, 0, glow, 0);
        batch.shape(x, y, width, height);
    }

    /**
     * Begins the marks over an actor's head; each mark stands on the one before.
     *
     * @param tallness of its picture, in pixels
     * @param taken pixels over the head in which something else is
     */
    void begin(BodyComponent body, int tallness, ActorPose pose, float taken) {
        x = frame.x(body);
        y = top(body, tallness) + 1 + taken;
        clarity = pose.clarity;
    }

    /** Keeps marks off a body. */
    void keepBody(BodyComponent body) {
        float half = body.radius * SceneContext.CELL;
        float foot = frame.y(body) - SceneContext.FOOT;
        frame.kept.keep(Math.round(x) - half, foot, half * 2, y - foot - 1);
    }

    /** Returns true if the next mark would cover nothing. */
    boolean hasRoom(SpriteStrip mark) {
        return frame.kept.isFree(left(mark), y, mark.width(), mark.height());
    }

    /**
     * Draws a mark, which nothing else may cover from now on.
     *
     * @param glow how much of it glows, of what could
     */
    void mark(SpriteStrip mark, int index, float alpha, float glow) {
        paint(mark, index, x, y, clarity * alpha, glow);
        keep(mark);
    }

    /** Draws pips of rank, which shine if their golem has a gift; the first rank without a gift has none. */
    void pips(int count, int rgb, boolean shines) {
        if (count < 2 && !shines) {
            return;
        }
        float left = Math.round(x) - (count * PIP_STEP - 1) / 2f;
        paintBlock(left - 1, y, count * PIP_STEP + 1f, PIP + 2f, LIFE_GROUND, clarity * 0.85f, 0.2f);
        for (int i = 0; i < count; i++) {
            paintBlock(left + i * PIP_STEP, y + 1, PIP, PIP, rgb, clarity, 1);
        }
        if (shines) {
            batch.colour(rgb, 1);
            batch.effect(QuadShape.HAZE, 0, 0.4f * clarity, 0);
            batch.shape(x - LOOT_SHINES, y - LOOT_SHINES, LOOT_SHINES * 2, LOOT_SHINES * 2);
        }
        frame.kept.keep(left - 1, y, count * PIP_STEP + 1f, PIP + 2f);
        y += PIP + 3;
    }

    /** Draws the shard that a thief carries off, which turns in its own light. */
    void loot(SpriteStrip shard, int rgb, float turn) {
        float radius = LOOT_SHINES + batch.flashes().wave(turn * 2) * 1.5f;
        batch.colour(rgb, 1);
        batch.effect(QuadShape.HAZE, 0, 0.55f * clarity, 0);
        batch.shape(x - radius, y + shard.height() / 2f - radius, radius * 2, radius * 2);
        mark(shard, shard.frameRound(turn, 5), 1, 1);
    }

    /** Draws the pennant of a leader, which may still be on its way. */
    void pennant(HordePennants.Pennant pennant, int index) {
        pennant.reach(x, y);
        if (pennant.isLeaping()) {
            paint(looks.leader, index, pennant.x(), pennant.y(), 1, 1);
        } else if (hasRoom(looks.leader)) {
            paint(looks.leader, index, x, y, clarity, 1);
            keep(looks.leader);
        }
    }

    private void paint(SpriteStrip mark, int index, float atX, float atY, float alpha, float glow) {
        batch.colour(0xffffff, alpha);
        batch.effect(QuadShape.SPRITE, 0, alpha * glow, 0);
        mark.draw(batch, index, atX, atY);
    }

    private void keep(SpriteStrip mark) {
        frame.kept.keep(left(mark), y, mark.width(), mark.height());
        y += mark.height() - 1;
    }

    private float left(SpriteStrip mark) {
        return Math.round(x) - mark.width() / 2f;
    }

    private float top(BodyComponent body, int tallness) {
        return Math.round(frame.y(body)) - SceneContext.FOOT + tallness;
    }
}
