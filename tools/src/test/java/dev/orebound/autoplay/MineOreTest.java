package dev.orebound.autoplay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.autoplay.MineOre.MiningManner;
import dev.orebound.grid.Grid;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Checks how bots find and mine ore, and what their manners change. */
class MineOreTest {
    private static final String HALL = """
            ##############
            #o..@...o...o#
            ##############""";

    private final Scenario scenario = Scenario.of(HALL);
    private final WalkerView view = new WalkerView(scenario.world());
    private final WalkerControls controls = new WalkerControls(view);
    private final Intent intent = new Intent();

    private int nearest(WalkerView of) {
        return MineOre.nearestOre(
                of, ore -> true, ore -> of.grid().steps4(ore.cell, of.self().cell), Integer.MAX_VALUE);
    }

    private int cellAt(int x) {
        return view.grid().cell(x, view.grid().y(scenario.cellOf('@')));
    }

    private MineOre mine(MiningManner manner) {
        return new MineOre(
                manner,
                (floor, own, isVain) -> MineOre.nearestOre(
                        floor,
                        ore -> !isVain.test(ore.cell),
                        ore -> floor.grid().steps4(ore.cell, floor.self().cell),
                        Integer.MAX_VALUE));
    }

    /** Lets a task act; returns the number of ticks it had before nothing was left to do. */
    private int plays(BotTask task, int atMostTicks) {
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
    void onlyOreThatTheViewKnowsIsFound() {
        assertThat(nearest(view)).isEqualTo(cellAt(1));
        assertThat(nearest(new KnownFloorView(scenario.world())))
                .as("before anything was seen")
                .isEqualTo(Grid.NONE);

        scenario.waits(60);

        assertThat(nearest(new KnownFloorView(scenario.world()))).isEqualTo(cellAt(1));
    }

    @Test
    void oreThatIsNotMeantOrTooFarIsNotFound() {
        assertThat(MineOre.nearestOre(view, ore -> ore.cell != cellAt(1), ore -> ore.cell, Integer.MAX_VALUE))
                .isEqualTo(cellAt(8));
        assertThat(MineOre.nearestOre(view, ore -> true, ore -> 3, 3)).isEqualTo(Grid.NONE);
    }

    @Test
    void givenAMannerThatPicksUp_thenItBreaksOneOreAndIsDone() {
        int ticks = plays(mine(new MiningManner(1.6f, false, GoalTask.ONCE, Integer.MAX_VALUE, 60)), 3600);

        assertThat(ticks).isLessThan(3600);
        assertThat(scenario.count(EventType.ORE_BROKEN)).isEqualTo(1);
    }

    @Test
    void givenAMannerThatDoesNotPickUp_thenItGoesOnToTheNextOreUntilNoneIsLeft() {
        int ticks = plays(mine(new MiningManner(1.6f, false, GoalTask.ONCE, Integer.MAX_VALUE, 0)), 3600);

        assertThat(ticks).isLessThan(3600);
        assertThat(scenario.count(EventType.ORE_BROKEN)).isEqualTo(3);
    }

    @Test
    void oreThatWasTriedForTooLongIsNotSoughtAgain() {
        MineOre mine = mine(new MiningManner(0, false, GoalTask.EVERY_TICK, 10, 0));

        assertThat(plays(mine, 100)).as("tries the first ore").isEqualTo(11);
        assertThat(plays(mine, 100)).as("tries the second ore").isEqualTo(11);
        assertThat(plays(mine, 100)).as("tries the third ore").isEqualTo(11);
        assertThat(plays(mine, 100)).as("has tried all").isZero();
        assertThat(scenario.count(EventType.ORE_BROKEN)).isZero();
    }
}
