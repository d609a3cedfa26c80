package dev.orebound.autoplay.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.Party;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks what the run bot does with vignettes and locks. */
class BotVignettesTest {
    private static final Party FRESH = Party.fresh(TestContent.BUILT_IN);

    /** A room with the exit, and a chamber below whose neck is L. */
    private static final String CHAMBER = """
            ###############
            #@.1..........#
            #...........>.#
            #.............#
            #####L#########
            ###..6..#######
            ###.abc.#######
            ###.def.#######
            ###############""";

    private static final String HALL = """
            ##################
            #@...............#
            #......abc.......#
            #......def......>#
            #......ghi.......#
            #................#
            ##################""";

    private static Scenario play(DrawnFloor floor) {
        return Scenario.of(floor.kind(FloorKind.SCROLL), FRESH);
    }

    private static DrawnFloor strongroom(String lock) {
        DrawnFloor floor = new DrawnFloor(CHAMBER);
        return floor.vignette("strongroom", "abcdef6", 'e', -1, "", floor.prop(PropKind.PRIZE, 'e', "lens"))
                .lock(lock, 'L');
    }

    @Test
    void givenALockAndItsKey_thenItTakesTheKeyOpensTheLockAndTakesThePrize() {
        Scenario scenario = play(strongroom("iron_gate").key('1', 1, -1));

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.happened(
                        EventType.LOCK_KEY_TAKEN, EventType.LOCK_OPENED, EventType.PRIZE_TAKEN, EventType.FLOOR_LEFT))
                .containsExactly(
                        EventType.LOCK_KEY_TAKEN, EventType.LOCK_OPENED, EventType.PRIZE_TAKEN, EventType.FLOOR_LEFT);
    }

    @Test
    void givenALockWithoutMeansToOpenIt_thenItLeavesTheFloorSoon() {
        Scenario scenario = play(strongroom("portcullis"));
        Arrays.fill(scenario.world().player().component().flasks, 0);

        BotScenario.expert(scenario).leaves(1800);

        assertThat(scenario.count(EventType.LOCK_OPENED)).isZero();
    }

    @Test
    void givenALockThatABrewOpens_whenTheOreIsWantedForFighting_thenItIsKept() {
        Scenario poor = play(strongroom("portcullis"));
        Arrays.fill(poor.world().player().component().flasks, 10);
        BotScenario.expert(poor).leaves(3600);

        Scenario rich = play(strongroom("portcullis"));
        Arrays.fill(rich.world().player().component().flasks, 30);
        BotScenario.expert(rich).leaves(3600);

        assertThat(poor.count(EventType.LOCK_OPENED)).isZero();
        assertThat(rich.count(EventType.LOCK_OPENED)).isOne();
    }

    @Test
    void givenALever_thenItPullsIt() {
        DrawnFloor floor = strongroom("portcullis");
        floor.vignette("winch", "1", '1', -1, "", floor.prop(PropKind.LEVER, '1', ""))
                .lever('1', 1);
        Scenario scenario = play(floor);
        Arrays.fill(scenario.world().player().component().flasks, 0);

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.count(EventType.LEVER_PULLED)).isOne();
        assertThat(scenario.count(EventType.PRIZE_TAKEN)).isOne();
    }

    @Test
    void givenARoofThatFalls_thenAnExpertTakesThePrizeAndIsNotHit() {
        DrawnFloor floor = new DrawnFloor(CHAMBER);
        floor.vignette("falling_roof", "abcdef6", 'e', -1, "efd", floor.prop(PropKind.PRIZE, 'e', "lens"));
        Scenario scenario = play(floor);

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.count(EventType.PRIZE_TAKEN)).isOne();
        assertThat(scenario.count(EventType.ACTOR_HURT)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"100, 1", "30, 0"})
    void givenAPrizeThatWakesStatues_thenAnExpertTakesItOnlyInGoodHealth(int healthPercent, int taken) {
        DrawnFloor floor = new DrawnFloor(CHAMBER);
        floor.horde("stone_guards_1", "df", "stone_guard", "stone_guard")
                .vignette(
                        "waking_statues",
                        "abcdef6",
                        'e',
                        0,
                        "",
                        floor.prop(PropKind.PRIZE, 'e', "lens"),
                        floor.prop(PropKind.STATUE, 'd', ""),
                        floor.prop(PropKind.STATUE, 'f', ""));
        Scenario scenario = play(floor);

        BotScenario bot = BotScenario.expert(scenario).keptAt(healthPercent);
        bot.playsUntil(() -> scenario.count(EventType.PRIZE_TAKEN) + scenario.count(EventType.FLOOR_LEFT) > 0, 3600);

        assertThat(scenario.count(EventType.PRIZE_TAKEN)).isEqualTo(taken);
    }

    private static Scenario mimic() {
        DrawnFloor floor = new DrawnFloor(HALL);
        floor.horde("mimic", "e", "mimic")
                .vignette(
                        "mimic",
                        "abcdefghi",
                        'e',
                        0,
                        "",
                        floor.prop(PropKind.STATUE, 'e', ""),
                        floor.prop(PropKind.PLATE, 'a', ""),
                        floor.prop(PropKind.PLATE, 'b', ""),
                        floor.prop(PropKind.PLATE, 'c', ""),
                        floor.prop(PropKind.PLATE, 'd', ""),
                        floor.prop(PropKind.PLATE, 'f', ""),
                        floor.prop(PropKind.PLATE, 'g', ""),
                        floor.prop(PropKind.PLATE, 'h', ""),
                        floor.prop(PropKind.PLATE, 'i', ""));
        return play(floor);
    }

    @Test
    void givenAMimic_thenAnExpertWalksRoundItAndANoviceOverItsPlates() {
        Scenario careful = mimic();
        BotScenario.expert(careful).leaves(3600);
        Scenario careless = mimic();
        new BotScenario(careless, "novice")
                .playsUntil(
                        () -> careless.count(EventType.PLATE_SUNK) + careless.count(EventType.FLOOR_LEFT) > 0, 3600);

        assertThat(careful.count(EventType.PLATE_SUNK)).isZero();
        assertThat(careless.count(EventType.PLATE_SUNK)).isPositive();
    }

    @Test
    void givenCages_thenAnExpertTakesTheRelicAndTheOthersShut() {
        DrawnFloor floor = new DrawnFloor(CHAMBER);
        floor.vignette(
                "vault_of_kinds",
                "abcdef6",
                'e',
                -1,
                "",
                floor.prop(PropKind.CAGE, 'd', "lens"),
                floor.prop(PropKind.CAGE, 'f', "felt_soles"));
        Scenario scenario = play(floor);

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.count(EventType.PRIZE_TAKEN)).isOne();
        assertThat(scenario.world().player().gear().component().relicCount).isOne();
    }

    @ParameterizedTest
    @CsvSource({"40, true", "8, false"})
    void givenAPedlar_thenItBuysOnlyWithSurplusOre(int measures, boolean buys) {
        DrawnFloor floor = new DrawnFloor(HALL).fixture("pedlar", 'e');
        Scenario scenario = Scenario.of(
                floor.kind(FloorKind.SCROLL),
                new Party(FRESH.health(), Collections.nCopies(FRESH.flasks().size(), measures), List.of()));
        scenario.world().player().health().health = scenario.world().player().health().most / 2;

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.count(EventType.WARE_BOUGHT) > 0).isEqualTo(buys);
        assertThat(scenario.count(EventType.FLOOR_LEFT)).isOne();
    }

    @Test
    void givenAKeyThatALeaderCarries_whenTheLeaderDies_thenItPicksTheKeyUp() {
        Scenario scenario = play(
                strongroom("iron_gate").horde("goblin_scouts", "1", "goblin").key('1', 1, 0));
        scenario.tick();

        BotScenario.expert(scenario)
                .playsUntil(() -> scenario.world().floorState().locks().get(0).isOpen, 3600);

        assertThat(scenario.world().floorState().keys().get(0).state).isEqualTo(KeyState.USED);
    }
}
