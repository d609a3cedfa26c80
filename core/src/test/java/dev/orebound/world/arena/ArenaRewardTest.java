package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.item.Loot;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the reward of a trap room: what it is, when it is paid, and to whom. */
class ArenaRewardTest {
    private static final String AMBUSH = """
            ################
            ######.........#
            ######.......C.#
            #@1...+2..T..3.#
            ######.........#
            ######.........#
            ################""";

    private static final String HALL = """
            ################
            ######.........#
            ######.........#
            #@1...+2..T..3.#
            ######.........#
            ######.........#
            ################""";

    @Test
    void givenAChestThatSpringsAnArena_whenThePlayerOpensItAndFlees_thenTheyHaveNothingOfIt() {
        Scenario scenario = opened();

        scenario.waits(5).standsOn(scenario.cellOf('1')).waits(300);

        assertThat(scenario.count(EventType.ARENA_CANCELLED)).isEqualTo(1);
        assertThat(scenario.world().pickups().size()).isZero();
        assertThat(scenario.count(EventType.ITEM_PICKED_UP)).isZero();
    }

    @Test
    void givenAChestThatSpringsAnArena_whenItIsWon_thenBothChestAndArenaPay() {
        Scenario scenario = opened().waitsFor(EventType.ARENA_SEALED, 120);
        Content content = scenario.content();

        scenario.slaysUntil(EventType.ARENA_CLEARED, 4000);

        List<Loot> reward = content.arenaKinds().get("ambush").reward();
        assertThat(scenario.world().pickups().size())
                .isGreaterThanOrEqualTo(
                        least(reward) + least(content.cave().treasure().chest()));
    }

    @Test
    void givenAChestThatSpringsAnArena_whenThePlayerIsThrownOut_thenTheChestPaysAndTheArenaDoesNot() {
        Scenario scenario = opened().waitsFor(EventType.ARENA_SEALED, 120);

        scenario.standsOn(scenario.cellOf('1')).waits(1);

        assertThat(scenario.count(EventType.ARENA_BROKEN)).isEqualTo(1);
        assertThat(scenario.world().pickups().size())
                .isBetween(
                        least(scenario.content().cave().treasure().chest()),
                        most(scenario.content().cave().treasure().chest()));
    }

    @Test
    void givenAFightThatIsWon_whenSomethingIsStillInTheAir_thenItHurtsTheWinnerNoMore() {
        Scenario scenario = Scenario.inArena("waves", 1, HALL);
        scenario.standsOn(scenario.cellOf('3')).slaysUntil(EventType.ARENA_CLEARED, 4000);

        assertThat(scenario.world().player().health().graceTicks).isBetween(46, 60);
    }

    private static Scenario opened() {
        Scenario scenario = Scenario.inArena("ambush", 1, AMBUSH);
        return scenario.standsOn(scenario.cellOf('3')).waits(2).interacts();
    }

    private static int least(List<Loot> loot) {
        return loot.stream()
                .filter(line -> line.percent() == 100)
                .mapToInt(line -> line.count().lowest())
                .sum();
    }

    private static int most(List<Loot> loot) {
        return loot.stream().mapToInt(line -> line.count().highest()).sum();
    }
}
