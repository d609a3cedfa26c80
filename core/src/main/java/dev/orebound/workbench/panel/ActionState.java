package dev.orebound.workbench.panel;

import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RoomActions;
import dev.orebound.workbench.action.RoomActions.RoomAction;
import dev.orebound.world.arena.Arena;

/** The state of an action as a row shows it. Each frame asks for the version, and only a change asks for text. */
interface ActionState {
    /** The state of an action that has nothing to show and is always possible. */
    ActionState NONE = new ActionState() {
        @Override
        public int version(PlaytesterActions actions) {
            return 0;
        }

        @Override
        public String words(PlaytesterActions actions) {
            return "";
        }
    };

    /** Returns a number that changes whenever the text or the refusal may change. Does not allocate. */
    int version(PlaytesterActions actions);

    /** Returns the text, a word or two. */
    String words(PlaytesterActions actions);

    /** Returns why the action is impossible, as a text key, or {@link RoomActions#NOTHING}. Does not allocate. */
    default String whyNot(PlaytesterActions actions) {
        return RoomActions.NOTHING;
    }

    /** Shows whether time is halted. */
    record Halt() implements ActionState {
        @Override
        public int version(PlaytesterActions actions) {
            return actions.time().pace().isHalted() ? 1 : 0;
        }

        @Override
        public String words(PlaytesterActions actions) {
            return actions.run()
                    .texts()
                    .get(actions.time().pace().isHalted() ? "bench.row.halted" : "bench.row.running");
        }
    }

    /** Shows the tick while time is halted. */
    record Tick() implements ActionState {
        @Override
        public int version(PlaytesterActions actions) {
            return actions.time().pace().isHalted()
                    ? (int) actions.run().world().tick()
                    : -1;
        }

        @Override
        public String words(PlaytesterActions actions) {
            return actions.time().pace().isHalted()
                    ? actions.run().say("bench.row.tick", actions.run().world().tick())
                    : "";
        }
    }

    /** Shows the pace. */
    record Slow() implements ActionState {
        @Override
        public int version(PlaytesterActions actions) {
            return Float.floatToIntBits(actions.time().pace().share());
        }

        @Override
        public String words(PlaytesterActions actions) {
            return actions.time().words();
        }
    }

    /** Shows the next trap room. */
    record NextRoom() implements ActionState {
        @Override
        public int version(PlaytesterActions actions) {
            Arena next = actions.rooms().next();
            return next == null ? 0 : next.room().id();
        }

        @Override
        public String words(PlaytesterActions actions) {
            Arena next = actions.rooms().next();
            return next == null
                    ? actions.run().texts().get("bench.row.all_over")
                    : actions.run().say("bench.room.plain", next.room().id());
        }

        @Override
        public String whyNot(PlaytesterActions actions) {
            return actions.rooms().next() == null ? "bench.refused.all_over" : RoomActions.NOTHING;
        }
    }

    /** Shows whether an action on the targeted trap room is possible. */
    record OfRoom(RoomAction deed) implements ActionState {
        @Override
        public int version(PlaytesterActions actions) {
            return whyNot(actions).hashCode();
        }

        @Override
        public String words(PlaytesterActions actions) {
            String against = whyNot(actions);
            // That there is no trap room is said above the rows.
            return against.isEmpty() || actions.rooms().aimedAt() == null
                    ? ""
                    : actions.run().texts().get(against.replace("refused", "row"));
        }

        @Override
        public String whyNot(PlaytesterActions actions) {
            return actions.rooms().whyNot(deed, actions.rooms().aimedAt());
        }
    }

    /** Shows the targeted trap room. */
    record AimedRoom() implements ActionState {
        private static final int STATES = 16;

        @Override
        public int version(PlaytesterActions actions) {
            Arena arena = actions.rooms().aimedAt();
            return arena == null
                    ? 0
                    : arena.room().id() * STATES + arena.state().ordinal();
        }

        @Override
        public String words(PlaytesterActions actions) {
            Arena arena = actions.rooms().aimedAt();
            return arena == null
                    ? actions.run().texts().get("bench.room.none")
                    : actions.rooms().words(arena);
        }
    }

    /** Shows whether the party has room for a companion. */
    record Golem() implements ActionState {
        @Override
        public int version(PlaytesterActions actions) {
            return actions.life().hasRoomForGolem() ? 1 : 0;
        }

        @Override
        public String words(PlaytesterActions actions) {
            return "";
        }

        @Override
        public String whyNot(PlaytesterActions actions) {
            return actions.life().hasRoomForGolem() ? RoomActions.NOTHING : "bench.refused.party_full";
        }
    }
}
