package dev.orebound.autoplay;

import java.util.List;

/** Every scheme that the hostile autoplayer has. The one list. */
public final class Schemes {
    /** Ticks before the doors meet. */
    private static final int LATE = 14;

    private static final int EARLY = 60;

    public static final List<Scheme> ALL = List.of(
            new Scheme("fights", chance -> new FightsFairly()),
            new Scheme("stands_on_threshold", chance -> new StandsOnThreshold()),
            new Scheme("leaves_at_once", chance -> new WalksInAndOut(() -> Integer.MAX_VALUE, true)),
            new Scheme("leaves_halfway", chance -> new WalksInAndOut(() -> 24, true)),
            new Scheme("leaves_last", chance -> new WalksInAndOut(() -> chance.between(0, LATE), true)),
            new Scheme("refuses", chance -> new WalksInAndOut(() -> 30, false)),
            new Scheme("dashes_out", DashesOut::new),
            new Scheme("dashes_in", chance -> new DashesIn()),
            new Scheme("lures_into_doorway", chance -> new LuresHunters(false)),
            new Scheme("lures_inside", chance -> new LuresHunters(true)),
            new Scheme("leaves_companions_outside", chance -> new LeavesCompanionsOutside()),
            new Scheme("pushes_against_doors", chance -> new PushesAgainstDoors()),
            new Scheme("strikes_through_doors", chance -> new StrikesThroughDoors()),
            new Scheme("dies_inside", chance -> new DiesInside()),
            new Scheme("stands_on_marks", chance -> new StandsOnMarks()),
            new Scheme("hides_in_nook", chance -> new HidesInNook()),
            new Scheme("mines_meanwhile", chance -> new MinesMeanwhile()),
            new Scheme("picks_up_in_doorways", chance -> new PicksUpInDoorways()),
            new Scheme("opens_chest_first", chance -> new OpensChestFirst()),
            new Scheme("opens_chest_last", chance -> new OpensChestLast()),
            new Scheme("never_opens_chest", chance -> new NeverOpensChest()),
            new Scheme("returns", chance -> new Returns()),
            new Scheme("checkpoints", Scheme.Saving.IN_EVERY_STATE, chance -> new FightsFairly()),
            new Scheme(
                    "checkpoints_mid_close",
                    Scheme.Saving.IN_EVERY_STATE,
                    chance -> new WalksInAndOut(() -> chance.between(0, EARLY), true)),
            new Scheme("saves_any_time", Scheme.Saving.ANY_TIME, WantsAnything::new),
            new Scheme("wants_anything", WantsAnything::new));

    private Schemes() {}
}
