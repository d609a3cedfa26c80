package dev.orebound.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.autoplay.arena.OtherSchemes;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.ArenaTrialRules.ArenaTrialRule;
import dev.orebound.world.event.EventType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the results of trials of arenas that keep their promises and of some that do not. */
class ArenaTrialTest {
    private static final int NEVER = 1_000_000;

    @Test
    void givenAFairArena_whenSomebodyFights_thenItIsClearedAndTheyWalkOut() {
        ArenaTrialResult result = Wards.play(Wards.ofARat(60, 600, 100), OtherSchemes.named("fights"));

        assertThat(result.ending()).isEqualTo(TrialEnding.CLEARED);
        assertThat(result.fault()).isNull();
        assertThat(result.isSprung()).isTrue();
        assertThat(result.sealedTicks()).isPositive().isLessThan(result.ticks());
        assertThat(result.slain()).isEqualTo(1);
        assertThat(count(result, EventType.ARENA_OPENED)).isEqualTo(1);
    }

    @Test
    void givenAFairArena_whenSomebodyLeavesInTimeForGood_thenItIsRefused() {
        ArenaTrialResult result = Wards.play(Wards.ofARat(60, 600, 100), OtherSchemes.named("refuses"));

        assertThat(result.ending()).isEqualTo(TrialEnding.REFUSED);
        assertThat(count(result, EventType.ARENA_CANCELLED)).isEqualTo(3);
        assertThat(result.sealedTicks()).isZero();
    }

    /** The other room has a trial of its own; the survey reported this as a softlock for seeds 33704 and 33984. */
    @Test
    void givenAFairArenaThatIsOver_whenThePlayerIsShutIntoAnotherTrapRoom_thenItIsCleared() {
        ArenaTrialResult result = Wards.playAndStray();

        assertThat(result.fault()).isNull();
        assertThat(result.ending()).isEqualTo(TrialEnding.CLEARED);
        assertThat(count(result, EventType.ARENA_SEALED)).isEqualTo(2);
    }

    @Test
    void givenAFairArena_whenSomebodyFights_thenItsWaveIsWrittenDown() {
        ArenaTrialLog log = Wards.play(Wards.ofARat(60, 600, 100), OtherSchemes.named("fights"))
                .log();

        assertThat(log.waves()).singleElement().satisfies(wave -> {
            assertThat(wave.marks())
                    .singleElement()
                    .extracting(ArenaTrialLog.TrialMark::monster)
                    .isEqualTo(rat());
            assertThat(wave.isOver()).isTrue();
            assertThat(wave.most()).isEqualTo(1);
            assertThat(wave.ticks()).isGreaterThan(60);
        });
        assertThat(log.escapes()).isEmpty();
        assertThat(log.slayer()).isEqualTo(ArenaTrialLog.NOBODY);
    }

    @Test
    void givenAFairArena_whenSomebodyLeavesInTime_thenEachEscapeIsWrittenDown() {
        ArenaTrialLog walked = Wards.play(Wards.ofARat(60, 600, 100), OtherSchemes.named("refuses"))
                .log();
        ArenaTrialLog dashed = Wards.play(Wards.ofARat(60, 600, 100), OtherSchemes.named("dashes_out"))
                .log();

        assertThat(walked.escapes()).hasSize(3).allSatisfy(escape -> {
            assertThat(escape.isDashed()).isFalse();
            assertThat(escape.ticksLeft()).isBetween(1, 47);
        });
        assertThat(walked.waves()).isEmpty();
        assertThat(dashed.escapes())
                .filteredOn(ArenaTrialLog.DoorEscape::isDashed)
                .hasSize(3);
    }

    @Test
    void givenAMonsterThatNobodyCanSlay_whenTheTrialEnds_thenItsWaveIsNotOver() {
        ArenaTrialLog log = Wards.play(Wards.ofARat(60, NEVER, NEVER), OtherSchemes.named("fights"))
                .log();

        assertThat(log.waves()).singleElement().matches(wave -> !wave.isOver());
    }

    private static int rat() {
        return TestContent.BUILT_IN.monsters().indexOf("cave_rat");
    }

    @Test
    void givenAMonsterThatNobodyCanSlay_whenTheWatchdogSleeps_thenThatIsASoftlock() {
        ArenaTrialResult result = Wards.play(Wards.ofARat(60, NEVER, NEVER), OtherSchemes.named("fights"));

        assertThat(result.ending()).isEqualTo(TrialEnding.SOFTLOCKED);
        assertThat(result.line())
                .contains("seed drawn, depth 1, room 1 (waves), scheme fights", "sealed for longer than 36000 ticks")
                .doesNotContain("\n");
        assertThat(result.fault()).contains("######", "X", "@", "M");
    }

    @Test
    void givenAPlayerWhoOnlyWaits_whenNothingGoesForward_thenTheWatchdogOpensAndTheyComeAndGo() {
        ArenaTrialResult result = Wards.play(Wards.ofARat(60, 600, 100), OtherSchemes.waitsForTheWatchdog());

        assertThat(result.ending()).isEqualTo(TrialEnding.WATCHDOG);
        assertThat(count(result, EventType.ARENA_STALLED)).isEqualTo(1);
        assertThat(count(result, EventType.ARENA_BROKEN)).isEqualTo(1);
        assertThat(count(result, EventType.ARENA_SPRUNG)).as("came back twice").isEqualTo(1);
        assertThat(count(result, EventType.ROOM_ENTERED)).isGreaterThan(4);
        assertThat(result.fault()).startsWith("opened by the watchdog");
    }

    @Test
    void givenWhoComesUpReadyToBite_whenThePlayerStandsThere_thenThatIsToldAsBroken() {
        ArenaTrialResult result = Wards.play(Wards.ofARat(0, 600, 100), OtherSchemes.standsOnMarksAndWaits());

        assertThat(result.ending()).isEqualTo(TrialEnding.SOFTLOCKED);
        assertThat(result.line()).contains(" ticks after it came up");
    }

    @Test
    void givenARuleThatBreaksLate_whenPlayed_thenTheTickAndThePictureAreTold() {
        ArenaTrialRule late = (world, arena) -> world.tick() < 77 ? null : "it is late";

        ArenaTrialResult result = Wards.play(Wards.ofARat(60, 600, 100), OtherSchemes.named("fights"), List.of(late));

        assertThat(result.line()).endsWith("tick 77: it is late (" + stateIn(result) + ")");
        assertThat(String.valueOf(result.fault()).lines()).hasSizeGreaterThan(7);
    }

    private static String stateIn(ArenaTrialResult result) {
        return result.line().replaceFirst(".*\\((\\w+)\\)$", "$1");
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void givenAFairArena_whenAnySchemeIsTried_thenNothingIsBrokenAndTheTrialEnds(ArenaScheme scheme) {
        ArenaTrialResult result = Wards.play(Wards.ofARat(60, 5400, 100), scheme);

        assertThat(result.fault()).isNull();
        assertThat(result.ending())
                .isEqualTo(scheme.id().equals("refuses") ? TrialEnding.REFUSED : TrialEnding.CLEARED);
    }

    static List<ArenaScheme> schemes() {
        return ArenaScheme.ALL;
    }

    private static int count(ArenaTrialResult result, EventType type) {
        return result.happened().get(type.ordinal());
    }
}
