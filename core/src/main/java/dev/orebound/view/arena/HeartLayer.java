package dev.orebound.view.arena;

import dev.orebound.content.terrain.LightSource;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.BossFall;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.boss.Boss;

/** Draws the heart of the mine where the last boss fell: it beats until it is taken, and leaves its torn roots. */
final class HeartLayer implements SceneLayer {
    private static final LightSource LIGHT = new LightSource(0xff8a4a, 6, 1);
    /** Share of its light that the heart has between two beats. */
    private static final float AT_REST = 0.45f;

    private static final float SHINE = 0.3f;
    private static final float SHINE_RADIUS = 22;
    private static final float MIDDLE = 9;
    /** Height of the picture's foot above the south edge of its cell, in pixels. */
    private static final float FOOT = 2;

    private final SceneContext frame;
    private final Boss boss;
    private final DepthOrder order;
    private final SpriteStrip beating;
    private final SpriteStrip roots;

    HeartLayer(SceneContext frame, SpriteAtlas sprites, DepthOrder order) {
        this.frame = frame;
        this.order = order;
        boss = frame.world.part(Boss.class);
        beating = new SpriteStrip(sprites, "heart_of_mine");
        roots = new SpriteStrip(sprites, "heart_roots");
        order.paintWith(DepthOrder.ThingKind.HEART, this::paint);
    }

    @Override
    public void draw() {
        int cell = boss.heartCell();
        if (cell != Grid.NONE && frame.fog.seen(cell) > 0 && isInView(cell, LIGHT)) {
            order.add(DepthOrder.ThingKind.HEART, cell, frame.southY(cell) + FOOT);
        }
    }

    private boolean isInView(int cell, LightSource light) {
        return frame.section.sees(frame.middleX(cell), frame.middleY(cell), light.radiusCells() * SceneContext.CELL);
    }

    private void paint(int cell) {
        float x = frame.middleX(cell);
        float y = frame.southY(cell) + FOOT;
        float shown = shown();
        float sight = 0.4f + 0.6f * frame.fog.sight(cell);
        frame.batch.colour(0xffffff, shown);
        frame.batch.effect(QuadShape.SPRITE, 0, sight * brightness(), 0);
        if (!boss.hasHeart()) {
            roots.draw(frame.batch, 0, x, y);
            frame.batch.plain();
            return;
        }
        int swollen = (int) (frame.fall.heart().swelling() * beating.frames());
        beating.draw(frame.batch, Math.min(beating.frames() - 1, swollen), x, y);
        frame.batch.colour(LIGHT.rgb(), SHINE * brightness() * sight * shown);
        frame.batch.effect(QuadShape.HAZE, 0, 1, 0);
        frame.batch.shape(x - SHINE_RADIUS, y + MIDDLE - SHINE_RADIUS, 2 * SHINE_RADIUS, 2 * SHINE_RADIUS);
        frame.batch.plain();
    }

    /** Returns how much of it is seen: it comes out of what breaks in the fall. */
    private float shown() {
        return frame.fall.share(BossFall.LAST_BLOW, BossFall.BREAKS);
    }

    private float brightness() {
        return boss.hasHeart() ? AT_REST + (1 - AT_REST) * frame.fall.heart().here(frame.flashes) : 0;
    }

    /** Adds the light of the heart, as long as it beats. */
    void addTo(LightList lights) {
        if (boss.hasHeart() && isInView(boss.heartCell(), LIGHT)) {
            float strength = LIGHT.strength() * brightness() * shown() * frame.fog.seen(boss.heartCell());
            float radius = LIGHT.radiusCells() * SceneContext.CELL;
            lights.add(
                    frame.middleX(boss.heartCell()),
                    frame.southY(boss.heartCell()) + MIDDLE,
                    radius,
                    LIGHT.rgb(),
                    strength);
        }
    }
}
