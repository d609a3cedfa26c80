package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.state.Player;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Draws bars of life and marks over heads. All bars come first. Marks take the remaining space, the important ones
 * before those nearest to the player. None covers another, a bar, a telegraph or a sign, and each mood is shown by only
 * a few.
 */
public final class HeadMarks implements SceneLayer {
    private static final float REACH = 48;
    /** Height of a bar of life, in pixels. */
    private static final float BAR = 6;

    /** Most monsters that show the same mood, so that a sleeping horde does not fill the screen with dreams. */
    private static final int OF_A_MOOD = 4;

    /** Glow of the marks of monsters that mean no harm at the moment. */
    private static final float CALM_GLOWS = 0.5f;

    /** The colour of pips of rank. */
    private static final int PIPS = 0xffc65c;

    /** Shortest stagger that shows stars. */
    private static final int DAZED_TICKS = 10;

    private final World world;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private final ActorPoses poses;
    private final HordePennants leaders;
    private final OverheadPainter painter;
    /** The key of a lock, over the head of the monster that carries it. */
    private final SpriteStrip key;

    private final MarkQueue order = new MarkQueue();
    private final int[] moods = new int[MindState.values().length];

    /** Ranks, the most important first. */
    private enum Rank {
        HEAD,
        LEADER,
        MOMENT,
        MOOD
    }

    /** Orders marks by their importance, and those of the same importance by their distance to the player. */
    private static final class MarkQueue {
        private static final int MOST = 256;
        private static final int RANK_SHIFT = 40;
        private static final int DISTANCE_SHIFT = 12;

        private final long[] order = new long[MOST];
        private int size;

        void clear() {
            size = 0;
        }

        /**
         * Adds an actor by the square of its distance and its index among all, below 4096. If the queue is full, it is
         * left out.
         */
        void add(Rank rank, float squared, int index) {
            if (size < MOST) {
                long distance = (long) (squared * 16);
                order[size++] = (long) rank.ordinal() << RANK_SHIFT | distance << DISTANCE_SHIFT | index;
            }
        }

        void sort() {
            Arrays.sort(order, 0, size);
        }

        int size() {
            return size;
        }

        /** Returns the index of the actor at a place of the order. */
        int index(int place) {
            return (int) order[place] & (1 << DISTANCE_SHIFT) - 1;
        }
    }

    public HeadMarks(SceneContext frame, ActorPoses poses, HordePennants leaders, SpriteStrip key) {
        this.key = key;
        this.world = frame.world;
        this.frame = frame;
        this.looks = frame.sprites;
        this.poses = poses;
        this.leaders = leaders;
        painter = new OverheadPainter(frame);
    }

