package dev.orebound.world.combat;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.item.Ore;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.WorldStreams;

/** Applies the blows against ore: ore is chipped, or breaks and leaves shards. */
public final class MiningSystem extends EntitySystem {
    private final Content content;
    private final Grid grid;
    private final FloorState state;
    private final FloorChanges changes;
    private final BlowQueue blows;
    private final EntitySpawner spawner;
    private final Player player;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final RandomStream yields;
    private final int percent;

    public MiningSystem(PartRegistry parts) {
        content = parts.get(Content.class);
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        player = parts.get(Player.class);
        changes = parts.get(FloorChanges.class);
        blows = parts.get(BlowQueue.class);
        spawner = parts.get(EntitySpawner.class);
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
        yields = parts.get(WorldStreams.class).ore();
        percent = content.depths()
                .oreYield()
                .percentAt(parts.get(Floor.class).request().depth());
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < blows.oreSize(); i++) {
            OreComponent ore = state.ore(blows.oreCell(i));
            if (ore != null) {
                hit(ore, blows.oreDamage(i), blows.oreSource(i));
            }
        }
        blows.clearOre();
    }

    private void hit(OreComponent struck, int damage, long bySpawnId) {
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
        events.ore(EventType.ORE_BROKEN, x, y, cell, kind, shards).carrierId = bySpawnId;
        for (int shard = 0; shard < shards; shard++) {
            spawner.shard(kind, x, y);
        }
    }

    /** Scales a yield by depth; a fraction of a shard becomes a whole one by chance, so that a few percent count. */
    private int byDepth(int shards) {
        int hundredths = player.gear().scaled(shards * percent, StandingRule.ORE_YIELD);
        int rest = hundredths % 100;
        return hundredths / 100 + (rest > 0 && yields.chance(rest) ? 1 : 0);
    }
}
