package dev.orebound.world;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.MotionRules;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;

/** Moves every body by its own speed, less what it wades through takes of that, and by what knocked it about. */
final class MovementSystem extends InSpawnOrderSystem {
    /** Below this a knock is over, long before its float becomes too small to be fast. */
    private static final float KNOCK_OVER = 0.002f;

    /** The longest way in one call of the collider, less than any body's radius. */
    private static final float LONGEST_MOVE = 0.09f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final MotionRules rules;
    private final Collider collider;
    private final FloorState state;
    private final Events events;

    MovementSystem(WorldParts parts) {
        super(Family.all(BodyComponent.class).get());
        rules = parts.content().motion();
        collider = parts.collider();
        state = parts.state();
        events = parts.events();
    }

    @Override
    protected void step(Entity entity) {
        BodyComponent body = bodies.get(entity);
        body.previousX = body.x;
        body.previousY = body.y;
        boolean walks = healths.has(entity);
        float pace = walks ? state.paceAt(body.cell) : 1;
        moveInParts(body, body.velocityX * pace + body.knockX, body.velocityY * pace + body.knockY);
        wearOff(body);
        if (walks) {
            walk(entity, body);
        }
    }

    private void moveInParts(BodyComponent body, float dx, float dy) {
        float longest = Math.max(Math.abs(dx), Math.abs(dy));
        if (longest == 0) {
            return;
        }
        int parts = (int) Math.floor(longest / LONGEST_MOVE) + 1;
        for (int part = 0; part < parts; part++) {
            collider.move(body, dx / parts, dy / parts);
        }
    }

    private void wearOff(BodyComponent body) {
        body.knockX *= rules.knockKept();
        body.knockY *= rules.knockKept();
        if (body.knockX * body.knockX + body.knockY * body.knockY < KNOCK_OVER * KNOCK_OVER) {
            body.knockX = 0;
            body.knockY = 0;
        }
    }

    private void walk(Entity entity, BodyComponent body) {
        if (body.velocityX == 0 && body.velocityY == 0) {
            return;
        }
        float dx = body.x - body.previousX;
        float dy = body.y - body.previousY;
        body.stride += (float) Math.sqrt(dx * dx + dy * dy);
        if (body.stride >= rules.strideCells()) {
            body.stride -= rules.strideCells();
            MonsterComponent monster = monsters.get(entity);
            int kind = monster == null ? -1 : monster.monster;
            events.add(EventType.FOOT_SET, body.x, body.y)
                    .of(spawns.get(entity).spawnId, kind)
                    .cell(body.cell);
        }
    }
}
