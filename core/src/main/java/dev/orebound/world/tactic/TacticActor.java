package dev.orebound.world.tactic;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
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
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;

/**
 * One monster and its foe, as tactics look at them: who it is, how far off the foe is, and what it decides. Filled anew for
 * each monster and tick.
 */
final class TacticActor {
    /** The cosine of the angle within which a way leads towards somebody. */
    private static final float TOWARDS = 0.5f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final MonsterColumns all;
    private final ImmutableArray<Entity> companions;
    private final ContentTable<Monster> kinds;
    private final FightingStyle[] manners;
    private final FloorState state;
    private final TickClock clock;
    private final FlowFields ways;
    private final FlowField field;
    private final FlowField safety;
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
    BodyComponent prey;

    /** From its middle to the foe's, in cells. */
    float distance;

    /** The unit vector to the foe. */
    float towardsX;

    float towardsY;

    /** Walking steps to the foe, or {@link DistanceMap#UNREACHED}. */
    int steps;

    TacticActor(FloorContext context, SpawnOrder companions, FlowFields ways, MonsterColumns all) {
        this.all = all;
        this.companions = companions.entities();
        entity = context.player().entity();
        Content content = context.content();
        kinds = content.monsters();
        manners = new FightingStyle[kinds.size()];
        for (int kind = 0; kind < manners.length; kind++) {
            manners[kind] = content.manners().get(kinds.at(kind).manner());
        }
        state = context.state();
        clock = context.clock();
        attacker = new AttackerView(context.state(), context.player());
        this.ways = ways;
        field = ways.prey();
        safety = ways.safety();
        player = context.player();
        prey = player.body();
        // Nobody yet; the player's own parts stand in until the first is taken.
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

    /** Looks at the monster with this index among all, and the player. */
    void take(int index) {
        body = all.bodies.get(index);
        health = all.healths.get(index);
        mind = all.minds.get(index);
        monster = all.monsters.get(index);
        striker = all.strikers.get(index);
        tactic = all.tactics.get(index);
        wish = all.wishes.get(index);
        kind = kinds.at(monster.monster);
        manner = manners[monster.monster];
        spawnId = all.spawnId(index);
        entity = all.entity(index);
        facePlayer();
        distance = attacker.distance();
        float dx = prey.x - body.x;
        float dy = prey.y - body.y;
        towardsX = distance > 0 ? dx / distance : body.facingX;
        towardsY = distance > 0 ? dy / distance : body.facingY;
        steps = field.steps(body.cell);
        if (tactic.postCell == Grid.NONE) {
            tactic.postCell = body.cell;
        }
    }

    /** Its attacks are meant for the player, as they are unless somebody says otherwise. */
    void facePlayer() {
        attacker.take(entity, body, striker, kind.attacks(), prey);
    }

    /** Means its attacks for the nearest companion, if one who lives is nearer than the player. */
    boolean facesCompanion() {
        BodyComponent nearest = null;
        float least = distance * distance;
        for (int i = 0; i < companions.size(); i++) {
            BodyComponent other = bodies.get(companions.get(i));
            float dx = other.x - body.x;
            float dy = other.y - body.y;
            float squared = dx * dx + dy * dy;
            if (squared < least) {
                nearest = other;
                least = squared;
            }
        }
        if (nearest == null) {
            return false;
        }
        attacker.take(entity, body, striker, kind.attacks(), nearest);
        return true;
    }

    /** Whether nothing opaque is between the two. */
    boolean seesPrey() {
        return attacker.seesFoe();
    }

    /** True if an arena counts it: it neither runs nor waits nor vanishes there. */
    boolean isShutIn() {
        return monster.arenaRoom != 0;
    }

    /** True if the player sees it now. */
    boolean isSeen() {
        return state.isInSight(body.cell);
    }

    /** True if the foe can be walked to. */
    boolean canReach() {
        return steps != DistanceMap.UNREACHED;
    }

    /** Its share of its health, in hundredths, rounded down. */
    int healthPercent() {
        return health.health * 100 / Math.max(1, health.most);
    }

    void stand() {
        wish.way = TravelMode.STAND;
        wish.pace = 1;
        wish.lookX = 0;
        wish.lookY = 0;
    }

    void standAndFacePrey() {
        stand();
        lookAtPrey();
    }

    void lookAtPrey() {
        look(towardsX, towardsY);
    }

    /** Where it looks meanwhile, as a unit vector. */
    void look(float x, float y) {
        wish.lookX = x;
        wish.lookY = y;
    }

    /** Where no way leads to its foe it waits for one. */
    void goToPrey() {
        standAndFacePrey();
        if (leadsOn(field)) {
            stand();
            wish.way = TravelMode.TO_PREY;
        }
    }

    /** Where it is as safe as it can be, it stays. */
    void goToSafety() {
        stand();
        wish.way = safety.next(body.cell) == Grid.NONE ? TravelMode.STAND : TravelMode.TO_SAFETY;
    }

    /** Whether the way to safety leads towards its foe. */
    boolean isSafetyPastPrey() {
        int next = safety.next(body.cell);
        if (next == Grid.NONE) {
            return false;
        }
        float dx = state.solid().grid().x(next) + 0.5f - body.x;
        float dy = state.solid().grid().y(next) + 0.5f - body.y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        return dx * towardsX + dy * towardsY > TOWARDS * length;
    }

    /** Whether the place that it chose for an errand still counts. */
    boolean isOn(GoalPurpose errand) {
        return tactic.errand == errand && clock.tick() <= tactic.goalTick;
    }

    /** Chooses a place, in cells, that counts now and for so many more ticks. */
    void choose(GoalPurpose errand, float x, float y, int ticks) {
        tactic.errand = errand;
        tactic.goalX = x;
        tactic.goalY = y;
        tactic.goalTick = clock.tick() + ticks;
    }

    /** Where no way leads to the cell, as while a door is shut, it waits for one. */
    void goTo(int cell) {
        stand();
        FlowField way = ways.to(cell);
        if (!way.isReady() || leadsOn(way)) {
            wish.way = TravelMode.TO_CELL;
            wish.cell = cell;
        }
    }

    /** Who is where nobody can walk is off every field, and makes for the next cell on it. */
    private boolean leadsOn(FlowField way) {
        return way.steps(body.cell) != DistanceMap.UNREACHED
                || state.unwalkable().at(body.cell);
    }

    /** Straight to a place that nothing lies before, in cells, with a share of its speed. */
    void goStraight(float x, float y, float pace) {
        stand();
        wish.way = TravelMode.STRAIGHT;
        wish.x = x;
        wish.y = y;
        wish.pace = pace;
    }
}
