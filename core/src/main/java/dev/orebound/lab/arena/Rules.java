package dev.orebound.lab.arena;

import java.util.List;

/** Everything that is watched in each tick of a trial. The one list. */
final class Rules {
    private Rules() {}

    /** All of them, for a trial that begins. */
    static List<Rule> all() {
        return List.of(
                new NobodyStandsInSolid(),
                new DoorsAreShutWhileSealed(),
                new StatesFollowTheTable(),
                new CountedMonstersAreInside(),
                new MarksAreFair(),
                new NewbornsAreHarmless(),
                new NothingHurtsThroughDoors());
    }
}
