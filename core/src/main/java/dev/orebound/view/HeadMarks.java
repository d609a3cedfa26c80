package dev.orebound.view;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.state.Player;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What hangs over heads. All bars of life come first. Marks then take what room is left, those that matter most before those
 * nearest to the player: none covers another, a bar, a telegraph or a sign, and of marks that only tell a mood there are few.
 */
final class HeadMarks implements SceneLayer {
    private static final float REACH = 48;

    /** A bar of life takes so many pixels over the head. */
    private static final float BAR = 6;

    /** Of each mood so many show it, at most: of a sleeping horde one need not see everybody's dreams. */
    private static final int OF_A_MOOD = 4;

    /** Marks of those who mean no harm now glow less. */
    private static final float CALM_GLOWS = 0.5f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<StatusComponent> statuses = ComponentMapper.getFor(StatusComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final ComponentMapper<TacticComponent> tactics = ComponentMapper.getFor(TacticComponent.class);
    private final World world;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private final ActorPoses poses;
    private final HordePennants leaders;
    private final Overhead painter;
    private final HeadMark choice;
    private final MarkOrder order = new MarkOrder();
    private final int[] moods = new int[MindState.values().length];

    HeadMarks(SceneContext frame, ActorPoses poses, HordePennants leaders) {
        this.world = frame.world;
        this.frame = frame;
        this.looks = frame.sprites;
        this.poses = poses;
        this.leaders = leaders;
        painter = new Overhead(frame);
        choice = new HeadMark(frame);
    }

    @Override
    public void draw() {
        order.clear();
        Arrays.fill(moods, 0);
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity entity = world.monsters().get(i);
            boolean isHidden = world.isUnderWater(entity) && !HeadMark.isMoment(pose(entity));
            if (shows(entity) && !isHidden) {
                boolean isHead = isHead(entity);
                paintLife(entity, lookOf(entity), isHead ? Overhead.Whose.HEAD : Overhead.Whose.FOE);
                enqueue(i, entity, isHead);
            }
        }
        for (int i = 0; i < world.companions().size(); i++) {
            Entity entity = world.companions().get(i);
            if (shows(entity)) {
                paintLife(entity, looks.monsters.get(companions.get(entity).monster), Overhead.Whose.FRIEND);
            }
        }
        paintFriends();
        order.sort();
        for (int i = 0; i < order.size(); i++) {
            paintMonster(world.monsters().get(order.index(i)));
        }
    }

    private boolean shows(Entity entity) {
        BodyComponent body = bodies.get(entity);
        return pose(entity).clarity > 0
                && world.ground().steamTicks(body.cell) == 0
                && frame.section.sees(frame.x(body), frame.y(body), REACH);
    }

    private void paintLife(Entity entity, ActorSprites look, Overhead.Whose whose) {
        painter.paintLife(bodies.get(entity), tallness(entity, look), healths.get(entity), pose(entity), whose);
    }

    private void enqueue(int index, Entity entity, boolean isHead) {
        ActorPose pose = pose(entity);
        MarkOrder.Rank rank = isHead || isWarden(entity)
                ? MarkOrder.Rank.HEAD
                : pennant(entity) != null || tactics.get(entity).stolenMeasures > 0
                        ? MarkOrder.Rank.LEADER
                        : HeadMark.isMoment(pose) ? MarkOrder.Rank.MOMENT : MarkOrder.Rank.MOOD;
        float dx = pose.x - world.player().body().x;
        float dy = pose.y - world.player().body().y;
        order.add(rank, dx * dx + dy * dy, index);
    }

