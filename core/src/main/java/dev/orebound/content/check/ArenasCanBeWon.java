package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaKind.ComesFrom;
import dev.orebound.content.arena.ArenaKind.Goal;
import dev.orebound.content.arena.ArenaKind.Pace;
import dev.orebound.content.arena.ArenaKind.RoomSort;
import dev.orebound.content.arena.ArenaKind.Spring;
import dev.orebound.content.arena.ArenaKind.Wave;
import java.util.List;

/** What a kind of arena asks for can be had: rooms, a chest to open, heads to slay, room for a wave. */
final class ArenasCanBeWon implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (ArenaKind kind : content.arenaKinds()) {
            checkRooms(kind, complaints);
            checkHeads(kind, complaints);
            checkPace(kind, complaints);
        }
    }

    private static void checkRooms(ArenaKind kind, List<String> complaints) {
        List<RoomSort> rooms = kind.needs().rooms();
        if (rooms.isEmpty()) {
            complain(kind, "needs.rooms", "is empty; give a sort of room", complaints);
        } else if (kind.spring() == Spring.OPENING_CHEST && !rooms.equals(List.of(RoomSort.TREASURE))) {
            complain(kind, "needs.rooms", "there may be no chest to open; give treasure alone", complaints);
        }
        // Rock lies one cell farther out than the cell that a monster steps onto.
        int nearest = kind.pace().markDistanceCells() - (kind.comesFrom() == ComesFrom.WALLS ? 1 : 0);
        int within = 2 * nearest - 1;
        if (kind.needs().cells().lowest() <= within * within) {
            complain(
                    kind,
                    "needs.cells.lowest",
                    kind.needs().cells().lowest()
                            + " cells may all lie nearer to the player than a mark may; give more than "
                            + within * within,
                    complaints);
        }
    }

    private static void checkHeads(ArenaKind kind, List<String> complaints) {
        for (int depth = kind.depths().lowest(); depth <= kind.depths().highest(); depth++) {
            int all = 0;
            for (int wave = 0; wave < kind.waves().size(); wave++) {
                Wave each = kind.waves().get(wave);
                int heads = each.headsAt(depth);
                all += heads;
                if (heads + each.most() > ArenaKind.MOST_MONSTERS) {
                    complain(
                            kind,
                            "waves[" + wave + "].most",
                            "with its heads it is over " + ArenaKind.MOST_MONSTERS + " at depth " + depth
                                    + "; give fewer",
                            complaints);
                }
            }
            if (kind.goal() == Goal.SLAY_HEADS && all == 0) {
                complain(kind, "waves", "have no heads at depth " + depth + "; give some, or another goal", complaints);
            }
        }
    }

    private static void checkPace(ArenaKind kind, List<String> complaints) {
        Pace pace = kind.pace();
        int longest = Math.max(pace.waveTicks(), pace.pauseTicks() + pace.markTicks());
        if (kind.goal() != Goal.HOLD_OUT && pace.watchdogTicks() <= longest) {
            complain(
                    kind,
                    "watchdog_ticks",
                    pace.watchdogTicks() + " is no longer than a pause or a wave; give more than " + longest,
                    complaints);
        }
    }

    private static void complain(ArenaKind kind, String field, String fault, List<String> complaints) {
        complaints.add(ArenaKind.FILE + ": " + kind.id() + "." + field + ": " + fault);
    }
}
