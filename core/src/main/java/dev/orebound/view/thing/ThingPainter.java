package dev.orebound.view.thing;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.ComponentMappers;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.gift.FloorGifts;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Draws everything that does not live: ore, chests, doors, torches, things that lie about, shrines, sleeping and fallen
 * golems.
 */
public final class ThingPainter {
    /** Height of things above their cell's south edge, in pixels. */
    public static final float FOOT = 3;

    private static final float FLIGHT_TICKS = 24;
    private static final float FLIGHT_HEIGHT = 13;
    private static final float BOUNCE_TICKS = 12;
    private static final float BOUNCE_HEIGHT = 4;
    private static final float TREMBLE_SECONDS = 0.2f;
    /** Seconds for which a chest is seen half open. */
    private static final float OPENING_SECONDS = 0.12f;

    private static final int SHUT = 0;
    private static final int OPENING = 1;
    private static final int OPEN = 2;
    private static final float FLAMES_A_SECOND = 9;
    /** Height of a torch's stick above its cell's south edge, in pixels. */
    private static final float TORCH_FOOT = 1;

    /** Line round things to pick up if the player wants outlines. */
    private static final int PICKUP = 0x9dfcfc;

    /** Tint of a shrine that has given its gift. */
    private static final int SPENT = 0x6a6480;

    /** Tint of a sleeping golem, which looks like stone. */
    private static final int ASLEEP = 0xa8a0b8;

    private static final float DREAMS_A_SECOND = 1;

    private final QuadBatch batch;
    /** Pixels by which a held chest is sunk, and the time that it takes to sink and to rise. */
    private static final int SINKS = 6;

    /** Radius of the shine round a reliquary in pixels, and the speed of its pulse. */
    private static final float RELIC_SHINES = 15;

    private static final float RELIC_PULSE = 2.6f;

    /** Radius of the shine of a fallen golem's core in pixels. */
    private static final float CORE_SHINES = 12;

    private static final float SINK_SECONDS = 0.8f;
    private static final float RISE_SECONDS = 0.45f;

    private final SceneContext frame;
    private final SpriteCatalog looks;
    private final World world;
    private final DoorDirections doorDirections;
    private final CrystalPictures crystals;
    private int struckCrystal = Grid.NONE;
    private float struckAgo;
    private int openedChest = -1;
    /** For each chest, how far it has sunk into the ground, from 0 to 1. */
    private final float[] sunk;

    private float openedAgo;
    private final SpriteStrip golem;

    /** Tells in which direction each door is passed, and so which side of it is seen. */
    public static final class DoorDirections {
        private final Grid grid;
        private final MutableBitLayer shut;

        public DoorDirections(List<DoorComponent> doors, Floor floor) {
            grid = floor.grid();
            shut = new MutableBitLayer(grid);
            for (int cell = 0; cell < grid.size(); cell++) {
                shut.set(cell, !floor.structure().at(cell));
            }
            for (DoorComponent door : doors) {
                shut.set(door.cell, true);
            }
        }

        /**
         * Returns true if rock or more of the doorway lies both north and south of the door, so that its passage runs
         * from west to east.
         */
        public boolean runEastWest(int cell) {
            return isShut(cell, Direction.NORTH) && isShut(cell, Direction.SOUTH);
        }

        private boolean isShut(int cell, Direction towards) {
            int next = grid.neighbour(cell, towards);
            return next == Grid.NONE || shut.at(next);
        }
    }

    public ThingPainter(SceneContext frame, SpriteAtlas sprites) {
        crystals = new CrystalPictures(frame.world, sprites);
        this.batch = frame.batch;
        this.frame = frame;
        this.looks = frame.sprites;
        this.world = frame.world;
        sunk = new float[frame.world.chests().size()];
        doorDirections = new DoorDirections(frame.world.doors(), frame.world.floor());
        golem = frame.sprites
                .monsters
                .get(frame.world
                        .content()
                        .golems()
                        .monsterOf(frame.world.part(FloorGifts.class).golem()))
                .asleep();
    }

    /** Lets the crystal on a cell tremble for a moment. */
    public void strikeOre(int cell) {
        OreComponent ore = world.floorState().ore(cell);
        struckCrystal = ore == null ? Grid.NONE : ore.crystal;
        struckAgo = 0;
    }

    /** Lets the lid of a chest rise. */
    public void openChest(int number) {
        openedChest = number;
        openedAgo = 0;
    }

    public void move(float seconds) {
        struckAgo += seconds;
        openedAgo += seconds;
        for (int i = 0; i < sunk.length; i++) {
            ChestComponent chest = world.chests().get(i);
            float wanted = isHeld(chest) ? 1 : 0;
            float step = seconds / (wanted > 0 ? SINK_SECONDS : RISE_SECONDS);
            sunk[i] += Math.max(-step, Math.min(step, wanted - sunk[i]));
        }
    }

