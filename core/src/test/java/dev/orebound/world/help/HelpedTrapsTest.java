package dev.orebound.world.help;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.item.Loot;
import dev.orebound.world.Scenario;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.IntentOrder;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * Checks that a playtester can spring, win, reset and toggle a trap room, wherever the player is and whatever the
 * room's state.
 */
class HelpedTrapsTest {
    private static final String TRAP = """
            ################
            ######.........#
            ######.........#
            #@1...+2.3.T...#
            ######.........#
            ######.........#
            ################""";
    private static final String CHEST = """
            ################
            ######.........#
            ######.........#
            #@1...+2.3.TC..#
            ######.........#
            ######.........#
            ################""";

    /** A kind of the built-in content that opening a chest springs. */
    private static final String BY_CHEST = "ambush";

    @Test
    void givenAPlayerFarOff_whenATrapIsSprung_thenTheyStandInsideAndItSealsByItself() {
        Scenario scenario = Scenario.of(TRAP);
        int room = scenario.arena().room().id();

        scenario.orders(IntentOrder.HELP_SPRING, room).waitsFor(EventType.ARENA_SEALED, 240);

        assertThat(scenario.happened(EventType.HELP_GIVEN, EventType.ARENA_SPRUNG, EventType.ARENA_SEALED))
                .containsExactly(EventType.HELP_GIVEN, EventType.ARENA_SPRUNG, EventType.ARENA_SEALED);
        assertThat(scenario.world().floor().room().at(scenario.body().cell)).isEqualTo(room);
    }

    @Test
    void givenAChestThatSpringsATrap_whenItIsSprung_thenTheChestIsOpenAndPaysOnceItIsWon() {
        Scenario scenario = byChest();
        int room = scenario.arena().room().id();

        scenario.orders(IntentOrder.HELP_SPRING, room).waitsFor(EventType.ARENA_SEALED, 240);
        assertThat(scenario.count(EventType.CHEST_OPENED)).isEqualTo(1);
        scenario.orders(IntentOrder.HELP_WIN, room).waitsFor(EventType.ARENA_OPENED, 240);

        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
        int chest = fewest(scenario.content().cave().treasure().chest());
        int reward = fewest(scenario.arena().kind().reward());
        assertThat(chest).isPositive();
        assertThat(itemsOf(scenario)).isGreaterThanOrEqualTo(chest + reward);
    }

    @Test
    void givenATrapThatIsSprungAlready_whenItIsSprungAgain_thenThatIsRefused() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3');

        scenario.orders(IntentOrder.HELP_SPRING, scenario.arena().room().id());

