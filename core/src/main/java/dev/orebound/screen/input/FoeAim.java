package dev.orebound.screen.input;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.InteractPrompt;
import org.jspecify.annotations.Nullable;

/**
 * Finds the foe that a player means: the one that is nearest to the aim of a gamepad, the nearest of all, or one within
 * reach of the pick. It only reads the world and changes an aim before the intent is written, so that a replay needs to
 * know nothing of it.
 */
public final class FoeAim {
    /** Foes farther away, in cells, are not aimed at. */
    private static final float FARTHEST_CELLS = 11;

    /** A foe that sleeps counts as so much farther away, in cells. */
    private static final float SLEEP_CELLS = 6;

    /** The target changes by itself only to a foe that is so much nearer, in cells. */
    private static final float NEARER_CELLS = 1.5f;

    /** A point is meant for a foe within this distance of it, in cells. */
    private static final float AT_CELLS = 0.9f;

    /** A point is meant for a thing to use within this distance of its middle, in cells. */
    private static final float USE_CELLS = 1.2f;

    private static final float CELL_RADIUS = 0.5f;

    private static final long NOBODY = 0;

    private final World world;
    private final WalkerView view;
    private float x;
    private float y;
    private long target = NOBODY;
    private boolean isChosen;
    private float targetX;
    private float targetY;

    public FoeAim(World world) {
        this.world = world;
        view = new WalkerView(world);
    }

