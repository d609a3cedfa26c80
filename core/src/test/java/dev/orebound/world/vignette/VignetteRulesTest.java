package dev.orebound.world.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.VignettePlay;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Checks the moments of vignettes and what follows from them. */
class VignetteRulesTest {
    private static final String ROOM = """
            ###################
            #.................#
            #.@..1.2..........#
            #..............9..#
            #..3...4..........#
            #..567...o........#
            ###################""";

    private static DrawnFloor room() {
        return new DrawnFloor(ROOM);
    }

    /** Returns a room with a prize at 1 and two guards of stone at 3 and 4. */
    private static DrawnFloor statues() {
        DrawnFloor floor = room().horde("stone_guards_1", "34", "stone_guard", "stone_guard");
        return floor.vignette(
                "waking_statues",
                "1234567",
                '1',
                0,
                "",
                floor.prop(PropKind.PRIZE, '1', "bundle"),
                floor.prop(PropKind.STATUE, '3', ""),
                floor.prop(PropKind.STATUE, '4', ""));
    }

    private static VignettePlay takesPrizeAt1(DrawnFloor floor) {
        VignettePlay play = VignettePlay.of(floor);
        play.scenario().standsOn(play.cell('1') - 1).waits(1);
        return play.interacts();
    }

    private static MindState mindOf(Entity monster) {
        return monster.getComponent(MindComponent.class).state;
    }

    @Test
    void givenAHordeInHiding_whenTheWorldBegins_thenNoneOfItIsThere() {
        VignettePlay play = VignettePlay.of(statues()).waits(60);

        assertThat(play.world().monsters()).isEmpty();
        assertThat(play.world().floorState().isSolid(play.cell('3'))).isTrue();
    }

    @Test
    void givenStatues_whenThePrizeIsTaken_thenTheyWakeAfterTheDelayAndHunt() {
        VignettePlay play = takesPrizeAt1(statues()).waits(35);
        assertThat(play.world().monsters()).isEmpty();

        play.waits(15);

        assertThat(play.world().monsters()).hasSize(2).allMatch(each -> mindOf(each) == MindState.HUNTING);
        assertThat(play.count(EventType.STATUE_WOKEN)).isEqualTo(2);
        assertThat(play.world().floorState().prop(play.cell('3'))).isNull();
        assertThat(play.world().floorState().isSolid(play.cell('3'))).isFalse();
        play.waits(600);
        assertThat(play.count(EventType.STATUE_WOKEN)).isEqualTo(2);
    }

    @Test
    void givenAStatue_whenItIsStruck_thenItsHordeWakes() {
        VignettePlay play = VignettePlay.of(statues());
        play.scenario().standsOn(play.cell('3') - 1).waits(1).strikesAt('3', 60);

        assertThat(play.count(EventType.STATUE_WOKEN)).isEqualTo(2);
    }

    @Test
    void givenAStatue_whenABoltHitsIt_thenItsHordeWakes() {
        VignettePlay play = VignettePlay.of(statues());

        play.casts(1, Intent.BOLT, '3');

        assertThat(play.count(EventType.STATUE_WOKEN)).isEqualTo(2);
    }

    @Test
    void givenAMimic_whenThePlayerStepsBesideItAndBeatsIt_thenItPays() {
        DrawnFloor floor = room().horde("mimic", "1", "mimic");
        floor.vignette(
                "mimic", "12", '1', 0, "", floor.prop(PropKind.STATUE, '1', ""), floor.prop(PropKind.PLATE, '2', ""));
        VignettePlay play = VignettePlay.of(floor).waits(10);
        assertThat(play.world().monsters()).isEmpty();

        play.standsAt('2').waits(3);
        assertThat(play.count(EventType.PLATE_SUNK)).isOne();
        assertThat(play.world().monsters()).hasSize(1);
        play.scenario().slay(play.world().monsters().first());
        play.waits(3);

        assertThat(play.count(EventType.VIGNETTE_PAID)).isOne();
    }

    @Test
    void givenAPlate_whenAMonsterStepsOnIt_thenNothingFollows() {
        DrawnFloor floor = room().horde("goblin_scouts", "9", "goblin");
        floor.vignette("alarm_bells", "12", '1', -1, "", floor.prop(PropKind.PLATE, '2', ""));
        VignettePlay play = VignettePlay.of(floor).waits(1);

        play.scenario().put(play.world().monsters().first().getComponent(BodyComponent.class), play.cell('2'));
        play.waits(5);

        assertThat(play.count(EventType.PLATE_SUNK)).isZero();
        assertThat(play.count(EventType.ALARM_RAISED)).isZero();
    }

