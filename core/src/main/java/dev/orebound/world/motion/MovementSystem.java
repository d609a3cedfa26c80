package dev.orebound.world.motion;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.combat.MotionRules;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.SpawnOrder;
import org.jspecify.annotations.Nullable;

/** Moves every body by its own speed, less what it wades through takes of that, and by what knocked it about. */
public final class MovementSystem extends FamilySystem {
    /** Below this a knock is over, long before its float becomes too small to be fast. */
    private static final float KNOCK_OVER = 0.002f;

    /** The longest way in one call of the collider, less than any body's radius. */
    private static final float LONGEST_MOVE = 0.09f;

    /** What is slower than this, in cells a tick, stands: the smallest floats are slow to reckon with. */
    private static final float STILL = 1e-6f;

    private final ComponentArray<MonsterComponent> monsters = column(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentArray<BodyComponent> actors = column(BodyComponent.class);
    private final SpawnOrder lying = new SpawnOrder(
            Family.all(BodyComponent.class).exclude(HealthComponent.class).get());
    private final ComponentArray<BodyComponent> things = lying.column(BodyComponent.class);
    private final MotionRules rules;
    private final BodyCollider onGround;
    private final BodyCollider inWater;

    /** By the kind's index. */
    private final boolean[] swims;

    private final BodyCollider ofThings;
    private final Brink brink;
    private final FloorState state;
    private final TickEvents events;

    /** The cells that stop the actor that is being moved. */
    private BodyCollider collider;

    public MovementSystem(FloorContext context, BodyCollider collider) {
        super(Family.all(BodyComponent.class, HealthComponent.class).get());
        rules = context.content().motion();
        onGround = collider;
        inWater = new BodyCollider(context.floor().grid(), context.state().unswimmable());
        swims = new boolean[context.content().monsters().size()];
        for (int kind = 0; kind < swims.length; kind++) {
            swims[kind] = context.content().monsters().at(kind).swims();
        }
        this.collider = collider;
        ofThings = new BodyCollider(context.floor().grid(), context.state().unwalkable());
        brink = new Brink(context);
        state = context.state();
        events = context.events();
    }

    @Override
    public void addedToEngine(Engine engine) {
        super.addedToEngine(engine);
        lying.follow(engine);
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < entities().size(); i++) {
            BodyComponent body = actors.get(i);
            body.previousX = body.x;
            body.previousY = body.y;
            MonsterComponent monster = monsters.find(i);
            collider = monster != null && swims[monster.monster] ? inWater : onGround;
            float pace = state.paceAt(body.cell) * body.pace;
            moveActor(entities().get(i), body, body.velocityX * pace, body.velocityY * pace);
            wearOff(body);
            walk(entities().get(i), monster, body);
        }
        for (int i = 0; i < lying.size(); i++) {
            moveThing(things.get(i));
        }
    }

    /** A thing stays on ground where it can be picked up. */
    private void moveThing(BodyComponent body) {
        body.previousX = body.x;
        body.previousY = body.y;
        float dx = body.velocityX + body.knockX;
        float dy = body.velocityY + body.knockY;
        int parts = partsOf(dx, dy);
        for (int part = 0; part < parts; part++) {
            ofThings.move(body, dx / parts, dy / parts);
        }
        wearOff(body);
    }

    private void moveActor(Entity entity, BodyComponent body, float walkX, float walkY) {
        float dx = walkX + body.knockX;
        float dy = walkY + body.knockY;
        int parts = partsOf(dx, dy);
        boolean wasHeld = false;
        for (int part = 0; part < parts; part++) {
            wasHeld |= isHeld(entity, body, dx / parts, dy / parts, walkX, walkY);
        }
        float wayX = body.x - body.previousX;
        float wayY = body.y - body.previousY;
        brink.count(entity, wasHeld, wayX * wayX + wayY * wayY, dx * dx + dy * dy);
    }

    /** How many moves a way takes. */
    private static int partsOf(float dx, float dy) {
        float longest = Math.max(Math.abs(dx), Math.abs(dy));
        return longest < STILL ? 0 : (int) Math.floor(longest / LONGEST_MOVE) + 1;
    }

    /** Moves an actor, along the brink where it is held at one; true if it was. */
    private boolean isHeld(Entity entity, BodyComponent body, float dx, float dy, float walkX, float walkY) {
        if (!goesOver(body, dx, dy)) {
            return false;
        }
        if (!brink.holds(entity, body, walkX, walkY)) {
            collider.move(body, dx, dy);
            return false;
        }
        if (goesOver(body, dx, 0)) {
            goesOver(body, 0, dy);
        }
        return true;
    }

    /** Moves a body, unless it would come over a brink by that; true if it would. */
    private boolean goesOver(BodyComponent body, float dx, float dy) {
        float x = body.x;
        float y = body.y;
        int cell = body.cell;
        collider.move(body, dx, dy);
        if (!brink.isOver(cell, body.cell)) {
            return false;
        }
        body.x = x;
        body.y = y;
        body.cell = cell;
        return true;
    }

    private void wearOff(BodyComponent body) {
        if (body.knockX == 0 && body.knockY == 0) {
            return;
        }
        body.knockX *= rules.knockKept();
        body.knockY *= rules.knockKept();
        if (body.knockX * body.knockX + body.knockY * body.knockY < KNOCK_OVER * KNOCK_OVER) {
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
            events.actor(EventType.FOOT_SET, body, spawns.get(entity).spawnId, kind);
        }
    }
}
