package dev.orebound.view;

import com.badlogic.ashley.core.Entity;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;

/** Shows what hordes notice, decide and do to captives and flasks. Places are world pixels. */
final class MindEffects {
    private static final float ALERT_SECONDS = 0.9f;
    private static final int NOTICED = 0xc8403a;
    private static final int RALLIED = 0xffc65c;
    private static final int PENNANT = 0xf0803c;
    private static final int SWEAT = 0xc6f6f2;
    private static final int IRON = 0x9aa9c4;
    /** Ticks between two puffs behind a fleeing monster. */
    private static final int PUFF_TICKS = 6;

    private final World world;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final ImpactEffects impacts;
    private final ActorPoses poses;
    private final ActorFinder actors;
    private final ScreenReaction screen;
    private final ActorFinder.Visitor alert = this::alert;

    MindEffects(SceneContext frame, ImpactEffects impacts, ActorPoses poses, ActorFinder actors) {
        this.frame = frame;
        this.world = frame.world;
        this.fog = frame.fog;
        this.impacts = impacts;
        this.poses = poses;
        screen = frame.screen;
        this.actors = actors;
    }

    /** Shows dust behind fleeing monsters. */
    void tick() {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity entity = world.monsters().get(i);
            boolean isDue = (world.tick() + frame.spawns.get(entity).spawnId) % PUFF_TICKS == 0;
            BodyComponent body = frame.bodies.get(entity);
            boolean moves = body.x != body.previousX || body.y != body.previousY;
            if (isDue && moves && frame.minds.get(entity).state == MindState.FLEEING && fog.sees(body.cell)) {
                impacts.scurry(body.x * SceneContext.CELL, body.y * SceneContext.CELL);
            }
        }
    }

    /** Shows an event; returns false if it is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case PLAYER_NOTICED -> notice(event, x, y);
            case HORDE_WOKEN -> {
                if (fog.sees(event)) {
                    impacts.wake(x, y + 8);
                }
                actors.forHordeOf(((ActorEvent) event).actorId, alert);
            }
            case HORDE_ROUTED -> {
                if (fog.sees(event)) {
                    impacts.particles.burst(ParticleKind.CHIP, 9, x, y, 22, 40, 70, NOTICED);
                    impacts.particles.burst(ParticleKind.DUST, 10, x, y, 1, 60, 8, ImpactEffects.DUST);
                    impacts.strokes.ring(x, y, 70, 0.6f, SWEAT);
                }
            }
            case LEADER_SUCCEEDED -> {
                if (fog.sees(event)) {
                    impacts.strokes.ring(x, y + 10, 20, 0.4f, PENNANT);
                    impacts.particles.burst(ParticleKind.GLINT, 8, x, y, 20, 28, 16, RALLIED);
                    impacts.flares.add(x, y + 10, 60, PENNANT, 0.8f, 0.5f);
                }
            }
            case MONSTER_FLED -> {
                start(((ActorEvent) event).actorId);
                if (fog.sees(event)) {
                    impacts.particles.burst(ParticleKind.DROP, 7, x, y, 16, 40, 60, SWEAT);
                    impacts.particles.burst(
                            ParticleKind.DUST, 5, x, y - ActorPainter.FOOT, 1, 30, 6, ImpactEffects.DUST);
                }
            }
            case MONSTER_RALLIED -> {
                alert(((ActorEvent) event).actorId);
                if (fog.sees(event)) {
                    impacts.strokes.ring(x, y + 8, 14, 0.25f, RALLIED);
                }
            }
            default -> {
                return readOthers(event, x, y);
            }
        }
        return true;
    }

    private boolean readOthers(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case CAPTIVE_FREED -> {
                impacts.particles.burst(ParticleKind.CHIP, 14, x, y, 4, 70, 90, IRON);
                impacts.particles.burst(ParticleKind.SPARK, 12, x, y, 4, 95, 70, ImpactEffects.WHITE_HOT);
                impacts.particles.burst(ParticleKind.DUST, 5, x, y - ActorPainter.FOOT, 1, 26, 6, ImpactEffects.DUST);
                impacts.strokes.ring(x, y, 24, 0.35f, IRON);
                impacts.flares.add(x, y + 4, 70, ImpactEffects.WHITE_HOT, 0.9f, 0.3f);
                screen.shake(0.18f);
            }
            case ORE_STOLEN -> steal(event, x, y);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void notice(WorldEvent event, float x, float y) {
        ActorPose pose = poses.find(((ActorEvent) event).actorId);
        if (pose == null) {
            return;
        }
        pose.noticed = ActorPose.NOTICED_SECONDS;
        pose.started = 0;
        if (fog.sees(event)) {
            impacts.strokes.ring(x, y + 10, 22, 0.35f, NOTICED);
            impacts.flares.add(x, y + 12, 54, NOTICED, 0.9f, 0.45f);
            screen.shake(0.08f);
        }
    }

    private void alert(long spawnId) {
        ActorPose pose = poses.find(spawnId);
        if (pose != null && pose.noticed <= 0) {
            pose.alert = ALERT_SECONDS;
            pose.started = 0;
        }
    }

    private void start(long spawnId) {
        ActorPose pose = poses.find(spawnId);
        if (pose != null) {
            pose.started = 0;
        }
    }

    /** Lets stolen ore fly to the thief. */
    private void steal(WorldEvent event, float x, float y) {
        int colour = world.content().ores().at(event.subject()).light().rgb();
        BodyComponent from = world.player().body();
        float dx = x - from.x * SceneContext.CELL;
        float dy = y - from.y * SceneContext.CELL;
        float far = (float) Math.sqrt(dx * dx + dy * dy) + 0.01f;
        impacts.particles.spray(
                ParticleKind.EMBER,
                9,
                from.x * SceneContext.CELL,
                from.y * SceneContext.CELL,
                8,
                dx / far,
                dy / far,
                70,
                colour);
        impacts.pickup(x, y, colour);
    }
}
