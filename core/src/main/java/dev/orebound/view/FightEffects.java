package dev.orebound.view;

import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.view.effect.StrokeEffects;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.AttackEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.state.Player;

/** Shows the events of a fight, shots excepted. Places are world pixels. */
final class FightEffects {
    private static final float HEALTH_SECONDS = 3.5f;
    private static final int PLAYER_TRAIL = 0xefe6d5;
    private static final int HEAVY_TRAIL = 0xffd26e;
    /** Shade of the trail of a blow that hits nothing, so that it does not look like a hit. */
    private static final int MISSED = 0x2a2638;

    private static final int MONSTER_TRAIL = 0xf0803c;
    private static final int STEEL = 0xdfe8f2;
    private static final int HEALED = 0x8fcf6a;
    private static final int DODGED = 0xc6f6f2;
    /** Colour and radius in pixels of rings on the water, where a swimmer comes up and behind one that swims below. */
    private static final int WAKE = 0x5fd0e6;

    private static final float RISES_WITHIN = 20;
    private static final float GLIDES_WITHIN = 7;
    /** The last and heavy blow of the player's rhythm. */
    private static final int HEAVY = 2;

    /** Ticks between two afterimages, and between two puffs behind a body that is knocked back. */
    private static final int AFTERIMAGE_TICKS = 2;

    private static final int PUFF_TICKS = 3;
    /** Least speed of a knock that raises dust, squared, in cells a tick. */
    private static final float RAISES_DUST = 0.05f * 0.05f;

    private final World world;
    private final SceneContext frame;
    private final Content content;
    private final AttackTable attacks;
    private final FogOfWar fog;
    private final ImpactEffects impacts;
    private final ProjectileEffects shots;
    private final ActorPoses poses;
    private final ActorTraces traces;
    private final ActorFinder actors;
    private final SpriteCatalog looks;
    private final ScreenReaction screen;

    FightEffects(SceneContext frame, ImpactEffects impacts, ActorPoses poses, ActorFinder actors, ActorTraces traces) {
        this.frame = frame;
        this.world = frame.world;
        this.fog = frame.fog;
        this.impacts = impacts;
        this.poses = poses;
        this.looks = frame.sprites;
        this.traces = traces;
        screen = frame.screen;
        content = frame.world.content();
        attacks = new AttackTable(content);
        shots = new ProjectileEffects(frame, impacts);
        this.actors = actors;
    }

    /** Shows afterimages of a dash and dust behind bodies that are knocked back. */
    void tick() {
        Player player = world.player();
        if (player.component().dashTicks > 0 && world.tick() % AFTERIMAGE_TICKS == 0) {
            ActorPose pose = poses.of(player.spawnId(), player.body().x, player.body().y);
            float x = player.body().x * SceneContext.CELL;
            float y = player.body().y * SceneContext.CELL - ActorPainter.FOOT;
            traces.addAfterimage(x, y, pose.looksWest);
            impacts.footstep(x, y + ActorPainter.FOOT);
        }
        if (world.tick() % PUFF_TICKS == 0) {
            for (int i = 0; i < world.monsters().size(); i++) {
                puff(frame.bodies.get(world.monsters().get(i)));
            }
            puff(player.body());
        }
    }

    private void puff(BodyComponent body) {
        float squared = body.knockX * body.knockX + body.knockY * body.knockY;
        if (squared > RAISES_DUST && fog.sees(body.cell)) {
            impacts.footstep(body.x * SceneContext.CELL, body.y * SceneContext.CELL);
        }
    }

