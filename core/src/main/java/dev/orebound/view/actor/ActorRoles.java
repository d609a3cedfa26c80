package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.view.effect.EventColours;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.state.Player;

/** Fills one {@link DrawnActor} after the other with how the player, a monster, a companion or a ward is drawn. */
final class ActorRoles {
    private static final int UNTINTED = 0xffffff;
    /** Stands for the player where an attack names a monster. */
    private static final int PLAYER = -1;

    static final int NO_RIM = 0;
    /** Line round the leader of a horde: bronze, since red tells of a blow. */
    private static final int LEADS = 0xc08040;

    /** Lines round every foe and friend if the player wants outlines. */
    private static final int FOE = 0xe63a19;

    private static final int FRIEND = 0x5089c1;

    private static final float LEADER_SWELLS = 0.4f;
    /** Line round a monster in a cloud, and the share of the cloud's veil from which it has one. */
    private static final int VEILED = 0xff9070;

    private static final float SHOWS_IN_CLOUD = 0.25f;

    private static final float CLEAR = 0.9f;

    /** Line round a monster that is about to do harm, by which it is told from the rest of a crowd. */
    private static final int STRIKES = 0xff4a34;

    /** Line round the player, by which it is found at once; nothing else has one as light. */
    private static final int HERO = 0xffe6a0;

    /** Whiteness of the hero when hit: less than a foe's, so that it keeps its colours. */
    private static final float HERO_WHITENESS = 0.25f;

    /** Whiteness of the player while no blow can hit it. */
    private static final float SLIPS_AWAY = 0.15f;

    /** Tint of a fleeing monster. */
    private static final int PALE = 0xd8e4ff;

    /** Tint that tells a friend from a foe of the same kind. */
    private static final int FRIENDLY_TINT = 0x9cc8ff;

    /** Colour of the line about a companion that fades to keep the player in sight. */
    private static final int FADED = 0x3a3446;

    final DrawnActor role;
    final AttackTable attacks;
    private final SceneContext frame;
    private final World world;
    private final SpriteCatalog looks;
    private final ActorPoses poses;
    private final HordePennants leaders;
    private final ActorTraces traces;
    /** The strike of companions that never strike. */
    private final StrikerComponent idle = new StrikerComponent();

    ActorRoles(SceneContext frame, ActorPoses poses, HordePennants leaders, ActorTraces traces) {
        this.frame = frame;
        this.poses = poses;
        this.leaders = leaders;
        this.traces = traces;
        world = frame.world;
        looks = frame.sprites;
        attacks = new AttackTable(world.content());
        Player player = world.player();
        role = new DrawnActor(
                looks.player,
                player.body(),
                player.striker(),
                player.health(),
                frame.statuses.get(player.entity()),
                attacks.of(PLAYER, 0),
                new ActorPose());
    }

    ActorPose poseOf(Entity entity) {
        BodyComponent body = frame.bodies.get(entity);
        return poses.of(frame.spawns.get(entity).spawnId, body.x, body.y);
    }

    /** Fills the role with the player; returns false if the player cannot be seen. */
    boolean takePlayer() {
        Player player = world.player();
        ActorPose pose = poses.of(player.spawnId(), player.body().x, player.body().y);
        if (traces.hides(player.spawnId(), pose)) {
            return false;
        }
        boolean slipsAway = player.isAlive() && player.health().invulnerableTicks > 0;
        float shine = Math.max(pose.isFlashing ? HERO_WHITENESS : 0, slipsAway ? SLIPS_AWAY : 0);
        role.look = looks.player;
        role.body = player.body();
        role.striker = player.striker();
        role.attack = attacks.of(PLAYER, role.striker.attack);
        role.doing = player.component().dashTicks > 0 ? DrawnActor.Activity.DASHING : DrawnActor.Activity.NOTHING_ELSE;
        role.tint = UNTINTED;
        role.rim = player.isAlive() ? HERO : NO_RIM;
        role.rimSwells = 0;
        fill(player.entity(), pose, shine);
        role.isHero = true;
        return true;
    }

