package dev.orebound.view;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.state.FloorState;

/** Draws what does not live: ore, chests, doors, torches and what lies about. */
final class ThingPainter {
    /** Things on a cell stand this much above its south edge, in pixels. */
    static final float FOOT = 3;

    private static final float FLIGHT_TICKS = 24;
    private static final float FLIGHT_HEIGHT = 13;
    private static final float BOUNCE_TICKS = 12;
    private static final float BOUNCE_HEIGHT = 4;
    private static final float TREMBLE_SECONDS = 0.2f;

    /** For which a chest is seen half open. */
    private static final float OPENING_SECONDS = 0.12f;

    private static final int SHUT = 0;
    private static final int OPENING = 1;
    private static final int OPEN = 2;
    private static final float FLAMES_A_SECOND = 9;

    /** A torch's stick ends this much above its cell's south edge, in pixels. */
    private static final float TORCH_FOOT = 1;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<PickupComponent> pickups = ComponentMapper.getFor(PickupComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final QuadBatch batch;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private final World world;
    private final Grid grid;
    private final byte[] variants;
    private final DoorWays doorWays;
    private final int torch;
    private int struckOre = Grid.NONE;
    private float struckAgo;
    private int openedChest = -1;
    private float openedAgo;

    ThingPainter(SceneContext frame) {
        this.batch = frame.batch;
        this.frame = frame;
        this.looks = frame.sprites;
        this.world = frame.world;
        grid = frame.world.floor().grid();
        doorWays = new DoorWays(frame.world.doors(), frame.world.floor());
        torch = frame.world.content().terrains().indexOf("torch");
        variants = new byte[grid.size()];
        Hash64 hash = new Hash64(0);
        for (int cell = 0; cell < variants.length; cell++) {
            hash.reset(frame.world.floor().request().seed().value());
            variants[cell] = (byte) (hash.add(cell).value() & 0x7f);
        }
    }

    /** The ore on a cell was struck and trembles for a moment. */
    void strikeOre(int cell) {
        struckOre = cell;
        struckAgo = 0;
    }

    /** A chest, by its number, was opened: its lid rises. */
    void openChest(int number) {
        openedChest = number;
        openedAgo = 0;
    }

    void move(float seconds) {
        struckAgo += seconds;
        openedAgo += seconds;
    }

    /** A torch on the face of a wall, if one hangs there. {@code clarity} of the cell dims its flame. */
    void paintWall(int cell, float clarity) {
        if (world.floor().terrain().at(cell) == torch) {
            batch.colour(0xffffff, 1);
            batch.effect(QuadShape.SPRITE, 0, 0.35f + 0.65f * clarity, 0);
            int picture = looks.torch.frameRound(frame.time + variants[cell], FLAMES_A_SECOND);
            looks.torch.draw(batch, picture, x(cell), bottom(cell) + TORCH_FOOT);
        }
    }

    void paintShadow(int cell, float width) {
        batch.colour(0, 0.45f);
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        batch.shape(x(cell) - width / 2, bottom(cell) + FOOT - width * 0.16f, width, width * 0.4f);
    }

    /** @param clarity of the cell, which dims what glows there */
    void paintOre(int cell, float clarity) {
        int ore = world.floorState().oreAt(cell);
        if (ore == FloorState.NO_ORE) {
            return;
        }
        SpriteStrip strip = looks.ores.get(ore);
        boolean trembles = cell == struckOre && struckAgo < TREMBLE_SECONDS;
        float aside = trembles ? (float) Math.signum(Math.sin(struckAgo * 90)) : 0;
        float shimmer = 0.78f + 0.22f * (float) Math.sin(frame.time * 1.7f + variants[cell]);
        batch.colour(0xffffff, 1);
        float flash = trembles ? 0.5f * (1 - struckAgo / TREMBLE_SECONDS) : 0;
        batch.effect(QuadShape.SPRITE, flash, shimmer * (0.3f + 0.7f * clarity), 0);
        strip.draw(batch, variants[cell] % Math.max(1, strip.frames()), x(cell) + aside, bottom(cell) + FOOT);
    }

    void paintChest(int number) {
        ChestComponent chest = world.chests().get(number);
        boolean opens = number == openedChest && openedAgo < OPENING_SECONDS;
        int picture = !chest.isOpen ? SHUT : opens ? OPENING : OPEN;
        batch.plain();
        looks.chest(chest.facing).draw(batch, picture, x(chest.cell), bottom(chest.cell) + FOOT);
    }

    void paintDoor(DoorComponent door) {
        batch.plain();
        SpriteStrip strip = doorWays.runEastWest(door.cell) ? looks.doorSide : looks.door;
        strip.draw(batch, Math.round(door.shut * (strip.frames() - 1)), x(door.cell), bottom(door.cell));
    }

    void paintPickupShadow(Entity entity) {
        BodyComponent body = bodies.get(entity);
        batch.colour(0, 0.4f);
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        batch.shape(Math.round(frame.x(body)) - 3, Math.round(frame.y(body)) - 4, 7, 3);
    }

    void paintPickup(Entity entity) {
        BodyComponent body = bodies.get(entity);
        PickupComponent pickup = pickups.get(entity);
        SpriteStrip strip = pickup.item >= 0 ? looks.items.get(pickup.item) : looks.shards.get(pickup.ore);
        batch.plain();
        float y = frame.y(body) - FOOT + height(spawns.get(entity));
        strip.draw(batch, strip.frameRound(frame.time + spawns.get(entity).spawnId, 5), frame.x(body), y);
    }

    /** Above the ground, in pixels: thrown up, bounces once, then hovers a little. */
    private float height(SpawnComponent spawn) {
        float age = world.tick() - spawn.bornTick - 1 + frame.alpha;
        if (age < FLIGHT_TICKS) {
            return arc(age / FLIGHT_TICKS) * FLIGHT_HEIGHT;
        }
        if (age < FLIGHT_TICKS + BOUNCE_TICKS) {
            return arc((age - FLIGHT_TICKS) / BOUNCE_TICKS) * BOUNCE_HEIGHT;
        }
        return 1 + (float) Math.sin(frame.time * 3 + spawn.spawnId);
    }

    private static float arc(float along) {
        return 4 * along * (1 - along);
    }

    private float x(int cell) {
        return (grid.x(cell) + 0.5f) * SceneContext.CELL;
    }

    private float bottom(int cell) {
        return grid.y(cell) * SceneContext.CELL;
    }
}
