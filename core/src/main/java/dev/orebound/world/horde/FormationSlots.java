package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.Vector2;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;

/** Puts members on the places of a pattern about a middle, none of them in rock. */
final class FormationSlots {
    /** How far from its place in rock somebody may be put, in cells. */
    private static final int WIDEST = 2;

    private final BitLayer unwalkable;
    private final Grid grid;
    private final Place place = new Place();
    private float middleX;
    private float middleY;
    private float aheadX = 1;
    private float aheadY;

    FormationSlots(BitLayer unwalkable) {
        this.unwalkable = unwalkable;
        grid = unwalkable.grid();
    }

    /** About a place, in cells, looking along a unit vector. */
    void about(float x, float y, float lookX, float lookY) {
        middleX = x;
        middleY = y;
        aheadX = lookX;
        aheadY = lookY;
    }

    /** Gives each of them the next place, in the order of their births; one may be left out. */
    void fillInOrder(Pattern pattern, HordeMembers members, Entity leftOut) {
        pattern.setNumberOfSlots(members.size() - 1);
        int slot = 0;
        for (int i = 0; i < members.size(); i++) {
            if (members.entity(i) != leftOut) {
                members.mind(i).slot = slot;
                put(members.mind(i), pattern, slot++);
            }
        }
    }

    /** Gives each the place nearest to it that is still free: so nobody crosses over to the other side. */
    void choose(Pattern pattern, HordeMembers members) {
        pattern.setNumberOfSlots(members.size());
        for (int i = 0; i < members.size(); i++) {
            members.mind(i).slot = nearestFree(pattern, members, i);
        }
    }

    /** Puts each on the place that it has. */
    void keep(Pattern pattern, HordeMembers members) {
        pattern.setNumberOfSlots(members.size());
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
        Vector2 at = pattern.calculateSlotLocation(place, slot).getPosition();
        return at.set(at.x * aheadX - at.y * aheadY, at.x * aheadY + at.y * aheadX);
    }

    /** There, or at the nearest cell that can be walked from the middle in a straight line; if there is none, the middle. */
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
}
