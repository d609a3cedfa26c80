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
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.WorldStreams;
import java.util.Objects;

/**
 * Applies the blows against ore. A blow against any cell of a crystal strikes the whole crystal; a blast strikes it
 * once for each cell that it reaches. It is chipped, or breaks at all its cells and leaves the shards of each.
 */
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
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        noises.make(x, y);
        // A blow beyond the hardness of a cell broke only one.
        int most = content.ores().at(struck.ore).hardness();
        if (changes.damageOre(struck, Math.min(damage, most)) > 0) {
            events.ore(EventType.ORE_CHIPPED, x, y, cell, struck.ore, 0);
        } else {
            breakCrystal(struck, bySpawnId);
        }
    }

    /** Breaks a crystal: each cell leaves shards, and one event tells of all, in the middle of the crystal. */
    private void breakCrystal(OreComponent struck, long bySpawnId) {
        int kind = struck.ore;
        int cells = struck.cells;
        float middleX = 0;
        float middleY = 0;
        int shards = 0;
        int next = struck.crystal;
        for (int i = 0; i < cells; i++) {
            int cell = next;
            next = Objects.requireNonNull(state.ore(cell), "a crystal breaks as one").next;
            changes.removeOre(cell);
            float x = grid.x(cell) + 0.5f;
            float y = grid.y(cell) + 0.5f;
            middleX += x / cells;
            middleY += y / cells;
            shards += leaveShards(kind, x, y);
        }
        OreEvent event = events.ore(EventType.ORE_BROKEN, middleX, middleY, struck.cell, kind, shards);
        event.cells = cells;
        event.carrierId = bySpawnId;
    }

    private int leaveShards(int kind, float x, float y) {
        Ore ore = content.ores().at(kind);
        int shards = byDepth(yields.between(ore.yield().lowest(), ore.yield().highest()));
        for (int shard = 0; shard < shards; shard++) {
            spawner.shard(kind, x, y);
        }
        return shards;
    }

    /** Scales a yield by depth; a fraction of a shard becomes a whole one by chance, so that a few percent count. */
    private int byDepth(int shards) {
        int hundredths = player.gear().scaled(shards * percent, StandingRule.ORE_YIELD);
        int rest = hundredths % 100;
        return hundredths / 100 + (rest > 0 && yields.chance(rest) ? 1 : 0);
    }
}
