package dev.orebound.autoplay;

import dev.orebound.world.arena.ArenaState;

/** Schemes for tests alone: what no player does who wants to come out. */
public final class OtherSchemes {
    private OtherSchemes() {}

    /** Stands in the sealed room for ever; once it is broken, comes back twice. */
    public static Scheme waitsForTheWatchdog() {
        return new Scheme("waits_for_the_watchdog", chance -> new Mischief() {
            private final Returns returns = new Returns();

            @Override
            public boolean act(Sight sight, Hands hands) {
                return sight.arena().state().isSealed()
                        || (sight.arena().state() == ArenaState.BROKEN && returns.act(sight, hands));
            }
        });
    }

    /** Stands where somebody is about to come up, and strikes at nobody. */
    public static Scheme standsOnMarksAndWaits() {
        return new Scheme("stands_on_marks_and_waits", chance -> new Mischief() {
            private final StandsOnMarks feet = new StandsOnMarks();

            @Override
            public boolean act(Sight sight, Hands hands) {
                return feet.act(sight, hands) || sight.arena().state().isSealed();
            }
        });
    }

    /** Once the room is over, walks to a cell and stays there, whatever comes. */
    public static Scheme staysOn(int cell) {
        return new Scheme("stays_on", chance -> (sight, hands) -> {
            if (!sight.arena().state().isOver()) {
                return false;
            }
            hands.walkTo(cell);
            return true;
        });
    }

    /** The scheme of this id. */
    public static Scheme named(String id) {
        return Schemes.ALL.stream()
                .filter(scheme -> scheme.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no scheme " + id));
    }
}