    /** Shows an event; returns false if it is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case FOOT_SET -> footstep(event, x, y);
            case STRIKE_WOUND_UP -> rise(event, x, y);
            case STRIKE_SWUNG -> swing((AttackEvent) event, x, y);
            case ROCK_STRUCK -> {
                impacts.rock(x, y);
                screen.shake(0.12f);
            }
            case ACTOR_HURT -> hurt((HealthEvent) event, x, y);
            case MONSTER_DIED, COMPANION_DIED -> die((ActorEvent) event, x, y);
            case PLAYER_DIED -> {
                screen.shake(1);
                screen.flashRed(1);
                impacts.death(x, y, ImpactEffects.BLOOD);
                fall(event, world.player().spawnId(), looks.player, x, y);
            }
            case MONSTER_FELL -> drop(((ActorEvent) event).actorId, looks.monsters.get(event.subject()), x, y);
            case PLAYER_FELL -> {
                screen.shake(0.4f);
                drop(world.player().spawnId(), looks.player, x, y);
            }
            default -> {
                return readMotion(event, x, y);
            }
        }
        return true;
    }

    private boolean readMotion(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case PLAYER_DASHED -> {
                float awayX = -world.player().component().dashX;
                float awayY = -world.player().component().dashY;
                impacts.particles.spray(ParticleKind.DUST, 8, x, y - 4, 1, awayX, awayY, 60, ImpactEffects.DUST);
                impacts.strokes.ring(x, y - 3, 12, 0.2f, ImpactEffects.DUST);
            }
            case BLOW_DODGED -> {
                impacts.particles.burst(ParticleKind.GLINT, 9, x, y, 9, 42, 20, DODGED);
                impacts.strokes.ring(x, y, 18, 0.25f, DODGED);
                impacts.flares.add(x, y + 6, 60, DODGED, 0.9f, 0.25f);
            }
            case CHARGE_BROKEN -> {
                impacts.rock(x, y);
                impacts.particles.burst(ParticleKind.CHIP, 10, x, y, 4, 70, 90, ImpactEffects.STONE);
                impacts.particles.burst(ParticleKind.DUST, 9, x, y, 2, 40, 10, ImpactEffects.DUST);
                screen.shake(0.35f);
            }
            case ACTOR_HEALED -> {
                impacts.particles.burst(ParticleKind.EMBER, 10, x, y, 3, 14, 34, HEALED);
                impacts.particles.burst(ParticleKind.GLINT, 3, x, y, 9, 12, 16, HEALED);
                impacts.flares.add(x, y + 6, 40, HEALED, 0.6f, 0.5f);
            }
            default -> {
                return shots.read(event, x, y);
            }
        }
        return true;
    }

    private int cellOf(WorldEvent event) {
        return world.floor().grid().cell((int) event.x(), (int) event.y());
    }

    private boolean swims(WorldEvent event) {
        return event.subject() >= 0 && content.monsters().at(event.subject()).swims();
    }

    /** Shows the splash of a swimmer that comes up to strike. */
    private void rise(WorldEvent event, float x, float y) {
        if (swims(event) && fog.sees(event)) {
            impacts.splash(x, y);
            impacts.strokes.ring(x, y - ActorPainter.FOOT, RISES_WITHIN, 0.5f, WAKE);
        }
    }

    private void footstep(WorldEvent event, float x, float y) {
        if (swims(event)) {
            if (fog.sees(event)) {
                impacts.strokes.ring(x, y - ActorPainter.FOOT, GLIDES_WITHIN, 0.6f, WAKE);
            }
            return;
        }
        if (fog.sees(event) && frame.wets(x, y - ActorPainter.FOOT)) {
            impacts.splash(x, y);
        } else if (fog.sees(event)) {
            impacts.footstep(x, y);
        }
    }

    private void swing(AttackEvent event, float x, float y) {
        StrikerComponent striker = actors.strikerOf(event.actorId);
        if (striker == null || !fog.sees(event)) {
            return;
        }
        AttackForm form = attacks.of(event.monster, event.attack).form();
        if (form instanceof AttackForm.MeleeArc blow) {
            stroke(event, striker, blow, x, y);
        } else if (form instanceof AttackForm.Charge) {
            impacts.particles.spray(
                    ParticleKind.DUST, 9, x, y - 4, 1, -striker.aimX, -striker.aimY, 70, ImpactEffects.DUST);
        } else if (form instanceof AttackForm.Summon) {
            impacts.strokes.ring(x, y, 26, 0.4f, SpawnMarkPainter.COLOUR);
        } else if (form instanceof AttackForm.Heal) {
            impacts.strokes.ring(x, y, 20, 0.4f, HEALED);
        }
    }

