package dev.orebound.world.vignette;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;

/** Counts what brings each lock nearer to its opening: blows of the pick, brews, golems, and the player's patience. */
public final class LockSystem extends EntitySystem {
    /** Distance in cells within which the player waits, and a golem works, at a lock. */
    private static final int BESIDE_CELLS = 2;

    /** Ticks from one event about a working golem to the next. */
    private static final int WORK_TICKS = 30;

    /** Ticks within which a second hit of the same shot counts as the first. */
    private static final int SAME_SHOT_TICKS = 60;

    private final Content content;
    private final Floor floor;
    private final FloorState state;
    private final Grid grid;
    private final Player player;
    private final ActorColumns actors;
    private final BlowQueue blows;
    private final TickClock clock;
    private final FloorVignettes vignettes;
    private final LockOpening opening;

    /** What each way of each lock takes: the ordinal of the influence of a brew, or {@link LockOpening#NONE}. */
    private final List<int[]> influences = new ArrayList<>();

    public LockSystem(PartRegistry parts) {
        content = parts.get(Content.class);
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        grid = floor.grid();
        player = parts.get(Player.class);
        actors = parts.get(ActorColumns.class);
        blows = parts.get(BlowQueue.class);
        clock = parts.get(TickClock.class);
        vignettes = parts.get(FloorVignettes.class);
        opening = new LockOpening(parts);
        for (LockSpot lock : floor.locks()) {
            influences.add(
                    lock.ways().stream().mapToInt(way -> influenceOf(way.by())).toArray());
        }
    }

    private int influenceOf(LockWay.Kind way) {
        if (!(way instanceof LockWay.ByBrew brew)) {
            return LockOpening.NONE;
        }
        int index = content.brews().all().indexOf(brew.brew());
        GroundInfluence influence =
                content.brews().attack(index, BrewUse.BOLT, 1).influence();
        return influence == null ? LockOpening.NONE : influence.ordinal();
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < blows.thingSize(); i++) {
            strike(blows.thingCell(i), blows.thingInfluence(i), blows.thingSource(i));
        }
        blows.clearThings();
        List<LockComponent> locks = state.locks();
        for (int i = 0; i < locks.size(); i++) {
            if (!locks.get(i).isOpen) {
                step(locks.get(i));
            }
        }
    }

    private void strike(int cell, int influence, long source) {
        LockComponent lock = state.shutLock(cell);
        if (lock != null) {
            strike(lock, cell, influence, source);
            return;
        }
        PropComponent prop = state.prop(cell);
        if (prop != null && prop.kind == PropKind.STATUE) {
            vignettes.scenes.get(prop.vignette).isStruck = true;
        }
    }

    private void strike(LockComponent lock, int cell, int influence, long source) {
        boolean isSameShot = source == lock.struckBySpawnId
                && source != player.spawnId()
                && clock.tick() - lock.struckTick < SAME_SHOT_TICKS;
        lock.struckBySpawnId = source;
        lock.struckTick = clock.tick();
        opening.find(lock);
        int way = influence == BlowQueue.PICK ? opening.way(lock, LockWay.ByPick.class) : brewWay(lock, influence);
        if (way != LockOpening.NONE && !isSameShot) {
            vignettes.tellOfLock(EventType.LOCK_STRUCK, lock.number, cell);
            opening.progress(lock, way, wanted(opening.ways(lock).get(way).by()));
        }
    }

    private int brewWay(LockComponent lock, int influence) {
        int[] taken = influences.get(lock.number);
        for (int way = 0; way < taken.length; way++) {
            if (taken[way] == influence) {
                return way;
            }
        }
        return LockOpening.NONE;
    }

    /** Returns the blows, ticks or uses that a way takes. */
    private static int wanted(LockWay.Kind way) {
        if (way instanceof LockWay.ByPick pick) {
            return pick.blows();
        } else if (way instanceof LockWay.ByGolem golem) {
            return golem.ticks();
        } else if (way instanceof LockWay.ByWaiting waiting) {
            return waiting.ticks();
        }
        return way instanceof LockWay.ByBrew brew ? brew.uses() : 1;
    }

    private void step(LockComponent lock) {
        if (player.isAlive() && isWithin(lock, player.body().cell, 1)) {
            opening.find(lock);
        }
        if (lock.isHidden) {
            return;
        }
        int waiting = opening.way(lock, LockWay.ByWaiting.class);
        if (waiting != LockOpening.NONE && player.isAlive() && isWithin(lock, player.body().cell, BESIDE_CELLS)) {
            opening.progress(
                    lock, waiting, wanted(opening.ways(lock).get(waiting).by()));
        }
        int golem = opening.way(lock, LockWay.ByGolem.class);
        if (golem != LockOpening.NONE && !lock.isOpen && isWorkedAt(lock)) {
            if (lock.progress[golem] % WORK_TICKS == 0) {
                vignettes.tellOfLock(EventType.LOCK_STRUCK, lock.number, lock.cell);
            }
            opening.progress(lock, golem, wanted(opening.ways(lock).get(golem).by()));
        }
    }

    private boolean isWorkedAt(LockComponent lock) {
        for (int i = 0; i < actors.size(); i++) {
            CompanionComponent companion = actors.companions.find(i);
            if (companion != null
                    && actors.healths.get(i).health > 0
                    && breaksBarriers(companion)
                    && isAtIt(companion, lock)
                    && isWithin(lock, actors.bodies.get(i).cell, BESIDE_CELLS)) {
                return true;
            }
        }
        return false;
    }

    private boolean breaksBarriers(CompanionComponent companion) {
        GolemKind golem = content.golems().ofMonster(companion.monster);
        return golem != null && golem.build().delveCells() > 0;
    }

    private boolean isAtIt(CompanionComponent companion, LockComponent lock) {
        return companion.order == CompanionOrder.FOLLOW
                || (companion.order == CompanionOrder.MINE && state.lock(companion.orderCell) == lock);
    }

    /** Returns whether a cell is at most so many steps, straight or diagonal, from a lock. */
    private boolean isWithin(LockComponent lock, int cell, int steps) {
        Cells cells = floor.locks().get(lock.number).cells();
        for (int i = 0; i < cells.size(); i++) {
            int dx = Math.abs(grid.x(cell) - grid.x(cells.at(i)));
            int dy = Math.abs(grid.y(cell) - grid.y(cells.at(i)));
            if (Math.max(dx, dy) <= steps) {
                return true;
            }
        }
        return false;
    }
}
