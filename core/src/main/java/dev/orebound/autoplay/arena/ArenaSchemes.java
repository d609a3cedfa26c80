package dev.orebound.autoplay.arena;

import java.util.List;

/** Every scheme that the hostile autoplayer has. The one list. */
public final class ArenaSchemes {
    /** Ticks before the doors meet. */
    private static final int LATE = 14;

    private static final int EARLY = 60;

    public static final List<ArenaScheme> ALL = List.of(
            new ArenaScheme("fights", chance -> new FightsFairly()),
            new ArenaScheme("stands_on_threshold", chance -> new StandsOnThreshold()),
            new ArenaScheme("leaves_at_once", chance -> new WalksInAndOut(() -> Integer.MAX_VALUE, true)),
            new ArenaScheme("leaves_halfway", chance -> new WalksInAndOut(() -> 24, true)),
            new ArenaScheme("leaves_last", chance -> new WalksInAndOut(() -> chance.between(0, LATE), true)),
            new ArenaScheme("refuses", chance -> new WalksInAndOut(() -> 30, false)),
            new ArenaScheme("dashes_out", DashesOut::new),
            new ArenaScheme("dashes_in", chance -> new DashesIn()),
            new ArenaScheme("lures_into_doorway", chance -> new LuresHunters(false)),
            new ArenaScheme("lures_inside", chance -> new LuresHunters(true)),
            new ArenaScheme("leaves_companions_outside", chance -> new LeavesCompanionsOutside()),
            new ArenaScheme("pushes_against_doors", chance -> new PushesAgainstDoors()),
            new ArenaScheme("strikes_through_doors", chance -> new StrikesThroughDoors()),
            new ArenaScheme("dies_inside", chance -> new DiesInside()),
            new ArenaScheme("stands_on_marks", chance -> new StandsOnMarks()),
            new ArenaScheme("hides_in_nook", chance -> new HidesInNook()),
            new ArenaScheme("mines_meanwhile", chance -> new MinesMeanwhile()),
            new ArenaScheme("picks_up_in_doorways", chance -> new PicksUpInDoorways()),
            new ArenaScheme("opens_chest_first", chance -> new OpensChestFirst()),
            new ArenaScheme("opens_chest_last", chance -> new OpensChestLast()),
            new ArenaScheme("never_opens_chest", chance -> new NeverOpensChest()),
            new ArenaScheme("returns", chance -> new Returns()),
            new ArenaScheme("checkpoints", ArenaScheme.Saving.IN_EVERY_STATE, chance -> new FightsFairly()),
            new ArenaScheme(
                    "checkpoints_mid_close",
                    ArenaScheme.Saving.IN_EVERY_STATE,
                    chance -> new WalksInAndOut(() -> chance.between(0, EARLY), true)),
            new ArenaScheme("saves_any_time", ArenaScheme.Saving.ANY_TIME, WantsAnything::new),
            new ArenaScheme("wants_anything", WantsAnything::new));

    private ArenaSchemes() {}
}
