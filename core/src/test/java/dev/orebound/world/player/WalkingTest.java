package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.orebound.cave.floor.Floor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.RaisedWall;
import org.junit.jupiter.api.Test;

class WalkingTest {
    @Test
    void givenOpenFloor_whenTheStickIsHeldEast_thenTheAlchemistWalksAtTheSpeedOfContent() {
        Scenario scenario = Scenario.of("""
                ##########
                #@......C#
                ##########""");
        float from = scenario.body().x;

        scenario.pushes(Intent.FULL_TILT, 0, 60);

        assertThat(scenario.body().x - from)
                .isCloseTo(scenario.content().player().speed(), offset(0.01f));
    }

    @Test
    void givenAStickTiltedHalfway_whenItIsHeld_thenTheAlchemistWalksHalfAsFast() {
        Scenario scenario = Scenario.of("""
                ##########
                #@......C#
                ##########""");
        float from = scenario.body().x;

        scenario.pushes(Intent.FULL_TILT / 2, 0, 60);

        assertThat(scenario.body().x - from)
                .isCloseTo(scenario.content().player().speed() / 2, offset(0.05f));
    }

    @Test
    void givenBothAxesHeld_whenWalkingDiagonally_thenItIsNoFasterThanStraight() {
        Scenario scenario = Scenario.of("""
                #######
                #C....#
                #.....#
                #.....#
                #@....#
                #######""");
        float x = scenario.body().x;
        float y = scenario.body().y;

        scenario.pushes(Intent.FULL_TILT, Intent.FULL_TILT, 30);

        float dx = scenario.body().x - x;
        float dy = scenario.body().y - y;
        assertThat(dx).isEqualTo(dy);
        assertThat((float) Math.sqrt(dx * dx + dy * dy))
                .isCloseTo(scenario.content().player().speed() / 2, offset(0.05f));
    }

    @Test
    void givenAWallToTheNorth_whenPushingNorthEast_thenTheAlchemistSlidesEast() {
        Scenario scenario = Scenario.of("""
                ##########
                #@.......#
                ##########""");

        scenario.pushes(Intent.FULL_TILT, Intent.FULL_TILT, 90);

        assertThat(scenario.body().x).isGreaterThan(5);
        assertThat(scenario.body().y).isLessThanOrEqualTo(2 - scenario.body().radius + 0.002f);
    }

    @Test
    void givenTwoRocksThatTouchAtACorner_whenPushingThroughTheCorner_thenNobodyPasses() {
        Scenario scenario = Scenario.of("""
                ######
                ###..#
                ###..#
                #@.###
                #..###
                ######""");

        scenario.pushes(Intent.FULL_TILT, Intent.FULL_TILT, 240);

        assertThat(scenario.body().y).isLessThan(3);
    }

    @Test
    void givenACornerInTheWay_whenPushingPastIt_thenTheBodyRollsRoundIt() {
        Scenario scenario = Scenario.of("""
                ########
                #......#
                #.######
                #@######
                ########""");

        scenario.pushes(20, Intent.FULL_TILT, 120);
        scenario.pushes(Intent.FULL_TILT, -20, 120);

        assertThat(scenario.body().x).isGreaterThan(5);
    }

    @Test
    void givenABodyAtARoundCorner_whenAWallRisesBesideIt_thenTheBodyIsMovedOutOfIt() {
        Scenario scenario = Scenario.of("""
                #######
                #@.####
                #..1..#
                #######""");
        Floor floor = scenario.world().floor();
        BodyCollider walls =
                new BodyCollider(floor.grid(), scenario.world().floorState().solid(), floor.structure());
        BodyComponent body = scenario.body();
        body.x = 2.7038f;
        body.y = 2.4221f;
        scenario.waits(1);
        assertThat(walls.isFree(body.x, body.y, body.radius)).isTrue();

        RaisedWall.on(scenario.cellOf('1'), scenario.world().floorState());
        assertThat(walls.isFree(body.x, body.y, body.radius)).isFalse();
        scenario.waits(1);

        assertThat(walls.isFree(body.x, body.y, body.radius)).isTrue();
    }
}
