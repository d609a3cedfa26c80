package dev.orebound.world.companion;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;
import static dev.orebound.world.component.ComponentMappers.WISHES;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.GolemRules.CompanyRules;
import dev.orebound.content.monster.Monster;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.combat.AttackerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import org.jspecify.annotations.Nullable;

/**
 * Decides what companions do. They mind their manners first: they leave ground that hurts, give way to a walking player
 * and keep off the line of aim. Then they do what they were told; without an order they fight awake monsters near the
 * player, mine what lies beside their way if they delve, and otherwise follow along the flow field that hunters use.
 * Beyond the leash they only return.
 */
public final class FollowSystem extends FamilySystem {
    /** Part of the reach of a blow at which a companion stands from its foe. */
    private static final float REACH = 0.85f;

    /** Distance to a place up to which a companion crosses the line of aim. */
    private static final float CROSSED_CELLS = 1.3f;

    /** Distance from its post at which a companion has arrived. */
    private static final float ARRIVED_CELLS = 0.3f;

    private final ComponentArray<CompanionComponent> companions = column(CompanionComponent.class);
    private final SpawnOrder friends =
            new SpawnOrder(Family.all(CompanionComponent.class).get());
    private final Content content;
    private final CompanyRules rules;
    private final Grid grid;
    private final FloorState state;
    private final TerrainQueries terrain;
    private final BitLayer opaque;
    private final BitLayer unwalkable;
    private final BitLayer unswimmable;
    private final ActorQueries actors;
    private final Player player;
    private final HazardMap hazards;
    private final AttackChoice choice;
    private final AttackerView attacker;
    private final CompanionManners manners;
    private final CompanionRecovery recovery;
    private final CompanionOrders orders;
    private final GolemDelving delving;
    private final GolemGifts gifts;

    public FollowSystem(PartRegistry parts) {
        // The family includes monsters, because companions fight them.
        super(Family.all(BodyComponent.class, WishComponent.class, StrikerComponent.class, HealthComponent.class)
                .one(CompanionComponent.class, MonsterComponent.class)
                .get());
        content = parts.get(Content.class);
        rules = content.golems().rules().company();
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        terrain = new TerrainQueries(state.unwalkable());
        opaque = state.opaque();
        unwalkable = state.unwalkable();
        unswimmable = state.unswimmable();
        actors = parts.get(ActorQueries.class);
        player = parts.get(Player.class);
        hazards = parts.get(HazardMap.class);
        choice = new AttackChoice(parts);
        attacker = new AttackerView(state, player);
        manners = new CompanionManners(parts);
        recovery = new CompanionRecovery(parts, manners);
        orders = parts.get(CompanionOrders.class);
        delving = new GolemDelving(parts, manners);
        gifts = new GolemGifts(parts);
    }

    @Override
    public void addedToEngine(Engine engine) {
        super.addedToEngine(engine);
        friends.follow(engine);
    }

    @Override
    public void update(float seconds) {
        orders.apply(entities());
        for (int i = 0; i < entities().size(); i++) {
            if (companions.find(i) != null) {
                step(entities().get(i), companions.get(i));
            }
        }
    }

    private void step(Entity entity, CompanionComponent companion) {
        WishComponent wish = WISHES.get(entity);
        StrikerComponent striker = STRIKERS.get(entity);
        BodyComponent body = BODIES.get(entity);
        int kind = companion.monster;
        wish.reset();
        striker.wanted = false;
        recovery.mend(companion, HEALTHS.get(entity));
        gifts.apply(companion, body, HEALTHS.get(entity), SPAWNS.get(entity).spawnId);
        forgetWhatIsDone(companion);
        boolean isFree = striker.phase == StrikePhase.READY || striker.phase == StrikePhase.RECOVERING;
        // Steering leads it off ground that hurts, as long as it wishes nothing else.
        if (!isFree || hazards.isHarmfulTo(body.cell, kind) || manners.giveWay(body, kind, wish)) {
            return;
        }
        if (striker.phase == StrikePhase.READY) {
            obey(entity, companion, body, wish);
        }
        boolean isIdle = wish.way == TravelMode.STAND && !striker.wanted;
        boolean isInAim = !holdsDoorway(companion) && manners.isInAim(body);
        if (isInAim) {
            manners.hurry(wish);
        }
        if ((isInAim && !crosses(body, wish)) || (isIdle && manners.isTooNear(body))) {
            boolean goes = manners.makeRoom(body, kind, wish, friends.entities());
            striker.wanted = striker.wanted && !goes;
        }
    }

