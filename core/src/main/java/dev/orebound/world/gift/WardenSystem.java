package dev.orebound.world.gift;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Family;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.DepthScaling;
import dev.orebound.content.item.ItemEffect;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.WorldStreams;

/**
 * Watches whether the warden is still there. However it ends (slain, burnt, drowned, fallen, gone), it leaves behind the key and
 * shards of the floor's primary ore, in one place; its successor at the head of its horde has neither. A shard flies less than a
 * cell, and never onto ground where nobody can walk.
 */
public final class WardenSystem extends FamilySystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentArray<SpawnComponent> spawns = column(SpawnComponent.class);
    private final Grid grid;
    private final ExitLock lock;
    private final TickEvents events;
    private final EntitySpawner spawner;
    private final KeyPlace place;
    private final int key;
    private final int ore;
    private final IntRange shards;
    private final DepthScaling byDepth;
    private final int depth;
    private final RandomStream loot;

    public WardenSystem(FloorContext context, FloorGifts gifts, EntitySpawner spawner, WorldStreams chance, FloorArenas arenas) {
        super(Family.all(MonsterComponent.class, SpawnComponent.class, BodyComponent.class)
                .get());
        grid = context.floor().grid();
        lock = gifts.lock();
        events = context.events();
        this.spawner = spawner;
        place = new KeyPlace(context.floor(), context.state(), arenas);
        Content content = context.content();
        key = keyOf(content);
        ore = content.ores().indexOf(context.floor().primaryOre());
        shards = content.ores().at(ore).wardenYield();
        byDepth = content.depths().oreYield();
        depth = context.floor().request().depth();
        loot = chance.loot();
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
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        spawner.droppedItem(key, cell);
        int measures = byDepth.of(loot.between(shards.lowest(), shards.highest()), depth);
        for (int shard = 0; shard < measures; shard++) {
            spawner.shard(ore, x, y);
        }
        events.ore(EventType.KEY_DROPPED, x, y, cell, ore, measures);
    }
}
