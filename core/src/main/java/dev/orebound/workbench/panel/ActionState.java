package dev.orebound.workbench.panel;

import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RoomActions;
import dev.orebound.workbench.action.RoomActions.Deed;
import dev.orebound.world.arena.Arena;

/** The state of an action as a row shows it. Each frame asks for the version, and only a change asks for text. */
interface ActionState {
    /** The state of an action that has nothing to show and is always possible. */
    ActionState NONE = new ActionState() {
        @Override
        public int version(PlaytesterActions hands) {
            return 0;
        }

        @Override
        public String words(PlaytesterActions hands) {
            return "";
        }
    };

    /** Returns a number that changes whenever the text or the refusal may change. Does not allocate. */
    int version(PlaytesterActions hands);

    /** Returns the text, a word or two. */
    String words(PlaytesterActions hands);

    /** Returns why the action is impossible, as a text key, or {@link RoomActions#NOTHING}. Does not allocate. */
    default String whyNot(PlaytesterActions hands) {
        return RoomActions.NOTHING;
    }

    /** Shows whether time is halted. */
    record Halt() implements ActionState {
        @Override
        public int version(PlaytesterActions hands) {
            return hands.time().pace().isHalted() ? 1 : 0;
        }

        @Override
        public String words(PlaytesterActions hands) {
            return hands.run().texts().get(hands.time().pace().isHalted() ? "bench.row.halted" : "bench.row.running");
        }
    }

    /** Shows the tick while time is halted. */
    record Tick() implements ActionState {
        @Override
        public int version(PlaytesterActions hands) {
            return hands.time().pace().isHalted() ? (int) hands.run().world().tick() : -1;
        }

        @Override
        public String words(PlaytesterActions hands) {
            return hands.time().pace().isHalted()
                    ? hands.run().say("bench.row.tick", hands.run().world().tick())
                    : "";
        }
    }

    /** Shows the pace. */
    record Slow() implements ActionState {
        @Override
        public int version(PlaytesterActions hands) {
            return Float.floatToIntBits(hands.time().pace().share());
        }

        @Override
        public String words(PlaytesterActions hands) {
            return hands.time().words();
        }
    }

    /** Shows the next trap room. */
    record NextRoom() implements ActionState {
        @Override
        public int version(PlaytesterActions hands) {
            Arena next = hands.rooms().next();
            return next == null ? 0 : next.room().id();
        }

        @Override
        public String words(PlaytesterActions hands) {
            Arena next = hands.rooms().next();
            return next == null
                    ? hands.run().texts().get("bench.row.all_over")
                    : hands.run().say("bench.room.plain", next.room().id());
        }

        @Override
        public String whyNot(PlaytesterActions hands) {
            return hands.rooms().next() == null ? "bench.refused.all_over" : RoomActions.NOTHING;
        }
    }

    /** Shows whether an action on the targeted trap room is possible. */
    record OfRoom(Deed deed) implements ActionState {
        @Override
        public int version(PlaytesterActions hands) {
            return whyNot(hands).hashCode();
        }

        @Override
        public String words(PlaytesterActions hands) {
            String against = whyNot(hands);
            // That there is no trap room is said above the rows.
            return against.isEmpty() || hands.rooms().aimedAt() == null
                    ? ""
                    : hands.run().texts().get(against.replace("refused", "row"));
        }

        @Override
        public String whyNot(PlaytesterActions hands) {
            return hands.rooms().whyNot(deed, hands.rooms().aimedAt());
        }
    }

    /** Shows the targeted trap room. */
    record AimedRoom() implements ActionState {
        private static final int STATES = 16;

        @Override
        public int version(PlaytesterActions hands) {
            Arena arena = hands.rooms().aimedAt();
            return arena == null
                    ? 0
                    : arena.room().id() * STATES + arena.state().ordinal();
        }

        @Override
        public String words(PlaytesterActions hands) {
            Arena arena = hands.rooms().aimedAt();
            return arena == null
                    ? hands.run().texts().get("bench.room.none")
                    : hands.rooms().words(arena);
        }
    }

    /** Shows whether the party has room for a companion. */
    record Golem() implements ActionState {
        @Override
        public int version(PlaytesterActions hands) {
            return hands.life().hasRoomForGolem() ? 1 : 0;
        }

        @Override
        public String words(PlaytesterActions hands) {
            return "";
        }

        @Override
        public String whyNot(PlaytesterActions hands) {
            return hands.life().hasRoomForGolem() ? RoomActions.NOTHING : "bench.refused.party_full";
        }
    }
}
