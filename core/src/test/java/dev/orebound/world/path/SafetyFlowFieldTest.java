package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import org.junit.jupiter.api.Test;

class SafetyFlowFieldTest {
    @Test
    void givenALongHall_whenOneRuns_thenItRunsAway() {
        assertThat(runFromA("""
                ####################
                #@.a..............b#
                ####################""")).isEqualTo('b');
    }

    @Test
    void givenADeadEndAndAFarPlace_whenOneRuns_thenItRunsToTheFarPlace() {
        assertThat(runFromA("""
                ########################################
                #..@.a..#.............................b#
                #####.###.##############################
                #####.....##############################
                ########################################""")).isEqualTo('b');
    }

    @Test
    void givenARoundAndADeadEndAsFar_whenOneRuns_thenItRunsRoundTheLoop() {
        assertThat(runFromA("""
                #####################
                #####################
                #c........#.........#
                #########.#.#######.#
                #@.......a..#######b#
                ###########.#######.#
                ###########.........#
                #####################""")).isNotEqualTo('c');
    }

    @Test
    void givenThePlayerInTheOnlyWayOut_whenOneRuns_thenItStaysInItsDeadEndAndRunsNotThroughThem() {
        assertThat(runFromA("""
                ##############################
                #b.a.@......................c#
                ##############################""")).isEqualTo('b');
    }

    @Test
    void givenThePlayerInAWideWayOut_whenOneRuns_thenItDoesNotRunPastThemCloseBy() {
        assertThat(runFromA("""
                ########################################
                #......#################################
                #......#################################
                #a..@.................................c#
                #......#################################
                #......#################################
                ########################################""")).isEqualTo('a');
    }

    @Test
    void givenAHallInWhichThePlayerStands_whenOneRuns_thenItRunsPastThemAtADistance() {
        assertThat(runFromA("""
                ##################################
                #######....@....##################
                #######.........##################
                #######.........##################
                #######.........##################
                #######.........##################
                #######a........................c#
                ##################################""")).isEqualTo('c');
    }

    @Test
    void givenAPillar_whenRoundsAreSought_thenTheRingAboutItIsFoundAndOpenGroundIsNot() {
        AsciiMap map = AsciiMap.of("""
                ############
                #.....######
                #.....######
                #..#..######
                #.....######
                #.........e#
                ############
                """);

        BitLayer rounds = SafetyFlowField.LoopFinder.of(map.rock());
        assertThat(rounds.count()).isBetween(8, 12);
        assertThat(rounds.at(map.cell('e'))).as("a dead end").isFalse();
        assertThat(SafetyFlowField.LoopFinder.of(AsciiMap.of("""
                #######
                #.....#
                #.....#
                #.....#
                #######
                """).rock()).count())
                .isLessThanOrEqualTo(1);
    }

    /** Runs from the label a down the safety map away from @, and returns the glyph of the cell at which it stops. */
    private static char runFromA(String drawing) {
        AsciiMap map = AsciiMap.of(drawing);
        SafetyFlowField safety = new SafetyFlowField(map.rock(), 3);
        safety.request(0);
        for (int tick = 0; tick < 400 && !safety.isReady(); tick++) {
            safety.measure(map.cell('@'), 1, tick % 10, 7);
        }
        assertThat(safety.isReady()).isTrue();
        int cell = map.cell('a');
        for (int next = safety.next(cell); next != Grid.NONE; next = safety.next(cell)) {
            assertThat(safety.steps(next)).isLessThan(safety.steps(cell));
            assertThat(next).isNotEqualTo(map.cell('@'));
            cell = next;
        }
        return map.glyph(cell);
    }
}
