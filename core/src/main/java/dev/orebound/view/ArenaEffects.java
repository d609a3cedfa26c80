package dev.orebound.view;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import dev.orebound.world.state.FloorState;

/** Shows what happens in trap rooms and to the boss. Places are world pixels. */
final class ArenaEffects {
    /** Ticks between two puffs of dust off a moving door. */
    private static final int GRIND_TICKS = 5;

    /** Distance at which moving doors shake the picture, in pixels. */
    private static final float NEAR = 40;

    private static final int FRIENDLY = 0x8fcf6a;
    private static final int RISING = 0xffd26e;
    private static final int SHIELD = 0xc6f6f2;
    /**
     * Ticks between two tremors while the boss rises, between two glints of its crystals, and between two rings of its
     * shield.
     */
    private static final int TREMOR_TICKS = 7;

    private static final int GLINT_TICKS = 3;
    private static final int RING_TICKS = 36;
    private static final float SHIELD_RADIUS = 30;

    private final World world;
    private final Content content;
    private final ImpactEffects impacts;
    private final SpawnMarkPainter marks;
    private final ArenaRims rims;
    private final ActorFinder actors;
    private final SceneContext frame;
    private final ScreenReaction screen;

    ArenaEffects(
            SceneContext frame, ImpactEffects impacts, ActorFinder actors, SpawnMarkPainter marks, ArenaRims rims) {
        this.world = frame.world;
        this.impacts = impacts;
        this.marks = marks;
        this.rims = rims;
        this.frame = frame;
        screen = frame.screen;
        this.actors = actors;
        content = frame.world.content();
    }

