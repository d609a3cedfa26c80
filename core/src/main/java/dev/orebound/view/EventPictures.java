package dev.orebound.view;

import dev.orebound.content.Content;
import dev.orebound.content.combat.Form;
import dev.orebound.world.Door;
import dev.orebound.world.Event;
import dev.orebound.world.Events;
import dev.orebound.world.World;
import dev.orebound.world.combat.Attacks;
import dev.orebound.world.combat.StrikerComponent;

/** Turns what happened in a tick into what is seen of it. */
final class EventPictures {
    private static final float HEALTH_SECONDS = 3.5f;
    private static final float ALERT_SECONDS = 0.9f;
    private static final int PLAYER_TRAIL = 0xefe6d5;
    private static final int MONSTER_TRAIL = 0xf0803c;
    private static final float IN_SIGHT = 0.15f;

    private final World world;
    private final Content content;
    private final Attacks attacks;
    private final Fog fog;
    private final Impacts impacts;
    private final Poses poses;
    private final Ghosts ghosts;
    private final Looks looks;
    private final SpawnMarks marks;
    private final ThingPainter things;
    private final LiquidMap liquids;
    private final Strikers strikers;
    private final Strikers.Visitor alert = this::alert;
    final Shake shake = new Shake();
    final Flash white = new Flash(0.16f);
    final Flash red = new Flash(0.7f);

    EventPictures(
            World world,
            Fog fog,
            Impacts impacts,
            Poses poses,
            Ghosts ghosts,
            Looks looks,
            SpawnMarks marks,
            ThingPainter things,
            LiquidMap liquids) {
        this.liquids = liquids;
        this.world = world;
        this.content = world.content();
        this.attacks = new Attacks(content);
        this.fog = fog;
        this.impacts = impacts;
        this.poses = poses;
        this.ghosts = ghosts;
        this.looks = looks;
        this.marks = marks;
        this.things = things;
        this.strikers = new Strikers(world);
    }

    /** Reads the events of the last tick. */
    void read(Events events) {
        for (int i = 0; i < events.size(); i++) {
            Event event = events.at(i);
            float x = event.x() * Frame.CELL;
            float y = event.y() * Frame.CELL;
            if (!fight(event, x, y) && !mine(event, x, y)) {
                arena(event, x, y);
            }
        }
    }

    private boolean isSeen(Event event) {
        int cell = world.floor().grid().cell((int) event.x(), (int) event.y());
        return fog.sight(cell) > IN_SIGHT;
    }

