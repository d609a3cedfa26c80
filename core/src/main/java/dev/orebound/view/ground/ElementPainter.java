package dev.orebound.view.ground;

import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.thing.ThingPainter;
import dev.orebound.world.element.GroundEffects;

/**
 * Draws what the elements do to the ground: flames, soot and sparks on charged water. Surfaces and air have painters of
 * their own, which it asks.
 */
public final class ElementPainter {
    public static final int FIRELIGHT = 0xff8a3c;
    public static final int SPARKLIGHT = 0xbfe8ff;
    private static final float FLAMES_A_SECOND = 11;
    private static final float SPARKS_A_SECOND = 12;
    private static final float GROWS_A_SECOND = 4;
    private static final float DIES_A_SECOND = 2.2f;
    private static final float AIR_RISES_A_SECOND = 3.5f;
    private static final float AIR_ENDS_A_SECOND = 1;
    /** The last ticks of a cloud, in which it thins out. */
    private static final float AIR_THINS_TICKS = 50;

    private static final float SURFACES_GROW_A_SECOND = 5;
    private static final float SURFACES_END_A_SECOND = 3.5f;
    /** Height of a fire and thickness of a cloud that only warn. */
    private static final float WARNING_FIRE = 0.35f;

    private static final float WARNING_AIR = 0.28f;
    /** Glow of flames, low enough that their shape is seen. */
    private static final float FIRE_GLOWS = 0.62f;

    /** A fire smaller than this is a single tongue. */
    private static final float TONGUE = 0.5f;

    /** Within a wide fire one cell of so many burns high; the others smoulder, so that bodies in it are seen. */
    private static final int HIGH_AMIDST = 3;

    private static final float AMIDST_GLOWS = 0.42f;
    /** Distance by which bodies behind a fire may stand back and are still drawn before it, in pixels. */
    private static final float FIRE_GIVES_WAY = 13;

    private final GroundEffects ground;
    private final Grid grid;
    private final QuadBatch batch;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final SpriteCatalog looks;
    private final GroundGrowth fire;
    private final GroundGrowth surface;
    private final GroundGrowth air;
    private final SurfacePainter surfaces;
    private final AirPainter clouds;
    private int version = -1;
    private boolean isStill;

    public ElementPainter(SceneContext frame) {
        this.batch = frame.batch;
        this.frame = frame;
        this.fog = frame.fog;
        this.looks = frame.sprites;
        ground = frame.world.part(GroundEffects.class);
        grid = frame.world.floor().grid();
        fire = new GroundGrowth(frame, GroundSlot.FIRE, GROWS_A_SECOND, DIES_A_SECOND, WARNING_FIRE, 0);
        surface = new GroundGrowth(frame, GroundSlot.SURFACE, SURFACES_GROW_A_SECOND, SURFACES_END_A_SECOND, 1, 0);
        air = new GroundGrowth(
                frame, GroundSlot.AIR, AIR_RISES_A_SECOND, AIR_ENDS_A_SECOND, WARNING_AIR, AIR_THINS_TICKS);
        surfaces = new SurfacePainter(frame, surface);
        clouds = new AirPainter(frame, air);
    }

    /** Lets fires grow and die down, surfaces spread, and clouds rise and thin out. */
    void move(float seconds) {
        if (isStill && version == ground.version()) {
            return;
        }
        version = ground.version();
        isStill = true;
        for (int cell = 0; cell < grid.size(); cell++) {
            isStill &= !fire.move(cell, seconds);
            isStill &= !surface.move(cell, seconds);
            isStill &= !air.move(cell, seconds);
        }
    }

    /** Returns the height of the fire on a cell, from 0, none, to 1. */
    float fire(int cell) {
        return fire.amount(cell);
    }

    /** Returns how much a cell glows from its surface and its air, from 0 to 1. */
    public float heat(int cell) {
        return Math.max(surfaces.heat(cell), clouds.heat(cell));
    }

    /** Returns how strong a spark is on or over a cell, from 0, none, to 1. */
    float spark(int cell) {
        return ground.isCharged(cell) ? 1 : clouds.spark(cell);
    }

    /** Returns false as long as nothing has ever burnt, steamed or been charged on the floor. */
    boolean areAnywhere() {
        return ground.version() > 0;
    }

    /** Returns true if any ground, soot or sparks are drawn on a cell. */
    boolean areAt(int cell) {
        return fire.amount(cell) > 0
                || air.amount(cell) > 0
                || surfaces.isAt(cell)
                || ground.isBurnt(cell)
                || ground.isCharged(cell);
    }

    /** Returns true if any cell has a ground, or had one a moment ago. */
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
        return ground.isBurnt(cell) ? 1 : fire.amount(cell);
    }

    private static int byteOf(float share) {
        return Math.round(share * 255);
    }

    /** Draws what lies over the ground cover of a cell: its surface, and the rim that warns of harm. */
    void paintSurface(int cell) {
        surfaces.paintFlat(cell);
        surfaces.paintRim(cell);
    }

    void paintWall(int cell) {
        surfaces.paintWall(cell);
    }

    void paintAir(int cell) {
        clouds.paint(cell);
    }

    void paintMist(int cell) {
        clouds.paintMist(cell);
    }

    /** Draws sparks, which lie flat. */
    void paintFlat(int cell) {
        if (ground.isCharged(cell)) {
            paintCharge(cell);
        }
    }

    private void paintCharge(int cell) {
        float clarity = fog.sight(cell);
        int moment = (int) (frame.flashes.time() * SPARKS_A_SECOND);
        int spark = moment * 31 + dice(cell) * 7;
        float flicker = 0.6f + 0.4f * frame.flashes.wave(frame.time * 31 + dice(cell));
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

    /** Adds the fire, the wall and the air of a cell to the order by depth. */
    void addTo(DepthOrder order, int cell, int y) {
        if (fire.amount(cell) > 0) {
            order.addBehindHero(
                    DepthOrder.ThingKind.FIRE,
                    cell,
                    frame.middleX(cell),
                    y * SceneContext.CELL + ThingPainter.FOOT + FIRE_GIVES_WAY,
                    SceneContext.CELL / 2,
                    looks.fire.height());
        }
        surfaces.addTo(order, cell);
        clouds.addTo(order, cell, y);
    }

    void paintFire(int cell) {
        boolean isAmidst = isAmidstFire(cell);
        float clarity = (isAmidst ? AMIDST_GLOWS : FIRE_GLOWS) * (0.35f + 0.65f * fog.sight(cell));
        batch.colour(0xffffff, 1);
        batch.effect(QuadShape.SPRITE, 0, clarity, 0);
        float x = frame.middleX(cell);
        float bottom = frame.southY(cell);
        float time = frame.flashes.time() + dice(cell) * 0.37f;
        boolean isHigh = fire.amount(cell) > TONGUE && (!isAmidst || dice(cell) % HIGH_AMIDST == 0);
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
        return grid.contains(x, y) && fire.amount(grid.cell(x, y)) > TONGUE;
    }

    private int dice(int cell) {
        return (int) (frame.dice(cell) >>> 17 & 0x7f);
    }
}
