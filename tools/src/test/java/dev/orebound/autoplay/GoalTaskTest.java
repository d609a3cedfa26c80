package dev.orebound.autoplay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks when a task looks for its goal again. */
class GoalTaskTest {
    private final Scenario scenario = Scenario.of("####\n#@.#\n####");
    private final WalkerView view = new WalkerView(scenario.world());
    private final WalkerControls controls = new WalkerControls(view);
    private final List<Integer> workedAt = new ArrayList<>();
    private int searches;

    /** Lets a task act for nine ticks; the search finds 1, 2, 3 and so on. */
    private void acts(int thinkTicks) {
        BotTask task = GoalTask.forCell(thinkTicks, (floor, own) -> ++searches, (floor, own, goal) -> {
            workedAt.add(goal);
            return true;
        });
        for (int i = 0; i < 9; i++) {
            assertThat(task.act(view, controls)).isTrue();
            scenario.waits(1);
        }
    }

    @Test
    void itWorksAtTheSameGoalUntilTheNextSearch() {
        acts(3);

        assertThat(workedAt).containsExactly(1, 1, 1, 2, 2, 2, 3, 3, 3);
    }

    @Test
    void itCanSearchInEveryTickOrOnce() {
        acts(GoalTask.EVERY_TICK);
        assertThat(workedAt).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);

        workedAt.clear();
        searches = 0;
        acts(GoalTask.ONCE);
        assertThat(workedAt).containsOnly(1).hasSize(9);
    }

    @Test
    void givenNoGoal_thenNothingIsLeftToDo() {
        BotTask task = GoalTask.forCell(0, (floor, own) -> Grid.NONE, (floor, own, goal) -> true);

        assertThat(task.act(view, controls)).isFalse();
    }
}
