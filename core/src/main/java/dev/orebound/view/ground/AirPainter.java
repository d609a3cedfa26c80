package dev.orebound.view.ground;

import dev.orebound.content.element.ElementRules.ContactRule;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.element.GroundEffects;

/**
 * Draws what is in the air over cells: clouds, sparks in those that shock, dust that glows until it bursts, and motes
 * in thin air. A cloud hides no body: it stands behind all bodies in it, which wade in the mist at its foot.
 */
public final class AirPainter {
    private static final float TURNS_A_SECOND = 0.09f;
    /** Size of a cell's cloud, in pixels: higher than any body in it. */
    private static final float CLOUD_WIDTH = 42;

    private static final float CLOUD_HEIGHT = 46;
    private static final float CLOUD_GLOWS = 0.09f;
    private static final int CLOUD_SHADE = 0x3a4258;
    private static final float SHADED = 0.3f;

    /** Size of the mist at the foot of a cell's cloud, in pixels, and its opacity. */
    private static final float MIST_WIDTH = 27;

    private static final float MIST_HEIGHT = 13;
    private static final float MIST_DENSE = 0.6f;

    private static final int THUNDER_SHADE = 0x14162a;
    private static final float THUNDER_DARK = 0.55f;
    private static final float SPARKS_A_SECOND = 11;

    private static final int GLOWS_DULL = 0xd8481c;
    private static final int GLOWS_WHITE = 0xfff8d8;
    private static final float BEATS_A_SECOND = 7;
    private static final float DENSE = 0.85f;
    private static final float BURSTS_TICKS = 24;

    private static final int MOTES = 6;
    private static final float MOTE_RISES_A_SECOND = 0.28f;
    private static final float THIN = 0.26f;

    private final GroundEffects ground;
    private final ContentTable<GroundKind> kinds;
    private final QuadBatch batch;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private final FogOfWar fog;
    private final GroundGrowth growth;
    private final boolean[] shocks;

    AirPainter(SceneContext frame, GroundGrowth growth) {
        this.frame = frame;
        this.growth = growth;
        batch = frame.batch;
        fog = frame.fog;
        looks = frame.sprites;
        ground = frame.world.part(GroundEffects.class);
        kinds = frame.world.content().grounds();
        shocks = new boolean[kinds.size()];
        for (ContactRule touch : frame.world.content().elements().touches()) {
            TimedStatus inflicts = touch.inflicts();
            for (String id : touch.on()) {
                shocks[kinds.indexOf(id)] |= inflicts != null && inflicts.status() == StatusEffect.SHOCKED;
            }
        }
    }

    /** Returns how brightly the air of a cell glows before it bursts, from 0 to 1. */
    float heat(int cell) {
        return isAboutToBurst(cell) ? growth.amount(cell) * (0.4f + 0.6f * progress(cell)) : 0;
    }

    /** Returns how strong a spark is in the air of a cell at this moment, from 0, none, to 1. */
    float spark(int cell) {
        if (growth.amount(cell) == 0 || !shocks[growth.kind(cell)]) {
            return 0;
        }
        int moment = (int) (frame.time * SPARKS_A_SECOND);
        return Math.floorMod(moment * 7 + dice(cell) * 3, 13) < 2 ? growth.amount(cell) : 0;
    }

    private boolean isAboutToBurst(int cell) {
        return growth.amount(cell) > 0 && kinds.at(growth.kind(cell)).bursts() != null;
    }

    private float progress(int cell) {
        return 1 - Math.min(1, ground.ticksAt(GroundSlot.AIR, cell) / BURSTS_TICKS);
    }

    /**
     * Adds the air of a cell to the order by depth: the cloud north of every body that it reaches over, and the mist at
     * its foot south of everybody on the cell.
     */
    void addTo(DepthOrder order, int cell, int y) {
        if (growth.amount(cell) > 0) {
            float foot = y * SceneContext.CELL - SceneContext.FOOT - 1;
            order.add(DepthOrder.ThingKind.AIR, cell, foot + CLOUD_HEIGHT);
            if (kinds.at(growth.kind(cell)).is(GroundTrait.CONCEALS)) {
                order.add(DepthOrder.ThingKind.MIST, cell, foot);
            }
        }
    }

    /** Draws the mist about the feet of bodies in a cloud. */
    void paintMist(int cell) {
        float size = 0.55f + 0.45f * growth.amount(cell);
        float alpha = MIST_DENSE * Math.min(1, growth.amount(cell) * 1.6f) * (0.4f + 0.6f * fog.seen(cell));
        batch.colour(shadeOf(cell), alpha);
        batch.effect(QuadShape.CLOUD, turn(cell), CLOUD_GLOWS, 0);
        float width = MIST_WIDTH * size;
        batch.shape(frame.middleX(cell) - width / 2, frame.southY(cell) - MIST_HEIGHT / 2, width, MIST_HEIGHT * size);
    }

