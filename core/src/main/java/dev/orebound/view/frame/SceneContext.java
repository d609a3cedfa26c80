package dev.orebound.view.frame;

import com.badlogic.ashley.core.ComponentMapper;
import dev.orebound.chance.Hash64;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.element.GroundEffects;

/**
 * Holds everything that the painters of a floor share: the world, the tools of drawing, and the moment that the frame
 * shows.
 */
public final class SceneContext {
    /** Side of a cell, in pixels of the world. */
    public static final float CELL = FloorPicture.PIXELS_A_CELL;

    /** Distance of an actor's feet from its middle, to the south, in pixels. */
    public static final float FOOT = 4;

    /** The number of the shade of faces of rock that loose stones have. */
    private static final int STONE_SHADE = 4;

    public final World world;
    public final ViewSection section;
    public final QuadBatch batch;
    /** The limits of all that flashes, blinks, flickers or shimmers. */
    public final FlashLimiter flashes;

    public final FogOfWar fog;
    public final SpriteCatalog sprites;
    public final Biome biome;
    final LiquidMap liquids;
    public final BridgeDirections bridges;
    public final CellContents cells;
    public final Grid grid;
    private final long[] cellHashes;
    /** The places that no mark over a head may cover. */
    public final MarkSpace kept = new MarkSpace();

    /** The flask that the player aims. */
    public final ThrowAim throwAim = new ThrowAim();

    public final ScreenReaction screen = new ScreenReaction();
    /** The answer of the mine to the fall of its last boss. */
    public final BossFall fall;

    public final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    public final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    public final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    public final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    public final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    public final ComponentMapper<PickupComponent> pickups = ComponentMapper.getFor(PickupComponent.class);
    public final ComponentMapper<ProjectileComponent> projectiles = ComponentMapper.getFor(ProjectileComponent.class);
    public final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    public final ComponentMapper<StatusComponent> statuses = ComponentMapper.getFor(StatusComponent.class);
    public final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    public final ComponentMapper<TacticComponent> tactics = ComponentMapper.getFor(TacticComponent.class);
    /** From 0, the tick before the last, to 1, the last tick. */
    public float alpha;

    /** Seconds since the last picture. */
    public float seconds;

    /** The time of a clock that only pictures use, in seconds. */
    public float time;

    /** The filling of living bodies: as they are painted, unless the picture is measured. */
    public BodyFill fill = BodyFill.PAINTED;

    /** Whether foes, friends and things to pick up have a bright line round them. */
    public boolean isOutlined;

    /** Whether everything is left out that may lie over bodies and is none: clouds, fires, particles and trails. */
    public boolean isWithoutEffects;

    /** The ways to fill the outlines of living bodies. One colour alone shows how much of a body comes through. */
    public enum BodyFill {
        PAINTED(0),
        WHITE(0xffffff),
        BLACK(0);

        public final int rgb;

        BodyFill(int rgb) {
            this.rgb = rgb;
        }
    }

    /**
     * Keeps the rectangles of the picture that no mark may cover, such as telegraphs, signs, bars of life and other
     * marks, in world pixels. When it is full, further ones are ignored.
     */
    public static final class MarkSpace {
        private static final int MOST = 384;
        private static final float STEP = 10;

        private final float[] left = new float[MOST];
        private final float[] bottom = new float[MOST];
        private final float[] right = new float[MOST];
        private final float[] top = new float[MOST];
        private int size;

        /** Frees everything. */
        public void clear() {
            size = 0;
        }

        /** Keeps a rectangle free of marks. */
        public void keep(float fromX, float fromY, float width, float height) {
            if (size < MOST) {
                left[size] = fromX;
                bottom[size] = fromY;
                right[size] = fromX + width;
                top[size] = fromY + height;
                size++;
            }
        }

        /** Keeps the middle of a disc free; a mark may reach over its edge. */
        public void keepDisc(float x, float y, float radius) {
            float half = radius * 0.75f;
            keep(x - half, y - half, half * 2, half * 2);
        }

        /** Keeps a lane of so many pixels free, in a direction given as a unit vector. */
        public void keepWay(float x, float y, float directionX, float directionY, float length, float halfWidth) {
            for (float along = 0; along < length; along += STEP) {
                float half = Math.max(halfWidth, STEP / 2);
                keep(x + directionX * along - half, y + directionY * along - half, half * 2, half * 2);
            }
        }

        /** Returns true if nothing is kept in this rectangle. */
        public boolean isFree(float fromX, float fromY, float width, float height) {
            for (int i = 0; i < size; i++) {
                if (fromX < right[i] && fromX + width > left[i] && fromY < top[i] && fromY + height > bottom[i]) {
                    return false;
                }
            }
            return true;
        }
    }

    public SceneContext(
            World world,
            ViewSection section,
            QuadBatch batch,
            FogOfWar fog,
            SpriteCatalog sprites,
            LiquidMap liquids,
            BridgeDirections bridges) {
        this.world = world;
        this.section = section;
        this.batch = batch;
        flashes = batch.flashes();
        this.fog = fog;
        this.sprites = sprites;
        biome = world.biome();
        this.liquids = liquids;
        this.bridges = bridges;
        cells = new CellContents(world, sprites, bridges);
        grid = world.floor().grid();
        fall = new BossFall(world);
        cellHashes = new long[grid.size()];
        Hash64 hash = new Hash64(0);
        for (int cell = 0; cell < cellHashes.length; cell++) {
            hash.reset(world.floor().request().seed().value());
            cellHashes[cell] = hash.add(cell).value();
        }
    }

    /** Returns the place where a body is drawn, in world pixels. */
    public float x(BodyComponent body) {
        return (body.previousX + (body.x - body.previousX) * alpha) * CELL;
    }

    public float y(BodyComponent body) {
        return (body.previousY + (body.y - body.previousY) * alpha) * CELL;
    }

    /** Returns whether feet at this place, in world pixels, are in water that no ice or crust covers. */
    public boolean wets(float x, float y) {
        if (!liquids.wets(x, y)) {
            return false;
        }
        int kind = world.part(GroundEffects.class)
                .kindAt(GroundSlot.SURFACE, grid.cell((int) (x / CELL), (int) (y / CELL)));
        return kind == GroundEffects.NONE || !world.content().grounds().at(kind).is(GroundTrait.CARRIES);
    }

    /** Returns the colour of stones that come from the region's rock, by which grey pictures are tinted. */
    public int rockRgb() {
        return biome.rock().faces().get(STONE_SHADE);
    }

    /** Returns the middle of a cell, in world pixels from the west edge. */
    public float middleX(int cell) {
        return (grid.x(cell) + 0.5f) * CELL;
    }

    /** Returns the middle of a cell, in world pixels from the south edge. */
    public float middleY(int cell) {
        return (grid.y(cell) + 0.5f) * CELL;
    }

    /** Returns the south side of a cell, in world pixels from the south edge. */
    public float southY(int cell) {
        return grid.y(cell) * CELL;
    }

    /** Returns random bits that always belong to a cell of this floor. */
    public long dice(int cell) {
        return cellHashes[cell];
    }
}
