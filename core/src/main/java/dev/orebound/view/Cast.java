package dev.orebound.view;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.world.Player;
import dev.orebound.world.World;
import dev.orebound.world.combat.Attacks;
import dev.orebound.world.combat.StrikerComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.horde.MindComponent;
import dev.orebound.world.horde.MindState;

/** The player and all monsters as they are seen. */
final class Cast {
    private static final float TURNS_AT = 0.12f;
    private static final float ALERT_POP_SECONDS = 0.12f;
    /** Who fell is not hidden behind who did it. */
    private static final float BEFORE_ALL = 40;

    private static final float LIFE_EBBS_A_SECOND = 1.2f;
    private static final float REACH = 24;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final World world;
    private final Attacks attacks;
    private final Frame frame;
    private final Fog fog;
    private final Looks looks;
    private final Poses poses;
    private final ActorPainter painter;

    Cast(World world, QuadBatch batch, Frame frame, Fog fog, Looks looks, Poses poses, LiquidMap liquids) {
        this.world = world;
        attacks = new Attacks(world.content());
        this.frame = frame;
        this.fog = fog;
        this.looks = looks;
        this.poses = poses;
        painter = new ActorPainter(batch, frame, looks, liquids);
    }

    /** Moves every pose to where its actor is now. */
    void move() {
        poses.begin();
        Player player = world.player();
        Pose own = pose(player.spawnId(), player.body());
        own.clarity = 1;
        own.fallen += player.isAlive() ? 0 : frame.seconds;
        turn(own, player.striker().ticks > 0 ? player.striker().aimX : player.body().facingX);
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            BodyComponent body = bodies.get(monster);
            Pose pose = pose(spawns.get(monster).spawnId, body);
            pose.clarity = fog.sight(body.cell);
            turn(pose, body.facingX);
            HealthComponent health = healths.get(monster);
            float life = health.health / (float) Math.max(1, health.most);
            pose.life = Math.max(life, pose.life - LIFE_EBBS_A_SECOND * frame.seconds);
        }
        poses.end();
    }

    private Pose pose(long spawnId, BodyComponent body) {
        float x = frame.x(body) / Frame.CELL;
        float y = frame.y(body) / Frame.CELL;
        Pose pose = poses.of(spawnId, x, y);
        pose.moveTo(x, y, frame.seconds);
        return pose;
    }

    private static void turn(Pose pose, float towardsX) {
        if (Math.abs(towardsX) > TURNS_AT) {
            pose.looksWest = towardsX < 0;
        }
    }

    private Pose poseOf(int monster) {
        Entity entity = world.monsters().get(monster);
        BodyComponent body = bodies.get(entity);
        return poses.of(spawns.get(entity).spawnId, body.x, body.y);
    }

    /** Draws all shadows and adds all who can be seen to the order in which they are drawn. */
    void paintShadows(DrawOrder order) {
        Player player = world.player();
        painter.paintShadow(looks.player, player.body(), 1);
        float front = player.isAlive() ? 0 : BEFORE_ALL;
        order.add(DrawOrder.Sort.PLAYER, 0, frame.y(player.body()) - ActorPainter.FOOT - front);
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            BodyComponent body = bodies.get(monster);
            float clarity = poseOf(i).clarity;
            if (clarity > 0 && frame.section.sees(frame.x(body), frame.y(body), REACH)) {
                painter.paintShadow(looks.monsters.get(monsters.get(monster).monster), body, clarity);
                order.add(DrawOrder.Sort.MONSTER, i, frame.y(body) - ActorPainter.FOOT);
            }
        }
    }

    void paintPlayer(float flashMeasure) {
        Player player = world.player();
        Pose pose = poses.of(player.spawnId(), player.body().x, player.body().y);
        painter.paint(
                looks.player,
                player.body(),
                player.striker(),
                player.health(),
                attacks.of(-1, player.striker().attack).timing(),
                pose,
                ActorPainter.Sleep.AWAKE,
                flashMeasure);
    }

    void paintMonster(int index, float flashMeasure) {
        Entity entity = world.monsters().get(index);
        int kind = monsters.get(entity).monster;
        painter.paint(
                looks.monsters.get(kind),
                bodies.get(entity),
                strikers.get(entity),
                healths.get(entity),
                attacks.of(kind, strikers.get(entity).attack).timing(),
                poseOf(index),
                is(MindState.ASLEEP, entity) ? ActorPainter.Sleep.ASLEEP : ActorPainter.Sleep.AWAKE,
                flashMeasure);
        if (is(MindState.SHACKLED, entity)) {
            painter.paintOver(bodies.get(entity), looks.shackles, poseOf(index));
        }
    }

    private boolean is(MindState state, Entity entity) {
        return minds.get(entity).state == state;
    }

    /** Draws what hangs over heads. */
    void paintMarks() {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity entity = world.monsters().get(i);
            BodyComponent body = bodies.get(entity);
            Pose pose = poseOf(i);
            if (pose.clarity == 0 || !frame.section.sees(frame.x(body), frame.y(body), REACH * 2)) {
                continue;
            }
            ActorLook look = looks.monsters.get(monsters.get(entity).monster);
            painter.paintLife(body, look, healths.get(entity), pose);
            if (pose.alert > 0) {
                float rise = Math.min(1, (0.9f - pose.alert) / ALERT_POP_SECONDS) * 3;
                painter.paintMark(body, look, looks.alert, looks.alert.frameRound(frame.time, 8), rise, pose.clarity);
            } else if (is(MindState.ASLEEP, entity)) {
                int picture = looks.sleep.frameRound(frame.time + pose.phase, 2.5f);
                painter.paintMark(body, look, looks.sleep, picture, 0, pose.clarity);
            } else if (is(MindState.SHACKLED, entity)) {
                painter.paintMark(body, look, looks.captive, 0, 1, pose.clarity);
            }
        }
    }
}
