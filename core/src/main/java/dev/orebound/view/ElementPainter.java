package dev.orebound.view;

import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.element.GroundEffects;

/**
 * Draws what the elements do to the ground: flames, soot, sparks on charged water, and steam that hides everything in
 * it.
 */
final class ElementPainter {
    static final int FIRELIGHT = 0xff8a3c;
    static final int SPARKLIGHT = 0xbfe8ff;
    static final int STEAM = 0x9ca8c2;
    private static final float FLAMES_A_SECOND = 11;
    private static final float SPARKS_A_SECOND = 12;
    private static final float GROWS_A_SECOND = 4;
    private static final float DIES_A_SECOND = 2.2f;
    private static final float STEAM_RISES_A_SECOND = 3.5f;
    /** The last ticks of steam, in which it thins out. */
    private static final float STEAM_FADES_TICKS = 50;

    private static final float STEAM_TURNS_A_SECOND = 0.09f;
    /** Size of a cell's cloud, in pixels: higher than any body in it. */
    private static final float CLOUD_WIDTH = 42;

    private static final float CLOUD_HEIGHT = 46;
    /** Glow of flames, low enough that their shape is seen. */
    private static final float FIRE_GLOWS = 0.62f;

    /** A fire smaller than this is a single tongue. */
    private static final float TONGUE = 0.5f;

    /** Within a wide fire one cell of so many burns high; the others smoulder, so that bodies in it are seen. */
    private static final int HIGH_AMIDST = 3;

    private static final float AMIDST_GLOWS = 0.42f;

    private final GroundEffects ground;
    private final Grid grid;
    private final QuadBatch batch;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final SpriteCatalog looks;
    private final float[] fire;
    private final float[] steam;
    private int version = -1;
    private boolean isStill;

    ElementPainter(SceneContext frame) {
        this.batch = frame.batch;
        this.frame = frame;
        this.fog = frame.fog;
        this.looks = frame.sprites;
        ground = frame.world.ground();
        grid = frame.world.floor().grid();
        fire = new float[grid.size()];
        steam = new float[grid.size()];
    }

    /** Lets fires grow and die down, and steam rise and thin out. */
    void move(float seconds) {
        if (isStill && version == ground.version()) {
            return;
        }
        version = ground.version();
        isStill = true;
        for (int cell = 0; cell < fire.length; cell++) {
            float hot = ground.isBurning(cell) ? 1 : 0;
            float thick = Math.min(1, ground.veilTicks(cell) / STEAM_FADES_TICKS);
            if (hot > 0 || thick > 0 || fire[cell] > 0 || steam[cell] > 0) {
                fire[cell] = towards(fire[cell], hot, GROWS_A_SECOND * seconds, DIES_A_SECOND * seconds);
                steam[cell] = towards(steam[cell], thick, STEAM_RISES_A_SECOND * seconds, 1);
                isStill = false;
            }
        }
    }

    private static float towards(float from, float to, float up, float down) {
        return to > from ? Math.min(to, from + up) : Math.max(to, from - down);
    }

    /** Returns the height of the fire on a cell, from 0, none, to 1. */
    float fire(int cell) {
        return fire[cell];
    }

    /** Returns false as long as nothing has ever burnt, steamed or been charged on the floor. */
    boolean areAnywhere() {
        return ground.version() > 0;
    }

    /** Returns true if fire, steam, soot or sparks are drawn on a cell. */
    boolean areAt(int cell) {
        return fire[cell] > 0 || steam[cell] > 0 || ground.isBurnt(cell) || ground.isCharged(cell);
    }

    /** Returns true if anything burns, steams or is charged, or did a moment ago. */
    boolean areActive() {
        return !isStill || ground.activeCount() > 0;
    }

    /**
     * Draws the soot within some cells, from the middle of each to the middle of the next, so that it can fade between
     * them.
     */
    void paintSoot(int left, int bottom, int right, int top) {
        for (int y = bottom; y <= top; y++) {
            for (int x = left; x <= right; x++) {
                float southWest = burnt(x, y);
                float southEast = burnt(x + 1, y);
                float northWest = burnt(x, y + 1);
                float northEast = burnt(x + 1, y + 1);
                if (southWest + southEast + northWest + northEast > 0) {
                    batch.colour(byteOf(southWest) << 16 | byteOf(southEast) << 8 | byteOf(northWest), 1);
                    batch.effect(QuadShape.SOOT, northEast, 0, 0);
                    float middleX = (x + 0.5f) * SceneContext.CELL;
                    batch.shape(middleX, (y + 0.5f) * SceneContext.CELL, SceneContext.CELL, SceneContext.CELL);
                }
            }
        }
    }

    /** Returns how burnt a cell is that was seen, from 0 to 1. */
    private float burnt(int x, int y) {
        int cell = grid.contains(x, y) ? grid.cell(x, y) : Grid.NONE;
        if (cell == Grid.NONE || fog.seen(cell) <= 0) {
            return 0;
        }
        return ground.isBurnt(cell) ? 1 : fire[cell];
    }

