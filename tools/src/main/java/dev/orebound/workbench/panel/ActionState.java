package dev.orebound.workbench.panel;

import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RoomActions;
import dev.orebound.workbench.action.RoomActions.RoomAction;
import dev.orebound.world.arena.Arena;
import java.util.function.Function;

/**
 * The state of an action as a row shows it.
 *
 * @param words returns the text, a word or two
 * @param whyNot returns why the action is impossible, as a text key, or {@link RoomActions#NOTHING}
 */
record ActionState(Function<PlaytesterActions, String> words, Function<PlaytesterActions, String> whyNot) {
    /** The state of an action that has nothing to show and is always possible. */
    static final ActionState NONE = new ActionState(actions -> "");

    /** Shows whether time is halted. */
    static final ActionState HALT = new ActionState(
            actions -> textOf(actions, actions.pace().isHalted() ? "bench.row.halted" : "bench.row.running"));

    /** Shows the tick while time is halted. */
    static final ActionState TICK = new ActionState(actions -> actions.pace().isHalted()
            ? actions.run().say("bench.row.tick", actions.run().world().tick())
            : "");

    /** Shows the pace. */
    static final ActionState PACE = new ActionState(PlaytesterActions::paceWords);

    /** Shows the next trap room. */
    static final ActionState NEXT_ROOM = new ActionState(
            actions -> {
                Arena next = actions.rooms().next();
                return next == null
                        ? textOf(actions, "bench.row.all_over")
                        : actions.run().say("bench.room.plain", next.room().id());
            },
            actions -> actions.rooms().next() == null ? "bench.refused.all_over" : RoomActions.NOTHING);

    /** Shows the targeted trap room. */
    static final ActionState AIMED_ROOM = new ActionState(actions -> {
        Arena arena = actions.rooms().aimedAt();
        return arena == null
                ? textOf(actions, "bench.room.none")
                : actions.rooms().words(arena);
    });

    /** Shows whether the party has room for a companion. */
    static final ActionState GOLEM = new ActionState(
            actions -> "", actions -> actions.hasRoomForGolem() ? RoomActions.NOTHING : "bench.refused.party_full");

    /** Creates the state of an action that is always possible. */
    private ActionState(Function<PlaytesterActions, String> words) {
        this(words, actions -> RoomActions.NOTHING);
    }

    /** Shows whether an action on the targeted trap room is possible. */
    static ActionState ofRoom(RoomAction deed) {
        return new ActionState(
                actions -> {
                    if (isClicked(deed, actions)) {
                        return textOf(actions, "bench.row.click");
                    }
                    String against = whyNot(deed, actions);
                    // A missing trap room is reported above the rows.
                    return against.isEmpty() || actions.rooms().aimedAt() == null
                            ? ""
                            : textOf(actions, against.replace("refused", "row"));
                },
                actions -> whyNot(deed, actions));
    }

    /** Returns true if a click on the targeted trap room does the action. */
    private static boolean isClicked(RoomAction deed, PlaytesterActions actions) {
        Arena arena = actions.rooms().aimedAt();
        return arena != null && deed == (RoomActions.waits(arena) ? RoomAction.SPRING : RoomAction.RESET);
    }

    private static String whyNot(RoomAction deed, PlaytesterActions actions) {
        return actions.rooms().whyNot(deed, actions.rooms().aimedAt());
    }

    private static String textOf(PlaytesterActions actions, String key) {
        return actions.run().texts().get(key);
    }
}
