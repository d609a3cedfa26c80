package dev.orebound.world.path;

import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HeadwayComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;

/**
 * Turns what monsters and companions wish into speed and facing, and nothing else does. Nobody steers onto what cannot be
 * walked on, nor into fire from where there is none, nor, who fears it, onto what is about to burn. Who charges runs straight on; who is in the middle of a blow stands.
 */
public final class SteerSystem extends FamilySystem {
    private static final int ALONE = -1;

    private final ComponentArray<MonsterComponent> monsters = column(MonsterComponent.class);
    private final ComponentArray<CompanionComponent> companions = column(CompanionComponent.class);
    private final ComponentArray<MindComponent> minds = column(MindComponent.class);
    private final ComponentArray<BodyComponent> bodies = column(BodyComponent.class);
    private final ComponentArray<WishComponent> wishes = column(WishComponent.class);
    private final ComponentArray<HeadwayComponent> headways = column(HeadwayComponent.class);
    private final ComponentArray<StrikerComponent> strikers = column(StrikerComponent.class);
    private final ComponentArray<HealthComponent> healths = column(HealthComponent.class);
    private final Content content;
    /** By the kind's index. */
    private final boolean[] fearsFire;

    private final Grid grid;
    private final Player player;
    private final TickClock clock;
    private final FlowFields ways;
    private final CrowdIndex crowd;
    private final AttackTable attacks;
    private final PathFollower heading;
    private final WalkerStates walkers = new WalkerStates();
    private final CrowdSteering steering;
    private final HazardAvoidance care;
    private final JamBreaker pressing;

    public SteerSystem(FloorContext context, HazardMap perils, FlowFields ways) {
        super(Family.all(
                        WishComponent.class,
                        HeadwayComponent.class,
                        BodyComponent.class,
                        StrikerComponent.class,
                        HealthComponent.class)
                .one(MonsterComponent.class, CompanionComponent.class)
                .get());
        content = context.content();
        fearsFire = new boolean[content.monsters().size()];
        for (int kind = 0; kind < fearsFire.length; kind++) {
            String manner = content.monsters().at(kind).manner();
            fearsFire[kind] = content.manners().get(manner).fears(FightingStyle.Fear.FIRE);
        }
        FloorState state = context.state();
        grid = context.floor().grid();
        player = context.player();
        clock = context.clock();
        this.ways = ways;
        crowd = ways.crowd();
        attacks = new AttackTable(content);
        heading = new PathFollower(state.unwalkable(), ways, perils);
        pressing = new JamBreaker(content.minds().pressing());
        care = new HazardAvoidance(state, perils);
        steering = new CrowdSteering(content.minds(), state.unwalkable(), ways, walkers);
    }

    @Override
    public void update(float seconds) {
        walkers.clear(crowd.size());
        int index = 0;
        for (int i = 0; i < entities().size(); i++) {
            index = indexOf(bodies.get(i), index);
            if (index < crowd.size()) {
                consider(i, index);
            }
        }
        index = 0;
        for (int i = 0; i < entities().size(); i++) {
            index = indexOf(bodies.get(i), index);
            if (index < crowd.size()) {
                walk(i, index);
            }
        }
    }

    /** Both are in the order of births, and whoever steers is in the crowd, but for who was born since. */
    private int indexOf(BodyComponent body, int from) {
        int index = from;
        while (index < crowd.size() && crowd.body(index) != body) {
            index++;
        }
        return index;
    }

    private void consider(int i, int index) {
        StrikerComponent striker = strikers.get(i);
        MindComponent mind = minds.find(i);
        Monster kind = kindOf(i);
        walkers.velocityX[index] = bodies.get(i).velocityX;
        walkers.velocityY[index] = bodies.get(i).velocityY;
        boolean isAway = mind != null && (mind.state == MindState.ASLEEP || mind.state == MindState.SHACKLED);
        if (isAway || striker.phase == StrikePhase.STRIKING || kind.isRooted()) {
            walkers.manner[index] = WalkerStates.FIXED;
            return;
        }
        walkers.manner[index] = WalkerStates.STANDS;
        if (striker.phase == StrikePhase.READY && healths.get(i).staggerTicks == 0) {
            heading.of(fearsFire[kindIndex(i)]);
            wish(kind, bodies.get(i), wishes.get(i), index);
        }
        walkers.presses[index] = walkers.manner[index] == WalkerStates.WALKS
                && pressing.presses(headways.get(i), bodies.get(i), player.body());
    }