    /**
     * Finds the foe in sight whose direction is nearest to an aim; {@link #x} and {@link #y} then are its direction.
     *
     * @param fromX place of the player, in cells
     * @param aimX a unit vector
     * @param degrees the most by which the direction may differ, 0 to 180
     * @return false if there is none
     */
    boolean turn(float fromX, float fromY, float aimX, float aimY, int degrees) {
        float best = AimTable.halfArcCosine(2 * degrees);
        boolean isFound = false;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            BodyComponent body = foe(monsters.get(i));
            if (body == null) {
                continue;
            }
            float dx = body.x - fromX;
            float dy = body.y - fromY;
            float far = (float) Math.sqrt(dx * dx + dy * dy);
            float cosine = far > 0 && far <= FARTHEST_CELLS ? (dx * aimX + dy * aimY) / far : -1;
            if (cosine >= best && far > 0) {
                best = cosine;
                x = dx / far;
                y = dy / far;
                isFound = true;
            }
        }
        return isFound;
    }

    /** Returns the body of a monster if it is a foe in sight that is no captive; null if not. */
    static @Nullable BodyComponent foeInSight(World world, Entity monster) {
        BodyComponent body = monster.getComponent(BodyComponent.class);
        MindComponent mind = monster.getComponent(MindComponent.class);
        boolean isFoe = mind != null
                && mind.state != MindState.SHACKLED
                && monster.getComponent(HealthComponent.class).health > 0
                && world.floorState().isInSight(body.cell)
                && !world.isUnderWater(monster);
        return isFoe ? body : null;
    }

    private @Nullable BodyComponent foe(Entity monster) {
        return foeInSight(world, monster);
    }

    /** Returns the direction of the found foe, a unit vector. */
    float x() {
        return x;
    }

    float y() {
        return y;
    }

    /**
     * Keeps the target or takes the nearest foe, those that are awake before those that sleep; {@link #targetX} and
     * {@link #targetY} then are its place.
     *
     * @return false if no foe is in sight
     */
    boolean target() {
        Entity best = null;
        Entity kept = null;
        float least = Float.MAX_VALUE;
        float keptFar = Float.MAX_VALUE;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            Entity monster = monsters.get(i);
            if (foe(monster) == null || far(monster) > FARTHEST_CELLS) {
                continue;
            }
            float far = farOrAsleep(monster);
            if (idOf(monster) == target) {
                kept = monster;
                keptFar = far;
            }
            if (far < least) {
                least = far;
                best = monster;
            }
        }
        boolean keeps = kept != null && (isChosen || keptFar < least + NEARER_CELLS);
        aimAt(keeps ? kept : best);
        isChosen &= keeps;
        return target != NOBODY;
    }

    private void aimAt(@Nullable Entity foe) {
        target = foe == null ? NOBODY : idOf(foe);
        if (foe != null) {
            BodyComponent body = foe.getComponent(BodyComponent.class);
            targetX = body.x;
            targetY = body.y;
        }
    }

    /** Takes the foe that follows the target counter-clockwise about the player, and keeps it. */
    void next() {
        target();
        double from = turnTo(targetX, targetY);
        Entity best = null;
        double least = 2;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            Entity monster = monsters.get(i);
            BodyComponent body = foe(monster);
            if (body != null && far(monster) <= FARTHEST_CELLS && idOf(monster) != target) {
                double turn = turnTo(body.x, body.y) - from;
                double ahead = turn <= 0 ? turn + 1 : turn;
                if (ahead < least) {
                    least = ahead;
                    best = monster;
                }
            }
        }
        if (best != null) {
            aimAt(best);
            isChosen = true;
        }
    }

    private double turnTo(float atX, float atY) {
        return StrictMath.atan2(atY - view.self().y, atX - view.self().x) / (2 * Math.PI);
    }

    /** Returns the place of the target, in cells. */
    float targetX() {
        return targetX;
    }

    float targetY() {
        return targetY;
    }

    /**
     * Finds the nearest foe that is awake and that the pick reaches; {@link #x} and {@link #y} then are its direction.
     *
     * @return false if there is none
     */
    boolean reachesFoe() {
        return reachesFoe(view.self().x, view.self().y, view.reach() + FARTHEST_CELLS, false);
    }

    /** Finds a foe about a point that the pick reaches, as {@link #reachesFoe()}, also one that sleeps. */
    boolean reachesFoeAt(float atX, float atY) {
        return reachesFoe(atX, atY, AT_CELLS, true);
    }

    private boolean reachesFoe(float atX, float atY, float within, boolean alsoAsleep) {
        float least = within;
        boolean isFound = false;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            Entity monster = monsters.get(i);
            BodyComponent body = foe(monster);
            boolean isMeant = body != null && (alsoAsleep || !isAsleep(monster));
            if (isMeant && body != null && isReached(body.x, body.y, body.radius)) {
                float dx = body.x - atX;
                float dy = body.y - atY;
                float far = (float) Math.sqrt(dx * dx + dy * dy);
                if (far <= least) {
                    least = far;
                    point(body.x, body.y);
                    isFound = true;
                }
            }
        }
        return isFound;
    }

    /** Finds ore, a lock or a statue on the cell of a point that the pick reaches, as {@link #reachesFoe()}. */
    boolean reachesThingAt(float atX, float atY) {
        int cell = view.grid().contains((int) Math.floor(atX), (int) Math.floor(atY))
                ? view.grid().cell((int) Math.floor(atX), (int) Math.floor(atY))
                : Grid.NONE;
        if (cell == Grid.NONE
                || (view.floor().ore(cell) == null && !view.floor().stopsShots(cell))) {
            return false;
        }
        float middleX = view.middleX(cell);
        float middleY = view.middleY(cell);
        point(middleX, middleY);
        float reach = view.reach() + CELL_RADIUS;
        return view.squaredTo(middleX, middleY) <= reach * reach;
    }

    /** Returns true if what the player can use now stands about a point. */
    boolean usesAt(float atX, float atY) {
        int cell = world.promptCell();
        if (cell == Grid.NONE || world.prompt() == InteractPrompt.NOTHING) {
            return false;
        }
        float dx = view.middleX(cell) - atX;
        float dy = view.middleY(cell) - atY;
        return dx * dx + dy * dy <= USE_CELLS * USE_CELLS;
    }

    /** Returns true while the player holds its key to free a captive or to break a door. */
    boolean isUsing() {
        return world.player().component().freeTicks > 0 || world.player().component().breakTicks > 0;
    }

    /** Returns true if the pick reaches a point that nothing opaque shields. */
    private boolean isReached(float atX, float atY, float radius) {
        float reach = view.reach() + radius;
        return view.squaredTo(atX, atY) <= reach * reach && view.isInView(atX, atY);
    }

    /** Sets the found direction to that of a point. */
    void point(float atX, float atY) {
        float dx = atX - view.self().x;
        float dy = atY - view.self().y;
        float far = (float) Math.sqrt(dx * dx + dy * dy);
        x = far == 0 ? 1 : dx / far;
        y = far == 0 ? 0 : dy / far;
    }

    private float farOrAsleep(Entity monster) {
        return far(monster) + (isAsleep(monster) ? SLEEP_CELLS : 0);
    }

    private float far(Entity monster) {
        return (float) Math.sqrt(view.squaredTo(monster));
    }

    private static boolean isAsleep(Entity monster) {
        return monster.getComponent(MindComponent.class).state == MindState.ASLEEP;
    }

    private static long idOf(Entity monster) {
        return monster.getComponent(SpawnComponent.class).spawnId;
    }
}
