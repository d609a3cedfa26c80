package dev.orebound.world.tactic;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.DistanceMap;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import java.util.Arrays;

/**
 * Who fights together: a horde, or all whom an arena counts. Gathered once a tick in one pass over all, so that nobody looks
 * through everybody for its friends.
 */
final class AllyGroups {
    private static final int NOBODY = -1;
    private static final int UNKNOWN = -2;

    private final MonsterColumns all;
    private final FlowField field;
    private final int rooms;
    private int[] living = new int[0];
    private int[] hunting = new int[0];
    private float[] sumX = new float[0];
    private float[] sumY = new float[0];
    /** The index of the foremost of each, or {@link #UNKNOWN} until somebody asks for it. */
    private int[] foremost = new int[0];

    private int[] first = new int[0];
    private int[] next = new int[64];

    AllyGroups(Floor floor, FlowFields ways, MonsterColumns all) {
        this.all = all;
        field = ways.prey();
        rooms = floor.rooms().size() + 1;
        grow(rooms + floor.hordes().size());
    }

    /** Takes stock of everybody. */
    void gather() {
        Arrays.fill(living, 0);
        Arrays.fill(hunting, 0);
        Arrays.fill(sumX, 0);
        Arrays.fill(sumY, 0);
        Arrays.fill(foremost, UNKNOWN);
        Arrays.fill(first, NOBODY);
        if (all.size() > next.length) {
            next = new int[all.size() * 2];
        }
        for (int i = all.size() - 1; i >= 0; i--) {
            int group = groupOf(all.monsters.get(i));
            if (group != NOBODY) {
                count(i, group);
                next[i] = first[group];
                first[group] = i;
            }
        }
    }

    private void count(int index, int group) {
        living[group]++;
        if (all.minds.get(index).state != MindState.HUNTING) {
            return;
        }
        BodyComponent body = all.bodies.get(index);
        hunting[group]++;
        sumX[group] += body.x;
        sumY[group] += body.y;
    }

    private int groupOf(MonsterComponent monster) {
        if (monster.arenaRoom != 0) {
            return monster.arenaRoom;
        }
        if (monster.horde < 0) {
            return NOBODY;
        }
        if (rooms + monster.horde >= living.length) {
            grow((rooms + monster.horde) * 2);
        }
        return rooms + monster.horde;
    }

    private void grow(int size) {
        living = Arrays.copyOf(living, size);
        hunting = Arrays.copyOf(hunting, size);
        sumX = Arrays.copyOf(sumX, size);
        sumY = Arrays.copyOf(sumY, size);
        int before = first.length;
        foremost = Arrays.copyOf(foremost, size);
        Arrays.fill(foremost, before, size, UNKNOWN);
        first = Arrays.copyOf(first, size);
        Arrays.fill(first, before, size, NOBODY);
    }

    /** How many of its own live, itself counted; 1 for a loner. */
    int size(TacticActor at) {
        int group = groupOf(at.monster);
        return group == NOBODY ? 1 : living[group];
    }

    /** True if others of its own hunt with it. */
    boolean hasOthers(TacticActor at) {
        int group = groupOf(at.monster);
        return group != NOBODY && hunting[group] > 1;
    }

    /** The middle of the others who hunt with it, in cells; only if there are any. */
    float middleX(TacticActor at) {
        int group = groupOf(at.monster);
        return (sumX[group] - at.body.x) / (hunting[group] - 1);
    }

    float middleY(TacticActor at) {
        int group = groupOf(at.monster);
        return (sumY[group] - at.body.y) / (hunting[group] - 1);
    }

    /** True if nobody of its own has fewer steps to the foe; of those with as many, the eldest. */
    boolean isForemost(TacticActor at) {
        int group = groupOf(at.monster);
        if (group == NOBODY || hunting[group] == 0) {
            return true;
        }
        if (foremost[group] == UNKNOWN) {
            foremost[group] = foremostOf(group);
        }
        return foremost[group] == NOBODY || all.spawnId(foremost[group]) == at.spawnId;
    }

    private int foremostOf(int group) {
        int foremost = NOBODY;
        int fewest = DistanceMap.UNREACHED;
        for (int i = first[group]; i >= 0; i = next[i]) {
            int steps = field.steps(all.bodies.get(i).cell);
            boolean isNearer = foremost == NOBODY || steps < fewest;
            if (isNearer && all.minds.get(i).state == MindState.HUNTING) {
                fewest = steps;
                foremost = i;
            }
        }
        return foremost;
    }

    /** The index among all of the first of its own, or -1. */
    int first(TacticActor at) {
        int group = groupOf(at.monster);
        return group == NOBODY ? NOBODY : first[group];
    }

    /** The index of the next of its own after one, or -1. */
    int next(int index) {
        return next[index];
    }
}
