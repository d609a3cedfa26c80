package dev.orebound.world.companion;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.GolemRules.CompanyRules;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the player's order of a tick to the companions and gives each its part of it. */
public final class CompanionOrders {
    private static final int WIDEST_RING = 4;

    private final TickEvents events;
    private final Floor floor;
    private final Content content;
    private final CompanyRules rules;
    private final Grid grid;
    private final FloorState state;
    private final TerrainQueries terrain;
    private final HazardMap hazards;
    private final BodyCollider collider;
    private final ActorQueries actors;
    private final Player player;

    /** The order of this tick, or none. */
    private IntentOrder given = IntentOrder.NONE;

    private int argument;

    public CompanionOrders(PartRegistry parts) {
        events = parts.get(TickEvents.class);
        floor = parts.get(Floor.class);
        content = parts.get(Content.class);
        rules = content.golems().rules().company();
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        terrain = new TerrainQueries(state.unwalkable());
        hazards = parts.get(HazardMap.class);
        collider = parts.get(BodyCollider.class);
        actors = parts.get(ActorQueries.class);
        player = parts.get(Player.class);
    }

    /** Stores the order of this tick. */
    public void give(IntentOrder order, int cell) {
        given = order;
        argument = cell;
    }

    /**
     * Carries out the order of this tick, if there is one.
     *
     * @param all monsters and companions, oldest first
     */
    void apply(ImmutableArray<Entity> all) {
        IntentOrder order = given;
        given = IntentOrder.NONE;
        if (order == IntentOrder.NONE) {
            return;
        }
        boolean isPlace = argument >= 0 && argument < grid.size();
        boolean isDone = switch (order) {
            case GOLEMS_FOLLOW -> follow(all);
            case GOLEMS_HOLD -> isPlace && hold(all);
            case GOLEMS_ATTACK -> isPlace && attack(all);
            case GOLEMS_MINE -> isPlace && mine(all);
            case GOLEMS_SWAP -> isPlace && swap(all);
            default -> false;
        };
        BodyComponent body = player.body();
        events.place(isDone ? EventType.GOLEMS_ORDERED : EventType.ORDER_REFUSED, body.x, body.y, body.cell);
    }

    /** Lets a companion follow the player again. */
    static void release(CompanionComponent companion) {
        companion.order = CompanionOrder.FOLLOW;
        companion.orderCell = Grid.NONE;
        companion.markSpawnId = 0;
    }

    private boolean follow(ImmutableArray<Entity> all) {
        boolean has = false;
        for (int i = 0; i < all.size(); i++) {
            CompanionComponent companion = COMPANIONS.get(all.get(i));
            if (companion != null) {
                release(companion);
                has = true;
            }
        }
        return has;
    }

    private boolean hold(ImmutableArray<Entity> all) {
        boolean holds = false;
        for (int i = 0; i < all.size(); i++) {
            CompanionComponent companion = COMPANIONS.get(all.get(i));
            if (companion != null) {
                release(companion);
                int post = post(all, i, companion);
                if (post != Grid.NONE) {
                    companion.order = CompanionOrder.HOLD;
                    companion.orderCell = post;
                    holds = true;
                }
            }
        }
        return holds;
    }

    /**
     * Returns the post of a companion: for a bulwark the doorway nearest to the cell, else the nearest cell that no
     * older one has.
     */
    private int post(ImmutableArray<Entity> all, int number, CompanionComponent companion) {
        GolemKind golem = content.golems().ofMonster(companion.monster);
        float doorwayCells = golem == null ? 0 : golem.build().doorwayCells();
        int doorway = doorwayCells > 0 ? nearest(all, number, (int) doorwayCells, true) : Grid.NONE;
        return doorway == Grid.NONE ? nearest(all, number, WIDEST_RING, false) : doorway;
    }

    private int nearest(ImmutableArray<Entity> all, int number, int widest, boolean inDoorway) {
        for (int ring = 0; ring <= widest; ring++) {
            for (int dy = -ring; dy <= ring; dy++) {
                int step = Math.abs(dy) == ring ? 1 : Math.max(1, 2 * ring);
                for (int dx = -ring; dx <= ring; dx += step) {
                    int x = grid.x(argument) + dx;
                    int y = grid.y(argument) + dy;
                    if (grid.contains(x, y) && isPost(all, number, grid.cell(x, y), inDoorway)) {
                        return grid.cell(x, y);
                    }
                }
            }
        }
        return Grid.NONE;
    }

    private boolean isPost(ImmutableArray<Entity> all, int number, int cell, boolean inDoorway) {
        if (!state.isWalkable(cell) || hazards.isHarmful(cell) || (inDoorway && !terrain.isNarrow(cell))) {
            return false;
        }
        for (int i = 0; i < number; i++) {
            CompanionComponent other = COMPANIONS.get(all.get(i));
            if (other != null && other.orderCell == cell) {
                return false;
            }
        }
        return LineTrace.isClear(
                state.solid(),
                grid.x(argument) + 0.5f,
                grid.y(argument) + 0.5f,
                grid.x(cell) + 0.5f,
                grid.y(cell) + 0.5f);
    }

