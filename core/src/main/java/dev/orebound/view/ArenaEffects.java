package dev.orebound.view;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;

/** Turns what trap rooms do into what is seen of it. Places are world pixels. */
final class ArenaEffects {
    /** From one puff of dust off a door that moves to the next. */
    private static final int GRIND_TICKS = 5;

    /** How far off doors are heard and felt, in pixels. */
    private static final float NEAR = 40;

    private static final int FRIENDLY = 0x8fcf6a;

    private final World world;
    private final Content content;
    private final ImpactEffects impacts;
    private final SpawnMarks marks;
    private final ArenaRims rims;
    private final SceneContext frame;
    private final Shake shake;
    private final Flash white;

    ArenaEffects(
            SceneContext frame, ImpactEffects impacts, SpawnMarks marks, ArenaRims rims, Shake shake, Flash white) {
        this.world = frame.world;
        this.impacts = impacts;
        this.marks = marks;
        this.rims = rims;
        this.frame = frame;
        this.shake = shake;
        this.white = white;
        content = frame.world.content();
    }

    /** What goes on from tick to tick without any event: doors that grind. */
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
            if (door.room == room && frame.section.sees(middleX(door), middleY(door), NEAR)) {
                impacts.grind(middleX(door), middleY(door));
                shake.add(0.03f);
            }
        }
    }

    /** False if the event is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case ARENA_SPRUNG, ARENA_CANCELLED, ARENA_BROKEN -> moveDoors(((RoomEvent) event).room);
            case ARENA_SEALED, ARENA_STORMED -> slamDoors(((RoomEvent) event).room);
            case ARENA_CLEARED -> {
                moveDoors(((RoomEvent) event).room);
                white.raise(0.22f);
                impacts.treasure(x, y);
                rims.burst(((RoomEvent) event).room, impacts.particles);
            }
            case WAVE_BEATEN -> white.raise(0.1f);
            case SPAWN_MARKED -> mark((MarkEvent) event, x, y);
            case MONSTER_SPAWNED, MONSTER_SUMMONED -> {
                impacts.comeUp(x, y);
                shake.add(0.2f);
            }
            case MONSTER_BROUGHT_BACK -> impacts.comeUp(x, y);
            case COMPANION_BROUGHT_IN -> {
                impacts.particles.burst(ParticleKind.EMBER, 14, x, y, 2, 18, 50, FRIENDLY);
                impacts.strokes.ring(x, y, 20, 0.4f, FRIENDLY);
                impacts.flares.add(x, y + 4, 50, FRIENDLY, 0.8f, 0.4f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** A mark in rock lies on its face: half a cell towards the room that the player is in. */
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
        marks.add(
                markX, markY, event.ticks, content.monsters().at(event.monster).radiusCells());
    }

    private void slamDoors(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            DoorComponent door = world.doors().get(i);
            if (door.room == room) {
                impacts.slam(middleX(door), middleY(door));
            }
        }
        shake.add(0.65f);
        white.raise(0.1f);
    }

    private void moveDoors(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            DoorComponent door = world.doors().get(i);
            if (door.room == room) {
                impacts.creak(middleX(door), middleY(door));
            }
        }
        shake.add(0.2f);
    }

    private float middleX(DoorComponent door) {
        return (world.floor().grid().x(door.cell) + 0.5f) * SceneContext.CELL;
    }

    private float middleY(DoorComponent door) {
        return (world.floor().grid().y(door.cell) + 0.5f) * SceneContext.CELL;
    }
}
