package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.Vector2;
import dev.orebound.content.monster.Formation;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;

/** Assigns the slots of a formation to members of a horde, about a middle and none of them in rock. */
final class FormationSlots {
    /** The distance to which a slot in rock may be moved, in cells. */
    private static final int WIDEST = 2;

    private final BitLayer unwalkable;
    private final Grid grid;
    private final Vector2 place = new Vector2();
    private int slotCount;
    private float middleX;
    private float middleY;
    private float aheadX = 1;
    private float aheadY;

    FormationSlots(BitLayer unwalkable) {
        this.unwalkable = unwalkable;
        grid = unwalkable.grid();
    }

    /** Sets the middle of the formation, in cells, and its heading as a unit vector. */
    void centreOn(float x, float y, float lookX, float lookY) {
        middleX = x;
        middleY = y;
        aheadX = lookX;
        aheadY = lookY;
    }

    /** Gives each member the next slot, in the order of births; one member may be left out. */
    void fillInOrder(Pattern pattern, HordeMembers members, Entity leftOut) {
        slotCount = members.size() - 1;
        int slot = 0;
        for (int i = 0; i < members.size(); i++) {
            if (members.entity(i) != leftOut) {
                members.mind(i).slot = slot;
                put(members.mind(i), pattern, slot++);
            }
        }
    }

    /** Gives each member the nearest free slot, so that nobody crosses over to the other side. */
    void choose(Pattern pattern, HordeMembers members) {
        slotCount = members.size();
        for (int i = 0; i < members.size(); i++) {
            members.mind(i).slot = nearestFree(pattern, members, i);
        }
    }

    /** Moves each member's place to the current position of its slot. */
    void keep(Pattern pattern, HordeMembers members) {
        slotCount = members.size();
        for (int i = 0; i < members.size(); i++) {
            put(members.mind(i), pattern, Math.max(0, members.mind(i).slot));
        }
    }

    private int nearestFree(Pattern pattern, HordeMembers members, int member) {
        BodyComponent body = members.body(member);
        int nearest = 0;
        float least = Float.MAX_VALUE;
        for (int slot = 0; slot < members.size(); slot++) {
            Vector2 at = turned(pattern, slot);
            float dx = middleX + at.x - body.x;
            float dy = middleY + at.y - body.y;
            if (dx * dx + dy * dy < least && !isTaken(slot, members, member)) {
                least = dx * dx + dy * dy;
                nearest = slot;
            }
        }
        return nearest;
    }

    private boolean isTaken(int slot, HordeMembers members, int before) {
        for (int i = 0; i < before; i++) {
            if (members.mind(i).slot == slot) {
                return true;
            }
        }
        return false;
    }

    private void put(MindComponent mind, Pattern pattern, int slot) {
        Vector2 at = turned(pattern, slot);
        put(mind, middleX + at.x, middleY + at.y);
    }

    private Vector2 turned(Pattern pattern, int slot) {
        Vector2 at = pattern.put(place, slot, slotCount);
        return at.set(at.x * aheadX - at.y * aheadY, at.x * aheadY + at.y * aheadX);
    }

    /** Puts a slot at a place, or on the nearest cell with a straight way from the middle, or else in the middle. */
    private void put(MindComponent mind, float x, float y) {
        mind.hasSlot = true;
        mind.slotX = x;
        mind.slotY = y;
        if (isFree(x, y)) {
            return;
        }
        mind.slotX = middleX;
        mind.slotY = middleY;
        float least = Float.MAX_VALUE;
        for (int dy = -WIDEST; dy <= WIDEST; dy++) {
            for (int dx = -WIDEST; dx <= WIDEST; dx++) {
                float otherX = (int) x + dx + 0.5f;
                float otherY = (int) y + dy + 0.5f;
                float squared = (otherX - x) * (otherX - x) + (otherY - y) * (otherY - y);
                if (squared < least && isFree(otherX, otherY)) {
                    least = squared;
                    mind.slotX = otherX;
                    mind.slotY = otherY;
                }
            }
        }
    }

    private boolean isFree(float x, float y) {
        return x > 0
                && y > 0
                && grid.contains((int) x, (int) y)
                && !unwalkable.at(grid.cell((int) x, (int) y))
                && LineTrace.isClear(unwalkable, middleX, middleY, x, y);
    }

    /**
     * The positions of a formation's slots about its middle, heading east.
     *
     * @param leastRadius the least radius of a ring, in cells
     */
    record Pattern(Formation.FormationShape shape, float spacingCells, float leastRadius) {
        /** Slots on one ring of a loose formation. */
        private static final int ON_A_RING = 6;
        /** Aims from slot to slot of a loose formation, so that rings do not line up. */
        private static final int TURN = 61;

        private static final float TWO_PI = 6.2831855f;

        /** Sets a vector to the position of a slot and returns it. */
        Vector2 put(Vector2 at, int slot, int slotCount) {
            int rank = slot / 2 + 1;
            float side = slot % 2 == 0 ? rank * spacingCells : -rank * spacingCells;
            return switch (shape) {
                case COLUMN -> at.set(-(slot + 1) * spacingCells, 0);
                case LINE -> at.set(0, side);
                case WEDGE -> at.set(-rank * spacingCells, side);
                case RING -> {
                    float radius = Math.max(leastRadius, slotCount * spacingCells / TWO_PI);
                    yield putOnRing(at, slot, slotCount, radius, 0);
                }
                case LOOSE -> {
                    int ring = slot / ON_A_RING;
                    float radius = spacingCells * (ring + 1);
                    yield putOnRing(at, slot % ON_A_RING, ON_A_RING, radius, ring * TURN + slot % 3 * TURN);
                }
            };
        }

        private static Vector2 putOnRing(Vector2 at, int number, int count, float radius, int turn) {
            int aim = (number * Intent.AIMS / Math.max(1, count) + turn) % Intent.AIMS;
            return at.set(AimTable.x(aim) * radius, AimTable.y(aim) * radius);
        }
    }
}
