package dev.orebound.world.motion;

import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.core.Family;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.combat.MotionRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import org.jspecify.annotations.Nullable;

/**
 * Moves every body by its own speed, which the ground slows, and by its knock-back. If rock stops the player's walk, it
 * goes on round the corner, and along a stepped wall, with the way that was lost. Walking bodies stop at the brink of a
 * hazard with their middle on safe ground. A knock-back or a charge carries a body over it; the player walks over it by
 * pushing on for a while, and dashes over it if the dash ends on safe ground beyond.
 */
public final class MovementSystem extends EntitySystem {
    /** Knock-back below this speed ends, long before its float becomes so small that arithmetic is slow. */
    private static final float KNOCK_END = 0.002f;

    /** The longest distance of one call of the collider, less than any body's radius. */
    private static final float LONGEST_MOVE = 0.09f;

    /** A speed below this, in cells a tick, counts as standing, because arithmetic with tiny floats is slow. */
    private static final float STANDING = 1e-6f;

    /** Ticks of a dash that its predicted end leaves out, so that the player does not fall by a small margin. */
    private static final float DASH_MARGIN_TICKS = 0.5f;

    /** Part of its way that a walk must lose before the body glides round what stops it. */
    private static final float LOSS = 0.05f;

    /**
     * Part of a push that must lead over a brink, so that sliding off a rock beside the brink does not count as pushing
     * on.
     */
    private static final float AIMED = 0.3f;

    private final ActorColumns all;
    private final SpawnOrder lying = new SpawnOrder(
            Family.all(BodyComponent.class).exclude(HealthComponent.class).get());
    private final ComponentArray<BodyComponent> things = lying.column(BodyComponent.class);
    private final MotionRules rules;
    /** The player's collider, with round corners. */
    private final BodyCollider ofPlayer;

    /** The collider of everybody else on the ground, with square corners. */
    private final BodyCollider ofCrowds;

    private final BodyCollider inWater;

    /** By the kind's index. */
    private final boolean[] swims;

    private final BodyCollider ofThings;
    private final FloorState state;
    private final GroundEffects ground;
    private final ActorQueries actors;
    private final TickEvents events;
    private final Grid grid;
    private final Player player;
    private final int brinkTicks;

    /** The cells that were solid when the player's body last stood free. */
    private int solidVersion;

    /** The collider of the actor that is being moved. */
    private BodyCollider collider;

    /** Whether that actor was pushing towards the hazard at whose brink it was stopped. */
    private boolean isAimedOver;

    public MovementSystem(PartRegistry parts) {
        collider = parts.get(BodyCollider.class);
        ground = parts.get(GroundEffects.class);
        actors = parts.get(ActorQueries.class);
        all = parts.get(ActorColumns.class);
        rules = parts.get(Content.class).motion();
        ofPlayer = new BodyCollider(
                parts.get(Floor.class).grid(),
                parts.get(FloorState.class).solid(),
                parts.get(Floor.class).structure());
        // At round corners a crowd could not squeeze past a body that stands in a doorway.
        ofCrowds = collider;
        inWater = new BodyCollider(
                parts.get(Floor.class).grid(),
                parts.get(FloorState.class).unswimmable(),
                parts.get(Floor.class).structure());
        swims = new boolean[parts.get(Content.class).monsters().size()];
        for (int kind = 0; kind < swims.length; kind++) {
            swims[kind] = parts.get(Content.class).monsters().at(kind).swims();
        }
        ofThings = new BodyCollider(
                parts.get(Floor.class).grid(),
                parts.get(FloorState.class).unwalkable(),
                parts.get(Floor.class).structure());
        grid = parts.get(Floor.class).grid();
        player = parts.get(Player.class);
        brinkTicks = parts.get(Content.class).elements().fall().brinkTicks();
        state = parts.get(FloorState.class);
        events = parts.get(TickEvents.class);
    }

    @Override
    public void addedToEngine(Engine engine) {
        lying.follow(engine);
    }

