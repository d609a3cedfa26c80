package dev.orebound.autoplay.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.element.GroundKind;
import dev.orebound.world.Scenario;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that each scheme does to an arena what its name says; {@code ArenaTrialTest} checks that the arena bears it.
 */
class ArenaSchemesTest {
    private static final String ROOM = """
            ##################
            ######...........#
            ######...........#
            #@....+.....T....#
            ######...........#
            ######...........#
            ##################""";
    private static final String CHEST_ROOM = """
            ##################
            ######...........#
            ######...........#
            #@....+...T..C...#
            ######...........#
            ######...........#
            ##################""";
    private static final int A_MINUTE = 3600;

    private Scenario scenario = Scenario.inArena("waves", 1, ROOM, TestContent.underSolidRock());

    /** Tries a scheme until the bot is done, without being hurt; shows each tick to a watcher. */
    private HostilePlayer tries(String scheme, int atMostTicks, Consumer<HostilePlayer> watcher) {
        HostilePlayer player = new HostilePlayer(
                OtherSchemes.named(scheme),
                scenario.world(),
                scenario.arena().room().id(),
                new RandomStreams(Seed.of("schemes")).stream(scheme));
        Intent intent = new Intent();
        for (int i = 0; i < atMostTicks && !player.isDone(); i++) {
            scenario.world().player().health().health =
                    scenario.world().player().health().most;
            scenario.world().player().health().harm = 0;
            player.decide(intent);
            watcher.accept(player);
            scenario.plays(intent);
        }
        return player;
    }

    private HostilePlayer tries(String scheme) {
        return tries(scheme, 5 * A_MINUTE, player -> {});
    }

    private boolean isInside() {
        return scenario.world().floor().room().at(scenario.body().cell)
                == scenario.arena().room().id();
    }

    @Test
    void aFairFighterClearsTheArenaAndComesOutAgain() {
        HostilePlayer player = tries("fights");

        assertThat(player.isDone()).isTrue();
        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
        assertThat(scenario.body().cell).isEqualTo(scenario.cellOf('@'));
    }