    /** Shows grinding doors, which no event tells of. */
    void tick() {
        if (world.tick() % GRIND_TICKS != 0) {
            return;
        }
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            if (arena.state() == ArenaState.CLOSING
                    || arena.state() == ArenaState.STORMING
                    || arena.state() == ArenaState.CLEARING) {
                grind(arena.room().id());
            }
        }
    }

    private void grind(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            DoorComponent door = world.doors().get(i);
            if (door.room == room && frame.section.sees(frame.middleX(door.cell), frame.middleY(door.cell), NEAR)) {
                impacts.grind(frame.middleX(door.cell), frame.middleY(door.cell));
                screen.shake(0.03f);
            }
        }
    }

    /** Shows an event; returns false if it is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case ARENA_SPRUNG, ARENA_CANCELLED, ARENA_BROKEN -> moveDoors(((RoomEvent) event).room);
            case ARENA_SEALED, ARENA_STORMED -> slamDoors(((RoomEvent) event).room);
            case ARENA_CLEARED -> {
                burstDoors(((RoomEvent) event).room);
                raiseChest(((RoomEvent) event).room);
                screen.flashWhite(0.22f);
                impacts.treasure(x, y);
                rims.burst(((RoomEvent) event).room, impacts.particles);
            }
            case WAVE_BEATEN -> screen.flashWhite(0.1f);
            case SPAWN_MARKED -> mark((MarkEvent) event, x, y);
            case MONSTER_SPAWNED, MONSTER_SUMMONED -> {
                if (!marks.arrive(x, y)) {
                    impacts.comeUp(x, y);
                }
                screen.shake(0.2f);
            }
            case MONSTER_BROUGHT_BACK -> impacts.comeUp(x, y);
            case COMPANION_BROUGHT_IN -> {
                impacts.particles.burst(ParticleKind.EMBER, 14, x, y, 2, 18, 50, FRIENDLY);
                impacts.strokes.ring(x, y, 20, 0.4f, FRIENDLY);
                impacts.flares.add(x, y + 4, 50, FRIENDLY, 0.8f, 0.4f);
            }
            default -> {
                return readBoss(event, x, y);
            }
        }
        return true;
    }

    /** Adds a mark. One in rock lies on the face of the rock, half a cell towards the player's room. */
    private void mark(MarkEvent event, float x, float y) {
        Floor floor = world.floor();
        float markX = x;
        float markY = y;
        for (int i = 0; i < Direction.STRAIGHT.size() && !floor.structure().at(event.cell()); i++) {
            Direction way = Direction.STRAIGHT.get(i);
            int beside = floor.grid().neighbour(event.cell(), way);
            if (beside != Grid.NONE && floor.room().at(beside) == world.player().component().room) {
                markX = x + way.dx() * SceneContext.CELL / 2;
                markY = y + way.dy() * SceneContext.CELL / 2;
                break;
            }
        }
        marks.add(markX, markY, event);
    }

    private void slamDoors(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            DoorComponent door = world.doors().get(i);
            if (door.room == room) {
                impacts.slam(frame.middleX(door.cell), frame.middleY(door.cell));
            }
        }
        screen.shake(0.65f);
        screen.flashWhite(0.1f);
    }

    private void burstDoors(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            DoorComponent door = world.doors().get(i);
            if (door.room == room) {
                impacts.burstOpen(frame.middleX(door.cell), frame.middleY(door.cell));
            }
        }
        screen.shake(0.5f);
    }

    /** Shows the earth that the chest of a won trap throws up as it rises. */
    private void raiseChest(int room) {
        for (int i = 0; i < world.chests().size(); i++) {
            ChestComponent chest = world.chests().get(i);
            if (chest.room == room && chest.trigger != ChestComponent.NO_TRIGGER) {
                impacts.breakGround(frame.middleX(chest.cell), frame.middleY(chest.cell));
            }
        }
    }

    private void moveDoors(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            DoorComponent door = world.doors().get(i);
            if (door.room == room) {
                impacts.creak(frame.middleX(door.cell), frame.middleY(door.cell));
            }
        }
        screen.shake(0.2f);
    }

    /** Shows an event; returns false if it is about something else. */
    private boolean readBoss(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case BOSS_ROSE -> {
                screen.shake(1);
                screen.flashWhite(0.3f);
                impacts.particles.burst(ParticleKind.CHIP, 34, x, y, 6, 130, 120, ImpactEffects.STONE);
                impacts.particles.burst(ParticleKind.DUST, 26, x, y, 2, 90, 14, ImpactEffects.DUST);
                impacts.strokes.ring(x, y, 46, 0.6f, RISING);
                impacts.strokes.ring(x, y, 84, 0.9f, ImpactEffects.DUST);
                impacts.flares.add(x, y + 16, 150, RISING, 1.6f, 0.8f);
            }
            case ORE_GREW -> {
                int rgb = content.ores().at(event.subject()).light().rgb();
                impacts.oreBreak(x, y, rgb);
                impacts.strokes.ring(x, y - 4, 16, 0.5f, rgb);
                screen.shake(0.12f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Shows the boss rising and its shield. */
    void tickBoss() {
        Boss boss = world.part(Boss.class);
        BodyComponent body = boss.isAlive() ? actors.bodyOf(boss.spawnId()) : null;
        if (body == null) {
            return;
        }
        float x = body.x * SceneContext.CELL;
        float y = body.y * SceneContext.CELL;
        if (boss.riseTicks() > 0 && world.tick() % TREMOR_TICKS == 0) {
            screen.shake(0.16f);
            impacts.particles.burst(ParticleKind.CHIP, 5, x, y, 14, 50, 70, ImpactEffects.STONE);
            impacts.particles.burst(ParticleKind.EMBER, 6, x, y, 10, 22, 60, RISING);
        }
        if (boss.isShielded() && boss.crystals() > 0) {
            shield(boss, x, y);
        }
    }

    /** Lets glints run from the crystals to the boss. */
    private void shield(Boss boss, float x, float y) {
        if (world.tick() % RING_TICKS == 0) {
            impacts.strokes.ring(x, y + 4, SHIELD_RADIUS, 0.7f, SHIELD);
            impacts.flares.add(x, y + 14, 60, SHIELD, 0.5f, 0.6f);
        }
        if (world.tick() % GLINT_TICKS != 0) {
            return;
        }
        int cell = boss.crystal((int) (world.tick() / GLINT_TICKS % boss.crystals()));
        int ore = world.floorState().oreAt(cell);
        float fromX = frame.middleX(cell);
        float fromY = frame.middleY(cell);
        float dx = x - fromX;
        float dy = y - fromY;
        float far = (float) Math.sqrt(dx * dx + dy * dy);
        if (ore != FloorState.NO_ORE && far > 1) {
            int rgb = content.ores().at(ore).light().rgb();
            impacts.particles.spray(ParticleKind.GLINT, 3, fromX, fromY, 9, dx / far, dy / far, 110, rgb);
        }
    }
}
