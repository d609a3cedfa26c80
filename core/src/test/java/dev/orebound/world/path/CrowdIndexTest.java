package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks that many bodies of all sizes get where they want to go, without jams and without leaving the walkable ground.
 */
class CrowdIndexTest {
    /** Two seconds. */
    private static final int LONGEST_PAUSE = 120;

    @Test
    void givenThirtyOfAllSizes_whenTheyGoThroughADoorway_thenTheyComeThroughWithoutAPause() {
        FlowFieldWalk walk = new FlowFieldWalk("""
                ############################
                #gggggggggg#...............#
                #gggggggggg...............1#
                #gggggggggg#...............#
                #@##########################
                ############################""");

        walk.allTo('1');

        assertThat(walk.longestPauseUntilAllAreEastOf(12, 1800)).isLessThanOrEqualTo(LONGEST_PAUSE);
    }

    @Test
    void givenThirtyOfAllSizes_whenTheyGoDownACorridor_thenTheyComeThroughWithoutAPause() {
        FlowFieldWalk walk = new FlowFieldWalk("""
                ####################################
                #gggggggggg#########...............#
                #gggggggggg.......................1#
                #gggggggggg#########...............#
                #@##################################
                ####################################""");

        walk.allTo('1');

        // At the mouth of the corridor; within it slow bodies let those before them run ahead.
        assertThat(walk.longestPauseUntilAllAreEastOf(12, 2400)).isLessThanOrEqualTo(LONGEST_PAUSE);
    }

    @Test
    void givenAPillarInTheWay_whenThirtyGoPast_thenTheyFlowRoundIt() {
        FlowFieldWalk walk = new FlowFieldWalk("""
                #############################
                #gggggg.....................#
                #gggggg....###..............#
                #gggggg....###.............1#
                #gggggg....###..............#
                #gggggg.....................#
                #@###########################
                #############################""");

        walk.allTo('1');

        assertThat(walk.longestPauseUntilAllAreEastOf(15, 900)).isLessThanOrEqualTo(LONGEST_PAUSE);
    }

    @Test
    void givenTwoStreamsInACorridorTwoWide_whenTheyMeet_thenTheyPass() {
        FlowFieldWalk walk = new FlowFieldWalk("""
                ##################################
                #ggg..........................ggg#
                #ggg..........................ggg#
                #############2##1#################
                #@################################
                ##################################""");
        List<Entity> eastward = walk.between(0, 10);
        List<Entity> westward = walk.between(20, 40);
        walk.go(eastward, walk.cell(30, 3));
        walk.go(westward, walk.cell(3, 3));

        int ticks = 0;
        while (ticks < 1500 && !(FlowFieldWalk.areEastOf(eastward, 18) && FlowFieldWalk.areWestOf(westward, 14))) {
            walk.tick();
            ticks++;
        }

        assertThat(ticks).as("ticks until all have passed").isLessThan(1500);
    }

    @Test
    void givenTwoStreamsInACorridorOneWide_whenTheyMeet_thenTheyPressThroughEachOther() {
        FlowFieldWalk walk = new FlowFieldWalk("""
                ##########################
                #ggg..................ggg#
                ##########################
                #@########################
                ##########################""");
        List<Entity> eastward = walk.between(0, 6);
        List<Entity> westward = walk.between(20, 26);
        walk.go(eastward, walk.cell(23, 3));
        walk.go(westward, walk.cell(2, 3));

        int ticks = 0;
        while (ticks < 1200 && !(FlowFieldWalk.areEastOf(eastward, 15) && FlowFieldWalk.areWestOf(westward, 10))) {
            walk.tick();
            ticks++;
        }

        assertThat(ticks).as("ticks until all have passed").isLessThan(1200);
    }

    @Test
    void givenASleeperInTheOpen_whenOneWalksThatWay_thenItGoesRoundAndDoesNotTreadOnIt() {
        FlowFieldWalk walk = new FlowFieldWalk("""
                ###################
                #.................#
                #.................#
                #.g.....g........1#
                #.................#
                #.................#
                #@#################
                ###################""");
        BodyComponent walker = walk.body(0);
        BodyComponent sleeper = walk.body(1);
        walk.go(walk.between(0, 4), walk.cellOf('1'));
        double nearest = Double.MAX_VALUE;
        walk.sleeps(1);
        for (int tick = 0; tick < 400; tick++) {
            walk.tick();
            nearest = Math.min(nearest, Math.hypot(walker.x - sleeper.x, walker.y - sleeper.y));
        }

        assertThat(walker.x).isGreaterThan(16);
        assertThat(nearest).isGreaterThan(0.8 * (walker.radius + sleeper.radius));
        assertThat(sleeper.x).isEqualTo(8.5f);
    }

    @Test
    void givenASleeperInTheOnlyDoorway_whenOthersGoThrough_thenTheySqueezePast() {
        FlowFieldWalk walk = new FlowFieldWalk("""
                ######################
                #ggg.#...............#
                #ggg.g..............1#
                #ggg.#...............#
                #@####################
                ######################""");
        walk.allTo('1');
        walk.sleeps(walk.at(5, 3));

        for (int tick = 0; tick < 1500; tick++) {
            walk.tick();
        }

        assertThat(walk.eastOf(7)).isEqualTo(9);
    }

    @Test
    void givenAChasmBesideTheWay_whenACrowdPushesThrough_thenNobodyIsPushedOverTheEdge() {
        FlowFieldWalk walk = new FlowFieldWalk("""
                ############################
                #gggggggggg___.............#
                #gggggggggg...............1#
                #gggggggggg___.............#
                #@##########################
                ############################""");
        walk.allTo('1');

        for (int tick = 0; tick < 1800; tick++) {
            walk.tick();
            for (int i = 0; i < walk.size(); i++) {
                assertThat(walk.isWalkable(walk.body(i).cell)).isTrue();
            }
        }

        assertThat(walk.eastOf(14)).isEqualTo(30);
    }

    @Test
    void givenManyInOneCell_whenTheyStandAbout_thenTheySpreadAndComeToRest() {
        FlowFieldWalk walk = new FlowFieldWalk("""
                ##########
                #........#
                #...gg...#
                #...gg...#
                #........#
                #@########
                ##########""");
        for (int i = 0; i < walk.size(); i++) {
            walk.put(i, 4.5f + 0.01f * i, 3.5f);
        }

        for (int tick = 0; tick < 300; tick++) {
            walk.tick();
        }

        for (int i = 0; i < walk.size(); i++) {
            assertThat(walk.body(i).velocityX).isZero();
            for (int other = 0; other < i; other++) {
                assertThat(Math.hypot(walk.body(i).x - walk.body(other).x, walk.body(i).y - walk.body(other).y))
                        .isGreaterThan(walk.body(i).radius + walk.body(other).radius);
            }
        }
    }
}
