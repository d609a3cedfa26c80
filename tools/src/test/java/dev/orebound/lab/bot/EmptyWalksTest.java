package dev.orebound.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.lab.bot.PlayedRun.WalkTally;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Checks which steps count as walks through rooms that hold nothing. */
class EmptyWalksTest {
    private static final int TICKS = 10;

    /** Returns the count after ten ticks of standing and ten of walking east. */
    private static WalkTally walk(Scenario scenario) {
        EmptyWalks walks = new EmptyWalks(scenario.world());
        for (int tick = 0; tick < TICKS; tick++) {
            scenario.waits(1);
            walks.look(scenario.world());
        }
        for (int tick = 0; tick < TICKS; tick++) {
            scenario.pushes(Intent.FULL_TILT, 0, 1);
            walks.look(scenario.world());
        }
        return walks.tally();
    }

    private static WalkTally in(String row) {
        return walk(Scenario.of("""
                ###########
                %s
                #........>#
                ###########""".formatted(row)));
    }

    @Test
    void aRoomWithoutAnythingIsBare() {
        assertThat(in("#@........#")).isEqualTo(new WalkTally(2 * TICKS, TICKS, TICKS, TICKS));
    }

    @Test
    void aRoomWithOreAloneIsEmptyButNotBare() {
        assertThat(in("#@......o.#")).isEqualTo(new WalkTally(2 * TICKS, TICKS, TICKS, 0));
    }

    @Test
    void aRoomWithAChestALiquidOrASleeperIsNotEmpty() {
        WalkTally full = new WalkTally(2 * TICKS, TICKS, 0, 0);

        assertThat(in("#@......C.#")).isEqualTo(full);
        assertThat(in("#@......-.#")).isEqualTo(full);
        assertThat(in("#@......g.#")).isEqualTo(full);
    }

    @Test
    void aLandmarkCountsUntilItIsUsed() {
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ###########
                #1........#
                #@.......>#
                ###########""").fixture("survey_post", '1'), TestContent.BUILT_IN);

        assertThat(walk(scenario).empty()).isZero();
        scenario.standsOn(scenario.world().floor().start()).waits(1).interacts().waits(2);
        assertThat(walk(scenario).empty()).isEqualTo(TICKS);
    }
}
