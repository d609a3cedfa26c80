package dev.orebound.autoplay;

import java.util.List;

/** Every scheme that the hostile autoplayer has. The one list. */
public final class Schemes {
    private static final int LATE = 4;

    public static final List<Scheme> ALL = List.of(
            new Scheme("fights", FightsFairly::new),
            new Scheme("stands_on_threshold", StandsOnThreshold::new),
            new Scheme("leaves_at_once", () -> new WalksInAndOut(Integer.MAX_VALUE, true)),
            new Scheme("leaves_halfway", () -> new WalksInAndOut(24, true)),
            new Scheme("leaves_last", () -> new WalksInAndOut(12, true)),
            new Scheme("refuses", () -> new WalksInAndOut(30, false)),
            new Scheme("dashes_out", DashesOut::new),
            new Scheme("dashes_in", DashesIn::new),
            new Scheme("lures_into_doorway", () -> new LuresHunters(false)),
            new Scheme("lures_inside", () -> new LuresHunters(true)),
            new Scheme("leaves_companions_outside", LeavesCompanionsOutside::new),
            new Scheme("pushes_against_doors", PushesAgainstDoors::new),
            new Scheme("strikes_through_doors", StrikesThroughDoors::new),
            new Scheme("dies_inside", DiesInside::new),
            new Scheme("stands_on_marks", StandsOnMarks::new),
            new Scheme("hides_in_nook", HidesInNook::new),
            new Scheme("mines_meanwhile", MinesMeanwhile::new),
            new Scheme("picks_up_in_doorways", PicksUpInDoorways::new),
            new Scheme("opens_chest_first", OpensChestFirst::new),
            new Scheme("opens_chest_last", OpensChestLast::new),
            new Scheme("never_opens_chest", NeverOpensChest::new),
            new Scheme("returns", Returns::new),
            new Scheme("checkpoints", true, FightsFairly::new),
            new Scheme("checkpoints_mid_close", true, () -> new WalksInAndOut(LATE, true)),
            new Scheme("wants_anything", WantsAnything::new));

    private Schemes() {}
}
