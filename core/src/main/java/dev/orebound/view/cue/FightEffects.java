package dev.orebound.view.cue;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.effect.EffectMoment;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.view.actor.ActorFinder;
import dev.orebound.view.actor.ActorPose;
import dev.orebound.view.actor.ActorPoses;
import dev.orebound.view.actor.ActorTraces;
import dev.orebound.view.actor.HurtSigns;
import dev.orebound.view.effect.EventColours;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.effect.StrokeEffects;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.AttackEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.state.Player;

/**
 * Shows what actors do to each other and what hordes notice: poses, trails of blows, falls. Places are world pixels.
 */
public final class FightEffects {
    private static final float HEALTH_SECONDS = 3.5f;
    private static final float ALERT_SECONDS = 0.9f;
    private static final int PLAYER_TRAIL = 0xefe6d5;
    private static final int HEAVY_TRAIL = 0xffd26e;
    /** Shade of the trail of a blow that hits nothing, so that it does not look like a hit. */
    private static final int MISSED = 0x2a2638;

    private static final int WHITE_HOT = 0xfff0a8;
    private static final int MONSTER_TRAIL = 0xf0803c;
    /** The last and heavy blow of the player's rhythm. */
    private static final int HEAVY = 2;

    /** Ticks between two afterimages, and between two puffs behind a body that is knocked back. */
    private static final int AFTERIMAGE_TICKS = 2;

    private static final int PUFF_TICKS = 3;

    /** Ticks between two puffs behind a fleeing monster. */
    private static final int FLIGHT_TICKS = 6;

    /** Least speed of a knock that raises dust, squared, in cells a tick. */
    private static final float RAISES_DUST = 0.05f * 0.05f;

    private final World world;
    private final SceneContext frame;
    private final Content content;
    private final AttackTable attacks;
    private final FogOfWar fog;
    private final ImpactEffects impacts;
    private final ActorPoses poses;
    private final ActorTraces traces;
    private final ActorFinder actors;
    private final HurtSigns hurts;
    private final SpriteCatalog looks;
    private final ActorFinder.Visitor alert = this::alert;

    public FightEffects(
            SceneContext frame,
            ImpactEffects impacts,
            ActorPoses poses,
            ActorFinder actors,
            ActorTraces traces,
            HurtSigns hurts) {
        this.hurts = hurts;
        this.frame = frame;
        this.world = frame.world;
        this.fog = frame.fog;
        this.impacts = impacts;
        this.poses = poses;
        this.looks = frame.sprites;
        this.traces = traces;
        content = frame.world.content();
        attacks = new AttackTable(content);
        this.actors = actors;
    }

    /** Shows afterimages of a dash and dust behind bodies that are knocked back. */
    void tick() {
        Player player = world.player();
        if (player.component().dashTicks > 0 && world.tick() % AFTERIMAGE_TICKS == 0) {
            ActorPose pose = poses.of(player.spawnId(), player.body().x, player.body().y);
            float x = player.body().x * SceneContext.CELL;
            float y = player.body().y * SceneContext.CELL - SceneContext.FOOT;
            traces.addAfterimage(x, y, pose.looksWest);
            impacts.show(EffectMoment.FOOTSTEP, x, y + SceneContext.FOOT);
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
            impacts.show(EffectMoment.FOOTSTEP, body.x * SceneContext.CELL, body.y * SceneContext.CELL);
        }
    }

    private int cellOf(WorldEvent event) {
        return world.floor().grid().cell((int) event.x(), (int) event.y());
    }

    private boolean swims(WorldEvent event) {
        return event.subject() >= 0 && content.monsters().at(event.subject()).swims();
    }

    /** Shows the splash of a swimmer that comes up to strike. */
    void rise(WorldEvent event, float x, float y) {
        impacts.show(event, x, y);
        if (swims(event) && fog.sees(event)) {
            impacts.show(EffectMoment.SWIMMER_SURFACES, x, y);
        }
    }

    void footstep(WorldEvent event, float x, float y) {
        impacts.show(event, x, y);
        if (!fog.sees(event)) {
            return;
        }
        if (swims(event)) {
            impacts.show(EffectMoment.SWIMMER_GLIDES, x, y);
        } else if (frame.wets(x, y - SceneContext.FOOT)) {
            impacts.show(EffectMoment.SPLASH, x, y);
        } else {
            impacts.show(EffectMoment.FOOTSTEP, x, y);
            if (event instanceof WorldEvent.ActorEvent actor
                    && actor.actorId == world.player().spawnId()
                    && world.player().component().strideTicks > 0) {
                impacts.show(EffectMoment.FOOTSTEP, x, y);
            }
        }
    }

    void dash(WorldEvent event, float x, float y) {
        PlayerComponent player = world.player().component();
        impacts.towards(player.dashX, player.dashY).show(event, x, y);
    }