    /** Returns whether a companion on the line of aim is about to reach a place beside that line. */
    private boolean crosses(BodyComponent body, WishComponent wish) {
        float x = wish.way == TravelMode.TO_CELL ? grid.x(wish.cell) + 0.5f : wish.x;
        float y = wish.way == TravelMode.TO_CELL ? grid.y(wish.cell) + 0.5f : wish.y;
        boolean isOnItsWay = wish.way == TravelMode.TO_CELL || wish.way == TravelMode.STRAIGHT;
        return isOnItsWay
                && squared(body, x, y) < CROSSED_CELLS * CROSSED_CELLS
                && !manners.isInAim(x, y, body.radius, 0);
    }

    /** Ends an order whose monster is dead or whose ore is gone. */
    private void forgetWhatIsDone(CompanionComponent companion) {
        if (companion.order == CompanionOrder.ATTACK && marked(companion) == null) {
            CompanionOrders.release(companion);
        } else if (companion.order == CompanionOrder.MINE
                && state.ore(companion.orderCell) == null
                && state.shutLock(companion.orderCell) == null) {
            int next = orders.oreNear(companion.orderCell);
            if (next == Grid.NONE) {
                CompanionOrders.release(companion);
            } else {
                companion.orderCell = next;
            }
        }
    }

    private void obey(Entity entity, CompanionComponent companion, BodyComponent body, WishComponent wish) {
        BodyComponent mark = companion.order == CompanionOrder.ATTACK ? marked(companion) : null;
        boolean isFree = companion.order == CompanionOrder.FOLLOW;
        BodyComponent foe = mark != null ? mark : !isFree || isOnLeash(body) ? nearestFoe(body, companion) : null;
        if (foe != null) {
            fight(entity, companion, body, foe, wish);
        } else if (companion.order == CompanionOrder.HOLD) {
            returnToPost(companion, body, wish);
        } else if (companion.order == CompanionOrder.MINE) {
            delving.mine(companion, body, STRIKERS.get(entity), wish);
        } else if (!delving.delve(companion, body, STRIKERS.get(entity), wish)) {
            follow(body, companion.monster, wish);
        }
    }

    /** Goes to the player, at last to a place beside or behind. */
    private void follow(BodyComponent body, int kind, WishComponent wish) {
        float near = content.minds().followCells();
        float squared = squared(body, player.body().x, player.body().y);
        boolean sees = LineTrace.isClear(opaque, body.x, body.y, player.body().x, player.body().y);
        if (sees && squared <= near * near) {
            return;
        }
        float ring = (rules.keepCells() + near) / 2;
        boolean isBesidePlayer = sees
                && squared <= rules.aimCells() * rules.aimCells()
                && manners.goBeside(body, kind, player.body(), ring, wish, friends.entities());
        if (!isBesidePlayer) {
            wish.way = TravelMode.TO_PREY;
        }
        if (player.component().strideTicks > 0) {
            manners.hurry(wish);
        }
    }

    /** Returns whether a companion holds a narrow place, which it fills, so that there is no room aside. */
    private boolean holdsDoorway(CompanionComponent companion) {
        return companion.order == CompanionOrder.HOLD && terrain.isNarrow(companion.orderCell);
    }

    /** Goes to the place that it holds, unless the player stands there or aims across it. */
    private void returnToPost(CompanionComponent companion, BodyComponent body, WishComponent wish) {
        float x = grid.x(companion.orderCell) + 0.5f;
        float y = grid.y(companion.orderCell) + 0.5f;
        boolean isThere = squared(body, x, y) <= ARRIVED_CELLS * ARRIVED_CELLS;
        float dx = player.body().x - x;
        float dy = player.body().y - y;
        boolean isTaken = dx * dx + dy * dy < rules.keepCells() * rules.keepCells();
        boolean isAimedAt =
                !holdsDoorway(companion) && squared(body, x, y) < 1 && manners.isInAim(x, y, body.radius, 0);
        if (!isThere && !isTaken && !isAimedAt) {
            goTo(body, companion.orderCell, x, y, wish);
        }
    }

    private void goTo(BodyComponent body, int cell, float x, float y, WishComponent wish) {
        wish.way = TravelMode.TO_CELL;
        wish.cell = cell;
        if (LineTrace.isClear(unwalkable, body.x, body.y, x, y)) {
            wish.way = TravelMode.STRAIGHT;
            wish.x = x;
            wish.y = y;
        }
    }

    private void fight(
            Entity entity, CompanionComponent companion, BodyComponent body, BodyComponent foe, WishComponent wish) {
        if (recovery.drawBack(companion, body, foe, wish, friends.entities())) {
            return;
        }
        companion.calmTicks = 0;
        Monster kind = content.monsters().at(companion.monster);
        attacker.take(entity, body, STRIKERS.get(entity), kind.attacks(), foe);
        if (keepsAway(companion, body, foe, wish) || choice.chooseBesidePlayer(attacker)) {
            return;
        }
        if (companion.order == CompanionOrder.HOLD && staysAtPost(companion, foe)) {
            returnToPost(companion, body, wish);
            return;
        }
        if (swims(foe)) {
            follow(body, companion.monster, wish);
            return;
        }
        if (waits(kind, attacker.distance()) && attacker.seesFoe()) {
            look(body, foe, wish);
            return;
        }
        boolean isNear = attacker.distance() < rules.aimCells();
        if (!isNear
                || !manners.goBeside(
                        body, companion.monster, foe, standOff(kind, foe, body), wish, friends.entities())) {
            goTo(body, foe.cell, foe.x, foe.y, wish);
        }
    }

