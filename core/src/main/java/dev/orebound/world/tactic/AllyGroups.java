package dev.orebound.world.tactic;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.DistanceMap;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.path.DistantTravel;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.state.ActorColumns;
import java.util.Arrays;

/**
 * The groups of monsters that fight together: the members of a horde, or all monsters that an arena counts. They are
 * gathered once a tick in one pass, so that no monster has to search all others for its allies.
 */
final class AllyGroups {
    private static final int NONE = -1;
    private static final int UNKNOWN = -2;

    private final ActorColumns monsters;
    private final FlowField toPlayer;
    private final DistantTravel travel;
    private final int rooms;
    private int[] livingCount = new int[0];
    private int[] huntingCount = new int[0];
    /** Sums of the positions of a group's hunters, in cells. */
    private float[] sumX = new float[0];

    private float[] sumY = new float[0];
    /** The index of each group's foremost hunter, or {@link #UNKNOWN} until it is asked for. */
    private int[] foremost = new int[0];

    private int[] first = new int[0];
    private int[] next = new int[64];

    AllyGroups(Floor floor, FlowField toPlayer, ActorColumns monsters, DistantTravel travel) {
        this.monsters = monsters;
        this.toPlayer = toPlayer;
        this.travel = travel;
        rooms = floor.rooms().size() + 1;
        grow(rooms + floor.hordes().size());
    }

    /** Counts all monsters into their groups. */
    void gather() {
        Arrays.fill(livingCount, 0);
        Arrays.fill(huntingCount, 0);
        Arrays.fill(sumX, 0);
        Arrays.fill(sumY, 0);
        Arrays.fill(foremost, UNKNOWN);
        Arrays.fill(first, NONE);
        // Members that rest are far away: they count as living, but fight with nobody.
        if (monsters.size() > next.length) {
            next = new int[monsters.size() * 2];
        }
        for (int number = monsters.awakeCount() - 1; number >= 0; number--) {
            int i = monsters.awake(number);
            MonsterComponent monster = monsters.monsters.find(i);
            int group = monster == null ? NONE : groupOf(monster);
            if (group != NONE) {
                count(i, group);
                next[i] = first[group];
                first[group] = i;
            }
        }
    }

    private void count(int index, int group) {
        livingCount[group]++;
        if (monsters.minds.get(index).state != MindState.HUNTING) {
            return;
        }
        BodyComponent body = monsters.bodies.get(index);
        huntingCount[group]++;
        sumX[group] += body.x;
        sumY[group] += body.y;
    }

    private int groupOf(MonsterComponent monster) {
        if (monster.arenaRoom != 0) {
            return monster.arenaRoom;
        }
        if (monster.horde < 0) {
            return NONE;
        }
        if (rooms + monster.horde >= livingCount.length) {
            grow((rooms + monster.horde) * 2);
        }
        return rooms + monster.horde;
    }

    private void grow(int size) {
        livingCount = Arrays.copyOf(livingCount, size);
        huntingCount = Arrays.copyOf(huntingCount, size);
        sumX = Arrays.copyOf(sumX, size);
        sumY = Arrays.copyOf(sumY, size);
        int before = first.length;
        foremost = Arrays.copyOf(foremost, size);
        Arrays.fill(foremost, before, size, UNKNOWN);
        first = Arrays.copyOf(first, size);
        Arrays.fill(first, before, size, NONE);
    }

    /** Returns how many of the monster's group live, itself included; 1 for a loner. */
    int size(TacticActor actor) {
        int group = groupOf(actor.monster);
        if (group == NONE) {
            return 1;
        }
        return livingCount[group] + (group < rooms ? 0 : travel.restingMembers(group - rooms));
    }

    /** Returns whether other members of the group hunt with the monster. */
    boolean hasOtherHunters(TacticActor actor) {
        int group = groupOf(actor.monster);
        return group != NONE && huntingCount[group] > 1;
    }

    /** Returns the mean position of the other hunters of the group, in cells; there must be some. */
    float middleX(TacticActor actor) {
        int group = groupOf(actor.monster);
        return (sumX[group] - actor.body.x) / (huntingCount[group] - 1);
    }

    float middleY(TacticActor actor) {
        int group = groupOf(actor.monster);
        return (sumY[group] - actor.body.y) / (huntingCount[group] - 1);
    }

    /** Returns whether no member of the group has fewer steps to the foe; among equals the oldest is foremost. */
    boolean isForemost(TacticActor actor) {
        int group = groupOf(actor.monster);
        if (group == NONE || huntingCount[group] == 0) {
            return true;
        }
        if (foremost[group] == UNKNOWN) {
            foremost[group] = findForemost(group);
        }
        return foremost[group] == NONE || monsters.spawnId(foremost[group]) == actor.spawnId;
    }

    private int findForemost(int group) {
        int found = NONE;
        int fewest = DistanceMap.UNREACHED;
        for (int i = first[group]; i >= 0; i = next[i]) {
            int steps = toPlayer.steps(monsters.bodies.get(i).cell);
            boolean isNearer = found == NONE || steps < fewest;
            if (isNearer && monsters.minds.get(i).state == MindState.HUNTING) {
                fewest = steps;
                found = i;
            }
        }
        return found;
    }

    /** Returns the index of the oldest member of the monster's group, or -1. */
    int first(TacticActor actor) {
        int group = groupOf(actor.monster);
        return group == NONE ? NONE : first[group];
    }

    /** Returns the index of the next member of the same group, or -1. */
    int next(int index) {
        return next[index];
    }
}
