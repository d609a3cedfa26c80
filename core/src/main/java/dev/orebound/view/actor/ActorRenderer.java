package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.effect.EventColours;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.frame.ViewCamera;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.state.Player;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Draws the player, all companions, all wards and all monsters. */
public final class ActorRenderer implements SceneLayer {
    private static final float TURNS_AT = 0.12f;
    private static final float LIFE_EBBS_A_SECOND = 1.2f;
    private static final float REACH = 24;
    private static final float VEILS_A_SECOND = 7;
    /** Colour that darkens the veil of a cloud, and its share: bodies in light steam keep their colours. */
    private static final int VEIL_SHADE = 0x3a4258;

    private static final float VEIL_SHADED = 0.35f;
    private static final int WHITE_HOT = 0xfff0a8;

    /** Seconds of standing still after which a guard may look round. */
    private static final float STANDS = 0.25f;

    private static final int FRIENDLY_RING = 0x8fcf6a;
    private static final int WARD_RING = 0x5fd0e6;
    private static final int HEALING = 0x8fcf6a;
    /** Opacity of the player drawn over anything that covers it. */
    /** Pixels by which a monster that is about to strike is drawn before the others of a crowd. */
    private static final float STEPS_FORWARD = 12;

    private static final float SHOWS_THROUGH = 0.5f;

    private final World world;
    private final ActorRoles roles;
    private final HordePennants leaders;
    private final ActorTraces traces;
    private final HurtSigns hurts;
    private final DepthOrder order;
    private final DrawnActor role;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final SpriteCatalog looks;
    private final ActorPoses poses;
    private final ActorPainter painter;
    private final OverheadPainter marks;
    private final ContentTable<GroundKind> kinds;

    public ActorRenderer(
            SceneContext frame,
            ActorPoses poses,
            HordePennants leaders,
            ActorTraces traces,
            HurtSigns hurts,
            DepthOrder order) {
        this.hurts = hurts;
        this.order = order;
        order.paintWith(DepthOrder.ThingKind.PLAYER, index -> paintPlayer());
        order.paintWith(DepthOrder.ThingKind.MONSTER, this::paintMonster);
        order.paintWith(DepthOrder.ThingKind.COMPANION, this::paintCompanion);
        order.paintWith(DepthOrder.ThingKind.WARD, this::paintWard);
        this.traces = traces;
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        this.looks = frame.sprites;
        this.poses = poses;
        this.leaders = leaders;
        roles = new ActorRoles(frame, poses, leaders, traces);
        role = roles.role;
        painter = new ActorPainter(frame, role);
        marks = new OverheadPainter(frame);
        kinds = frame.world.content().grounds();
    }

    /** Moves every pose to its actor's place. */
    @Override
    public void update(float seconds) {
        hurts.update(seconds);
        leaders.move(seconds);
        poses.begin();
        Player player = world.player();
        ActorPose own = pose(player.spawnId(), player.body());
        own.clarity = 1;
        order.placeHero(frame.x(player.body()), frame.y(player.body()) - SceneContext.FOOT);
        own.fallen += player.isAlive() ? 0 : frame.seconds;
        if (player.component().dashTicks > 0) {
            turn(own, player.component().dashX);
        } else {
            turn(own, player.striker().ticks > 0 ? player.striker().aimX : player.body().facingX);
        }
        for (int i = 0; i < world.monsters().size(); i++) {
            move(world.monsters().get(i));
        }
        for (int i = 0; i < world.companions().size(); i++) {
            move(world.companions().get(i));
        }
        for (int i = 0; i < world.arenas().size(); i++) {
            ArenaWard ward = world.arenas().get(i).ward();
            if (ward != null) {
                move(ward.entity());
            }
        }
        poses.end();
    }

    private void move(Entity entity) {
        BodyComponent body = frame.bodies.get(entity);
        ActorPose pose = pose(frame.spawns.get(entity).spawnId, body);
        pose.clarity = fog.sight(body.cell);
        turn(pose, body.facingX);
        MindComponent mind = frame.minds.get(entity);
        float glanceSeconds =
                mind == null ? 0 : DrawnActor.Activity.of(mind.state).glanceSeconds();
        if (glanceSeconds > 0 && pose.standing > STANDS) {
            boolean looksBack = (int) ((frame.time + pose.phase) / glanceSeconds) % 2 == 1;
            pose.looksWest = body.facingX < 0 != looksBack;
        }
        StrikerComponent striker = frame.strikers.get(entity);
        pose.come(striker != null && striker.harmlessTicks > 0);
        HealthComponent health = frame.healths.get(entity);
        float life = health.health / (float) Math.max(1, health.most);
        pose.life = Math.max(life, pose.life - LIFE_EBBS_A_SECOND * frame.seconds);
    }