    private boolean attack(ImmutableArray<Entity> all) {
        Entity mark = null;
        float least = rules.markCells() * rules.markCells();
        for (int i = 0; i < all.size(); i++) {
            if (actors.canHit(-1, all.get(i))) {
                BodyComponent body = BODIES.get(all.get(i));
                float dx = body.x - grid.x(argument) - 0.5f;
                float dy = body.y - grid.y(argument) - 0.5f;
                if (dx * dx + dy * dy < least) {
                    mark = all.get(i);
                    least = dx * dx + dy * dy;
                }
            }
        }
        boolean has = false;
        for (int i = 0; i < all.size() && mark != null; i++) {
            CompanionComponent companion = COMPANIONS.get(all.get(i));
            if (companion != null) {
                release(companion);
                companion.order = CompanionOrder.ATTACK;
                companion.markSpawnId = SPAWNS.get(mark).spawnId;
                has = true;
            }
        }
        return has;
    }

    private boolean mine(ImmutableArray<Entity> all) {
        int lock = lockNear(argument);
        int ore = lock == Grid.NONE ? oreNear(argument) : lock;
        if (ore == Grid.NONE) {
            return false;
        }
        boolean anyDelves = false;
        for (int i = 0; i < all.size(); i++) {
            GolemKind golem = golemOf(all.get(i));
            anyDelves |= golem != null && golem.build().delveCells() > 0;
        }
        boolean mines = false;
        for (int i = 0; i < all.size(); i++) {
            GolemKind golem = golemOf(all.get(i));
            if (COMPANIONS.has(all.get(i))) {
                CompanionComponent companion = COMPANIONS.get(all.get(i));
                release(companion);
                if (golem != null && (golem.build().delveCells() > 0 || (!anyDelves && lock == Grid.NONE))) {
                    companion.order = CompanionOrder.MINE;
                    companion.orderCell = ore;
                    mines = true;
                }
            }
        }
        return mines;
    }

    /** Returns the cell of the ore at a cell or beside it, or {@link Grid#NONE}. */
    int oreNear(int cell) {
        return near(cell, false);
    }

    /** Returns the cell of a lock at a cell or beside it that golems can break, or {@link Grid#NONE}. */
    private int lockNear(int cell) {
        return near(cell, true);
    }

    private boolean isLock(int cell) {
        LockComponent lock = state.shutLock(cell);
        if (lock == null || lock.isHidden) {
            return false;
        }
        List<LockSpot.WaySpot> ways = floor.locks().get(lock.number).ways();
        for (int i = 0; i < ways.size(); i++) {
            if (ways.get(i).by() instanceof LockWay.ByGolem) {
                return true;
            }
        }
        return false;
    }

    private int near(int cell, boolean isOfLock) {
        for (int ring = 0; ring <= 1; ring++) {
            for (int dy = -ring; dy <= ring; dy++) {
                for (int dx = -ring; dx <= ring; dx++) {
                    int x = grid.x(cell) + dx;
                    int y = grid.y(cell) + dy;
                    boolean isIt = grid.contains(x, y)
                            && (isOfLock ? isLock(grid.cell(x, y)) : state.ore(grid.cell(x, y)) != null);
                    if (isIt) {
                        return grid.cell(x, y);
                    }
                }
            }
        }
        return Grid.NONE;
    }

    private @Nullable GolemKind golemOf(Entity entity) {
        CompanionComponent companion = COMPANIONS.get(entity);
        return companion == null ? null : content.golems().ofMonster(companion.monster);
    }

    /**
     * Exchanges the places of the player and the companion nearest to the direction of the cell, unless either would be
     * hurt.
     */
    private boolean swap(ImmutableArray<Entity> all) {
        BodyComponent hero = player.body();
        float aimX = grid.x(argument) + 0.5f - hero.x;
        float aimY = grid.y(argument) + 0.5f - hero.y;
        float length = Math.max(0.01f, (float) Math.sqrt(aimX * aimX + aimY * aimY));
        Entity found = null;
        float best = 0;
        for (int i = 0; i < all.size(); i++) {
            if (COMPANIONS.has(all.get(i)) && HEALTHS.get(all.get(i)).health > 0) {
                BodyComponent body = BODIES.get(all.get(i));
                float dx = body.x - hero.x;
                float dy = body.y - hero.y;
                float distance = Math.max(0.01f, (float) Math.sqrt(dx * dx + dy * dy));
                float towards = (dx * aimX + dy * aimY) / distance / length;
                if (towards > best
                        && distance <= rules.swapCells()
                        && canSwap(body, COMPANIONS.get(all.get(i)).monster)) {
                    found = all.get(i);
                    best = towards;
                }
            }
        }
        if (found == null) {
            return false;
        }
        exchange(BODIES.get(found), hero);
        events.actor(EventType.COMPANION_SWAPPED, hero, SPAWNS.get(found).spawnId, COMPANIONS.get(found).monster);
        return true;
    }

    private boolean canSwap(BodyComponent body, int kind) {
        BodyComponent hero = player.body();
        return LineTrace.isClear(state.opaque(), hero.x, hero.y, body.x, body.y)
                && state.isWalkable(body.cell)
                && state.isWalkable(hero.cell)
                && !hazards.hurts(body.cell, -1)
                && !hazards.isHarmfulTo(body.cell, -1)
                && !hazards.hurts(hero.cell, kind);
    }

    private void exchange(BodyComponent body, BodyComponent hero) {
        float x = body.x;
        float y = body.y;
        int cell = body.cell;
        put(body, hero.x, hero.y, hero.cell);
        put(hero, x, y, cell);
    }

    /** Puts a body at a point, or in the middle of the cell if it is too large for the point. */
    private void put(BodyComponent body, float x, float y, int cell) {
        boolean fits = collider.isFree(x, y, body.radius);
        body.x = fits ? x : grid.x(cell) + 0.5f;
        body.y = fits ? y : grid.y(cell) + 0.5f;
        body.cell = cell;
    }
}