    /**
     * Lets a companion that keeps its distance back off from a foe that is too near, unless it can do nothing but
     * strike.
     */
    private boolean keepsAway(CompanionComponent companion, BodyComponent body, BodyComponent foe, WishComponent wish) {
        GolemKind golem = content.golems().ofMonster(companion.monster);
        float keeps = golem == null ? 0 : golem.build().keepsCells();
        return keeps > 0
                && attacker.distance() < keeps / 2
                && manners.goAway(body, companion.monster, foe, wish, friends.entities());
    }

    /** Returns whether an attack from afar will be ready soon, so that nobody needs to come nearer. */
    private static boolean waits(Monster kind, float distance) {
        for (int i = 0; i < kind.attacks().size(); i++) {
            Attack attack = kind.attacks().get(i);
            if (attack.form() instanceof AttackForm.Ranged && attack.begins().holds(distance)) {
                return true;
            }
        }
        return false;
    }

    private static void look(BodyComponent body, BodyComponent foe, WishComponent wish) {
        float dx = foe.x - body.x;
        float dy = foe.y - body.y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (length > 0) {
            wish.lookX = dx / length;
            wish.lookY = dy / length;
        }
    }

    /** Returns the distance from its foe at which a companion can begin its farthest attack. */
    private static float standOff(Monster kind, BodyComponent foe, BodyComponent body) {
        float farthest = 0;
        for (int i = 0; i < kind.attacks().size(); i++) {
            if (kind.attacks().get(i).sparesFriends()) {
                farthest = Math.max(farthest, kind.attacks().get(i).begins().farthestCells());
            }
        }
        return Math.max(foe.radius + body.radius, farthest * REACH);
    }

    private boolean staysAtPost(CompanionComponent companion, BodyComponent foe) {
        GolemKind golem = content.golems().ofMonster(companion.monster);
        boolean isBulwark = golem != null && golem.build().doorwayCells() > 0;
        float far = isBulwark ? 0 : rules.postCells();
        return squared(foe, grid.x(companion.orderCell) + 0.5f, grid.y(companion.orderCell) + 0.5f) > far * far;
    }

    /** Returns the living monster that a companion was told to attack, or null. */
    private @Nullable BodyComponent marked(CompanionComponent companion) {
        for (int i = 0; i < entities().size(); i++) {
            Entity each = entities().get(i);
            if (SPAWNS.get(each).spawnId == companion.markSpawnId) {
                return actors.canHit(-1, each) ? BODIES.get(each) : null;
            }
        }
        return null;
    }

    /**
     * Returns the nearest awake monster in sight of the companion, or null: near the player, or near the companion if
     * that was told to stay or to mine.
     */
    private @Nullable BodyComponent nearestFoe(BodyComponent body, CompanionComponent companion) {
        BodyComponent nearest = null;
        BodyComponent about = companion.order == CompanionOrder.FOLLOW ? player.body() : body;
        float least = Float.MAX_VALUE;
        float sight = content.tactics().companionSightCells();
        ImmutableArray<Entity> all = entities();
        for (int i = 0; i < all.size(); i++) {
            if (isFoe(all.get(i))) {
                BodyComponent foe = BODIES.get(all.get(i));
                float squared = squared(body, foe.x, foe.y);
                if (squared < least
                        && squared(about, foe.x, foe.y) <= sight * sight
                        && LineTrace.isClear(opaque, body.x, body.y, foe.x, foe.y)) {
                    least = squared;
                    nearest = foe;
                }
            }
        }
        return nearest;
    }

    private boolean isFoe(Entity entity) {
        if (!MONSTERS.has(entity) || !MINDS.has(entity) || HEALTHS.get(entity).health <= 0) {
            return false;
        }
        MindState mind = MINDS.get(entity).state;
        return mind != MindState.ASLEEP && mind != MindState.SHACKLED && !actors.isUnderWater(entity);
    }

    /** Returns whether a monster is in deep water, so that a companion cannot walk up to it. */
    private boolean swims(BodyComponent foe) {
        return !unswimmable.at(foe.cell);
    }

    private boolean isOnLeash(BodyComponent body) {
        float leash = content.tactics().leashCells();
        return squared(body, player.body().x, player.body().y) <= leash * leash;
    }

    private static float squared(BodyComponent one, float x, float y) {
        float dx = one.x - x;
        float dy = one.y - y;
        return dx * dx + dy * dy;
    }
}