    private void wish(Monster kind, BodyComponent body, WishComponent wish, int index) {
        boolean goes = heads(body, wish);
        float dx = heading.x - body.x;
        float dy = heading.y - body.y;
        float distance = goes ? (float) Math.sqrt(dx * dx + dy * dy) : 0;
        float pace = Math.max(0, Math.min(1, wish.pace)) * kind.speed() / TickClock.TICKS_A_SECOND;
        if (distance > 0 && pace > 0) {
            walkers.manner[index] = WalkerStates.WALKS;
            walkers.way[index] = wayOf(wish, index);
            walkers.left[index] = heading.left;
            walkers.headX[index] = dx / distance;
            walkers.headY[index] = dy / distance;
            walkers.speed[index] = Math.min(pace, distance);
            body.facingX = walkers.headX[index];
            body.facingY = walkers.headY[index];
        }
        if (wish.lookX != 0 || wish.lookY != 0) {
            body.facingX = wish.lookX;
            body.facingY = wish.lookY;
        }
    }

    private boolean heads(BodyComponent body, WishComponent wish) {
        return switch (wish.way) {
            case STAND -> false;
            case TO_PREY -> heading.findTo(body, ways.prey(), player.body().x, player.body().y);
            case TO_SAFETY -> heading.find(body, ways.safety());
            case TO_CELL -> headsToCell(body, wish.cell);
            case STRAIGHT -> heading.goStraight(body, wish.x, wish.y);
        };
    }

    private boolean headsToCell(BodyComponent body, int cell) {
        FlowField field = ways.to(cell);
        float goalX = grid.x(cell) + 0.5f;
        float goalY = grid.y(cell) + 0.5f;
        return field.isReady() ? heading.findTo(body, field, goalX, goalY) : heading.goStraight(body, goalX, goalY);
    }

    /** The player and safety are ways that all share, and so is a cell; whoever goes straight goes alone. */
    private int wayOf(WishComponent wish, int index) {
        return switch (wish.way) {
            case TO_CELL -> wish.cell;
            case TO_PREY -> grid.size();
            case TO_SAFETY -> grid.size() + 1;
            case STAND, STRAIGHT -> ALONE - index;
        };
    }

    private void walk(int i, int index) {
        BodyComponent body = bodies.get(i);
        body.velocityX = 0;
        body.velocityY = 0;
        if (walkers.manner[index] == WalkerStates.FIXED) {
            charge(i, body);
            return;
        }
        if (keepsOn(i, index)) {
            care.take(body, fearsFire[kindIndex(i)], walkers.velocityX[index], walkers.velocityY[index]);
        } else {
            steering.steer(index);
            care.take(body, fearsFire[kindIndex(i)], steering.velocityX, steering.velocityY);
        }
        walkers.velocityX[index] = body.velocityX;
        walkers.velocityY[index] = body.velocityY;
    }

    /** Whether somebody afar goes on as in the tick before: it looks round for the others every other tick only. */
    private boolean keepsOn(int i, int index) {
        return wishes.get(i).goesOn
                && walkers.manner[index] == WalkerStates.WALKS
                && (clock.tick() + spawnId(i)) % 2 != 0;
    }

    /** Straight on: whoever charges neither turns nor makes room. */
    private void charge(int i, BodyComponent body) {
        StrikerComponent striker = strikers.get(i);
        MonsterComponent monster = monsters.find(i);
        if (striker.phase == StrikePhase.STRIKING
                && healths.get(i).staggerTicks == 0
                && monster != null
                && attacks.of(monster.monster, striker.attack).form() instanceof AttackForm.Charge charge) {
            body.velocityX = striker.aimX * charge.speed() / TickClock.TICKS_A_SECOND;
            body.velocityY = striker.aimY * charge.speed() / TickClock.TICKS_A_SECOND;
        }
    }

    private Monster kindOf(int i) {
        return content.monsters().at(kindIndex(i));
    }

    private int kindIndex(int i) {
        MonsterComponent monster = monsters.find(i);
        return monster == null ? companions.get(i).monster : monster.monster;
    }
}