    @Override
    public void update(float seconds) {
        if (solidVersion != state.solidVersion()) {
            solidVersion = state.solidVersion();
            // A wall that rises beside a round corner of rock makes it square.
            ofPlayer.move(player.body(), 0, 0);
        }
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            BodyComponent body = all.bodies.get(i);
            body.previousX = body.x;
            body.previousY = body.y;
            MonsterComponent monster = all.monsters.find(i);
            collider =
                    body == player.body() ? ofPlayer : monster != null && swims[monster.monster] ? inWater : ofCrowds;
            float pace = state.paceAt(body.cell) * body.pace;
            boolean slides = ground.isSlippery(body.cell) && !actors.isOffTheGround(all.entity(i));
            float kept = slides ? rules.slideKept() : rules.knockKept();
            if (slides) {
                body.knockX += body.velocityX * pace * rules.slideShare() * (1 - kept);
                body.knockY += body.velocityY * pace * rules.slideShare() * (1 - kept);
                pace *= 1 - rules.slideShare();
            }
            moveActor(all.entity(i), body, body.velocityX * pace, body.velocityY * pace);
            wearOff(body, kept);
            walk(all.entity(i), monster, body);
        }
        for (int i = 0; i < lying.size(); i++) {
            moveThing(things.get(i));
        }
    }

    /** Moves a thing, which stays on ground where it can be picked up. */
    private void moveThing(BodyComponent body) {
        body.previousX = body.x;
        body.previousY = body.y;
        float dx = body.velocityX + body.knockX;
        float dy = body.velocityY + body.knockY;
        int parts = partsOf(dx, dy);
        for (int part = 0; part < parts; part++) {
            ofThings.move(body, dx / parts, dy / parts);
        }
        wearOff(body, rules.knockKept());
    }

    private void moveActor(Entity entity, BodyComponent body, float walkX, float walkY) {
        float dx = walkX + body.knockX;
        float dy = walkY + body.knockY;
        int parts = partsOf(dx, dy);
        boolean wasHeld = false;
        isAimedOver = false;
        for (int part = 0; part < parts; part++) {
            wasHeld |= isStoppedAtBrink(entity, body, dx / parts, dy / parts, walkX, walkY);
        }
        float wayX = body.x - body.previousX;
        float wayY = body.y - body.previousY;
        countBrinkTicks(entity, wasHeld, wayX * wayX + wayY * wayY, dx * dx + dy * dy);
        if (parts > 0 && !wasHeld && body.knockX == 0 && body.knockY == 0 && entity == player.entity()) {
            float wanted = (float) Math.sqrt(dx * dx + dy * dy);
            float lost = wanted - (float) Math.sqrt(wayX * wayX + wayY * wayY);
            if (lost > LOSS * wanted) {
                glide(body, dx, dy, lost);
            }
        }
    }

    /** Lets a body make up for lost way by gliding round what stops it, but never over a brink. */
    private void glide(BodyComponent body, float dx, float dy, float lost) {
        int parts = partsOf(lost, 0);
        for (int part = 0; part < parts; part++) {
            float x = body.x;
            float y = body.y;
            int cell = body.cell;
            collider.glide(body, dx, dy, lost / parts);
            if (isOverBrink(cell, body.cell)) {
                putBack(body, x, y, cell);
                return;
            }
        }
    }

    /** Returns the number of moves for a distance. */
    private static int partsOf(float dx, float dy) {
        float longest = Math.max(Math.abs(dx), Math.abs(dy));
        return longest < STANDING ? 0 : (int) Math.floor(longest / LONGEST_MOVE) + 1;
    }

    /** Moves an actor, along the brink if it has to stop there; returns whether it had to. */
    private boolean isStoppedAtBrink(Entity entity, BodyComponent body, float dx, float dy, float walkX, float walkY) {
        if (!goesOver(body, dx, dy)) {
            return false;
        }
        if (!stopsAtBrink(entity, body, walkX, walkY)) {
            collider.move(body, dx, dy);
            return false;
        }
        if (goesOver(body, dx, 0)) {
            goesOver(body, 0, dy);
        }
        return true;
    }

    /** Moves a body unless that would carry it over a brink; returns whether it would. */
    private boolean goesOver(BodyComponent body, float dx, float dy) {
        float x = body.x;
        float y = body.y;
        int cell = body.cell;
        collider.move(body, dx, dy);
        if (!isOverBrink(cell, body.cell)) {
            return false;
        }
        float ahead = dx * (grid.x(body.cell) - grid.x(cell)) + dy * (grid.y(body.cell) - grid.y(cell));
        isAimedOver |= ahead > AIMED * Math.max(Math.abs(dx), Math.abs(dy));
        putBack(body, x, y, cell);
        return true;
    }

    private static void putBack(BodyComponent body, float x, float y, int cell) {
        body.x = x;
        body.y = y;
        body.cell = cell;
    }

    private static void wearOff(BodyComponent body, float kept) {
        if (body.knockX == 0 && body.knockY == 0) {
            return;
        }
        body.knockX *= kept;
        body.knockY *= kept;
        if (body.knockX * body.knockX + body.knockY * body.knockY < KNOCK_END * KNOCK_END) {
            body.knockX = 0;
            body.knockY = 0;
        }
    }

    private void walk(Entity entity, @Nullable MonsterComponent monster, BodyComponent body) {
        if (body.velocityX == 0 && body.velocityY == 0) {
            return;
        }
        float dx = body.x - body.previousX;
        float dy = body.y - body.previousY;
        body.stride += (float) Math.sqrt(dx * dx + dy * dy);
        if (body.stride >= rules.strideCells()) {
            body.stride -= rules.strideCells();
            int kind = monster == null ? -1 : monster.monster;
            events.actor(EventType.FOOT_SET, body, SPAWNS.get(entity).spawnId, kind);
        }
    }

    /** Returns whether a step from one cell to another leads from safe ground into a hazard. */
    private boolean isOverBrink(int from, int to) {
        return from != to && state.isPeril(to) && !state.isPeril(from);
    }

    private boolean stopsAtBrink(Entity entity, BodyComponent body, float walkX, float walkY) {
        float knock = body.knockX * body.knockX + body.knockY * body.knockY;
        if (knock > walkX * walkX + walkY * walkY) {
            return false;
        }
        if (entity != player.entity()) {
            StrikerComponent striker = STRIKERS.get(entity);
            return striker == null || striker.phase != StrikePhase.STRIKING;
        }
        PlayerComponent input = player.component();
        return input.dashTicks > 0 ? !dashEndsBeyond(body, input, walkX, walkY) : input.brinkTicks < brinkTicks;
    }

    private boolean dashEndsBeyond(BodyComponent body, PlayerComponent input, float walkX, float walkY) {
        float left = input.dashTicks - DASH_MARGIN_TICKS;
        int x = (int) Math.floor(body.previousX + walkX * left);
        int y = (int) Math.floor(body.previousY + walkY * left);
        return grid.contains(x, y) && state.isWalkable(grid.cell(x, y));
    }

    /** Counts the ticks for which the player has been pushing straight on at a brink. */
    private void countBrinkTicks(Entity entity, boolean wasStopped, float squaredWay, float squaredWanted) {
        if (entity == player.entity()) {
            PlayerComponent input = player.component();
            boolean isOnPurpose = wasStopped && isAimedOver && input.dashTicks == 0 && 4 * squaredWay < squaredWanted;
            input.brinkTicks = isOnPurpose ? input.brinkTicks + 1 : 0;
        }
    }
}
