package dev.orebound.world.tactic;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.combat.AttackerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * The monster that tactics decide for, and its foe. One instance is filled anew for each monster and tick: tactics read
 * from it and call its methods to write what the monster wants to do.
 */
final class TacticActor {
    /** The cosine of the angle within which a way leads towards something. */
    private static final float TOWARDS = 0.5f;

    private final ActorColumns monsters;
    private final ImmutableArray<Entity> friends;
    private final ActorQueries actors;
    private final ContentTable<Monster> kinds;
    private final GolemBook golems;
    private final FightingStyle[] manners;
    private final FloorState state;
    private final Grid grid;
    private final TickClock clock;
    private final FloorArenas arenas;
    private final FlowFields flowFields;
    private final FlowField toPlayer;
    private final FlowField toSafety;
    final Player player;
    final AttackerView attacker;
    private Entity entity;
    BodyComponent body;
    HealthComponent health;
    MindComponent mind;
    MonsterComponent monster;
    StrikerComponent striker;
    TacticComponent tactic;
    WishComponent wish;
    Monster kind;
    FightingStyle manner;
    long spawnId;
    /** The player's body. */
    final BodyComponent foe;
    /** From the middle of the monster to the middle of the foe, in cells. */
    float foeDistance;
    /** The unit vector to the foe. */
    float towardsX;

    float towardsY;
    /** Walking steps to the foe, or {@link DistanceMap#UNREACHED}. */
    int stepsToFoe;

    TacticActor(PartRegistry parts) {
        SpawnOrder friends = parts.get(Population.class).friends();
        monsters = parts.get(ActorColumns.class);
        this.friends = friends.entities();
        actors = parts.get(ActorQueries.class);
        entity = parts.get(Player.class).entity();
        Content content = parts.get(Content.class);
        kinds = content.monsters();
        golems = content.golems();
        manners = new FightingStyle[kinds.size()];
        for (int index = 0; index < manners.length; index++) {
            manners[index] = content.manners().get(kinds.at(index).manner());
        }
        state = parts.get(FloorState.class);
        grid = parts.get(Floor.class).grid();
        clock = parts.get(TickClock.class);
        arenas = parts.get(FloorArenas.class);
        attacker = new AttackerView(parts.get(FloorState.class), parts.get(Player.class));
        flowFields = parts.get(FlowFields.class);
        toPlayer = flowFields.toPlayer();
        toSafety = flowFields.toSafety();
        player = parts.get(Player.class);
        foe = player.body();
        // Until the first monster is taken, the player's own components stand in.
        body = player.body();
        health = player.health();
        striker = player.striker();
        mind = new MindComponent();
        monster = new MonsterComponent();
        tactic = new TacticComponent();
        wish = new WishComponent();
        kind = kinds.at(0);
        manner = manners[0];
    }

    /** Becomes the monster with an index among all monsters. */
    void take(int index) {
        body = monsters.bodies.get(index);
        health = monsters.healths.get(index);
        mind = monsters.minds.get(index);
        monster = monsters.monsters.get(index);
        striker = monsters.strikers.get(index);
        tactic = monsters.tactics.get(index);
        wish = monsters.wishes.get(index);
        kind = kinds.at(monster.monster);
        manner = manners[monster.monster];
        spawnId = monsters.spawnId(index);
        entity = monsters.entity(index);
        facePlayer();
        foeDistance = attacker.distance();
        float dx = foe.x - body.x;
        float dy = foe.y - body.y;
        towardsX = foeDistance > 0 ? dx / foeDistance : body.facingX;
        towardsY = foeDistance > 0 ? dy / foeDistance : body.facingY;
        stepsToFoe = toPlayer.steps(body.cell);
        if (tactic.postCell == Grid.NONE) {
            tactic.postCell = body.cell;
        }
    }

    /** Aims attacks at the player, which is the default. */
    void facePlayer() {
        face(foe);
    }

    /**
     * Aims attacks at the nearest companion or ward that can be hit, and returns whether there is one nearer than the
     * player.
     */
    boolean faceFriend() {
        BodyComponent nearest = null;
        float least = foeDistance * foeDistance;
        for (int i = 0; i < friends.size(); i++) {
            BodyComponent other = BODIES.get(friends.get(i));
            float dx = other.x - body.x;
            float dy = other.y - body.y;
            float squared = dx * dx + dy * dy;
            if (squared < least && actors.canHit(monster.monster, friends.get(i))) {
                nearest = other;
                least = squared;
            }
        }
        if (nearest == null) {
            return false;
        }
        face(nearest);
        return true;
    }