    private static int byteOf(float share) {
        return Math.round(share * 255);
    }

    /** Draws sparks, which lie flat. */
    void paintFlat(int cell) {
        if (ground.isCharged(cell)) {
            paintCharge(cell);
        }
    }

    private void paintCharge(int cell) {
        float clarity = fog.sight(cell);
        int moment = (int) (frame.time * SPARKS_A_SECOND);
        int spark = moment * 31 + dice(cell) * 7;
        float flicker = 0.6f + 0.4f * (float) Math.sin(frame.time * 31 + dice(cell));
        batch.colour(SPARKLIGHT, 1);
        batch.effect(QuadShape.HAZE, 0, 0.2f * flicker * clarity, 0);
        batch.shape(
                frame.middleX(cell) - SceneContext.CELL,
                frame.middleY(cell) - SceneContext.CELL,
                SceneContext.CELL * 2,
                SceneContext.CELL * 2);
        if (Math.floorMod(spark, 5) < 2) {
            boolean isAmidst =
                    isChargedAt(grid.x(cell) - 1, grid.y(cell)) && isChargedAt(grid.x(cell) + 1, grid.y(cell));
            SpriteStrip sparks = isAmidst ? looks.charge : looks.chargeShort;
            float aside = isAmidst ? Math.floorMod(spark, 9) - 4 : 0;
            batch.colour(0xffffff, clarity);
            batch.effect(QuadShape.SPRITE, 0, clarity, 0);
            int picture = Math.floorMod(spark, Math.max(1, sparks.frames()));
            float up = Math.floorMod(spark, 7) - 3;
            sparks.draw(batch, picture, frame.middleX(cell) + aside, frame.middleY(cell) + up);
        }
    }

    private boolean isChargedAt(int x, int y) {
        return grid.contains(x, y) && ground.isCharged(grid.cell(x, y));
    }

    /** Adds the fire and steam on a cell to the order by depth. */
    void addTo(DepthOrder order, int cell, int y) {
        if (fire[cell] > 0) {
            order.addBehindHero(
                    DepthOrder.ThingKind.FIRE,
                    cell,
                    frame.middleX(cell),
                    y * SceneContext.CELL + ThingPainter.FOOT,
                    SceneContext.CELL / 2,
                    looks.fire.height());
        }
        if (steam[cell] > 0) {
            // South of all who stand on the cell, and north of who stands before it.
            order.add(DepthOrder.ThingKind.STEAM, cell, y * SceneContext.CELL - ActorPainter.FOOT - 1);
        }
    }

    void paintFire(int cell) {
        boolean isAmidst = isAmidstFire(cell);
        float clarity = (isAmidst ? AMIDST_GLOWS : FIRE_GLOWS) * (0.35f + 0.65f * fog.sight(cell));
        batch.colour(0xffffff, 1);
        batch.effect(QuadShape.SPRITE, 0, clarity, 0);
        float x = frame.middleX(cell);
        float bottom = frame.southY(cell);
        float time = frame.time + dice(cell) * 0.37f;
        boolean isHigh = fire[cell] > TONGUE && (!isAmidst || dice(cell) % HIGH_AMIDST == 0);
        if (isHigh) {
            int aside = dice(cell) % 5 - 2;
            looks.fire.draw(
                    batch, looks.fire.frameRound(time, FLAMES_A_SECOND), x + aside, bottom + 4 + dice(cell) % 3);
        }
        float left = isAmidst && !isHigh ? x - dice(cell) % 6 : x - 5;
        looks.flame.draw(
                batch, looks.flame.frameRound(time + 0.4f, FLAMES_A_SECOND), left, bottom + 2 + dice(cell) % 5);
        if (!isAmidst || dice(cell) % 4 == 1) {
            looks.flame.draw(batch, looks.flame.frameRound(time + 0.7f, FLAMES_A_SECOND), x + 5, bottom + 1);
        }
    }

    private boolean isAmidstFire(int cell) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        return burnsAt(x - 1, y) && burnsAt(x + 1, y) && burnsAt(x, y - 1) && burnsAt(x, y + 1);
    }

    private boolean burnsAt(int x, int y) {
        return grid.contains(x, y) && fire[grid.cell(x, y)] > TONGUE;
    }

    void paintSteam(int cell) {
        float x = frame.middleX(cell);
        float bottom = frame.southY(cell) - 9;
        float turn = (frame.time * STEAM_TURNS_A_SECOND + dice(cell) / 127f) % 1;
        float size = 0.55f + 0.45f * steam[cell];
        float width = (CLOUD_WIDTH + dice(cell) % 9 - 4) * size;
        x += dice(cell) / 9 % 7 - 3;
        batch.colour(STEAM, Math.min(1, steam[cell] * 1.6f) * (0.4f + 0.6f * fog.seen(cell)));
        batch.effect(QuadShape.CLOUD, turn, 0.09f, 0);
        batch.shape(x - width / 2, bottom, width, CLOUD_HEIGHT * size);
    }

    private int dice(int cell) {
        return (int) (frame.dice(cell) >>> 17 & 0x7f);
    }
}