    private ActorPose pose(long spawnId, BodyComponent body) {
        float x = frame.x(body) / SceneContext.CELL;
        float y = frame.y(body) / SceneContext.CELL;
        ActorPose pose = poses.of(spawnId, x, y);
        pose.moveTo(x, y, frame.seconds);
        GroundEffects ground = world.part(GroundEffects.class);
        boolean isVeiled = ground.veilTicks(body.cell) > 0;
        if (isVeiled) {
            int rgb = kinds.at(ground.kindAt(GroundSlot.AIR, body.cell)).rgb();
            pose.veil = UiPalette.mix(rgb, VEIL_SHADE, VEIL_SHADED);
        }
        pose.veiled += ((isVeiled ? 1 : 0) - pose.veiled) * Math.min(1, VEILS_A_SECOND * frame.seconds);
        return pose;
    }

    private static void turn(ActorPose pose, float towardsX) {
        if (Math.abs(towardsX) > TURNS_AT) {
            pose.looksWest = towardsX < 0;
        }
    }

    /** Draws all shadows and adds all visible actors to the order by depth. */
    @Override
    public void draw() {
        Player player = world.player();
        if (!traces.hides(player.spawnId(), poses.of(player.spawnId(), player.body().x, player.body().y))) {
            painter.paintShadow(looks.player, player.body(), 1);
        }
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            paintShadow(DepthOrder.ThingKind.MONSTER, i, monster, frame.monsters.get(monster).monster);
        }
        for (int i = 0; i < world.companions().size(); i++) {
            Entity companion = world.companions().get(i);
            painter.paintFriendlyRing(frame.bodies.get(companion), FRIENDLY_RING, roles.poseOf(companion).clarity);
            paintShadow(DepthOrder.ThingKind.COMPANION, i, companion, frame.companions.get(companion).monster);
        }
        for (int i = 0; i < world.arenas().size(); i++) {
            ArenaWard ward = world.arenas().get(i).ward();
            if (ward != null) {
                if (ward.isExposed()) {
                    painter.paintFriendlyRing(ward.body(), WARD_RING, roles.poseOf(ward.entity()).clarity);
                }
                paintShadow(DepthOrder.ThingKind.WARD, i, ward.entity(), ward.monster());
            }
        }
    }

    private void paintShadow(DepthOrder.ThingKind thing, int index, Entity entity, int kind) {
        BodyComponent body = frame.bodies.get(entity);
        if (!frame.section.sees(frame.x(body), frame.y(body), REACH)) {
            return;
        }
        float clarity = roles.poseOf(entity).clarity;
        if (clarity > 0) {
            ActorSprites look = looks.monsters.get(kind);
            if (!world.isUnderWater(entity)) {
                painter.paintShadow(look, body, clarity);
            }
            boolean strikes = thing == DepthOrder.ThingKind.MONSTER && roles.isAboutToHarm(entity);
            order.addBehindHero(
                    thing,
                    index,
                    frame.x(body),
                    frame.y(body) - SceneContext.FOOT - (strikes ? STEPS_FORWARD : 0),
                    look.idle().width() / 2f,
                    look.idle().height());
        }
    }

    /**
     * Draws those who are about to do harm once more, over all that stands and over all effects; and above them the
     * player: fully, or faintly where something that stands fast covers it.
     */
    public void drawAbove() {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            BodyComponent body = frame.bodies.get(monster);
            if (roles.isAboutToHarm(monster) && frame.section.sees(frame.x(body), frame.y(body), REACH)) {
                roles.takeMonster(monster);
                if (!role.isUnder && role.pose.clarity >= 1) {
                    painter.paint(role);
                }
            }
        }
        drawPlayerAbove();
    }

    private void drawPlayerAbove() {
        BodyComponent body = world.player().body();
        ActorPose pose = poses.of(world.player().spawnId(), body.x, body.y);
        boolean isFaint = world.player().isAlive() && isCovered(body);
        pose.clarity = isFaint ? SHOWS_THROUGH : 1;
        if (roles.takePlayer()) {
            // The line would fill the picture before it is drawn over, half clear.
            role.rim = isFaint ? ActorRoles.NO_RIM : role.rim;
            painter.paint(role);
        }
        pose.clarity = 1;
        hurts.draw();
    }

    /** Returns whether ore, a chest or a door may cover a body: whether there is any in the south of it. */
    private boolean isCovered(BodyComponent body) {
        int x = frame.grid.x(body.cell);
        int south = frame.grid.y(body.cell) - 1;
        boolean isCovered = false;
        for (int aside = -1; aside <= 1; aside++) {
            if (frame.grid.contains(x + aside, south)) {
                int cell = frame.grid.cell(x + aside, south);
                isCovered |= world.floorState().solid().at(cell) && !frame.cells.isRock(cell);
            }
        }
        return isCovered;
    }

    private void paintPlayer() {
        if (roles.takePlayer()) {
            painter.paint(role);
        }
    }

    /** Receives the pictures of bodies. */
    public interface BodyVisitor extends SpriteStrip.PixelVisitor {
        /** Begins the next body. */
        void begin();
    }

    /** Visits every pixel of the player's picture, in world pixels; none if the player cannot be seen. */
    public void visitPlayer(SpriteStrip.PixelVisitor visitor) {
        if (roles.takePlayer()) {
            painter.visit(role, visitor);
        }
    }

    /**
     * Visits the pictures of all living bodies that the player sees, from the farthest to the nearest, and the hero
     * last, in pixels of the window. Makes garbage: it measures a picture.
     */
    public void visitBodies(BodyVisitor visitor, ViewCamera camera) {
        SpriteStrip.PixelVisitor inWindow = (x, y) -> visitor.at(camera.windowX(x), camera.windowY(y));
        List<Entity> seen = new ArrayList<>();
        world.monsters().forEach(seen::add);
        world.companions().forEach(seen::add);
        seen.removeIf(each -> !fog.sees(frame.bodies.get(each).cell)
                || frame.healths.get(each).health <= 0
                || world.isUnderWater(each));
        seen.sort(Comparator.comparingDouble(each -> -frame.bodies.get(each).y));
        for (Entity each : seen) {
            if (frame.companions.has(each)) {
                roles.takeCompanion(each);
            } else {
                roles.takeMonster(each);
            }
            visitor.begin();
            painter.visit(role, inWindow);
        }
        if (world.player().isAlive() && roles.takePlayer()) {
            visitor.begin();
            painter.visit(role, inWindow);
        }
    }

    private void paintMonster(int index) {
        Entity entity = world.monsters().get(index);
        roles.takeMonster(entity);
        ActorPose pose = role.pose;
        Attack attack = role.attack;
        boolean isBound = frame.minds.get(entity).state == MindState.SHACKLED;
        if (isBound) {
            painter.paintWith(role.body, looks.captivePost, pose);
        }
        painter.paint(role);
        if (!role.isUnder && world.part(GroundEffects.class).veilTicks(role.body.cell) == 0) {
            // Bodies in front cover the bar, so that it covers no face of theirs.
            marks.paintLife(role.body, role.look.idle().height(), role.health, pose, OverheadPainter.Whose.FOE);
        }
        if (role.striker.phase == StrikePhase.WINDING_UP && !(attack.form() instanceof AttackForm.MeleeArc)) {
            float done = 1
                    - Math.max(0, role.striker.ticks - frame.alpha)
                            / attack.timing().windUpTicks();
            int colour = gathers(attack.form(), frame.monsters.get(entity).monster);
            painter.paintGathering(role.body, role.look, colour, done * pose.clarity);
        } else if (pose.ready > 0) {
            float left = pose.ready / ActorPose.READY_SECONDS;
            painter.paintGathering(role.body, role.look, WHITE_HOT, left * pose.clarity);
        }
        if (isBound) {
            painter.paintWith(role.body, looks.shackles, pose);
        }
    }

    /** Returns the colour of the light that gathers for an attack. */
    private int gathers(AttackForm form, int kind) {
        if (form instanceof AttackForm.Summon) {
            return EventColours.ARRIVAL;
        }
        return form instanceof AttackForm.Heal ? HEALING : looks.shots.get(kind).rgb();
    }

    private void paintWard(int index) {
        ArenaWard ward = Objects.requireNonNull(world.arenas().get(index).ward());
        roles.takeWard(ward, world.arenas().get(index).state());
        painter.paint(role);
    }

    private void paintCompanion(int index) {
        roles.takeCompanion(world.companions().get(index));
        ActorPose pose = role.pose;
        float clarity = pose.clarity;
        pose.clarity *= pose.solidity;
        painter.paint(role);
        pose.clarity = clarity;
    }
}