    /** Returns the nearest bulwark that draws the monster's attacks, or null if none is near and in sight. */
    @Nullable
    BodyComponent taunter() {
        BodyComponent nearest = null;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < friends.size(); i++) {
            GolemKind golem = golems.ofMonster(actors.kindOf(friends.get(i)));
            float reach = golem == null ? 0 : golem.build().tauntCells();
            BodyComponent other = BODIES.get(friends.get(i));
            float dx = other.x - body.x;
            float dy = other.y - body.y;
            float squared = dx * dx + dy * dy;
            if (squared < Math.min(least, reach * reach)
                    && actors.canHit(monster.monster, friends.get(i))
                    && LineTrace.isClear(state.opaque(), body.x, body.y, other.x, other.y)) {
                nearest = other;
                least = squared;
            }
        }
        return nearest;
    }

    /** Aims attacks at a body. */
    void face(BodyComponent other) {
        attacker.take(entity, body, striker, kind.attacks(), other);
    }

    /** Returns whether nothing opaque is between the monster and its foe. */
    boolean seesFoe() {
        return attacker.seesFoe();
    }

    /** Returns whether an arena counts the monster; in an arena it neither runs nor waits nor vanishes. */
    boolean isInArena() {
        return monster.arenaRoom != 0;
    }

    /** Returns whether it is one of the last in its arena, and no longer backs off, circles or draws back. */
    boolean makesLastStand() {
        Arena arena = isInArena() ? arenas.in(monster.arenaRoom) : null;
        return arena != null && arena.isLastStand();
    }

    /** Returns whether the player sees the monster now. */
    boolean isSeen() {
        return state.isInSight(body.cell);
    }

    /** Returns whether the monster can walk to its foe. */
    boolean canReachFoe() {
        return stepsToFoe != DistanceMap.UNREACHED;
    }

    /** Returns the share of health that is left, in percent, rounded down. */
    int healthPercent() {
        return health.health * 100 / Math.max(1, health.most);
    }

    /**
     * Returns whether a place, in cells, is too far from the monster's post to go there. There is no leash in an arena,
     * nor for a monster that was hurt: for it no distance is safe.
     */
    boolean isBeyondLeash(float x, float y) {
        return manner.leashCells() > 0 && !isInArena() && health.health >= health.most && !isNearPost(x, y);
    }

    /** Returns whether a place, in cells, is within the leash. */
    boolean isNearPost(float x, float y) {
        int leash = manner.leashCells();
        float dx = x - grid.x(tactic.postCell) - 0.5f;
        float dy = y - grid.y(tactic.postCell) - 0.5f;
        return dx * dx + dy * dy <= leash * leash;
    }

    void stand() {
        wish.way = TravelMode.STAND;
        wish.pace = 1;
        wish.lookX = 0;
        wish.lookY = 0;
    }

    void standAndFaceFoe() {
        stand();
        lookAtFoe();
    }

    /** Stands and looks at another body than the foe. */
    void standAndFace(BodyComponent other) {
        stand();
        float dx = other.x - body.x;
        float dy = other.y - body.y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (length > 0) {
            look(dx / length, dy / length);
        }
    }

    void lookAtFoe() {
        look(towardsX, towardsY);
    }

    /** Looks along a unit vector while moving. */
    void look(float x, float y) {
        wish.lookX = x;
        wish.lookY = y;
    }

    /** Goes to the foe, or waits while there is no way. */
    void goToFoe() {
        standAndFaceFoe();
        if (canFollow(toPlayer)) {
            stand();
            wish.way = TravelMode.TO_PREY;
        }
    }

    /** Goes to the safest place that can be reached, or stays if it is there. */
    void goToSafety() {
        stand();
        wish.way = toSafety.next(body.cell) == Grid.NONE ? TravelMode.STAND : TravelMode.TO_SAFETY;
    }

    /** Returns whether the way to safety leads towards the foe. */
    boolean isSafetyPastFoe() {
        int next = toSafety.next(body.cell);
        if (next == Grid.NONE) {
            return false;
        }
        float dx = grid.x(next) + 0.5f - body.x;
        float dy = grid.y(next) + 0.5f - body.y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        return dx * towardsX + dy * towardsY > TOWARDS * length;
    }

    /** Returns whether the place that was chosen for an errand is still valid. */
    boolean isOn(GoalPurpose errand) {
        return tactic.errand == errand && clock.tick() <= tactic.goalTick;
    }

    /** Chooses a place, in cells, that stays valid for a number of ticks. */
    void choose(GoalPurpose errand, float x, float y, int keptTicks) {
        tactic.errand = errand;
        tactic.goalX = x;
        tactic.goalY = y;
        tactic.goalTick = clock.tick() + keptTicks;
    }

    /** Goes to a cell, or waits while there is no way, as while a door is shut. */
    void goTo(int cell) {
        stand();
        FlowField field = flowFields.toCell(cell);
        if (!field.isReady() || canFollow(field)) {
            wish.way = TravelMode.TO_CELL;
            wish.cell = cell;
        }
    }

    /**
     * Returns whether a field leads on from here. A monster on an unwalkable cell is off every field and heads for the
     * nearest.
     */
    private boolean canFollow(FlowField field) {
        return field.steps(body.cell) != DistanceMap.UNREACHED
                || state.unwalkable().at(body.cell);
    }

    /** Goes straight to a place, in cells, with a share of full speed; nothing must be in the way. */
    void goStraight(float x, float y, float pace) {
        stand();
        wish.way = TravelMode.STRAIGHT;
        wish.x = x;
        wish.y = y;
        wish.pace = pace;
    }
}
