package dev.orebound.autoplay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks how bots open chests, free captives, and tell what can be taken. */
class TakingTasksTest {
    private final Intent intent = new Intent();

    /** Lets a task act until nothing is left to do; returns the number of ticks it had. */
    private int plays(Scenario scenario, BotTask task, int atMostTicks) {
        WalkerView view = new WalkerView(scenario.world());
        WalkerControls controls = new WalkerControls(view);
        for (int i = 0; i < atMostTicks; i++) {
            controls.take(intent);
            if (!task.act(view, controls)) {
                return i;
            }
            scenario.plays(intent);
        }
        return atMostTicks;
    }

    @Test
    void theChestThatTheSearchFindsIsOpenedAndNoOther() {
        Scenario scenario = Scenario.of("""
                ###############
                #C..@.......C.#
                ###############""");
        ChestComponent second = scenario.world().chests().get(1);

        int ticks = plays(scenario, TakingTasks.opensChest(GoalTask.ONCE, (view, controls) -> second), 1200);

        assertThat(ticks).isLessThan(1200);
        assertThat(scenario.world().chests().stream().map(chest -> chest.isOpen))
                .containsExactly(false, true);
    }

    @Test
    void aCaptiveIsFreedOnlyOnceItIsAtHand() {
        Scenario scenario = Scenario.of("""
                ############
                #@.......p.#
                ############""");

        plays(
                scenario,
                TakingTasks.freesCaptive(
                        (view, controls) -> view.world().monsters().first(), (view, captive) -> false),
                600);
        assertThat(scenario.count(EventType.CAPTIVE_FREED)).isZero();

        plays(scenario, TakingTasks.freesNearestCaptive(), 600);
        assertThat(scenario.count(EventType.CAPTIVE_FREED)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsTakenTwice(PropKind kind) {
        PropComponent prop = new PropComponent();
        prop.kind = kind;
        prop.state = PropState.STANDING;
        InteractPrompt standing = TakingTasks.promptOf(prop);

        boolean isPrize = kind == PropKind.PRIZE || kind == PropKind.CAGE || kind == PropKind.KENNEL;
        assertThat(TakingTasks.isForPrize(standing)).isEqualTo(isPrize);
        assertThat(standing != InteractPrompt.NOTHING).isEqualTo(isPrize || kind == PropKind.LEVER);

        for (PropState state : PropState.values()) {
            prop.state = state;
            assertThat(TakingTasks.promptOf(prop) == InteractPrompt.NOTHING)
                    .as("%s", state)
                    .isEqualTo(state != PropState.STANDING || standing == InteractPrompt.NOTHING);
        }
    }
}
