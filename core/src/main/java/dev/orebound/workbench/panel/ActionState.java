package dev.orebound.workbench.panel;

import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RoomActions;
import dev.orebound.workbench.action.RoomActions.Deed;
import dev.orebound.world.arena.Arena;

/** What a row says of how its thing stands. It is asked each frame whether anything changed, and only then for words. */
interface ActionState {
    /** There is nothing to say, and nothing against it. */
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

    /** Another number as soon as words or what is against it may be others. Makes no garbage. */
    int version(PlaytesterActions hands);

    /** A word or two. */
    String words(PlaytesterActions hands);

    /** Why it cannot be done now, as the key of a text, or {@link RoomActions#NOTHING}. Makes no garbage. */
    default String whyNot(PlaytesterActions hands) {
        return RoomActions.NOTHING;
    }

    /** Whether time is halted. */
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

    /** The tick, while it stands still long enough to be read. */
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

    /** The pace. */
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

    /** Which trap room comes next. */
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

    /** Whether something can be done to the trap room that is aimed at. */
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

    /** The trap room that is aimed at. */
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

    /** Whether one more can come along. */
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
