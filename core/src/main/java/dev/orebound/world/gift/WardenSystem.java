package dev.orebound.world.gift;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.content.ItemEffect;
import dev.orebound.grid.Grid;
import dev.orebound.world.Column;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import dev.orebound.world.FamilySystem;
import dev.orebound.world.Spawner;
import dev.orebound.world.WorldParts;
import dev.orebound.world.arena.Arenas;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;

/**
 * Whether the warden is still there. However it ends (slain, burnt, drowned, fallen, gone), it leaves the key behind; who
 * succeeds it at the head of its horde has none.
 */
public final class WardenSystem extends FamilySystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final Column<SpawnComponent> spawns = column(SpawnComponent.class);
    private final Grid grid;
    private final Lock lock;
    private final Events events;
    private final Spawner spawner;
    private final KeyPlace place;
    private final int key;

    public WardenSystem(WorldParts parts, Arenas arenas) {
        super(Family.all(MonsterComponent.class, SpawnComponent.class, BodyComponent.class)
                .get());
        grid = parts.floor().grid();
        lock = parts.gifts().lock();
        events = parts.events();
        spawner = parts.spawner();
        place = new KeyPlace(parts, arenas);
        key = keyOf(parts.content());
    }

    private static int keyOf(Content content) {
        int item = 0;
        while (content.items().at(item).effect() != ItemEffect.KEY) {
            item++;
        }
        return item;
    }

    @Override
    public void update(float seconds) {
        if (lock.wardenSpawnId() == 0) {
            return;
        }
        for (int i = 0; i < entities().size(); i++) {
            if (spawns.get(i).spawnId == lock.wardenSpawnId()) {
                lock.stands(bodies.get(entities().get(i)).cell);
                return;
            }
        }
        drop();
    }

    private void drop() {
        int cell = place.near(lock.wardenCell());
        lock.drop(cell);
        spawner.droppedItem(key, cell);
        events.add(EventType.KEY_DROPPED, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f)
                .cell(cell);
    }
}
