package dev.orebound.lab.arena;

import dev.orebound.lab.world.SolidOverlapCheck;
import java.util.List;

/** Everything that is watched in each tick of a trial. The one list. */
final class ArenaTrialRules {
    private ArenaTrialRules() {}

    /** All of them, for a trial that begins. */
    static List<ArenaTrialRule> all() {
        SolidOverlapCheck overlaps = new SolidOverlapCheck();
        return List.of(
                (world, arena) -> overlaps.fault(world),
                new DoorsAreShutWhileSealed(),
                new StatesFollowTheTable(),
                new CountedMonstersAreInside(),
                new MarksAreFair(),
                new NewbornsAreHarmless(),
                new NothingHurtsThroughDoors());
    }
}
