package dev.orebound.content;

import dev.orebound.content.ArenaKind.RoomSort;
import java.util.List;
import java.util.Locale;

/**
 * From depth 1 to 17, the smallest room that may be a trap must have a kind of arena, as a plain room, as a treasure room,
 * and as the boss's hall, which may have any size.
 */
final class EveryTrapRoomHasAnArena implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        if (content.arenaKinds().size() == 0) {
            return;
        }
        for (int depth = 1; depth <= 17; depth++) {
            for (RoomSort sort : RoomSort.values()) {
                if (!hasKind(content, sort, depth)) {
                    complaints.add(ArenaKind.FILE + ": needs: no kind suits the smallest room of the sort "
                            + sort.name().toLowerCase(Locale.ROOT) + " at depth " + depth
                            + "; give one for " + size(content, sort));
                }
            }
        }
    }

    private static boolean hasKind(Content content, RoomSort sort, int depth) {
        for (ArenaKind kind : content.arenaKinds()) {
            boolean suits = sort == RoomSort.BOSS_HALL
                    ? kind.needs().rooms().contains(sort) && kind.depths().holds(depth)
                    : kind.suits(sort, leastCells(content), leastDistance(content), depth);
            if (suits) {
                return true;
            }
        }
        return false;
    }

    private static String size(Content content, RoomSort sort) {
        return sort == RoomSort.BOSS_HALL
                ? "it, of any size"
                : leastCells(content) + " cells and a centre at distance " + leastDistance(content);
    }

    private static int leastCells(Content content) {
        return content.cave().traps().leastCells();
    }

    private static int leastDistance(Content content) {
        return content.cave().traps().leastCentreDistance();
    }
}
