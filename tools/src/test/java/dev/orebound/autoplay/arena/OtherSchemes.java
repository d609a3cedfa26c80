package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.arena.RoomMischief.ReturnAfterwards;
import dev.orebound.autoplay.arena.RoomMischief.StandOnMarks;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.arena.ArenaState;

/** Schemes for tests only, which no player would follow who wants to get out. */
public final class OtherSchemes {
    private OtherSchemes() {}

    /** Stands in the sealed room for ever; once the arena is broken, comes back twice. */
    public static ArenaScheme waitsForTheWatchdog() {
        return new ArenaScheme("waits_for_the_watchdog", chance -> new ArenaMischief() {
            private final ReturnAfterwards returns = new ReturnAfterwards();

            @Override
            public boolean act(ArenaView view, WalkerControls controls) {
                return view.arena().state().isSealed()
                        || (view.arena().state() == ArenaState.BROKEN && returns.act(view, controls));
            }
        });
    }

    /** Stands where a monster is about to come up, and strikes at nobody. */
    public static ArenaScheme standsOnMarksAndWaits() {
        return new ArenaScheme("stands_on_marks_and_waits", chance -> new ArenaMischief() {
            private final StandOnMarks feet = new StandOnMarks();

            @Override
            public boolean act(ArenaView view, WalkerControls controls) {
                return feet.act(view, controls) || view.arena().state().isSealed();
            }
        });
    }

    /** Walks to a cell once the arena is over, and stays there whatever comes. */
    public static ArenaScheme staysOn(int cell) {
        return new ArenaScheme("stays_on", chance -> (view, controls) -> {
            if (!view.arena().state().isOver()) {
                return false;
            }
            controls.walkTo(cell);
            return true;
        });
    }

    /** Returns the scheme of this id. */
    public static ArenaScheme named(String id) {
        return ArenaScheme.ALL.stream()
                .filter(scheme -> scheme.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no scheme " + id));
    }
}