    private boolean fight(Event event, float x, float y) {
        switch (event.type()) {
            case FOOT_SET -> footstep(event, x, y);
            case STRIKE_SWUNG -> swing(event, x, y);
            case ROCK_STRUCK -> {
                impacts.rock(x, y);
                shake.add(0.12f);
            }
            case ACTOR_HURT -> hurt(event, x, y);
            case MONSTER_DIED -> die(event, x, y);
            case PLAYER_DIED -> {
                shake.add(1);
                red.raise(1);
                impacts.death(x, y, Impacts.BLOOD);
            }
            case HORDE_WOKEN -> wake(event, x, y);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void footstep(Event event, float x, float y) {
        if (isSeen(event) && liquids.wets(x, y - ActorPainter.FOOT)) {
            impacts.splash(x, y);
        } else if (isSeen(event)) {
            impacts.footstep(x, y);
        }
    }

    private void swing(Event event, float x, float y) {
        StrikerComponent striker = strikers.find(event.spawnId());
        if (striker == null || !isSeen(event)) {
            return;
        }
        if (!(attacks.of(event.kind(), event.amount()).form() instanceof Form.Melee blow)) {
            return;
        }
        boolean isPlayer = event.kind() < 0;
        impacts.strokes.crescent(
                x,
                y + 2,
                striker.aimX,
                striker.aimY,
                blow.reachCells() * Frame.CELL,
                blow.arcDegrees() / 360f,
                isPlayer ? PLAYER_TRAIL : MONSTER_TRAIL);
    }

    private void hurt(Event event, float x, float y) {
        Pose pose = poses.find(event.spawnId());
        if (pose != null) {
            pose.flash = Pose.FLASH_SECONDS;
            pose.hurt = HEALTH_SECONDS;
        }
        if (event.kind() < 0) {
            red.raise(0.6f);
            shake.add(0.5f);
            impacts.hit(x, y, 0, 0.3f, Impacts.BLOOD);
        } else if (isSeen(event)) {
            shake.add(0.14f);
            float awayX = x - world.player().body().x * Frame.CELL;
            float awayY = y - world.player().body().y * Frame.CELL;
            float far = (float) Math.sqrt(awayX * awayX + awayY * awayY) + 0.01f;
            impacts.hit(
                    x,
                    y,
                    awayX / far,
                    awayY / far,
                    looks.monsters.get(event.kind()).blood());
        }
    }

    private void die(Event event, float x, float y) {
        Pose pose = poses.find(event.spawnId());
        if (pose == null || !isSeen(event)) {
            return;
        }
        ghosts.add(looks.monsters.get(event.kind()), pose);
        impacts.death(x, y, looks.monsters.get(event.kind()).blood());
        shake.add(0.28f);
    }

    private void wake(Event event, float x, float y) {
        if (isSeen(event)) {
            impacts.wake(x, y + 8);
        }
        strikers.forHordeOf(event.spawnId(), alert);
    }

    private void alert(long spawnId) {
        Pose pose = poses.find(spawnId);
        if (pose != null) {
            pose.alert = ALERT_SECONDS;
        }
    }

    private boolean mine(Event event, float x, float y) {
        switch (event.type()) {
            case ORE_CHIPPED -> {
                impacts.oreChip(x, y, content.ores().at(event.kind()).light().rgb());
                things.strikeOre(event.cell());
                shake.add(0.1f);
            }
            case ORE_BROKEN -> {
                impacts.oreBreak(x, y, content.ores().at(event.kind()).light().rgb());
                shake.add(0.3f);
                white.raise(0.06f);
            }
            case ORE_PICKED_UP ->
                impacts.pickup(x, y, content.ores().at(event.kind()).light().rgb());
            case ITEM_PICKED_UP ->
                impacts.pickup(x, y, content.items().at(event.kind()).light().rgb());
            case CHEST_OPENED -> {
                impacts.treasure(x, y);
                white.raise(0.08f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void arena(Event event, float x, float y) {
        switch (event.type()) {
            case ARENA_SPRUNG, ARENA_CANCELLED, ARENA_BROKEN -> moveDoors(event.amount());
            case ARENA_SEALED -> slamDoors(event.amount());
            case ARENA_CLEARED -> {
                moveDoors(event.amount());
                white.raise(0.22f);
                impacts.treasure(x, y);
            }
            case FLOOR_LEFT -> {
                white.raise(0.3f);
                impacts.leave(x, y);
            }
            case WAVE_BEATEN -> white.raise(0.1f);
            case SPAWN_MARKED -> marks.add(event.cell(), event.amount());
            case MONSTER_SPAWNED -> {
                impacts.comeUp(x, y);
                shake.add(0.2f);
            }
            default -> {}
        }
    }

    private void slamDoors(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            Door door = world.doors().get(i);
            if (door.room() == room) {
                impacts.slam(middleX(door), middleY(door));
            }
        }
        shake.add(0.65f);
        white.raise(0.1f);
    }

    private void moveDoors(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            Door door = world.doors().get(i);
            if (door.room() == room) {
                impacts.creak(middleX(door), middleY(door));
            }
        }
        shake.add(0.2f);
    }

    private float middleX(Door door) {
        return (world.floor().grid().x(door.cell()) + 0.5f) * Frame.CELL;
    }

    private float middleY(Door door) {
        return (world.floor().grid().y(door.cell()) + 0.5f) * Frame.CELL;
    }
}
