package dev.orebound.world.combat;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.item.Ore;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.WorldStreams;

/** What the pick does to ore: it chips, breaks, and leaves shards. */
public final class MiningSystem extends EntitySystem {
    private final Content content;
    private final Grid grid;
    private final FloorState state;
    private final FloorChanges changes;
    private final OreBlows blows;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final RandomStream yields;
    private final int percent;

    public MiningSystem(
            FloorContext context,
            FloorChanges changes,
            EntitySpawner spawner,
            NoiseQueue noises,
            OreBlows oreBlows,
            WorldStreams chance) {
        content = context.content();
        grid = context.floor().grid();
        state = context.state();
        this.changes = changes;
        blows = oreBlows;
        this.spawner = spawner;
        events = context.events();
        this.noises = noises;
        yields = chance.ore();
        percent =
                content.depths().oreYield().percentAt(context.floor().request().depth());
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < blows.size(); i++) {
            OreComponent ore = state.ore(blows.cell(i));
            if (ore != null) {
                hit(ore, blows.damage(i));
            }
        }
        blows.clear();
    }

    private void hit(OreComponent struck, int damage) {
        int cell = struck.cell;
        int kind = struck.ore;
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        noises.make(x, y);
        if (changes.damageOre(struck, damage) > 0) {
            events.ore(EventType.ORE_CHIPPED, x, y, cell, kind, 0);
            return;
        }
        Ore ore = content.ores().at(kind);
        int shards = byDepth(yields.between(ore.yield().lowest(), ore.yield().highest()));
        changes.removeOre(cell);
        events.ore(EventType.ORE_BROKEN, x, y, cell, kind, shards);
        for (int shard = 0; shard < shards; shard++) {
            spawner.shard(kind, x, y);
        }
    }

    /** What is no whole shard comes by chance, so that a few percent count where ore yields little. */
    private int byDepth(int shards) {
        int hundredths = shards * percent;
        int rest = hundredths % 100;
        return hundredths / 100 + (rest > 0 && yields.chance(rest) ? 1 : 0);
    }
}