    /** Returns the colour of the cloud over a cell, which is dark enough that bodies stand out in it. */
    private int shadeOf(int cell) {
        int rgb = kinds.at(growth.kind(cell)).rgb();
        return UiPalette.mix(rgb, shocks[growth.kind(cell)] ? THUNDER_SHADE : CLOUD_SHADE, SHADED);
    }

    private float turn(int cell) {
        return (frame.flashes.time() * TURNS_A_SECOND + dice(cell) / 127f) % 1;
    }

    void paint(int cell) {
        GroundKind kind = kinds.at(growth.kind(cell));
        if (kind.bursts() != null) {
            paintGlowing(cell);
        } else if (!kind.is(GroundTrait.CONCEALS)) {
            paintCloud(cell, kind.rgb(), THIN, CLOUD_GLOWS);
            paintMotes(cell);
        } else if (shocks[growth.kind(cell)]) {
            paintThunder(cell, kind.rgb());
        } else {
            paintCloud(cell, shadeOf(cell), 1, CLOUD_GLOWS);
        }
    }

    private void paintThunder(int cell, int rgb) {
        float spark = frame.flashes.flash(spark(cell));
        int dark = UiPalette.mix(rgb, THUNDER_SHADE, THUNDER_DARK);
        paintCloud(cell, UiPalette.mix(dark, ElementPainter.SPARKLIGHT, 0.45f * spark), 1, 0.05f + 0.4f * spark);
        if (spark > 0) {
            int moment = (int) (frame.time * SPARKS_A_SECOND) + dice(cell);
            float clarity = fog.sight(cell);
            batch.colour(0xffffff, clarity);
            batch.effect(QuadShape.SPRITE, 0, clarity, 0);
            looks.chargeShort.draw(
                    batch,
                    Math.floorMod(moment, Math.max(1, looks.chargeShort.frames())),
                    frame.middleX(cell) + moment % 7 - 3,
                    frame.southY(cell) + 8 + moment % 9);
        }
    }

    /** Draws dust that glows ever brighter, and flares white in quick beats in the end. */
    private void paintGlowing(int cell) {
        float progress = progress(cell);
        float beat = Math.max(0, frame.flashes.wave(frame.time * BEATS_A_SECOND * 2 * Math.PI));
        int rgb = UiPalette.mix(GLOWS_DULL, kinds.at(growth.kind(cell)).rgb(), progress);
        rgb = UiPalette.mix(rgb, GLOWS_WHITE, beat * (0.25f + 0.75f * progress));
        paintCloud(cell, rgb, DENSE, 0.3f + 0.3f * progress + 0.2f * beat);
    }

    private void paintCloud(int cell, int rgb, float dense, float glow) {
        // Each puff has its own place, size and pace, so that a young cloud is no grid and a grown one has no rows.
        float x = frame.middleX(cell) + dice(cell) * 5 % 15 - 7;
        float bottom = frame.southY(cell) - 9 + dice(cell) * 11 % 13 - 6;
        float size = (0.85f + dice(cell) * 7 % 31 / 100f) * (0.55f + 0.45f * growth.amount(cell));
        float width = (CLOUD_WIDTH + dice(cell) % 9 - 4) * size;
        batch.colour(rgb, dense * Math.min(1, growth.amount(cell) * 1.6f) * (0.4f + 0.6f * fog.seen(cell)));
        batch.effect(QuadShape.CLOUD, turn(cell), glow, 0);
        batch.shape(x - width / 2, bottom, width, CLOUD_HEIGHT * size);
    }

    private void paintMotes(int cell) {
        float clarity = growth.amount(cell) * fog.sight(cell);
        batch.colour(0xffffff, clarity);
        batch.effect(QuadShape.SPRITE, 0, clarity, 0);
        for (int i = 0; i < MOTES; i++) {
            float turn = frame.time * MOTE_RISES_A_SECOND + dice(cell) / 127f + i / (float) MOTES;
            float along = turn % 1;
            float aside = Math.floorMod(((int) turn) * 7 + i * 5 + dice(cell), 17) - 8;
            aside += 2.5f * (float) Math.sin(along * 8 + i);
            looks.mote.draw(
                    batch,
                    looks.mote.frameAt(along),
                    frame.middleX(cell) + aside,
                    frame.southY(cell) - 2 + along * 26 + i % 3);
        }
    }

    private int dice(int cell) {
        return (int) (frame.dice(cell) >>> 17 & 0x7f);
    }
}
