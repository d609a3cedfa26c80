package dev.orebound.lab.golem;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.monster.GolemRules.CompanyRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Counts the manners of the companions of a world tick by tick, and complains of nothing. It shares no code with what
 * lets companions keep their manners: it measures from bodies, the player's aim and the floor alone.
 */
final class MannersWatch implements WorldRule {
    private static final int DIRECTIONS = 32;
    private static final int STEPS = 4;

    /** Distance between two places at which room is looked for. */
    private static final double STEP_CELLS = 0.5;

    /** The radius of a shot, in cells, which a companion's body leaves free beside the line of aim. */
    private static final double SHOT_CELLS = 0.1;

    /** Gap between two bodies that counts as touching. */
    private static final double TOUCH_CELLS = 0.1;

    /** Part of the wanted way below which the player counts as held up. */
    private static final double HELD_UP = 0.3;

    private final World world;
    private final CompanyRules rules;
    private final MannersFigures figures;
    private final Grid grid;
    private final BitLayer opaque;
    private final BitLayer unwalkable;

    /** By the spawn id of a companion: whether it is ahead of the player in a corridor. */
    private final TreeMap<Long, Boolean> areAhead = new TreeMap<>();

    private float heroX;
    private float heroY;
    private long blockedTicks;

    MannersWatch(World world, MannersFigures figures) {
        this.world = world;
        this.figures = figures;
        rules = world.content().golems().rules().company();
        grid = world.floor().grid();
        opaque = world.floorState().opaque();
        unwalkable = world.floorState().unwalkable();
        heroX = world.player().body().x;
        heroY = world.player().body().y;
    }

    @Override
    public @Nullable RuleBreach look(World any) {
        for (int i = 0; i < world.events().size(); i++) {
            count(world.events().at(i));
        }
        if (!world.player().isAlive()) {
            return null;
        }
        boolean isBlocked = false;
        for (int i = 0; i < world.companions().size(); i++) {
            Entity companion = world.companions().get(i);
            BodyComponent body = companion.getComponent(BodyComponent.class);
            look(body, companion.getComponent(CompanionComponent.class).monster);
            isBlocked |= blocks(body);
            watchPassing(body, companion.getComponent(SpawnComponent.class).spawnId);
        }
        blockedTicks = isBlocked ? blockedTicks + 1 : 0;
        figures.longestBlockTicks.meet(blockedTicks);
        heroX = world.player().body().x;
        heroY = world.player().body().y;
        return null;
    }

    private void count(WorldEvent event) {
        switch (event.type()) {
            case COMPANION_DIED -> figures.companionsLost.add(1);
            case COMPANION_SWAPPED -> figures.swapsOnOrder.add(1);
            case GOLEMS_ORDERED -> figures.orders.add(1);
            case GOLEM_FED -> figures.feedings.add(1);
            default -> {}
        }
        if (event instanceof HealthEvent hurt && hurt.type() == EventType.ACTOR_HURT && hurt.byMonster < 0) {
            countGroundHarm(hurt);
        }
    }

    private void countGroundHarm(HealthEvent hurt) {
        for (Entity companion : world.companions()) {
            if (companion.getComponent(SpawnComponent.class).spawnId == hurt.actorId) {
                figures.groundHarm.add(hurt.amount);
                figures.groundHarmShares.add(
                        hurt.amount / (double) Math.max(1, companion.getComponent(HealthComponent.class).most));
            }
        }
    }

    private void look(BodyComponent body, int kind) {
        BodyComponent hero = world.player().body();
        double distance = Math.hypot(body.x - hero.x, body.y - hero.y);
        figures.ticks.add(1);
        if (isClear(hero.x, hero.y, body.x, body.y)) {
            figures.distances.add(distance);
            figures.distanceTicks.add(1);
            figures.nearTicks.addIf(distance < rules.keepCells());
        }
        boolean isUnharmed = world.content().monsters().at(kind).isOffTheGround();
        figures.harmfulTicks.addIf(
                !isUnharmed && world.part(GroundEffects.class).isHarmful(body.cell));
        if (isInAim(body.x, body.y, body.radius)) {
            figures.aimTicks.add(1);
            figures.aimTicksWithRoom.addIf(hasRoom(body));
        }
    }