    @Test
    void givenAlarmBells_whenThePlayerStepsOnAPlate_thenASleepingHordeFarAwayWakes() {
        DrawnFloor floor = room().horde("goblin_scouts", "9", "goblin");
        floor.vignette("alarm_bells", "12", '1', -1, "", floor.prop(PropKind.PLATE, '3', ""));
        VignettePlay play = VignettePlay.of(floor).waits(1);
        assertThat(mindOf(play.world().monsters().first())).isEqualTo(MindState.ASLEEP);

        play.standsAt('3').waits(4);

        assertThat(play.count(EventType.ALARM_RAISED)).isOne();
        assertThat(mindOf(play.world().monsters().first())).isEqualTo(MindState.HUNTING);
    }

    @Test
    void givenHauntedWorkings_whenThePlayerEnters_thenItGrowsDarkForAWhile() {
        DrawnFloor floor = room().horde("wraith", "9", "mist_wraith");
        floor.vignette("haunted_workings", "1234567", '1', 0, "", floor.prop(PropKind.BURROW, '9', ""));
        VignettePlay play = VignettePlay.of(floor);

        play.standsAt('5').waits(70);
        assertThat(play.count(EventType.VIGNETTE_ENTERED)).isOne();
        assertThat(play.world().part(ChestHappenings.class).darknessOn(play.cell('5')))
                .isEqualTo(1000);
        play.scenario().endures(900);

        assertThat(play.world().part(ChestHappenings.class).darknessOn(play.cell('5')))
                .isZero();
        assertThat(play.count(EventType.BURROW_OPENED)).isOne();
    }

    @Test
    void givenVents_whenThePlayerComesNear_thenTheyPourAfterAWarning() {
        DrawnFloor floor = room();
        floor.vignette("steam_baths", "23", '2', -1, "", floor.prop(PropKind.VENT, '2', ""));
        VignettePlay play = VignettePlay.of(floor).waits(10);
        assertThat(play.count(EventType.VENT_POURED)).isZero();

        play.standsAt('1').waits(20);
        assertThat(play.count(EventType.VENT_POURED)).isZero();
        play.scenario().endures(20);
        assertThat(play.count(EventType.VENT_POURED)).isOne();
        assertThat(play.count(EventType.STEAM_ROSE)).isPositive();
        play.scenario().endures(900);

        assertThat(play.count(EventType.VENT_POURED)).isEqualTo(4);
    }

    @Test
    void givenAWormGround_whenOreBreaksNearby_thenTheWormComes() {
        DrawnFloor floor = room().horde("worm", "4", "ore_worm");
        floor.vignette("worm_ground", "47", '4', 0, "", floor.prop(PropKind.BURROW, '4', ""));
        VignettePlay play = VignettePlay.of(floor);

        play.scenario().standsOn(play.cell('o') - 1).waits(60);
        assertThat(play.world().monsters()).isEmpty();
        play.scenario().strikesAt('o', 240);

        assertThat(play.count(EventType.ORE_BROKEN)).isOne();
        assertThat(play.world().monsters()).hasSize(1);
    }

    @Test
    void givenAnAltarOfBlood_whenItIsUsed_thenItGrowsDark() {
        DrawnFloor floor = room().fixture("blood_altar", '1');
        floor.vignette("blood_altar", "12", '1', -1, "", floor.prop(PropKind.FIXTURE, '1', "blood_altar"));

        VignettePlay play = takesPrizeAt1(floor).waits(3);

        assertThat(play.count(EventType.VIGNETTE_DARKENED)).isOne();
    }

    @Test
    void givenTheSameIntents_whenTwoWorldsArePlayed_thenTheirHashesAgree() {
        assertThat(takesPrizeAt1(statues()).waits(200).world().hash())
                .isEqualTo(takesPrizeAt1(statues()).waits(200).world().hash());
    }

    @Test
    void givenTwoTicksOfADelay_whenEitherIsHashed_thenTheHashesDiffer() {
        VignettePlay play = takesPrizeAt1(statues());
        VignettePlay later = VignettePlay.of(statues());
        later.scenario().standsOn(later.cell('1') - 1).waits(2);
        later.interacts();
        play.waits(2);
        later.waits(1);

        // Both have played equally long, but the prize was taken a tick later in one of them.
        assertThat(later.world().tick()).isEqualTo(play.world().tick());
        assertThat(later.world().hash()).isNotEqualTo(play.world().hash());
    }
}
