package dev.orebound.autoplay.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.autoplay.walk.WalkingPlayer.Temper;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Checks that the walking bot goes wherever it can and its temper allows. */
class WalkingPlayerTest {
    private static final String TWO_WAYS = """
            ######################
            #......#......#......#
            #......#......#......#
            #.@....+..T...+......#
            #......#......#......#
            #......########......#
            #......+......+......#
            ######################""";

    private final Intent intent = new Intent();

    private Scenario walk(String drawing, Temper temper, int ticks) {
        Scenario scenario = Scenario.of(drawing);
        RandomStream chance = new RandomStreams(Seed.of("walk")).stream("walk");
        WalkingPlayer player = new WalkingPlayer(scenario.world(), chance, temper);
        for (int tick = 0; tick < ticks; tick++) {
            scenario.world().player().health().health =
                    scenario.world().player().health().most;
            player.decide(intent);
            scenario.plays(intent);
        }
        return scenario;
    }

    @Test
    void givenAWaryWalker_whenTheWayThroughTheTrapIsShort_thenItSeesTheRestWithoutSpringingIt() {
        Scenario scenario = walk(TWO_WAYS, Temper.WARY, 7_200);

        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isZero();
        assertThat(isSeen(scenario.world(), 18, 6)).isTrue();
    }

    @Test
    void givenABoldWalker_whenThereIsATrap_thenItSpringsItAndWins() {
        Scenario scenario = walk(TWO_WAYS, Temper.BOLD, 7_200);

        assertThat(scenario.count(EventType.ARENA_SEALED)).isPositive();
        assertThat(scenario.count(EventType.ARENA_CLEARED)).isPositive();
    }

    private static boolean isSeen(World world, int x, int y) {
        return world.floorState().isSeen(world.floor().grid().cell(x, y));
    }

    @Test
    void givenAnExitAndAChest_whenItWalksAbout_thenItOpensTheChestAndStays() {
        Scenario scenario = walk("""
                ##############
                #@.....C.....#
                #........>...#
                #......>.....#
                ##############""", Temper.BOLD, 14_400);

        assertThat(scenario.count(EventType.CHEST_OPENED)).isEqualTo(1);
        assertThat(scenario.count(EventType.FLOOR_LEFT)).isZero();
    }

    @Test
    void givenAChasmOnTheStraightWay_whenItWalksAbout_thenItGoesRound() {
        Scenario scenario = walk("""
                ##############
                #@....__.....#
                #.....__.....#
                #............#
                ##############""", Temper.BOLD, 3_600);

        assertThat(scenario.count(EventType.PLAYER_FELL)).isZero();
        assertThat(isSeen(scenario.world(), 12, 3)).isTrue();
    }
}