    /** Returns whether a chest is held by the trap that it sprang, until the fight is over. */
    private boolean isHeld(ChestComponent chest) {
        Arena arena = arenaOf(chest.room);
        return chest.trigger != ChestComponent.NO_TRIGGER && chest.isOpen && arena != null && arena.isShutting();
    }

    private @Nullable Arena arenaOf(int room) {
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            if (arena.room().id() == room) {
                return arena;
            }
        }
        return null;
    }

    /**
     * Draws the torch on the face of a wall, if a cell of rock has one.
     *
     * @param clarity of the cell, which dims the flame
     */
    public void paintWall(int cell, float clarity) {
        if (frame.cells.areAt(cell)) {
            batch.colour(0xffffff, 1);
            batch.effect(QuadShape.SPRITE, 0, 0.35f + 0.65f * clarity, 0);
            int picture = looks.torch.frameRound(frame.flashes.time() + variant(cell), FLAMES_A_SECOND);
            looks.torch.draw(batch, picture, frame.middleX(cell), frame.southY(cell) + TORCH_FOOT);
        }
    }

    /** Draws the shadow of what stands in a cell and is so wide, in pixels. */
    public void paintShadow(int cell, float width) {
        batch.colour(0, 0.45f);
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        batch.shape(frame.middleX(cell) - width / 2, frame.southY(cell) + FOOT - width * 0.16f, width, width * 0.4f);
    }

    /**
     * Draws the ore of a cell: its part of a crystal of several cells, or the picture of a single one.
     *
     * @param clarity of the cell, which dims what glows there
     */
    public void paintOre(int cell, float clarity) {
        OreComponent ore = world.floorState().ore(cell);
        if (ore == null) {
            return;
        }
        boolean trembles = ore.crystal == struckCrystal && struckAgo < TREMBLE_SECONDS;
        float aside = trembles ? (float) Math.signum(Math.sin(struckAgo * 90)) : 0;
        float shimmer = 0.78f + 0.22f * frame.flashes.wave(frame.time * 1.7f + variant(ore.crystal));
        batch.colour(0xffffff, 1);
        float flash = trembles ? 0.5f * (1 - struckAgo / TREMBLE_SECONDS) : 0;
        shimmer *= Math.min(1, frame.fall.lightAt(frame.middleX(cell), frame.middleY(cell), frame.flashes));
        batch.effect(QuadShape.SPRITE, flash, shimmer * (0.3f + 0.7f * clarity), 0);
        if (!crystals.paint(batch, ore, (int) aside)) {
            SpriteStrip strip = looks.ores.get(ore.ore);
            strip.draw(batch, variant(cell) % Math.max(1, strip.frames()), frame.middleX(cell) + aside, foot(cell));
        }
    }

    public void paintChest(int number) {
        ChestComponent chest = world.chests().get(number);
        boolean opens = number == openedChest && openedAgo < OPENING_SECONDS;
        int picture = !chest.isOpen ? SHUT : opens ? OPENING : OPEN;
        batch.plain();
        // The part above the ground is still so high that it looks solid, as it is.
        int under = Math.round(sunk[number] * SINKS);
        float jolt = sunk[number] > 0 && sunk[number] < 1 && (int) (sunk[number] * 20) % 2 == 0 ? 1 : 0;
        looks.chest(chest.facing)
                .drawStanding(batch, picture, frame.middleX(chest.cell) + jolt, foot(chest.cell), under, 0, false);
    }

    public void paintDoor(DoorComponent door) {
        batch.plain();
        boolean isSide = doorDirections.runEastWest(door.cell);
        SpriteStrip strip = isSide ? looks.doorSide : looks.door;
        if (!isSide && !doorDirections.isShut(door.cell, Direction.SOUTH)) {
            paintJamb(door.cell, Direction.WEST);
            paintJamb(door.cell, Direction.EAST);
        }
        Arena arena = arenaOf(door.room);
        boolean isBurst = arena != null && arena.state() == ArenaState.CLEARING;
        float shut = isBurst ? door.shut * door.shut * door.shut : door.shut;
        strip.draw(batch, Math.round(shut * (strip.frames() - 1)), frame.middleX(door.cell), frame.southY(door.cell));
    }

    /**
     * Paints the post that stands between a gate and the rock beside it, which is round at the mouth of the doorway.
     */
    private void paintJamb(int cell, Direction side) {
        int beside = world.floor().grid().neighbour(cell, side);
        if (beside == Grid.NONE || !world.floor().structure().at(beside)) {
            looks.doorJamb.draw(
                    batch, 0, frame.middleX(cell) + side.dx() * (SceneContext.CELL / 2 + 1), frame.southY(cell));
        }
    }

    public void paintPickupShadow(Entity entity) {
        BodyComponent body = frame.bodies.get(entity);
        batch.colour(0, 0.4f);
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        batch.shape(Math.round(frame.x(body)) - 3, Math.round(frame.y(body)) - 4, 7, 3);
    }

    public void paintPickup(Entity entity) {
        BodyComponent body = frame.bodies.get(entity);
        PickupComponent pickup = frame.pickups.get(entity);
        SpriteStrip strip = pickup.item >= 0 ? looks.items.get(pickup.item) : looks.shards.get(pickup.ore);
        float y = frame.y(body) - FOOT + height(frame.spawns.get(entity));
        if (pickup.item >= 0 && world.content().items().at(pickup.item).effect() == ItemEffect.RELIC) {
            float pulse = frame.flashes.wave(frame.time * RELIC_PULSE);
            float radius = RELIC_SHINES + 2 * pulse;
            batch.colour(world.content().items().at(pickup.item).light().rgb(), 1);
            batch.effect(QuadShape.HAZE, 0, 0.5f + 0.2f * pulse, 0);
            batch.shape(frame.x(body) - radius, y + strip.height() / 2f - radius, 2 * radius, 2 * radius);
        }
        int picture = strip.frameRound(frame.flashes.time() + frame.spawns.get(entity).spawnId, 5);
        if (frame.isOutlined) {
            batch.colour(PICKUP, 1);
            batch.effect(QuadShape.SILHOUETTE, 0, 1, 0);
            strip.draw(batch, picture, frame.x(body) - 1, y);
            strip.draw(batch, picture, frame.x(body) + 1, y);
            strip.draw(batch, picture, frame.x(body), y - 1);
            strip.draw(batch, picture, frame.x(body), y + 1);
        }
        batch.plain();
        strip.draw(batch, picture, frame.x(body), y);
    }

    /** Draws a fallen golem: the heap that it fell to, in which its core pulses. */
    public void paintGolemCore(Entity entity) {
        BodyComponent body = frame.bodies.get(entity);
        int monster = ComponentMappers.GOLEM_CORES.get(entity).monster;
        SpriteStrip heap = looks.monsters.get(monster).die();
        GolemKind golem = world.content().golems().ofMonster(monster);
        float pulse = frame.flashes.wave(frame.time * RELIC_PULSE);
        if (golem != null) {
            float radius = CORE_SHINES + 2 * pulse;
            batch.colour(world.content().ores().get(golem.ore()).light().rgb(), 1);
            batch.effect(QuadShape.HAZE, 0, 0.5f + 0.3f * pulse, 0);
            batch.shape(frame.x(body) - radius, frame.y(body) - radius, 2 * radius, 2 * radius);
        }
        batch.colour(0xffffff, 1);
        batch.effect(QuadShape.SPRITE, 0, 0.4f + 0.6f * pulse, 0);
        heap.draw(batch, heap.frames() - 1, frame.x(body), frame.y(body) - FOOT);
    }

    /** Returns the height above the ground in pixels: a thing is thrown up, bounces once, then hovers a little. */
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

    /** Returns false for a golem that has woken: nothing stands there any more. */
    public boolean stands(int number) {
        return !world.part(FloorGifts.class).isTaken(number) || kindOf(number).gives() != FixtureGift.GOLEM;
    }

    /**
     * Draws a fixture that stands.
     *
     * @param clarity of its cell, which dims what glows there
     */
    public void paintFixture(int number, float clarity) {
        Fixture fixture = world.floor().fixtures().get(number);
        FixtureKind kind = kindOf(number);
        boolean isTaken = world.part(FloorGifts.class).isTaken(number);
        if (kind.gives() == FixtureGift.GOLEM) {
            batch.colour(ASLEEP, 1);
            batch.effect(QuadShape.SPRITE, 0, 0.4f * clarity, 0);
            golem.draw(
                    batch,
                    golem.frameRound(frame.flashes.time(), DREAMS_A_SECOND),
                    frame.middleX(fixture.at()),
                    foot(fixture.at()));
            return;
        }
        SpriteStrip strip = looks.fixtures.get(world.content().fixtures().indexOf(kind.id()));
        batch.colour(isTaken ? SPENT : 0xffffff, 1);
        batch.effect(QuadShape.SPRITE, 0, isTaken ? 0 : 0.35f + 0.65f * clarity, 0);
        strip.draw(batch, strip.frameRound(frame.flashes.time(), 3), frame.middleX(fixture.at()), foot(fixture.at()));
    }

    private FixtureKind kindOf(int number) {
        return world.content()
                .fixtures()
                .get(world.floor().fixtures().get(number).type());
    }

    private float foot(int cell) {
        return frame.southY(cell) + FOOT;
    }

    private int variant(int cell) {
        return (int) (frame.dice(cell) & 0x7f);
    }
}
