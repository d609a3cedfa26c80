package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** No horde's leader is in sight of the start. */
final class LeadersAreOutOfSight implements FloorCheck {
    @Override
    public String given() {
        return "invariant 8";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        return floor.dump.hordes.stream()
                .map(DumpedFloor.DumpedHorde::leader)
                .filter(leader -> sees(floor.dump, floor.dump.start, leader.at()))
                .map(leader -> "the " + leader.monster() + " at " + floor.place(leader.at()) + " is")
                .findFirst()
                .orElse(null);
    }

    /**
     * True if the line between the centres of two cells crosses no rock, and no corner with rock on both sides. Both cells
     * are floor. It is walked from cell to cell by comparing, in whole numbers, which side of the cell the line leaves by.
     */
    static boolean sees(DumpedFloor dump, int from, int to) {
        int stepX = Integer.signum(dump.x(to) - dump.x(from));
        int stepY = dump.width * Integer.signum(dump.y(to) - dump.y(from));
        int width = Math.abs(dump.x(to) - dump.x(from));
        int height = Math.abs(dump.y(to) - dump.y(from));
        int cell = from;
        int walkedX = 0;
        int walkedY = 0;
        while (cell != to) {
            int leavesBySide = (1 + 2 * walkedX) * height - (1 + 2 * walkedY) * width;
            if (leavesBySide == 0 && !dump.structure[cell + stepX] && !dump.structure[cell + stepY]) {
                return false;
            }
            if (leavesBySide <= 0) {
                cell += stepX;
                walkedX++;
            }
            if (leavesBySide >= 0) {
                cell += stepY;
                walkedY++;
            }
            if (!dump.structure[cell]) {
                return false;
            }
        }
        return true;
    }
}
