package dev.orebound.workbench.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.workbench.action.RoomActions;
import dev.orebound.workbench.action.RoomActions.RoomAction;
import dev.orebound.workbench.console.TestBench;
import dev.orebound.world.state.Party;
import org.junit.jupiter.api.Test;

/** Checks what the rows of the panel say about each action, and when an action is possible. */
final class ActionStateTest {
    private final TestBench bench = new TestBench();

    private String words(ActionState state) {
        return state.words().apply(bench.hands);
    }

    private String whyNot(ActionState state) {
        return state.whyNot().apply(bench.hands);
    }

    @Test
    void theRowsOfTimeSayWhetherAndHowFastItGoes() {
        assertThat(words(ActionState.HALT)).isEqualTo("running");
        assertThat(words(ActionState.TICK)).isEmpty();
        assertThat(words(ActionState.PACE)).isEqualTo("full");

        bench.plays("slow");
        bench.plays("halt");

        assertThat(words(ActionState.HALT)).isEqualTo("paused");
        assertThat(words(ActionState.TICK))
                .isEqualTo("tick " + bench.run.world().tick());
        assertThat(words(ActionState.PACE)).isEqualTo("1/2");
    }

    @Test
    void theRowOfTheNextTrapNamesItsRoomUntilAllAreDone() {
        assertThat(words(ActionState.NEXT_ROOM)).isEqualTo("room " + trapRoom(0));
        assertThat(whyNot(ActionState.NEXT_ROOM)).isEqualTo(RoomActions.NOTHING);

        for (int i = 0; i < bench.run.world().arenas().size(); i++) {
            bench.plays("win " + trapRoom(i));
        }
        for (int i = 0; i < 50; i++) {
            bench.plays("heal");
        }

        assertThat(words(ActionState.NEXT_ROOM)).isEqualTo("all done");
        assertThat(whyNot(ActionState.NEXT_ROOM)).isEqualTo("bench.refused.all_over");
    }

    private int trapRoom(int index) {
        return bench.run.world().arenas().get(index).room().id();
    }

    @Test
    void withoutATrapRoomInReachItsActionsAreRefusedAndTheRowSaysSo() {
        assertThat(words(ActionState.AIMED_ROOM)).isEqualTo("No trap room here");
        for (RoomAction deed : RoomAction.values()) {
            assertThat(whyNot(ActionState.ofRoom(deed))).as("%s", deed).isEqualTo("bench.refused.no_trap");
            assertThat(words(ActionState.ofRoom(deed)))
                    .as("it is said once, above the rows")
                    .isEmpty();
        }
    }

    @Test
    void theActionsOnATrapSayWhyTheyAreImpossible() {
        ActionState spring = ActionState.ofRoom(RoomAction.SPRING);
        ActionState reset = ActionState.ofRoom(RoomAction.RESET);
        bench.hands.run().point(bench.run.world().arenas().get(0).room().centre());
        assertThat(whyNot(spring)).isEmpty();
        assertThat(words(spring)).isEqualTo("Ctrl+click");
        assertThat(words(reset)).isEqualTo("not sprung");

        bench.plays("spring " + trapRoom(0));
        assertThat(words(spring)).isEqualTo("sprung");
        assertThat(whyNot(reset)).isEmpty();
        assertThat(words(reset)).isEqualTo("Ctrl+click");

        bench.plays("win " + trapRoom(0));
        assertThat(words(spring)).isEqualTo("beaten");
        assertThat(words(ActionState.AIMED_ROOM)).startsWith(trapRoom(0) + ", ");
    }

    @Test
    void theRowOfGolemsIsShutWhileThePartyIsFull() {
        assertThat(whyNot(ActionState.GOLEM)).isEmpty();
        for (int i = 0; i < Party.MOST_COMPANIONS; i++) {
            bench.plays("golem " + TestContent.BUILT_IN.golems().at(0).monster());
        }

        assertThat(whyNot(ActionState.GOLEM)).isEqualTo("bench.refused.party_full");
    }
}
