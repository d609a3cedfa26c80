package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaKind.RoomSort;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Checks that every room that may be drawn as a trap has a kind of arena, at depths 1 to 17: the smallest plain room that
 * may be one, a treasure room of any size and shape, and the boss's hall, which may have any size too.
 */
final class EveryTrapRoomHasAnArena implements ContentCheck {
    private static final int NARROWEST = 1;

    @Override
    public void check(Content content, List<String> complaints) {
        if (content.arenaKinds().size() == 0) {
            return;
        }
        for (int depth = 1; depth <= 17; depth++) {
            checkPlainRooms(content, depth, complaints);
            checkTreasureRooms(content, depth, complaints);
            checkBossHall(content, depth, complaints);
        }
    }

    private static void checkPlainRooms(Content content, int depth, List<String> complaints) {
        int cells = content.cave().traps().leastCells();
        int distance = content.cave().traps().leastCentreDistance();
        if (!hasKind(content, RoomSort.PLAIN, cells, distance, depth)) {
            complain(RoomSort.PLAIN, cells + " cells and a centre at distance " + distance, depth, complaints);
        }
    }

    /** A range of sizes that no kind suits begins at the least size, or where some kind's range ends. */
    private static void checkTreasureRooms(Content content, int depth, List<String> complaints) {
        int least = content.cave().carving().leastRoomCells();
        Set<Integer> sizes = new TreeSet<>(Set.of(least));
        for (ArenaKind kind : content.arenaKinds()) {
            int next = kind.needs().cells().highest() + 1;
            if (next > least && next <= ArenaKind.MOST_CELLS) {
                sizes.add(next);
            }
        }
        for (int cells : sizes) {
            if (!hasKind(content, RoomSort.TREASURE, cells, NARROWEST, depth)) {
                complain(RoomSort.TREASURE, cells + " cells and a centre at distance " + NARROWEST, depth, complaints);
            }
        }
    }

    private static void checkBossHall(Content content, int depth, List<String> complaints) {
        for (ArenaKind kind : content.arenaKinds()) {
            if (kind.needs().rooms().contains(RoomSort.BOSS_HALL)
                    && kind.depths().holds(depth)) {
                return;
            }
        }
        complain(RoomSort.BOSS_HALL, "any size", depth, complaints);
    }

    private static boolean hasKind(Content content, RoomSort sort, int cells, int centreDistance, int depth) {
        for (ArenaKind kind : content.arenaKinds()) {
            if (kind.suits(sort, cells, centreDistance, depth)) {
                return true;
            }
        }
        return false;
    }

    private static void complain(RoomSort sort, String size, int depth, List<String> complaints) {
        complaints.add(ArenaKind.FILE + ": needs: no kind suits a room of the sort "
                + sort.name().toLowerCase(Locale.ROOT) + " with " + size + " at depth " + depth + "; give one");
    }
}
