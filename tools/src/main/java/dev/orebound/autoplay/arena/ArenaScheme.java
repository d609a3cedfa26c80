package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.arena.DoorwayMischief.DashIn;
import dev.orebound.autoplay.arena.DoorwayMischief.DashOut;
import dev.orebound.autoplay.arena.DoorwayMischief.LeaveCompanionsOutside;
import dev.orebound.autoplay.arena.DoorwayMischief.LureHunters;
import dev.orebound.autoplay.arena.DoorwayMischief.PushAgainstDoors;
import dev.orebound.autoplay.arena.DoorwayMischief.StandOnThreshold;
import dev.orebound.autoplay.arena.DoorwayMischief.StrikeThroughDoors;
import dev.orebound.autoplay.arena.DoorwayMischief.SwapInDoorways;
import dev.orebound.autoplay.arena.DoorwayMischief.WalkInAndOut;
import dev.orebound.autoplay.arena.RoomMischief.ActRandomly;
import dev.orebound.autoplay.arena.RoomMischief.BreakOut;
import dev.orebound.autoplay.arena.RoomMischief.HideInNook;
import dev.orebound.autoplay.arena.RoomMischief.MineDuringFight;
import dev.orebound.autoplay.arena.RoomMischief.NeverOpenChest;
import dev.orebound.autoplay.arena.RoomMischief.PickUpInDoorways;
import dev.orebound.autoplay.arena.RoomMischief.ReturnAfterwards;
import dev.orebound.autoplay.arena.RoomMischief.StandOnMarks;
import dev.orebound.chance.RandomStream;
import java.util.List;
import java.util.function.Function;

/**
 * A named way to disturb an arena.
 *
 * @param id the word for it in reports
 * @param saving when the game is saved and loaded again
 * @param anew creates it from the beginning; all its chance comes from the stream
 */
public record ArenaScheme(String id, Saving saving, Function<RandomStream, ArenaMischief> anew) {
    /** Enters, fights and leaves without any mischief. */
    private static final ArenaMischief FIGHTS_FAIRLY = (view, controls) -> false;

    private static final ArenaMischief OPENS_CHEST = (view, controls) -> controls.openChest(view.shutChest());

    private static final int A_MINUTE = 3600;
    private static final int CHEST_TICKS = 1200;

    /** Ticks before the doors are shut. */
    private static final int LATE = 14;

    private static final int EARLY = 60;

    /** All schemes. Each test of an arena takes the next one. */
    public static final List<ArenaScheme> ALL = List.of(
            new ArenaScheme("fights", chance -> FIGHTS_FAIRLY),
            new ArenaScheme("stands_on_threshold", chance -> new StandOnThreshold()),
            new ArenaScheme("leaves_at_once", chance -> new WalkInAndOut(() -> Integer.MAX_VALUE, true)),
            new ArenaScheme("leaves_halfway", chance -> new WalkInAndOut(() -> 24, true)),
            new ArenaScheme("leaves_last", chance -> new WalkInAndOut(() -> chance.between(0, LATE), true)),
            new ArenaScheme("refuses", chance -> new WalkInAndOut(() -> 30, false)),
            new ArenaScheme("dashes_out", DashOut::new),
            new ArenaScheme("dashes_in", chance -> new DashIn()),
            new ArenaScheme("lures_into_doorway", chance -> new LureHunters(false)),
            new ArenaScheme("lures_inside", chance -> new LureHunters(true)),
            new ArenaScheme("leaves_companions_outside", chance -> new LeaveCompanionsOutside()),
            new ArenaScheme("pushes_against_doors", chance -> new PushAgainstDoors()),
            new ArenaScheme("strikes_through_doors", chance -> new StrikeThroughDoors()),
            new ArenaScheme("swaps_in_doorways", SwapInDoorways::new),
            new ArenaScheme(
                    "dies_inside",
                    chance -> RoomMischief.during(
                            view -> view.arena().state().isSealed(), A_MINUTE, (view, controls) -> true)),
            new ArenaScheme("stands_on_marks", chance -> new StandOnMarks()),
            new ArenaScheme("breaks_out", BreakOut::new),
            new ArenaScheme("breaks_out_and_saves", Saving.IN_EVERY_STATE, BreakOut::new),
            new ArenaScheme("hides_in_nook", chance -> new HideInNook()),
            new ArenaScheme("mines_meanwhile", chance -> new MineDuringFight()),
            new ArenaScheme("picks_up_in_doorways", chance -> new PickUpInDoorways()),
            new ArenaScheme("opens_chest_first", chance -> RoomMischief.during(view -> true, CHEST_TICKS, OPENS_CHEST)),
            new ArenaScheme(
                    "opens_chest_last",
                    chance -> RoomMischief.during(view -> view.arena().state().isOver(), CHEST_TICKS, OPENS_CHEST)),
            new ArenaScheme("never_opens_chest", chance -> new NeverOpenChest()),
            new ArenaScheme("lays_ground", LayGround::new),
            new ArenaScheme("returns", chance -> new ReturnAfterwards()),
            new ArenaScheme("checkpoints", Saving.IN_EVERY_STATE, chance -> FIGHTS_FAIRLY),
            new ArenaScheme(
                    "checkpoints_mid_close",
                    Saving.IN_EVERY_STATE,
                    chance -> new WalkInAndOut(() -> chance.between(0, EARLY), true)),
            new ArenaScheme("swaps_and_saves", Saving.ANY_TIME, SwapInDoorways::new),
            new ArenaScheme("saves_any_time", Saving.ANY_TIME, ActRandomly::new),
            new ArenaScheme("wants_anything", ActRandomly::new));

    /** Times at which the game is saved and continued from the save. */
    enum Saving {
        NEVER,
        /** Whenever the state of the arena changes, and in the middle of closing. */
        IN_EVERY_STATE,
        /** At random moments. */
        ANY_TIME
    }

    ArenaScheme(String id, Function<RandomStream, ArenaMischief> anew) {
        this(id, Saving.NEVER, anew);
    }
}
