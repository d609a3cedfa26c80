package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import org.junit.jupiter.api.Test;

class InteractTest {
    @Test
    void givenAChestThatFacesRock_whenItIsOpened_thenWhatItHeldStaysInItsRoom() {
        Scenario scenario = Scenario.of("""
                ########
                #@.C...#
                ####+###
                #......#
                ########""").pushes(Intent.FULL_TILT, 0, 20).interacts();

        assertThat(scenario.count(EventType.CHEST_OPENED)).isEqualTo(1);
        assertThat(scenario.world().pickups().size()).isPositive();
        int room = scenario.world().floor().room().at(scenario.cellOf('C'));
        for (Entity pickup : scenario.world().pickups()) {
            int cell = pickup.getComponent(BodyComponent.class).cell;
            assertThat(scenario.world().floor().room().at(cell)).isEqualTo(room);
            assertThat(scenario.world().floorState().isSolid(cell)).isFalse();
        }
    }

    @Test
    void givenAnOpenChest_whenInteractIsHeldOrPressedAgain_thenItGivesNothingMore() {
        Scenario scenario = Scenario.of("""
                #######
                #@.C..#
                #.....#
                #######""").pushes(Intent.FULL_TILT, 0, 20).interacts();

        scenario.interacts().waits(2).interacts();

        assertThat(scenario.count(EventType.CHEST_OPENED)).isEqualTo(1);
    }

    @Test
    void givenAnExitInReach_whenItIsTaken_thenTheFloorIsLeft() {
        Scenario scenario = Scenario.of("""
                ######
                #@.>.#
                ######""").pushes(Intent.FULL_TILT, 0, 20);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.TAKE_EXIT);

        scenario.interacts();

        assertThat(scenario.count(EventType.FLOOR_LEFT)).isEqualTo(1);
        assertThat(scenario.world().player().exitTaken()).isZero();
    }

    @Test
    void givenThePlayerStandsInTheGateThatRisesNorthOfAnExit_thenItCanBeTaken() {
        Scenario scenario = Scenario.of("""
                ########
                #...1..#
                #......#
                #@.2>..#
                #......#
                #...3..#
                ########""");

        assertThat(promptOn(scenario, '1')).isEqualTo(InteractPrompt.TAKE_EXIT);
        assertThat(promptOn(scenario, '2')).isEqualTo(InteractPrompt.TAKE_EXIT);
        assertThat(promptOn(scenario, '3')).as("before the steps").isEqualTo(InteractPrompt.NOTHING);
    }

    private static InteractPrompt promptOn(Scenario scenario, char label) {
        return scenario.standsOn(scenario.cellOf(label)).waits(1).world().prompt();
    }

    @Test
    void givenAnExitBehindAShutDoor_whenThePlayerIsSealedIn_thenItIsOutOfReach() {
        Scenario scenario = Scenario.of("""
                ###########
                #....#....#
                #@..>+2.T.#
                #....#....#
                ###########""");
        scenario.standsOn(scenario.cellOf('2')).waitsFor(EventType.ARENA_SEALED, 120);

        scenario.pushes(-Intent.FULL_TILT, 0, 30).interacts();

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.BREAK_DOOR);
        assertThat(scenario.count(EventType.FLOOR_LEFT)).isZero();
    }

    @Test
    void givenAnExitInATrapRoom_whenItIsNotWonYet_thenItIsBarredAndAfterwardsItLeads() {
        Scenario scenario = Scenario.of("""
                ##############
                #....#.......#
                #@...+2T>....#
                #....#.......#
                ##############""");
        scenario.standsOn(scenario.cellOf('2')).waitsFor(EventType.ARENA_SEALED, 120);
        scenario.pushes(Intent.FULL_TILT, 0, 12).interacts();
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.EXIT_BARRED);
        assertThat(scenario.count(EventType.FLOOR_LEFT)).isZero();

        scenario.fightsUntil(EventType.ARENA_OPENED, 20_000)
                .standsOn(scenario.cellOf('T'))
                .interacts();

        assertThat(scenario.count(EventType.FLOOR_LEFT)).isEqualTo(1);
    }
}