        assertThat(scenario.count(EventType.HELP_REFUSED)).isEqualTo(1);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(
            value = ArenaState.class,
            mode = Mode.EXCLUDE,
            names = {"CLEARING", "OPEN", "STORMING"})
    void givenATrapInAnyState_whenItIsWon_thenItClearsAndOpensWithItsReward(ArenaState from) {
        Scenario scenario = at(from);

        scenario.orders(IntentOrder.HELP_WIN, scenario.arena().room().id());

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.CLEARING);
        assertThat(scenario.arena().counted()).isZero();
        assertThat(counting(scenario)).isZero();
        assertThat(itemsOf(scenario)).isPositive();
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        scenario.waitsFor(EventType.ARENA_OPENED, 240);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.OPEN);
        assertThat(scenario.world().doors()).allMatch(door -> door.shut == 0);
        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(
            value = ArenaState.class,
            names = {"CLEARING", "OPEN"})
    void givenATrapThatIsWon_whenItIsWonAgain_thenNothingMoreIsPaid(ArenaState from) {
        Scenario scenario = at(from);
        int before = itemsOf(scenario);

        scenario.orders(IntentOrder.HELP_WIN, scenario.arena().room().id());

        assertThat(scenario.count(EventType.HELP_REFUSED)).isEqualTo(1);
        assertThat(itemsOf(scenario)).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(value = ArenaState.class, mode = Mode.EXCLUDE, names = "STORMING")
    void givenATrapInAnyState_whenItIsLaidAnew_thenItIsAsItWasAtFirstAndCanBeSprungAgain(ArenaState from) {
        Scenario scenario = at(from);
        Arena arena = scenario.arena();

        scenario.orders(IntentOrder.HELP_RESET, arena.room().id());

        assertThat(arena.moment()).isEqualTo(Scenario.of(TRAP).arena().moment());
        assertThat(arena.counted()).isZero();
        assertThat(arena.marks().size()).isZero();
        assertThat(counting(scenario)).isZero();
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        scenario.standsOn(scenario.cellOf('1')).waits(120);
        assertThat(scenario.world().doors()).allMatch(door -> door.shut == 0);
        int sprung = scenario.count(EventType.ARENA_SPRUNG);
        scenario.walksTo('3').endures(2);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(sprung + 1);
    }

    @Test
    void givenAFight_whenItsTrapIsLaidAnew_thenWhoCountsIsGoneAndNobodyDied() {
        Scenario scenario = at(ArenaState.FIGHTING);
        assertThat(counting(scenario)).isPositive();

        scenario.orders(IntentOrder.HELP_RESET, scenario.arena().room().id());

        assertThat(scenario.count(EventType.MONSTER_DIED)).isZero();
        assertThat(scenario.world().monsters().size()).isZero();
    }

    @Test
    void givenAnOpenedChestThatSprangATrap_whenItIsLaidAnew_thenTheChestIsShutAndSpringsItAgain() {
        Scenario scenario = byChest();
        int room = scenario.arena().room().id();
        scenario.orders(IntentOrder.HELP_SPRING, room).waitsFor(EventType.ARENA_SEALED, 240);

        scenario.orders(IntentOrder.HELP_RESET, room).waits(60);

        assertThat(scenario.world().chests().get(0).isOpen).isFalse();
        assertThat(scenario.arena().state()).isIn(ArenaState.DORMANT, ArenaState.WARNED);
        scenario.orders(IntentOrder.HELP_SPRING, room).waits(2);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(2);
    }

    @Test
    void givenAWaitingTrap_whenItIsToggled_thenItSealsAndASecondOneLeavesItAsItWasWithThePlayerOutside() {
        Scenario scenario = Scenario.of(TRAP);
        int room = scenario.arena().room().id();

        scenario.orders(IntentOrder.HELP_TOGGLE, room).waitsFor(EventType.MONSTER_SPAWNED, 600);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.FIGHTING);
        assertThat(scenario.world().floor().room().at(scenario.body().cell)).isEqualTo(room);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isTrue();

        scenario.orders(IntentOrder.HELP_TOGGLE, room);
        assertThat(scenario.arena().moment())
                .isEqualTo(Scenario.of(TRAP).arena().moment());
        scenario.waits(120);

        assertThat(scenario.arena().state()).isIn(ArenaState.DORMANT, ArenaState.WARNED);
        assertThat(scenario.arena().wave()).isZero();
        assertThat(scenario.world().monsters().size()).isZero();
        assertThat(scenario.count(EventType.MONSTER_DIED)).isZero();
        assertThat(scenario.world().doors()).allMatch(door -> door.shut == 0);
        assertThat(scenario.world().floor().room().at(scenario.body().cell)).isNotEqualTo(room);
        assertThat(scenario.count(EventType.ARENA_SPRUNG))
                .as("nothing springs again by itself")
                .isOne();
        scenario.orders(IntentOrder.HELP_TOGGLE, room).waits(240);
        assertThat(scenario.count(EventType.ARENA_SEALED)).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(value = ArenaState.class, mode = Mode.EXCLUDE, names = "STORMING")
    void givenATrapInAnyState_whenItIsToggled_thenItSpringsIfItWaitsAndElseWaits(ArenaState from) {
        Scenario scenario = at(from);
        boolean waits = from == ArenaState.DORMANT || from == ArenaState.WARNED;

        scenario.orders(IntentOrder.HELP_TOGGLE, scenario.arena().room().id()).waits(2);

        assertThat(scenario.count(EventType.HELP_GIVEN)).isOne();
        assertThat(scenario.arena().state().isShutting()).isEqualTo(waits);
        if (!waits) {
            assertThat(scenario.arena().state()).isIn(ArenaState.DORMANT, ArenaState.WARNED);
            assertThat(scenario.world().monsters().size())
                    .as("also those that no longer count are gone")
                    .isZero();
        }
    }

    @Test
    void givenATrapThatAChestSprings_whenItIsToggledTwice_thenTheChestIsShutAgain() {
        Scenario scenario = byChest();
        int room = scenario.arena().room().id();

        scenario.orders(IntentOrder.HELP_TOGGLE, room).waitsFor(EventType.ARENA_SEALED, 240);
        assertThat(scenario.world().chests().get(0).isOpen).isTrue();
        scenario.orders(IntentOrder.HELP_TOGGLE, room).waits(60);

        assertThat(scenario.world().chests().get(0).isOpen).isFalse();
        assertThat(itemsOf(scenario)).as("nothing was paid").isZero();
    }

    @Test
    void givenCompanionsOutside_whenATrapIsSprung_thenTheyAreBroughtInAsEver() {
        Scenario scenario = Scenario.with(TRAP, "cinder_delver");

        scenario.orders(IntentOrder.HELP_SPRING, scenario.arena().room().id()).waitsFor(EventType.ARENA_SEALED, 300);

        assertThat(scenario.world().companions()).allMatch(companion -> {
            int cell = companion.getComponent(BodyComponent.class).cell;
            return scenario.world().floor().room().at(cell)
                    == scenario.arena().room().id();
        });
    }

    @Test
    void givenRoomsThatAreNoTraps_whenTheirTrapsAreAskedFor_thenAllIsRefused() {
        Scenario scenario = Scenario.of(TRAP);
        int trap = scenario.arena().room().id();
        scenario.waits(1);

        for (IntentOrder order : new IntentOrder[] {
            IntentOrder.HELP_SPRING, IntentOrder.HELP_WIN, IntentOrder.HELP_RESET, IntentOrder.HELP_TOGGLE
        }) {
            for (int room : new int[] {0, trap == 1 ? 2 : 1, 7, 65_535}) {
                scenario.orders(order, room);
            }
        }

        assertThat(scenario.count(EventType.HELP_REFUSED)).isEqualTo(16);
        assertThat(scenario.world().hash())
                .isEqualTo(Scenario.of(TRAP).waits(17).world().hash());
    }

    /** Returns a scenario whose trap was brought to a state by playing. */
    private static Scenario at(ArenaState state) {
        Scenario scenario = Scenario.of(TRAP);
        switch (state) {
            case DORMANT -> scenario.waits(1);
            case WARNED -> scenario.walksTo('+').waits(2);
            case CLOSING -> scenario.walksTo('3');
            case PAUSING -> scenario.walksTo('3').waitsFor(EventType.ARENA_SEALED, 240);
            case MARKING -> scenario.walksTo('3').waitsFor(EventType.SPAWN_MARKED, 400);
            case FIGHTING -> scenario.walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);
            case CLEARING -> scenario.walksTo('3').slaysUntil(EventType.ARENA_CLEARED, 4000);
            case OPEN -> scenario.walksTo('3').slaysUntil(EventType.ARENA_OPENED, 4000);
            case BROKEN ->
                scenario.walksTo('3')
                        .waitsFor(EventType.MONSTER_SPAWNED, 400)
                        .standsOn(scenario.cellOf('1'))
                        .waits(1);
            case STORMING -> throw new IllegalArgumentException("only a boss storms");
        }
        assertThat(scenario.arena().state()).isEqualTo(state);
        return scenario;
    }

    private static Scenario byChest() {
        Scenario scenario = Scenario.inArena(BY_CHEST, 1, CHEST);
        assertThat(scenario.world().floor().chests().get(0).trigger()).isEqualTo(BY_CHEST);
        return scenario;
    }

    private static int fewest(List<Loot> lines) {
        return lines.stream()
                .filter(line -> line.percent() == 100)
                .mapToInt(line -> line.count().lowest())
                .sum();
    }

    private static long counting(Scenario scenario) {
        return IntStream.range(0, scenario.world().monsters().size())
                .filter(i -> scenario.world().monsters().get(i).getComponent(MonsterComponent.class).arenaRoom != 0)
                .count();
    }

    private static int itemsOf(Scenario scenario) {
        return scenario.pickups(thing -> thing.item >= 0).size() + scenario.count(EventType.ITEM_PICKED_UP);
    }
}
