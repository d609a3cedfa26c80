package dev.orebound.world.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.Hash64;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;

/**
 * Who counts in an arena, by spawn id, oldest first. This is the one place that says who does: every living monster whose
 * {@link MonsterComponent#arenaRoom} is the arena's room. Hence whoever is born with it set, as those are that a counted
 * monster summons, counts from the next tick on; and whoever ends, by whatever means, does not.
 */
final class ArenaRoster {
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private RosterRows rows = new RosterRows(ArenaKind.MOST_MONSTERS);
    private RosterRows former = new RosterRows(ArenaKind.MOST_MONSTERS);

    int size() {
        return rows.size;
    }

    int heads() {
        int heads = 0;
        for (int i = 0; i < rows.size; i++) {
            heads += rows.isHead[i] ? 1 : 0;
        }
        return heads;
    }

    boolean isHead(long spawnId) {
        for (int i = 0; i < rows.size; i++) {
            if (rows.ids[i] == spawnId) {
                return rows.isHead[i];
            }
        }
        return false;
    }

    /** Enrols a newborn, the youngest of all, in the tick of its birth. */
    void add(long spawnId, int health, boolean isHead) {
        rows.add(spawnId, health, 0, isHead);
    }

    /**
     * Goes through all that live and enrols or strikes off.
     *
     * @param room the id of the arena's
     * @param all oldest first, others among them
     * @return whether anybody was hurt or struck off since the last time
     */
    boolean count(int room, ImmutableArray<Entity> all) {
        RosterRows last = rows;
        rows = former;
        former = last;
        rows.size = 0;
        boolean wentForward = false;
        int next = 0;
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            if (!counts(entity, room)) {
                continue;
            }
            long id = spawns.get(entity).spawnId;
            int health = healths.get(entity).health;
            while (next < last.size && last.ids[next] < id) {
                next++;
                wentForward = true;
            }
            if (next < last.size && last.ids[next] == id) {
                wentForward |= health < last.healths[next];
                rows.add(id, health, last.astrayTicks[next], last.isHead[next]);
                next++;
            } else {
                rows.add(id, health, 0, false);
            }
        }
        return wentForward || next < last.size;
    }

    /** Whether a monster is one of those that {@link #count} enrols. */
    boolean counts(Entity entity, int room) {
        MonsterComponent monster = monsters.get(entity);
        return monster != null && monster.arenaRoom == room && healths.get(entity).health > 0;
    }

    /**
     * Counts a tick in which somebody was where the player cannot come, or was not.
     *
     * @param index the place among those who count, oldest first
     * @return for how many ticks on end it has been so
     */
    int countAstray(int index, boolean isAstray) {
        rows.astrayTicks[index] = isAstray ? rows.astrayTicks[index] + 1 : 0;
        return rows.astrayTicks[index];
    }

    void clear() {
        rows.size = 0;
    }

    void addTo(Hash64 hash) {
        rows.addTo(hash);
    }
}
