package dev.orebound.world.path;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.OrderColumn;
import java.util.Arrays;

/**
 * Holds what {@link DistantTravel} knows of each traveller in parallel arrays, and the cells that actors claim: an
 * awake actor the one that it is on, a traveller the one that it goes to and, until that is far enough behind, the one
 * that it comes from.
 */
final class TravelColumns implements OrderColumn {
    /** Stands for the next tick of an actor that does not travel. */
    static final int AWAKE = 0;

    /** The number of the slot in the middle, which travellers share when all others are taken. */
    static final int LAST_SLOT = 4;

    /** By the cell, the number of claims. */
    final int[] claims;

    /** By the cell, the number of claims of actors that do not travel, and so do not make room by themselves. */
    final int[] standers;

    /** By the cell, a bit for each slot that is taken. */
    private final byte[] takenSlots;

    /** By the number of the horde. */
    int[] restingMembers = new int[64];

    /** The tick of its next step, or {@link #AWAKE} for an actor that does not travel. */
    int[] nextTick = new int[64];

    /** The cell that it is on or on its way to; for an awake actor its own, as of the beginning of the tick. */
    int[] cell = new int[64];

    /** The cell that it has not yet left far enough behind for another, or {@link Grid#NONE}. */
    int[] left = new int[64];

    /** Whether it does not travel, but is awake or stands. */
    boolean[] stands = new boolean[64];

    /** Its place within that cell. */
    byte[] slot = new byte[64];

    int[] kind = new int[64];
    int[] horde = new int[64];
    /** The tick in which it wakes to decide anew. */
    int[] decideTick = new int[64];

    /** How often it has tried to go on to a cell that was not free. */
    int[] tries = new int[64];

    /** Whether it stands in its place and waits for a free cell. */
    boolean[] isWaiting = new boolean[64];

    /** Whether it has just begun to travel and has not yet moved. */
    boolean[] isSettingOut = new boolean[64];

    private int size;

    TravelColumns(Grid grid) {
        claims = new int[grid.size()];
        standers = new int[grid.size()];
        takenSlots = new byte[grid.size()];
    }

    /** Claims a cell instead of the one so far. */
    void claim(int index, int wanted, boolean willStand) {
        count(index, -1);
        cell[index] = wanted;
        stands[index] = willStand;
        count(index, 1);
    }

    private void count(int index, int claim) {
        claims[cell[index]] += claim;
        standers[cell[index]] += stands[index] ? claim : 0;
    }

    /** Lets an actor rest on its cell. */
    void begin(int index, int on, boolean willStand) {
        claim(index, on, willStand);
        takeSlot(index);
    }

    private void takeSlot(int index) {
        int free = Math.min(LAST_SLOT, Integer.numberOfTrailingZeros(~takenSlots[cell[index]]));
        slot[index] = (byte) free;
        takenSlots[cell[index]] |= (byte) (1 << free);
    }

    private void giveSlotBack(int index) {
        takenSlots[cell[index]] &= (byte) ~(1 << slot[index]);
    }

    /** Claims the next cell in addition to the one that a traveller has not left yet. */
    void set(int index, int next) {
        leave(index);
        giveSlotBack(index);
        left[index] = cell[index];
        cell[index] = next;
        claims[next]++;
        takeSlot(index);
    }

    /** Gives up the cell that a traveller comes from. */
    void leave(int index) {
        if (left[index] != Grid.NONE) {
            claims[left[index]]--;
            left[index] = Grid.NONE;
        }
    }

    void end(int index) {
        nextTick[index] = AWAKE;
        leave(index);
        giveSlotBack(index);
        claim(index, cell[index], true);
        restingMembers[horde[index]]--;
    }

    @Override
    public void insert(int index, Entity entity) {
        if (size == nextTick.length) {
            nextTick = Arrays.copyOf(nextTick, 2 * size);
            cell = Arrays.copyOf(cell, 2 * size);
            left = Arrays.copyOf(left, 2 * size);
            stands = Arrays.copyOf(stands, 2 * size);
            slot = Arrays.copyOf(slot, 2 * size);
            kind = Arrays.copyOf(kind, 2 * size);
            horde = Arrays.copyOf(horde, 2 * size);
            tries = Arrays.copyOf(tries, 2 * size);
            isWaiting = Arrays.copyOf(isWaiting, 2 * size);
            isSettingOut = Arrays.copyOf(isSettingOut, 2 * size);
            decideTick = Arrays.copyOf(decideTick, 2 * size);
        }
        move(index, index + 1, size - index);
        nextTick[index] = AWAKE;
        left[index] = Grid.NONE;
        BodyComponent body = BODIES.get(entity);
        cell[index] = body.cell;
        stands[index] = true;
        count(index, 1);
        size++;
    }

    @Override
    public void remove(int index) {
        if (nextTick[index] != AWAKE) {
            end(index);
        }
        count(index, -1);
        size--;
        move(index + 1, index, size - index);
    }

    private void move(int from, int to, int count) {
        System.arraycopy(nextTick, from, nextTick, to, count);
        System.arraycopy(cell, from, cell, to, count);
        System.arraycopy(left, from, left, to, count);
        System.arraycopy(stands, from, stands, to, count);
        System.arraycopy(slot, from, slot, to, count);
        System.arraycopy(kind, from, kind, to, count);
        System.arraycopy(horde, from, horde, to, count);
        System.arraycopy(tries, from, tries, to, count);
        System.arraycopy(isWaiting, from, isWaiting, to, count);
        System.arraycopy(isSettingOut, from, isSettingOut, to, count);
        System.arraycopy(decideTick, from, decideTick, to, count);
    }
}
