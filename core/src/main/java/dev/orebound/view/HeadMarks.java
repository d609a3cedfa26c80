package dev.orebound.view;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.world.Player;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.golem.CompanionComponent;
import dev.orebound.world.horde.MindComponent;
import dev.orebound.world.horde.MindState;

/** What hangs over whose head: life, sleep, alarm, chains, a crown for heads, stars for who is dazed. */
final class HeadMarks {
    private static final float ALERT_POP_SECONDS = 0.12f;
    private static final float REACH = 48;

    /** A stagger that is over sooner shows no stars. */
    private static final int DAZED_TICKS = 10;

    /** Over a bar of life, in pixels. */
    private static final float OVER_LIFE = 5;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final World world;
    private final Frame frame;
    private final Looks looks;
    private final Poses poses;
    private final Overhead painter;

    HeadMarks(World world, QuadBatch batch, Frame frame, Looks looks, Poses poses) {
        this.world = world;
        this.frame = frame;
        this.looks = looks;
        this.poses = poses;
        painter = new Overhead(batch, frame);
    }

    void paint() {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity entity = world.monsters().get(i);
            BodyComponent body = bodies.get(entity);
            Pose pose = poses.of(spawns.get(entity).spawnId, body.x, body.y);
            if (pose.clarity > 0 && frame.section.sees(frame.x(body), frame.y(body), REACH)) {
                paintMonster(entity, body, pose);
            }
        }
        for (int i = 0; i < world.companions().size(); i++) {
            Entity entity = world.companions().get(i);
            BodyComponent body = bodies.get(entity);
            Pose pose = poses.of(spawns.get(entity).spawnId, body.x, body.y);
            ActorLook look = looks.monsters.get(companions.get(entity).monster);
            painter.paintLife(body, look, healths.get(entity), pose, Overhead.Whose.FRIEND);
            paintDazed(body, look, healths.get(entity), pose);
        }
        Player player = world.player();
        Pose pose = poses.of(player.spawnId(), player.body().x, player.body().y);
        paintDazed(player.body(), looks.player, player.health(), pose);
    }

    private void paintMonster(Entity entity, BodyComponent body, Pose pose) {
        ActorLook look = looks.monsters.get(monsters.get(entity).monster);
        HealthComponent health = healths.get(entity);
        boolean isHead = isHead(entity);
        painter.paintLife(body, look, health, pose, isHead ? Overhead.Whose.HEAD : Overhead.Whose.FOE);
        if (isHead) {
            int picture = looks.headMark.frameRound(frame.time, 3);
            painter.paintMark(body, look, looks.headMark, picture, OVER_LIFE, pose.clarity);
        }
        if (paintDazed(body, look, health, pose)) {
            return;
        }
        MindState state = minds.get(entity).state;
        if (pose.alert > 0) {
            float rise = Math.min(1, (0.9f - pose.alert) / ALERT_POP_SECONDS) * 3;
            painter.paintMark(body, look, looks.alert, looks.alert.frameRound(frame.time, 8), rise, pose.clarity);
        } else if (state == MindState.ASLEEP) {
            int picture = looks.sleep.frameRound(frame.time + pose.phase, 2.5f);
            painter.paintMark(body, look, looks.sleep, picture, 0, pose.clarity);
        } else if (state == MindState.SHACKLED) {
            painter.paintMark(body, look, looks.captive, 0, 1, pose.clarity);
        }
    }

    private boolean paintDazed(BodyComponent body, ActorLook look, HealthComponent health, Pose pose) {
        if (health.staggerTicks < DAZED_TICKS || health.health <= 0) {
            return false;
        }
        painter.paintMark(body, look, looks.dazed, looks.dazed.frameRound(frame.time, 9), 0, pose.clarity);
        return true;
    }

    private boolean isHead(Entity entity) {
        int room = monsters.get(entity).arenaRoom;
        for (int i = 0; room > 0 && i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            if (arena.room().id() == room) {
                return arena.isHead(spawns.get(entity).spawnId);
            }
        }
        return false;
    }
}