    private boolean isInAim(double x, double y, double radius) {
        BodyComponent hero = world.player().body();
        double aimX = world.player().striker().wantedX;
        double aimY = world.player().striker().wantedY;
        double dx = x - hero.x;
        double dy = y - hero.y;
        double along = dx * aimX + dy * aimY;
        return along > 0
                && along < rules.aimCells()
                && Math.abs(dx * aimY - dy * aimX) < radius + SHOT_CELLS
                && isClear(hero.x, hero.y, (float) x, (float) y);
    }

    /**
     * Returns whether there is a place nearby that a companion could walk to and that is neither in the way nor
     * harmful.
     */
    private boolean hasRoom(BodyComponent body) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            double turn = 2 * Math.PI * direction / DIRECTIONS;
            for (int step = 1; step <= STEPS; step++) {
                double x = body.x + Math.cos(turn) * step * STEP_CELLS;
                double y = body.y + Math.sin(turn) * step * STEP_CELLS;
                if (!isOpen(x, y, body.radius)) {
                    break;
                }
                BodyComponent hero = world.player().body();
                boolean isApart = Math.hypot(x - hero.x, y - hero.y) >= rules.keepCells();
                boolean isHarmful = world.part(GroundEffects.class).isHarmful(grid.cell((int) x, (int) y));
                if (isApart && !isHarmful && !isInAim(x, y, body.radius)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether a square about a place touches nothing that cannot be walked on. */
    private boolean isOpen(double x, double y, double radius) {
        for (int side = 0; side < 4; side++) {
            int cellX = (int) Math.floor(x + (side % 2 == 0 ? radius : -radius));
            int cellY = (int) Math.floor(y + (side < 2 ? radius : -radius));
            if (!grid.contains(cellX, cellY) || unwalkable.at(grid.cell(cellX, cellY))) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a companion is in front of a player who walks down a corridor and does not get on. */
    private boolean blocks(BodyComponent body) {
        BodyComponent hero = world.player().body();
        double speed = Math.hypot(hero.velocityX, hero.velocityY);
        if (speed == 0 || !isNarrow(hero.cell)) {
            return false;
        }
        double dx = body.x - hero.x;
        double dy = body.y - hero.y;
        boolean isAhead = (dx * hero.velocityX + dy * hero.velocityY) / speed > 0;
        boolean touches = Math.hypot(dx, dy) < body.radius + hero.radius + TOUCH_CELLS;
        double way = Math.hypot(hero.x - heroX, hero.y - heroY);
        return isAhead && touches && way < HELD_UP * speed * hero.pace;
    }

    /** Counts a companion that was just ahead of a walking player in a corridor and is now behind. */
    private void watchPassing(BodyComponent body, long spawnId) {
        BodyComponent hero = world.player().body();
        double speed = Math.hypot(hero.velocityX, hero.velocityY);
        double dx = body.x - hero.x;
        double dy = body.y - hero.y;
        if (speed == 0 || !isNarrow(hero.cell) || Math.hypot(dx, dy) > rules.keepCells()) {
            areAhead.remove(spawnId);
            return;
        }
        boolean isAhead = dx * hero.velocityX + dy * hero.velocityY > 0;
        Boolean was = areAhead.put(spawnId, isAhead);
        figures.swaps.addIf(was != null && was && !isAhead);
    }

    private boolean isNarrow(int cell) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        return (unwalkable.at(x - 1, y, true) && unwalkable.at(x + 1, y, true))
                || (unwalkable.at(x, y - 1, true) && unwalkable.at(x, y + 1, true));
    }

    private boolean isClear(float fromX, float fromY, float toX, float toY) {
        return LineTrace.isClear(opaque, fromX, fromY, toX, toY);
    }
}