    private void stroke(AttackEvent event, StrikerComponent striker, AttackForm.MeleeArc blow, float x, float y) {
        boolean isPlayer = event.monster < 0;
        boolean isHeavy = isPlayer && event.attack == HEAVY;
        boolean isBack = isPlayer && event.attack == 1;
        float reach = blow.reachCells() * SceneContext.CELL;
        float halfTurns = blow.arcDegrees() / 360f;
        StrokeEffects.Sweep sweep = isBack ? StrokeEffects.Sweep.BACK : StrokeEffects.Sweep.FORTH;
        int colour = isHeavy ? HEAVY_TRAIL : isPlayer ? PLAYER_TRAIL : MONSTER_TRAIL;
        boolean misses = isPlayer && !hitsAnything();
        if (misses) {
            colour = UiPalette.mix(colour, MISSED, 0.75f);
        }
        impacts.strokes.crescent(x, y + 2, striker.aimX, striker.aimY, reach, halfTurns, sweep, colour);
        if (isHeavy && !misses) {
            impacts.strokes.crescent(
                    x, y + 2, striker.aimX, striker.aimY, reach * 0.78f, halfTurns, sweep, ImpactEffects.WHITE_HOT);
            float farX = x + striker.aimX * reach * 0.8f;
            float farY = y + striker.aimY * reach * 0.8f;
            impacts.strokes.ring(farX, farY - 2, 15, 0.26f, HEAVY_TRAIL);
            impacts.particles.burst(ParticleKind.DUST, 8, farX, farY - 4, 1, 44, 8, ImpactEffects.DUST);
            impacts.flares.add(farX, farY, 44, HEAVY_TRAIL, 0.6f, 0.2f);
            screen.shake(0.2f);
        }
    }

    /** Returns whether a monster, ore or rock was struck in this tick. */
    private boolean hitsAnything() {
        for (int i = 0; i < world.events().size(); i++) {
            EventType type = world.events().at(i).type();
            if (type == EventType.ACTOR_HURT
                    || type == EventType.ORE_CHIPPED
                    || type == EventType.ORE_BROKEN
                    || type == EventType.ROCK_STRUCK) {
                return true;
            }
        }
        return false;
    }

    private void hurt(HealthEvent event, float x, float y) {
        ActorPose pose = poses.find(event.actorId);
        if (pose != null) {
            pose.flash = ActorPose.FLASH_SECONDS;
            pose.hurt = HEALTH_SECONDS;
        }
        if (event.monster < 0) {
            screen.flashRed(0.6f);
            screen.shake(0.5f);
            impacts.hit(x, y, 0, 0.3f, ImpactEffects.BLOOD);
        } else if (fog.sees(event)) {
            screen.shake(0.14f);
            float awayX = x - world.player().body().x * SceneContext.CELL;
            float awayY = y - world.player().body().y * SceneContext.CELL;
            float far = (float) Math.sqrt(awayX * awayX + awayY * awayY) + 0.01f;
            impacts.hit(
                    x,
                    y,
                    awayX / far,
                    awayY / far,
                    looks.monsters.get(event.subject()).blood());
            int armour = content.monsters().at(event.subject()).armour();
            if (armour > 0) {
                int sparks = Math.min(12, 3 + armour * 2);
                impacts.particles.spray(ParticleKind.SPARK, sparks, x, y, 8, awayX / far, awayY / far, 120, STEEL);
            }
        }
    }

    private void die(ActorEvent event, float x, float y) {
        ActorPose pose = poses.find(event.actorId);
        if (pose == null || !fog.sees(event)) {
            return;
        }
        ActorSprites look = looks.monsters.get(event.subject());
        if (fall(event, event.actorId, look, x, y)) {
            return;
        }
        traces.addDeath(look, pose);
        impacts.death(x, y, looks.monsters.get(event.subject()).blood());
        screen.shake(0.28f);
    }

    /** Lets an actor fall that is over a chasm or lava; returns false over firm ground. */
    private boolean fall(WorldEvent event, long spawnId, ActorSprites look, float x, float y) {
        ActorPose pose = poses.find(spawnId);
        Terrain.Peril peril = world.floorState().perilAt(cellOf(event));
        if (pose == null || peril == Terrain.Peril.NONE) {
            return false;
        }
        traces.addFall(spawnId, look, pose, peril);
        if (peril == Terrain.Peril.BURNS) {
            impacts.sink(x, y);
        }
        return true;
    }

    /** Lets an actor fall into a chasm. */
    private void drop(long spawnId, ActorSprites look, float x, float y) {
        ActorPose pose = poses.find(spawnId);
        if (pose != null) {
            traces.addFall(spawnId, look, pose, Terrain.Peril.SWALLOWS);
            impacts.fall(x, y);
        }
    }
}
