package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import org.junit.jupiter.api.Test;

class CellFlowFieldsTest {
    private final AsciiMap map = AsciiMap.of("""
            ##############
            #...........a#
            #.####.#######
            #.####+#.....#
            #...........b#
            ##############""");
    private final MutableBitLayer walls = map.rock().copy();
    private final CellFlowFields flowFields = new CellFlowFields(walls, new DistanceRepair(map.grid()));

    @Test
    void givenANewGoal_whenItIsMeasuredInParts_thenItSaysWhenItIsReadyAndLeadsThereThen() {
        FlowField field = flowFields.to(map.cell('a'), 1);
        assertThat(field.isReady()).isFalse();
        assertThat(field.next(map.cell('b'))).isEqualTo(Grid.NONE);
        assertThat(field.steps(map.cell('b'))).isEqualTo(DistanceMap.UNREACHED);

        for (int tick = 2; !field.isReady(); tick++) {
            assertThat(tick).isLessThan(60);
            flowFields.measure(3);
        }

        assertThat(field).isSameAs(flowFields.to(map.cell('a'), 60));
        assertThat(walked(field, map.cell('b'))).isEqualTo(map.cell('a'));
    }

    @Test
    void givenTwoGoals_whenMeasured_thenTheOneAskedForFirstIsReadyFirst() {
        FlowField first = flowFields.to(map.cell('b'), 1);
        FlowField second = flowFields.to(map.cell('a'), 1);

        assertThat(flowFields.measure(40)).isZero();

        assertThat(first.isReady()).isTrue();
        assertThat(second.isReady()).isFalse();
    }

    @Test
    void givenADoorOnTheWay_whenItShutsAndOpens_thenAllGoRoundAndThenThroughAgain() {
        FlowField field = flowFields.to(map.cell('b'), 1);
        flowFields.measure(1000);
        int through = field.steps(map.cell('a'));

        setDoor(true);
        flowFields.measure(1000);
        assertThat(field.steps(map.cell('a'))).isGreaterThan(through);

        setDoor(false);
        assertThat(field.isReady()).as("what opens is mended on the spot").isTrue();
        assertThat(field.steps(map.cell('a'))).isEqualTo(through);
    }

    @Test
    void givenAsManyGoalsAsThereArePlaces_whenOneMoreComes_thenItTakesThePlaceThatNobodyWantsAnyMore() {
        AsciiMap hall = AsciiMap.of("#".repeat(50) + "\n#" + ".".repeat(48) + "#\n" + "#".repeat(50));
        CellFlowFields crowded = new CellFlowFields(hall.rock(), new DistanceRepair(hall.grid()));
        int first = hall.grid().cell(1, 1);
        for (int i = 0; i < 32; i++) {
            crowded.to(first + i, i);
        }
        crowded.measure(10_000);

        assertThat(crowded.to(first + 40, 25).isReady()).isFalse();
        crowded.measure(10_000);
        assertThat(crowded.to(first + 40, 26).isReady()).as("all are in use").isFalse();
        assertThat(crowded.to(first + 40, 31).steps(first + 41)).isEqualTo(DistanceMap.UNREACHED);
        crowded.measure(10_000);

        assertThat(crowded.to(first + 40, 32).steps(first + 41)).isEqualTo(1);
        assertThat(crowded.to(first + 1, 32).steps(first)).as("the next oldest").isEqualTo(1);
    }

    private void setDoor(boolean isShut) {
        walls.set(map.cell('+'), isShut);
        flowFields.changed(map.cell('+'), !isShut);
    }

    private static int walked(FlowField field, int from) {
        int cell = from;
        for (int next = field.next(cell); next != Grid.NONE; next = field.next(cell)) {
            cell = next;
        }
        return cell;
    }
}
