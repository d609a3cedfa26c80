package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.player.PlayerRules.StrideRules;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Objects;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Checks that the player strides where nothing is left and nothing is near, and nowhere else. */
class StrideTest {
    private static final StrideRules RULES =
            Objects.requireNonNull(TestContent.BUILT_IN.player().stride());
    private static final int TICKS = 40;

    private static final String BARE = """
            ##############################
            #............................#
            #@...........................#
            #...........................>#
            ##############################""";

    /** Returns the cells that the player covers in the last ten of many ticks of walking east. */
    private static float pace(Scenario scenario) {
        scenario.pushes(Intent.FULL_TILT, 0, TICKS);
        BodyComponent body = scenario.world().player().body();
        float before = body.x;
        scenario.pushes(Intent.FULL_TILT, 0, 10);
        return body.x - before;
    }

    private static float walkingPace() {
        return TestContent.BUILT_IN.player().speed() / 6;
    }

    @Test
    void givenABareRoom_whenThePlayerWalks_thenItIsFasterAfterHalfASecond() {
        Scenario scenario = Scenario.of(BARE);

        assertThat(pace(scenario)).isCloseTo(walkingPace() * (100 + RULES.percent()) / 100, within());
        assertThat(scenario.world().player().component().strideTicks).isEqualTo(RULES.riseTicks());
    }

    @Test
    void givenAStride_whenThePlayerStops_thenItIsOverAtOnce() {
        Scenario scenario = Scenario.of(BARE).pushes(Intent.FULL_TILT, 0, TICKS).waits(1);

        assertThat(scenario.world().player().component().strideTicks).isZero();
    }

    @Test
    void givenAShutChest_whenThePlayerWalksInItsRoom_thenItDoesNotStride() {
        assertThat(pace(Scenario.of(BARE.replace("#............................#", "#........................C...#"))))
                .isCloseTo(walkingPace(), within());
    }

    @Test
    void givenAnUnusedLandmark_whenThePlayerWalksInItsRoom_thenItDoesNotStride() {
        DrawnFloor floor = new DrawnFloor(BARE.replace("...>#", ".1.>#")).fixture("cairn", '1');

        assertThat(pace(Scenario.of(floor, TestContent.BUILT_IN))).isCloseTo(walkingPace(), within());
    }

    @Test
    void givenASleeperInSight_whenThePlayerWalks_thenItDoesNotStride() {
        Scenario scenario = Scenario.of("""
                ##############################
                #...........+.g..............#
                #@..........+................#
                #...........+...............>#
                ##############################""");

        assertThat(pace(scenario)).isCloseTo(walkingPace(), within());
    }

    @Test
    void givenAStride_whenAMonsterComesIntoSight_thenItEndsInThatTick() {
        Scenario scenario = Scenario.of(BARE).pushes(Intent.FULL_TILT, 0, TICKS);
        assertThat(scenario.world().player().component().strideTicks).isPositive();

        scenario.orders(IntentOrder.HELP_POINT, scenario.world().floor().start())
                .orders(IntentOrder.HELP_SPAWN, TestContent.BUILT_IN.monsters().indexOf("goblin"))
                .pushes(Intent.FULL_TILT, 0, 2);

        assertThat(scenario.world().player().component().strideTicks).isZero();
    }

    @Test
    void givenABareRoom_whenTheStickIsTiltedHalfway_thenThePlayerDoesNotStride() {
        Scenario scenario = Scenario.of(BARE).pushes(Intent.FULL_TILT / 2, 0, TICKS);

        assertThat(scenario.world().player().component().strideTicks).isZero();
    }

    @Test
    void givenABareRoom_whenThePlayerSneaks_thenItDoesNotStride() {
        Scenario scenario = Scenario.of(BARE);
        Intent sneak = new Intent();
        for (int tick = 0; tick < TICKS; tick++) {
            sneak.clear();
            sneak.move(Intent.FULL_TILT, 0);
            sneak.hold(Intent.SNEAK);
            scenario.plays(sneak);
        }

        assertThat(scenario.world().player().component().strideTicks).isZero();
    }

    private static Offset<Float> within() {
        return Offset.offset(0.02f);
    }
}
