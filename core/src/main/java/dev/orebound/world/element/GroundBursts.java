package dev.orebound.world.element;

import static dev.orebound.world.component.ComponentMappers.COMPANIONS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundBurst;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.HurtSource;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Collects the cells whose ground bursts in a tick, then hits everybody near them once, and the ore and the ground
 * there. What the player sets off spares companions.
 */
final class GroundBursts {
    private final ContentTable<GroundKind> kinds;
    private final ActorColumns actors;
    private final ActorQueries queries;
    private final FloorState state;
    private final BitLayer opaque;
    private final Grid grid;
    private final BlowQueue blows;
    private final Player player;
    private final TickEvents events;
    /** By the ground's index. */
    private final List<List<HitEffect>> effects = new ArrayList<>();

    private int size;
    private int[] cells = new int[8];
    private int[] kindOf = new int[8];
    private long[] bySpawnId = new long[8];
    private int[] byMonster = new int[8];
    private int[] madeBy = new int[8];

    GroundBursts(PartRegistry parts) {
        queries = parts.get(ActorQueries.class);
        state = parts.get(FloorState.class);
        blows = parts.get(BlowQueue.class);
        player = parts.get(Player.class);
        kinds = parts.get(Content.class).grounds();
        actors = parts.get(ActorColumns.class);
        opaque = parts.get(FloorState.class).opaque();
        grid = parts.get(Floor.class).grid();
        events = parts.get(TickEvents.class);
        for (GroundKind kind : kinds) {
            effects.add(effectsOf(kind.bursts()));
        }
    }

    /** Returns what a burst does to each body that it hits; none if a ground does not burst. */
    private static List<HitEffect> effectsOf(@Nullable GroundBurst burst) {
        if (burst == null) {
            return List.of();
        }
        List<HitEffect> all = new ArrayList<>();
        all.add(new HitEffect(new HitEffect.Damage(burst.damage())));
        all.add(new HitEffect(new HitEffect.Push(burst.pushCells())));
        if (burst.staggerTicks() > 0) {
            all.add(new HitEffect(new HitEffect.Stagger(burst.staggerTicks())));
        }
        return List.copyOf(all);
    }

    /** Adds a cell whose ground, by its index, bursts in this tick. */
    void add(int cell, int kind, long causedBySpawnId, int causedByMonster, int reaction) {
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, size * 2);
            kindOf = Arrays.copyOf(kindOf, size * 2);
            bySpawnId = Arrays.copyOf(bySpawnId, size * 2);
            byMonster = Arrays.copyOf(byMonster, size * 2);
            madeBy = Arrays.copyOf(madeBy, size * 2);
        }
        cells[size] = cell;
        kindOf[size] = kind;
        bySpawnId[size] = causedBySpawnId;
        byMonster[size] = causedByMonster;
        madeBy[size] = reaction;
        size++;
    }

    /** Lets everything burst that was added. */
    void burst(GroundChanges changes) {
        if (size == 0) {
            return;
        }
        for (int i = 0; i < actors.size(); i++) {
            if (actors.healths.get(i).health > 0) {
                hit(actors.entity(i), actors.bodies.get(i));
            }
        }
        // What bursts brings influences, which may make ground that bursts in a later tick.
        int count = size;
        size = 0;
        for (int i = 0; i < count; i++) {
            spread(i, changes);
        }
    }

    private void hit(Entity entity, BodyComponent body) {
        for (int i = 0; i < size; i++) {
            GroundBurst burst = burstOf(i);
            float dx = body.x - x(i);
            float dy = body.y - y(i);
            float distance = (float) Math.sqrt(dx * dx + dy * dy);
            if (distance - body.radius <= burst.radiusCells()
                    && LineTrace.isClear(opaque, x(i), y(i), body.x, body.y)
                    && !queries.isCaptive(entity)
                    && !isSpared(i, entity)
                    && !queries.isUnderWater(entity)) {
                blows.add(
                                entity,
                                bySpawnId[i],
                                byMonster[i],
                                burst.damage(),
                                effects.get(kindOf[i]),
                                distance == 0 ? 0 : dx / distance,
                                distance == 0 ? 0 : dy / distance)
                        .from(HurtSource.BURST, kindOf[i]);
                return;
            }
        }
    }

    /** Returns whether a companion is spared because the player set the burst off. */
    private boolean isSpared(int index, Entity entity) {
        return bySpawnId[index] == player.spawnId() && COMPANIONS.has(entity);
    }

    private void spread(int index, GroundChanges changes) {
        GroundBurst burst = burstOf(index);
        events.blast(x(index), y(index), cells[index], burst.radiusCells(), 0, bySpawnId[index], byMonster[index]);
        int reach = (int) Math.ceil(burst.radiusCells());
        for (int dy = -reach; dy <= reach; dy++) {
            for (int dx = -reach; dx <= reach; dx++) {
                int cellX = grid.x(cells[index]) + dx;
                int cellY = grid.y(cells[index]) + dy;
                if (grid.contains(cellX, cellY)
                        && dx * dx + dy * dy <= burst.radiusCells() * burst.radiusCells()
                        && burst.oreDamage() > 0
                        && state.ore(grid.cell(cellX, cellY)) != null
                        && LineTrace.isClear(opaque, x(index), y(index), cellX + 0.5f, cellY + 0.5f)) {
                    blows.addToOre(grid.cell(cellX, cellY), burst.oreDamage(), bySpawnId[index]);
                }
            }
        }
        if (burst.influence() != null) {
            changes.bringAround(
                    burst.influence(),
                    x(index),
                    y(index),
                    burst.radiusCells(),
                    0,
                    bySpawnId[index],
                    byMonster[index],
                    madeBy[index]);
        }
    }

    private GroundBurst burstOf(int index) {
        return Objects.requireNonNull(kinds.at(kindOf[index]).bursts());
    }

    private float x(int index) {
        return grid.x(cells[index]) + 0.5f;
    }

    private float y(int index) {
        return grid.y(cells[index]) + 0.5f;
    }
}