    private void fill(Entity entity, ActorPose pose, float shine) {
        role.health = frame.healths.get(entity);
        role.status = frame.statuses.get(entity);
        role.pose = pose;
        role.isHero = false;
        role.isUnder = false;
        role.shine = shine;
    }

    /** Fills the role with a monster. */
    void takeMonster(Entity entity) {
        MonsterComponent monster = frame.monsters.get(entity);
        StrikerComponent striker = frame.strikers.get(entity);
        ActorPose pose = poseOf(entity);
        boolean leads = leaders.borneBy(frame.spawns.get(entity).spawnId, monster.horde) != null;
        role.look = looks.monsters.get(monster.monster);
        role.body = frame.bodies.get(entity);
        role.striker = striker;
        role.attack = attacks.of(monster.monster, striker.attack);
        role.doing = DrawnActor.Activity.of(frame.minds.get(entity).state);
        role.tint = role.doing == DrawnActor.Activity.RUNNING ? PALE : UNTINTED;
        // A line beneath a body that is half clear would fill it.
        boolean isClear = pose.clarity > CLEAR;
        boolean isVeiled = isClear && pose.veiled > SHOWS_IN_CLOUD;
        int usualRim = leads ? LEADS : isVeiled ? VEILED : frame.isOutlined && isClear ? FOE : NO_RIM;
        boolean strikes = isClear && isAboutToHarm(striker, role.attack);
        role.rim = pose.isNew ? EventColours.ARRIVAL : strikes ? STRIKES : usualRim;
        role.rimSwells = strikes || role.rim == FOE ? 0 : LEADER_SWELLS;
        fill(entity, pose, ActorPainter.whiteness(pose));
        role.isUnder = world.isUnderWater(entity);
    }

    /** Returns true while a monster winds up an attack that harms, or charges. */
    boolean isAboutToHarm(Entity entity) {
        StrikerComponent striker = frame.strikers.get(entity);
        return isAboutToHarm(striker, attacks.of(frame.monsters.get(entity).monster, striker.attack));
    }

    private static boolean isAboutToHarm(StrikerComponent striker, Attack attack) {
        boolean acts = striker.phase == StrikePhase.WINDING_UP || striker.phase == StrikePhase.STRIKING;
        return acts && !(attack.form() instanceof AttackForm.Heal || attack.form() instanceof AttackForm.Summon);
    }

    /** Fills the role with a companion. */
    void takeCompanion(Entity entity) {
        int kind = frame.companions.get(entity).monster;
        StrikerComponent striker = frame.strikers.get(entity);
        ActorPose pose = poseOf(entity);
        role.look = looks.monsters.get(kind);
        role.body = frame.bodies.get(entity);
        role.striker = striker == null ? idle : striker;
        role.attack = attacks.of(kind, role.striker.attack);
        role.doing = DrawnActor.Activity.NOTHING_ELSE;
        // A golem is nobody's foe, and keeps its own colours.
        role.tint = world.content().golems().ofMonster(kind) != null ? UNTINTED : FRIENDLY_TINT;
        // Without a line a faded body would look like smoke, and with a bright one like a ghost.
        role.rim = frame.isOutlined ? FRIEND : pose.solidity < 1 ? FADED : NO_RIM;
        role.rimSwells = 0;
        fill(entity, pose, ActorPainter.whiteness(pose));
    }

    /** Fills the role with the ward of an arena. */
    void takeWard(ArenaWard ward, ArenaState state) {
        boolean isWon = state == ArenaState.CLEARING || state == ArenaState.OPEN;
        ActorPose pose = poseOf(ward.entity());
        role.look = looks.ward(ward.monster(), ward.health());
        role.body = ward.body();
        role.striker = idle;
        role.doing = ward.isExposed() || isWon ? DrawnActor.Activity.NOTHING_ELSE : DrawnActor.Activity.SLEEPING;
        role.tint = UNTINTED;
        role.rim = frame.isOutlined ? FRIEND : NO_RIM;
        role.rimSwells = 0;
        fill(ward.entity(), pose, ActorPainter.whiteness(pose));
    }
}