    private void paintFriends() {
        for (int i = 0; i < world.companions().size(); i++) {
            Entity entity = world.companions().get(i);
            if (shows(entity) && HeadMark.isDazed(healths.get(entity), statuses.get(entity))) {
                ActorSprites look = looks.monsters.get(companions.get(entity).monster);
                painter.begin(bodies.get(entity), tallness(entity, look), pose(entity), hasBar(entity, false));
                painter.mark(looks.dazed, looks.dazed.frameRound(frame.time, 9), 1, 1);
            }
        }
        Player player = world.player();
        ActorPose pose = poses.of(player.spawnId(), player.body().x, player.body().y);
        painter.begin(player.body(), looks.player.idle().height(), pose, 0);
        painter.keepBody(player.body());
        if (HeadMark.isDazed(player.health(), statuses.get(player.entity()))) {
            painter.mark(looks.dazed, looks.dazed.frameRound(frame.time, 9), 1, 1);
        }
        if (player.isAlive() && world.ground().steamTicks(player.body().cell) > 0) {
            painter.mark(looks.hidden, 0, 1, 0.5f);
        }
    }

    private void paintMonster(Entity entity) {
        ActorPose pose = pose(entity);
        boolean isHead = isHead(entity);
        painter.begin(bodies.get(entity), tallness(entity, lookOf(entity)), pose, hasBar(entity, isHead));
        if (isHead) {
            painter.mark(looks.headMark, looks.headMark.frameRound(frame.time, 3), 1, 1);
        }
        if (isWarden(entity)) {
            painter.mark(looks.warden, looks.warden.frameRound(frame.time + pose.phase, 2), 1, 1);
        }
        HordePennants.Pennant pennant = pennant(entity);
        if (pennant != null) {
            painter.pennant(pennant, looks.leader.frameRound(frame.time + pose.phase, 6));
        }
        TacticComponent tactic = tactics.get(entity);
        if (tactic.stolenMeasures > 0) {
            int rgb = world.content().ores().at(tactic.stolenOre).light().rgb();
            painter.loot(looks.shards.get(tactic.stolenOre), rgb, frame.time + pose.phase);
        }
        SpriteStrip mark = isSpokenOf(entity)
                ? null
                : choice.of(minds.get(entity).state, healths.get(entity), statuses.get(entity), pose);
        int mood = minds.get(entity).state.ordinal();
        boolean isShown = mark != null
                && strikers.get(entity).phase != StrikePhase.WINDING_UP
                && (HeadMark.isMoment(pose) || moods[mood] < OF_A_MOOD)
                && painter.hasRoom(mark);
        float wanted = isShown ? 1 : 0;
        pose.marked += Math.max(-1, Math.min(1, wanted - pose.marked)) * Math.min(1, 9 * frame.seconds);
        if (mark != null && isShown) {
            boolean isStrong = HeadMark.isMoment(pose) || mark == looks.searching || mark == looks.dazed;
            painter.mark(
                    mark,
                    choice.picture(mark, pose),
                    HeadMark.isMoment(pose) ? 1 : pose.marked,
                    isStrong ? 1 : CALM_GLOWS);
            moods[mood]++;
        }
    }

    /** Whether words stand over a captive in reach: a lock besides would say it twice. */
    private boolean isSpokenOf(Entity entity) {
        return minds.get(entity).state == MindState.SHACKLED
                && world.prompt().isOfCaptive()
                && world.promptCell() == bodies.get(entity).cell;
    }

    private boolean isWarden(Entity entity) {
        return spawns.get(entity).spawnId == world.gifts().wardenSpawnId();
    }

    /** How much room a bar of life takes over a head, in pixels. */
    private float hasBar(Entity entity, boolean isHead) {
        HealthComponent health = healths.get(entity);
        return isHead || (pose(entity).hurt > 0 && health.health < health.most) ? BAR : 0;
    }

    private HordePennants.@Nullable Pennant pennant(Entity entity) {
        return leaders.borneBy(spawns.get(entity).spawnId, monsters.get(entity).horde);
    }

    private ActorSprites lookOf(Entity entity) {
        return looks.monsters.get(monsters.get(entity).monster);
    }

    /** How far above its feet marks begin, in pixels: sleepers lie flat. */
    private int tallness(Entity entity, ActorSprites look) {
        MindComponent mind = minds.get(entity);
        boolean isAsleep = mind != null && mind.state == MindState.ASLEEP;
        return isAsleep ? look.asleep().tallness() : look.idle().height();
    }

    private ActorPose pose(Entity entity) {
        BodyComponent body = bodies.get(entity);
        return poses.of(spawns.get(entity).spawnId, body.x, body.y);
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