    @Test
    void aRefuserIsBackOutsideAndWasNeverShutIn() {
        HostilePlayer player = tries("refuses");

        assertThat(player.isDone()).isTrue();
        assertThat(scenario.count(EventType.ARENA_CANCELLED)).isEqualTo(3);
        assertThat(scenario.count(EventType.ARENA_SEALED)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"leaves_at_once", "leaves_halfway"})
    void aBotThatLeavesInTimeCancelsItThreeTimesAndFightsInTheEnd(String scheme) {
        tries(scheme);

        assertThat(scenario.count(EventType.ARENA_CANCELLED)).isEqualTo(3);
        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dashes_out", "dashes_in"})
    void aBotThatDashesAboutTheDoorwayDoesSoBeforeItIsSealed(String scheme) {
        tries(scheme);

        assertThat(scenario.happened(EventType.PLAYER_DASHED, EventType.ARENA_SEALED))
                .startsWith(EventType.PLAYER_DASHED);
    }

    @Test
    void aBotOnTheThresholdWaitsThereBeforeItEnters() {
        int[] ticksInDoorway = {0};
        tries("stands_on_threshold", 5 * A_MINUTE, player -> {
            boolean isInDoorway = scenario.world().floorState().door(scenario.body().cell) != null;
            ticksInDoorway[0] += isInDoorway && scenario.count(EventType.ARENA_SEALED) == 0 ? 1 : 0;
        });

        assertThat(ticksInDoorway[0]).isGreaterThan(100);
        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
    }

    @Test
    void aBotThatDiesInsideStandsStillAndNeverStrikes() {
        HostilePlayer player = new HostilePlayer(
                OtherSchemes.named("dies_inside"),
                scenario.world(),
                scenario.arena().room().id(),
                new RandomStreams(Seed.of("schemes")).stream("dies"));
        Intent intent = new Intent();
        for (int i = 0; i < A_MINUTE && scenario.world().player().isAlive(); i++) {
            player.decide(intent);
            if (scenario.arena().state().isSealed()) {
                assertThat(intent.holds(Intent.STRIKE)).isFalse();
                assertThat(intent.moveX() == 0 && intent.moveY() == 0).isTrue();
            }
            scenario.plays(intent);
        }

        assertThat(scenario.world().player().isAlive()).isFalse();
    }

    @Test
    void aBotThatStandsOnMarksIsOnOneWhenTheNextWaveIsMarked() {
        boolean[] wasOnMark = {false};
        tries("stands_on_marks", 5 * A_MINUTE, player -> {
            for (int i = 0; i < scenario.arena().marks().size(); i++) {
                wasOnMark[0] |= scenario.arena().marks().cell(i) == scenario.body().cell;
            }
        });

        assertThat(wasOnMark[0]).isTrue();
    }

    @Test
    void aBotThatBreaksOutBreaksADoorFromWithin() {
        scenario = Scenario.inArena("waves", 1, ROOM);
        tries("breaks_out", A_MINUTE, player -> {});

        assertThat(scenario.happened(EventType.ARENA_SEALED, EventType.DOOR_BROKEN, EventType.ARENA_BROKEN))
                .containsExactly(EventType.ARENA_SEALED, EventType.DOOR_BROKEN, EventType.ARENA_BROKEN);
    }

    @Test
    void aBotThatHidesIsFarFromTheDoorwayWhileItIsSealed() {
        int[] farthest = {0};
        int doorway = scenario.world().doors().get(0).cell;
        tries("hides_in_nook", A_MINUTE, player -> {
            if (scenario.arena().state().isSealed()) {
                farthest[0] =
                        Math.max(farthest[0], scenario.world().floor().grid().steps4(doorway, scenario.body().cell));
            }
        });

        assertThat(farthest[0]).as("steps of 12 at most").isGreaterThanOrEqualTo(11);
    }

    @Test
    void aMinerBreaksOreBeforeTheArenaIsCleared() {
        scenario = Scenario.inArena("waves", 1, ROOM.replace("######...........#\n##", "######.........oo#\n##"));

        tries("mines_meanwhile");

        assertThat(scenario.happened(EventType.ORE_BROKEN, EventType.ARENA_CLEARED))
                .startsWith(EventType.ORE_BROKEN);
    }

    @ParameterizedTest
    @CsvSource({"opens_chest_first, CHEST_OPENED, ARENA_CLEARED", "opens_chest_last, ARENA_CLEARED, CHEST_OPENED"})
    void itOpensTheChestFirstOrLast(String scheme, EventType first, EventType second) {
        scenario = Scenario.inArena("waves", 1, CHEST_ROOM);

        tries(scheme);

        assertThat(scenario.happened(EventType.CHEST_OPENED, EventType.ARENA_CLEARED))
                .containsExactly(first, second);
    }

    @Test
    void aBotThatNeverOpensTheChestLeavesItsTrapUnsprung() {
        scenario = Scenario.inArena("ambush", 1, CHEST_ROOM);
        boolean[] wasInside = {false};

        HostilePlayer player = tries("never_opens_chest", A_MINUTE, any -> wasInside[0] |= isInside());

        assertThat(wasInside[0]).isTrue();
        assertThat(player.isDone()).isTrue();
        assertThat(scenario.count(EventType.CHEST_OPENED)).isZero();
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isZero();
    }

    @Test
    void aBotThatReturnsComesBackTwiceAfterTheArenaIsOver() {
        boolean[] was = {false};
        int[] visits = {0};
        tries("returns", 5 * A_MINUTE, player -> {
            boolean is = isInside();
            visits[0] += is && !was[0] && scenario.arena().state().isOver() ? 1 : 0;
            was[0] = is;
        });

        assertThat(visits[0]).isEqualTo(2);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lures_into_doorway", "lures_inside"})
    void aBotThatLuresWakesASleeperOutsideFirst(String scheme) {
        scenario = Scenario.inArena("waves", 1, """
                ##################
                #.....############
                #..g..#..........#
                #.....#..........#
                #@....+.....T....#
                #.....#..........#
                ##################""");

        tries(scheme);

        assertThat(scenario.happened(EventType.HORDE_WOKEN, EventType.PLAYER_NOTICED, EventType.ARENA_SEALED)
                        .get(0))
                .isNotEqualTo(EventType.ARENA_SEALED);
    }

    @Test
    void aBotThatPicksUpInDoorwaysHurriesToOneWhileTheyOpen() {
        // A fight that ends before the bot is tired of picking things up.
        scenario = Scenario.inArena("close_quarters", 1, ROOM);
        List<Integer> steps = new ArrayList<>();
        tries("picks_up_in_doorways", 5 * A_MINUTE, player -> {
            if (scenario.arena().state() == ArenaState.CLEARING) {
                steps.add(scenario.world()
                        .floor()
                        .grid()
                        .steps4(scenario.world().doors().get(0).cell, scenario.body().cell));
            }
        });

        assertThat(steps).isNotEmpty();
        assertThat(steps.get(steps.size() - 1)).isLessThan(steps.get(0));
    }

    @Test
    void aBotThatStrikesThroughDoorsStandsInsideAndStrikesOutwards() {
        int[] struck = {0};
        Intent intent = new Intent();
        HostilePlayer player = new HostilePlayer(
                OtherSchemes.named("strikes_through_doors"),
                scenario.world(),
                scenario.arena().room().id(),
                new RandomStreams(Seed.of("schemes")).stream("strikes"));
        for (int i = 0; i < A_MINUTE / 4; i++) {
            scenario.world().player().health().health =
                    scenario.world().player().health().most;
            player.decide(intent);
            boolean isWestwards = Math.abs(intent.aim() - Intent.AIMS / 2) < 100;
            struck[0] += scenario.arena().state().isSealed() && intent.holds(Intent.STRIKE) && isWestwards ? 1 : 0;
            scenario.plays(intent);
        }

        assertThat(struck[0]).isGreaterThan(30);
    }

    @Test
    void aBotThatCheckpointsSavesInEveryStateAndInTheMiddleOfClosing() {
        Set<ArenaState> saved = new HashSet<>();
        int[] whileClosing = {0};
        tries("checkpoints", 5 * A_MINUTE, player -> {
            if (player.wantsCheckpoint()) {
                saved.add(scenario.arena().state());
                whileClosing[0] += scenario.arena().state() == ArenaState.CLOSING ? 1 : 0;
            }
        });

        assertThat(saved)
                .contains(
                        ArenaState.WARNED,
                        ArenaState.CLOSING,
                        ArenaState.MARKING,
                        ArenaState.FIGHTING,
                        ArenaState.CLEARING);
        assertThat(whileClosing[0]).isGreaterThanOrEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fights", "refuses", "wants_anything"})
    void anyOtherSchemeNeverSaves(String scheme) {
        tries(scheme, A_MINUTE, player -> assertThat(player.wantsCheckpoint()).isFalse());
    }

    @Test
    void aBotThatSavesAnyTimeDoesSoEveryFewSeconds() {
        int[] saves = {0};
        tries("saves_any_time", A_MINUTE / 2, player -> saves[0] += player.wantsCheckpoint() ? 1 : 0);

        assertThat(saves[0]).isBetween(1, 15);
    }

    @Test
    void aBotThatLaysGroundDoesSoBeforeTheDoorwayInsideAndOnItsWayOut() {
        // Long enough for everything that it lays to meet.
        scenario = Scenario.inArena("hold_out", 1, ROOM);
        Arrays.fill(scenario.world().player().component().brews, 2);
        Set<String> kinds = new HashSet<>();
        Set<ArenaState> states = new HashSet<>();
        tries("lays_ground", 5 * A_MINUTE, player -> {
            for (GroundKind kind : scenario.content().grounds()) {
                if (scenario.world()
                                .part(GroundEffects.class)
                                .count(scenario.content().grounds().indexOf(kind.id()))
                        > 0) {
                    kinds.add(kind.id());
                    states.add(scenario.arena().state());
                }
            }
        });

        assertThat(kinds).contains("pillar", "mud", "baked_mud", "dust", "embers", "ice");
        assertThat(states).contains(ArenaState.MARKING, ArenaState.FIGHTING, ArenaState.OPEN);
        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
    }

    @Test
    void aBotThatSwapsDoesSoInTheDoorwayBeforeItIsShutAndAfter() {
        for (String golem : List.of("cinder_delver", "brine_bulwark")) {
            scenario.orders(
                    IntentOrder.HELP_GOLEM, scenario.content().monsters().indexOf(golem));
        }
        assertThat(scenario.world().companions().size()).isEqualTo(2);
        int doorway = scenario.world().doors().get(0).cell;
        Set<Boolean> shut = new HashSet<>();
        int[] inDoorway = {0};
        boolean[] wasOn = {false};
        tries("swaps_in_doorways", 5 * A_MINUTE, player -> {
            boolean isOn = scenario.body().cell == doorway;
            if (scenario.world().events().has(EventType.COMPANION_SWAPPED)) {
                shut.add(scenario.arena().state().isSealed());
                inDoorway[0] += isOn || wasOn[0] ? 1 : 0;
            }
            wasOn[0] = isOn;
        });

        assertThat(inDoorway[0]).as("swaps in or out of the doorway").isGreaterThan(2);
        assertThat(shut).as("swaps while it is sealed").contains(true, false);
        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
    }

    @Test
    void everySchemeHasAnIdOfItsOwn() {
        List<String> ids = ArenaScheme.ALL.stream().map(ArenaScheme::id).toList();

        assertThat(ids).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z_]+"));
    }

    private Entity minion() {
        for (Entity each : scenario.world().monsters()) {
            if (!scenario.arena().isHead(each.getComponent(SpawnComponent.class).spawnId)) {
                return each;
            }
        }
        throw new AssertionError("no minion came up");
    }

    @Test
    void itFightsTheHeadBeforeAMinionThatIsNearer() {
        scenario = Scenario.inArena("champion", 1, ROOM);
        ArenaView view = new ArenaView(scenario.world(), scenario.arena().room().id());
        scenario.walksTo('T');
        for (int i = 0; i < 1200 && scenario.world().monsters().size() < 2; i++) {
            scenario.endures(1);
        }
        scenario.world().monsters().forEach(each -> each.getComponent(MindComponent.class).state = MindState.HUNTING);
        Entity minion = minion();
        BodyComponent near = minion.getComponent(BodyComponent.class);
        near.x = scenario.body().x + 0.9f;
        near.y = scenario.body().y;

        Entity counted = view.nearestCounted();

        assertThat(view.nearestFoe()).isEqualTo(minion);
        assertThat(counted).isNotNull().isNotEqualTo(minion);
    }
}