    @Override
    public void draw() {
        order.clear();
        Arrays.fill(moods, 0);
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity entity = world.monsters().get(i);
            if (shows(entity) && (!world.isUnderWater(entity) || isMoment(pose(entity)))) {
                boolean isHead = isHead(entity);
                if (isHead) {
                    paintLife(entity, lookOf(entity), OverheadPainter.Whose.HEAD);
                }
                enqueue(i, entity, isHead);
            }
        }
        for (int i = 0; i < world.companions().size(); i++) {
            Entity entity = world.companions().get(i);
            if (shows(entity)) {
                paintLife(
                        entity, looks.monsters.get(frame.companions.get(entity).monster), OverheadPainter.Whose.FRIEND);
            }
        }
        for (int i = 0; i < world.arenas().size(); i++) {
            ArenaWard ward = world.arenas().get(i).ward();
            if (ward != null && ward.isExposed() && shows(ward.entity())) {
                paintLife(ward.entity(), looks.ward(ward.monster(), ward.health()), OverheadPainter.Whose.WARD);
            }
        }
        paintFriends();
        order.sort();
        for (int i = 0; i < order.size(); i++) {
            paintMonster(world.monsters().get(order.index(i)));
        }
    }

    private boolean shows(Entity entity) {
        BodyComponent body = frame.bodies.get(entity);
        return frame.section.sees(frame.x(body), frame.y(body), REACH)
                && pose(entity).clarity > 0
                && world.part(GroundEffects.class).veilTicks(body.cell) == 0;
    }

    private void paintLife(Entity entity, ActorSprites look, OverheadPainter.Whose whose) {
        painter.paintLife(
                frame.bodies.get(entity), markHeight(entity, look), frame.healths.get(entity), pose(entity), whose);
    }

    private void enqueue(int index, Entity entity, boolean isHead) {
        ActorPose pose = pose(entity);
        Rank rank = isHead || isWarden(entity) || carriesKey(entity)
                ? Rank.HEAD
                : pennant(entity) != null || frame.tactics.get(entity).stolenMeasures > 0
                        ? Rank.LEADER
                        : isMoment(pose) ? Rank.MOMENT : Rank.MOOD;
        float dx = pose.x - world.player().body().x;
        float dy = pose.y - world.player().body().y;
        order.add(rank, dx * dx + dy * dy, index);
    }

    /** Draws pips for the rank of a golem, in the colour of its gift if it has one, and what it was told to do. */
    private void paintCompanion(Entity entity, CompanionComponent companion) {
        ActorSprites look = looks.monsters.get(companion.monster);
        BodyComponent body = frame.bodies.get(entity);
        GolemBook golems = world.content().golems();
        painter.begin(body, markHeight(entity, look), pose(entity), lifeOf(entity));
        if (golems.ofMonster(companion.monster) != null) {
            int rgb = companion.giftOre < 0
                    ? PIPS
                    : world.content().ores().at(companion.giftOre).light().rgb();
            boolean isGiven = companion.giftOre >= 0;
            painter.pips(golems.rules().rankOf(companion.fedMeasures) + 1, rgb, isGiven);
        }
        if (companion.order != CompanionOrder.FOLLOW) {
            painter.mark(looks.orders.get(companion.order.ordinal()), 0, 1, 0.8f);
        }
    }

    /** Returns the height that a bar of life over a companion takes. */
    private float lifeOf(Entity entity) {
        HealthComponent health = frame.healths.get(entity);
        return health.health < health.most ? BAR : 0;
    }

    private void paintFriends() {
        for (int i = 0; i < world.companions().size(); i++) {
            Entity entity = world.companions().get(i);
            if (shows(entity)) {
                paintCompanion(entity, frame.companions.get(entity));
            }
            if (shows(entity) && isDazed(frame.healths.get(entity), frame.statuses.get(entity))) {
                ActorSprites look = looks.monsters.get(frame.companions.get(entity).monster);
                painter.begin(
                        frame.bodies.get(entity), markHeight(entity, look), pose(entity), barPixels(entity, false));
                painter.mark(looks.dazed, looks.dazed.frameRound(frame.flashes.time(), 9), 1, 1);
            }
        }
        Player player = world.player();
        ActorPose pose = poses.of(player.spawnId(), player.body().x, player.body().y);
        painter.begin(player.body(), looks.player.idle().height(), pose, 0);
        painter.keepBody(player.body());
        if (isDazed(player.health(), frame.statuses.get(player.entity()))) {
            painter.mark(looks.dazed, looks.dazed.frameRound(frame.flashes.time(), 9), 1, 1);
        }
        SpriteStrip own = player.isAlive() ? markOf(frame.statuses.get(player.entity())) : null;
        SpriteStrip afflicted = player.component().drinkTicks > 0 ? looks.drinking : own;
        if (afflicted != null) {
            painter.mark(afflicted, afflicted.frameRound(frame.flashes.time(), 2.5f), 1, 1);
        }
        if (player.isAlive() && world.part(GroundEffects.class).veilTicks(player.body().cell) > 0) {
            painter.mark(looks.hidden, 0, 1, 0.5f);
        }
    }

    private void paintMonster(Entity entity) {
        ActorPose pose = pose(entity);
        boolean isHead = isHead(entity);
        painter.begin(frame.bodies.get(entity), markHeight(entity, lookOf(entity)), pose, barPixels(entity, isHead));
        if (isHead) {
            painter.mark(looks.headMark, looks.headMark.frameRound(frame.flashes.time(), 3), 1, 1);
        }
        if (isWarden(entity)) {
            painter.mark(looks.warden, looks.warden.frameRound(frame.flashes.time() + pose.phase, 2), 1, 1);
        }
        if (carriesKey(entity)) {
            painter.loot(key, PIPS, frame.flashes.time() + pose.phase);
        }
        HordePennants.Pennant pennant = pennant(entity);
        if (pennant != null) {
            painter.pennant(pennant, looks.leader.frameRound(frame.time + pose.phase, 6));
        }
        TacticComponent tactic = frame.tactics.get(entity);
        if (tactic.stolenMeasures > 0) {
            int rgb = world.content().ores().at(tactic.stolenOre).light().rgb();
            painter.loot(looks.shards.get(tactic.stolenOre), rgb, frame.flashes.time() + pose.phase);
        }
        SpriteStrip mark = isSpokenOf(entity)
                ? null
                : markOf(frame.minds.get(entity).state, frame.healths.get(entity), frame.statuses.get(entity), pose);
        int mood = frame.minds.get(entity).state.ordinal();
        boolean isShown = mark != null
                && frame.strikers.get(entity).phase != StrikePhase.WINDING_UP
                && (isMoment(pose) || moods[mood] < OF_A_MOOD)
                && painter.hasRoom(mark);
        float wanted = isShown ? 1 : 0;
        pose.marked += Math.max(-1, Math.min(1, wanted - pose.marked)) * Math.min(1, 9 * frame.seconds);
        if (mark != null && isShown) {
            boolean isStrong = isMoment(pose)
                    || mark == looks.searching
                    || mark == looks.dazed
                    || mark == looks.blinded
                    || mark == looks.cracked;
            painter.mark(mark, pictureOf(mark, pose), isMoment(pose) ? 1 : pose.marked, isStrong ? 1 : CALM_GLOWS);
            moods[mood]++;
        }
    }

    /** Returns whether words stand over a captive in reach, which would say the same as a lock. */
    private boolean isSpokenOf(Entity entity) {
        return frame.minds.get(entity).state == MindState.SHACKLED
                && world.prompt().isOfCaptive()
                && world.promptCell() == frame.bodies.get(entity).cell;
    }

    private boolean isWarden(Entity entity) {
        return frame.spawns.get(entity).spawnId == world.part(FloorGifts.class).wardenSpawnId();
    }

    private boolean carriesKey(Entity entity) {
        List<KeyComponent> keys = world.floorState().keys();
        for (int i = 0; i < keys.size(); i++) {
            boolean isCarried = keys.get(i).state == KeyState.WITH_MONSTER;
            if (isCarried && keys.get(i).carrierSpawnId == frame.spawns.get(entity).spawnId) {
                return true;
            }
        }
        return false;
    }

    /** Returns the space that a bar of life takes over a head, in pixels. */
    private float barPixels(Entity entity, boolean isHead) {
        HealthComponent health = frame.healths.get(entity);
        return isHead || (pose(entity).hurt > 0 && health.health < health.most) ? BAR : 0;
    }

    private HordePennants.@Nullable Pennant pennant(Entity entity) {
        return leaders.borneBy(frame.spawns.get(entity).spawnId, frame.monsters.get(entity).horde);
    }

    private ActorSprites lookOf(Entity entity) {
        return looks.monsters.get(frame.monsters.get(entity).monster);
    }

    /** Returns the height above the feet at which marks begin, in pixels: sleepers lie flat. */
    private int markHeight(Entity entity, ActorSprites look) {
        MindComponent mind = frame.minds.get(entity);
        boolean isAsleep = mind != null && mind.state == MindState.ASLEEP;
        return isAsleep ? look.asleep().tallness() : look.idle().height();
    }

    private ActorPose pose(Entity entity) {
        BodyComponent body = frame.bodies.get(entity);
        return poses.of(frame.spawns.get(entity).spawnId, body.x, body.y);
    }

    /** Returns whether it is the elite leader of the floor, or has to die for an arena to be won. */
    private boolean isHead(Entity entity) {
        if (frame.monsters.get(entity).isElite) {
            return true;
        }
        int room = frame.monsters.get(entity).arenaRoom;
        for (int i = 0; room > 0 && i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            if (arena.room().id() == room) {
                return arena.isHead(frame.spawns.get(entity).spawnId);
            }
        }
        return false;
    }

    /** Returns whether something has just happened to the actor. */
    private static boolean isMoment(ActorPose pose) {
        return pose.noticed > 0 || pose.alert > 0;
    }

    /** Returns whether stars go round its head. */
    private static boolean isDazed(HealthComponent health, StatusComponent status) {
        return health.health > 0 && (health.staggerTicks >= DAZED_TICKS || status.has(StatusEffect.STUNNED));
    }

    /** Returns the mark of a status that changes what a body can do or bear, or null for none. */
    private @Nullable SpriteStrip markOf(StatusComponent status) {
        return status.has(StatusEffect.BLINDED)
                ? looks.blinded
                : status.has(StatusEffect.CRACKED) ? looks.cracked : null;
    }

    /** Returns the mark of an actor, or null for none. */
    @Nullable
    private SpriteStrip markOf(MindState state, HealthComponent health, StatusComponent status, ActorPose pose) {
        if (isDazed(health, status)) {
            return looks.dazed;
        }
        if (pose.noticed > 0) {
            return looks.noticed;
        }
        if (pose.alert > 0) {
            return looks.alert;
        }
        SpriteStrip mark = health.health > 0 ? markOf(status) : null;
        return mark != null ? mark : moodOf(state);
    }

    private @Nullable SpriteStrip moodOf(MindState state) {
        return switch (state) {
            case ASLEEP -> looks.sleep;
            case WANDERING -> looks.wandering;
            case GUARDING -> looks.guarding;
            case SEARCHING -> looks.searching;
            case FLEEING -> looks.fleeing;
            case RETURNING -> looks.returning;
            case SHACKLED -> looks.captive;
            // A hunter is seen coming.
            case HUNTING -> null;
        };
    }

    /** Returns the frame of a mark that is shown now. */
    private int pictureOf(SpriteStrip mark, ActorPose pose) {
        if (mark == looks.noticed) {
            return mark.frameAt((ActorPose.NOTICED_SECONDS - pose.noticed) * 9);
        }
        if (mark == looks.guarding) {
            boolean blinks = frame.flashes.blinks(frame.time + pose.phase, 2.7f, 0.14f);
            return blinks ? 2 : pose.looksWest ? 1 : 0;
        }
        float pace = mark == looks.dazed ? 9 : mark == looks.alert || mark == looks.fleeing ? 8 : 2.5f;
        return mark.frameRound(frame.flashes.time() + pose.phase, pace);
    }
}