    void swing(AttackEvent event, float x, float y) {
        StrikerComponent striker = actors.strikerOf(event.actorId);
        if (striker == null) {
            return;
        }
        impacts.towards(striker.aimX, striker.aimY).show(event, x, y);
        AttackForm form = attacks.of(event.monster, event.attack).form();
        if (fog.sees(event) && form instanceof AttackForm.MeleeArc blow) {
            stroke(event, striker, blow, x, y);
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
            impacts.strokes.crescent(x, y + 2, striker.aimX, striker.aimY, reach * 0.78f, halfTurns, sweep, WHITE_HOT);
            float farX = x + striker.aimX * reach * 0.8f;
            float farY = y + striker.aimY * reach * 0.8f;
            impacts.show(EffectMoment.HEAVY_BLOW, farX, farY);
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

    void hurt(HealthEvent event, float x, float y) {
        ActorPose pose = poses.find(event.actorId);
        if (pose != null) {
            pose.flash = ActorPose.FLASH_SECONDS;
            pose.hurt = HEALTH_SECONDS;
        }
        impacts.show(event, x, y);
        if (event.monster < 0) {
            impacts.of(EventColours.BLOOD).towards(0, 0.3f).showHit(x, y);
            if (event.amount > 0) {
                hurts.show(event.source.isLasting() ? null : actors.bodyOf(event.byId));
            }
        } else if (fog.sees(event)) {
            float awayX = x - world.player().body().x * SceneContext.CELL;
            float awayY = y - world.player().body().y * SceneContext.CELL;
            float far = (float) Math.sqrt(awayX * awayX + awayY * awayY) + 0.01f;
            int blood = looks.monsters.get(event.subject()).blood();
            impacts.of(blood).towards(awayX / far, awayY / far).showHit(x, y);
            int armour = content.monsters().at(event.subject()).armour();
            if (armour > 0) {
                impacts.towards(awayX / far, awayY / far).sized(armour, 1).show(EffectMoment.ARMOUR_STRUCK, x, y);
            }
        }
    }

    void die(ActorEvent event, float x, float y) {
        ActorPose pose = poses.find(event.actorId);
        if (pose == null || !fog.sees(event)) {
            return;
        }
        ActorSprites look = looks.monsters.get(event.subject());
        if (!fall(event, event.actorId, look, x, y)) {
            traces.addDeath(look, pose);
            impacts.show(event, x, y);
        }
    }

    void diePlayer(WorldEvent event, float x, float y) {
        impacts.show(event, x, y);
        fall(event, world.player().spawnId(), looks.player, x, y);
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
            impacts.show(EffectMoment.LAVA_SINKING, x, y);
        }
        return true;
    }

    /** Lets an actor fall into a chasm. */
    void drop(WorldEvent event, float x, float y) {
        boolean isMonster = event instanceof ActorEvent;
        long spawnId = isMonster ? ((ActorEvent) event).actorId : world.player().spawnId();
        ActorPose pose = poses.find(spawnId);
        if (pose != null) {
            ActorSprites look = isMonster ? looks.monsters.get(event.subject()) : looks.player;
            traces.addFall(spawnId, look, pose, Terrain.Peril.SWALLOWS);
            impacts.show(event, x, y);
        }
    }

    /** Shows dust behind fleeing monsters. */
    void tickMinds() {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity entity = world.monsters().get(i);
            boolean isDue = (world.tick() + frame.spawns.get(entity).spawnId) % FLIGHT_TICKS == 0;
            BodyComponent body = frame.bodies.get(entity);
            boolean moves = body.x != body.previousX || body.y != body.previousY;
            if (isDue && moves && frame.minds.get(entity).state == MindState.FLEEING && fog.sees(body.cell)) {
                impacts.show(EffectMoment.SCURRY, body.x * SceneContext.CELL, body.y * SceneContext.CELL);
            }
        }
    }

    void notice(ActorEvent event, float x, float y) {
        ActorPose pose = poses.find(event.actorId);
        if (pose != null) {
            pose.noticed = ActorPose.NOTICED_SECONDS;
            pose.started = 0;
            impacts.show(event, x, y);
        }
    }

    void wake(ActorEvent event, float x, float y) {
        impacts.show(event, x, y);
        actors.forHordeOf(event.actorId, alert);
    }

    void flee(ActorEvent event, float x, float y) {
        ActorPose pose = poses.find(event.actorId);
        if (pose != null) {
            pose.started = 0;
        }
        impacts.show(event, x, y);
    }

    void rally(ActorEvent event, float x, float y) {
        alert(event.actorId);
        impacts.show(event, x, y);
    }

    private void alert(long spawnId) {
        ActorPose pose = poses.find(spawnId);
        if (pose != null && pose.noticed <= 0) {
            pose.alert = ALERT_SECONDS;
            pose.started = 0;
        }
    }

    /** Lets stolen ore fly to the thief. */
    void steal(WorldEvent event, float x, float y) {
        float fromX = world.player().body().x * SceneContext.CELL;
        float fromY = world.player().body().y * SceneContext.CELL;
        float dx = x - fromX;
        float dy = y - fromY;
        float far = (float) Math.sqrt(dx * dx + dy * dy) + 0.01f;
        int rgb = content.ores().at(event.subject()).light().rgb();
        impacts.of(rgb).towards(dx / far, dy / far).show(EffectMoment.ORE_LEAVING, fromX, fromY);
        impacts.show(event, x, y);
    }
}
