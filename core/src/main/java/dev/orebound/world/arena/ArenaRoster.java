package dev.orebound.world.arena;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.Hash64;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.world.component.MonsterComponent;
import java.util.Arrays;

/**
 * The monsters that an arena counts, by spawn id, oldest first. Only this class decides which monsters count: every
 * living monster whose {@link MonsterComponent#arenaRoom} is the arena's room. A monster that is born with it set, such
 * as one summoned by a counted monster, counts from the next tick on; a monster that dies from any cause no longer
 * counts.
 */
final class ArenaRoster {
    private Rows rows = new Rows(ArenaKind.MOST_MONSTERS);
    private Rows former = new Rows(ArenaKind.MOST_MONSTERS);

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

    /** Adds a newborn monster, the youngest of all, in the tick of its birth. */
    void add(long spawnId, int health, boolean isHead) {
        rows.add(spawnId, health, 0, isHead);
    }

    /**
     * Updates the roster from all living bodies.
     *
     * @param room the id of the arena's room
     * @param all all bodies, oldest first, uncounted ones included
     * @return whether a counted monster was hurt or has gone since the last call
     */
    boolean count(int room, ImmutableArray<Entity> all) {
        Rows last = rows;
        rows = former;
        former = last;
        rows.size = 0;
        boolean hasProgressed = false;
        int next = 0;
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            if (!counts(entity, room)) {
                continue;
            }
            long id = SPAWNS.get(entity).spawnId;
            int health = HEALTHS.get(entity).health;
            while (next < last.size && last.ids[next] < id) {
                next++;
                hasProgressed = true;
            }
            if (next < last.size && last.ids[next] == id) {
                hasProgressed |= health < last.healths[next];
                rows.add(id, health, last.astrayTicks[next], last.isHead[next]);
                next++;
            } else {
                rows.add(id, health, 0, false);
            }
        }
        return hasProgressed || next < last.size;
    }

    /** Returns whether an entity is a monster that the arena of a room counts. */
    boolean counts(Entity entity, int room) {
        MonsterComponent monster = MONSTERS.get(entity);
        return monster != null && monster.arenaRoom == room && HEALTHS.get(entity).health > 0;
    }

    /**
     * Counts a tick in which a monster was, or was not, out of the player's reach.
     *
     * @param index the index among the counted monsters, oldest first
     * @return the number of consecutive ticks for which it has been out of reach
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

    /** The rows of the roster in parallel arrays that grow when they must. */
    private static final class Rows {
        long[] ids;
        int[] healths;
        int[] astrayTicks;
        boolean[] isHead;
        int size;

        Rows(int capacity) {
            ids = new long[capacity];
            healths = new int[capacity];
            astrayTicks = new int[capacity];
            isHead = new boolean[capacity];
        }

        void add(long id, int health, int astray, boolean head) {
            if (size == ids.length) {
                ids = Arrays.copyOf(ids, size * 2);
                healths = Arrays.copyOf(healths, size * 2);
                astrayTicks = Arrays.copyOf(astrayTicks, size * 2);
                isHead = Arrays.copyOf(isHead, size * 2);
            }
            ids[size] = id;
            healths[size] = health;
            astrayTicks[size] = astray;
            isHead[size] = head;
            size++;
        }

        void addTo(Hash64 hash) {
            hash.add((long) size);
            for (int i = 0; i < size; i++) {
                hash.add(ids[i])
                        .add((long) healths[i])
                        .add((long) astrayTicks[i])
                        .add(isHead[i]);
            }
        }
    }
}
