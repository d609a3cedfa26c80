package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GroundStage;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests what statuses do to bodies, and what comes of two of them that meet. */
class StatusMeetingsTest {
    private static final String HALL = """
            ################
            #..............#
            #..............#
            #@....g...1....#
            #..............#
            #..............#
            ################""";

    @ParameterizedTest
    @CsvSource({"WET, CHILLED", "CHILLED, WET", "MIRED, CHILLED"})
    void coldFreezesTheWetAndTheMired(StatusEffect has, StatusEffect comes) {
        GroundStage stage = GroundStage.still(HALL).inflicts(0, has, 100).inflicts(0, comes, 100);

        assertThat(stage.suffers(0, StatusEffect.FROZEN)).isTrue();
        stage.fight.waits(70);
        assertThat(stage.suffers(0, StatusEffect.FROZEN)).isFalse();
        stage.inflicts(0, StatusEffect.FROZEN, 60);
        assertThat(stage.suffers(0, StatusEffect.FROZEN)).as("again at once").isFalse();
    }

    @Test
    void aHeavyBlowShattersTheFrozenOnce() {
        int plain = firstBoltOf("magma", false);

        assertThat(firstBoltOf("magma", true)).isEqualTo(2 * plain);
    }

    private static int firstBoltOf(String brew, boolean isFrozen) {
        GroundStage stage = GroundStage.still(HALL);
        FightScenario fight = stage.fight;
        fight.player().component().chosenOres =
                fight.content().brews().oresOf(fight.content().brews().all().indexOf(brew));
        if (isFrozen) {
            stage.inflicts(0, StatusEffect.FROZEN, 60);
        }
        fight.aimsAt('g').holds(Intent.BOLT, 6).waitsFor(EventType.ACTOR_HURT, 50);
        assertThat(stage.suffers(0, StatusEffect.FROZEN)).isFalse();
        return fight.first(EventType.ACTOR_HURT).amount();
    }

    @Test
    void burningMudSticksSoThatItBurnsLongerThanFireAlone() {
        GroundStage mired = GroundStage.still(HALL).inflicts(0, StatusEffect.MIRED, 100);
        GroundStage plain = GroundStage.still(HALL);

        mired.inflicts(0, StatusEffect.BURNING, 100);
        plain.inflicts(0, StatusEffect.BURNING, 100);

        assertThat(mired.ticksOf(0, StatusEffect.BURNING)).isGreaterThan(plain.ticksOf(0, StatusEffect.BURNING) + 30);
    }

    @Test
    void aBurningFleerCarriesTheFireAlong() {
        GroundStage stage = GroundStage.still("""
                ############
                #..........#
                #@....".g..#
                ############""");
        stage.inflicts(0, StatusEffect.MIRED, 100).inflicts(0, StatusEffect.BURNING, 100);
        stage.fight.put(stage.fight.body(0), stage.fight.cell('"'));

        stage.fight.waits(2);

        assertThat(stage.ground.isBurning(stage.fight.cell('"'))).isTrue();
    }

    @Test
    void theMiredCannotDash() {
        GroundStage stage = GroundStage.still(HALL);
        StatusComponent own = FightScenario.part(stage.fight.player().entity(), StatusComponent.class);
        own.ticks[StatusEffect.MIRED.ordinal()] = 60;

        stage.fight.plays(Intent.FULL_TILT, 0, Intent.DASH, 5);
        assertThat(stage.fight.count(EventType.PLAYER_DASHED)).isZero();
        stage.fight.waits(80).plays(Intent.FULL_TILT, 0, Intent.DASH, 5);

        assertThat(stage.fight.count(EventType.PLAYER_DASHED)).isEqualTo(1);
    }

    @Test
    void theMiredCannotCharge() {
        GroundStage stage = GroundStage.lively(HALL, "rock_beetle");
        StatusComponent own = FightScenario.part(stage.fight.monster(0), StatusComponent.class);
        for (int tick = 0; tick < 600; tick++) {
            own.ticks[StatusEffect.MIRED.ordinal()] = 60;
            stage.fight.player().health().health = 100;
            stage.fight.put(stage.fight.body(0), stage.fight.cell('g'));
            stage.fight.waits(1);
        }
        assertThat(charges(stage)).isZero();
        for (int tick = 0; tick < 600 && charges(stage) == 0; tick++) {
            stage.fight.put(stage.fight.body(0), stage.fight.cell('g'));
            stage.fight.waits(1);
        }
        assertThat(charges(stage)).isPositive();
    }

    /** Returns how often a beetle has wound up for a charge, its first attack. */
    private static long charges(GroundStage stage) {
        return stage.fight.all(EventType.STRIKE_WOUND_UP).stream()
                .filter(each -> each.spawnId() == stage.fight.id(0) && each.amount() == 0)
                .count();
    }

    @Test
    void shotsOfTheBlindedStray() {
        assertThat(strayOf(false)).isLessThan(0.1);
        assertThat(strayOf(true)).isGreaterThan(0.15);
    }

    /** Returns the angle between a slinger's shot and the way to the player, in radians. */
    private static double strayOf(boolean isBlinded) {
        GroundStage stage = GroundStage.lively("""
                ############
                #@....g....#
                ############""", "goblin_slinger");
        FightScenario fight = stage.fight;
        StatusComponent own = FightScenario.part(fight.monster(0), StatusComponent.class);
        fight.waitsUntil(() -> fight.striker(0).ticks > 2 && fight.striker(0).ticks < 10, 600);
        for (int tick = 0; tick < 60 && fight.world().projectiles().size() == 0; tick++) {
            own.ticks[StatusEffect.BLINDED.ordinal()] = isBlinded ? 60 : 0;
            fight.waits(1);
        }
        BodyComponent shot = FightScenario.part(fight.world().projectiles().first(), BodyComponent.class);
        float x = shot.x;
        float y = shot.y;
        fight.waits(3);
        return Math.abs(StrictMath.atan2(shot.y - y, x - shot.x));
    }

    @Test
    void aHunterThatIsBlindedLosesAPlayerWhoStepsAway() {
        assertThat(losesSight(StatusEffect.BLINDED, false)).isTrue();
    }

    @Test
    void aHunterLosesAPlayerHiddenInSteam() {
        assertThat(losesSight(null, true)).isTrue();
        assertThat(losesSight(null, false)).isFalse();
    }

    private static boolean losesSight(@Nullable StatusEffect status, boolean isInSteam) {
        GroundStage stage = GroundStage.lively(HALL, "goblin");
        FightScenario fight = stage.fight;
        StatusComponent own = FightScenario.part(fight.monster(0), StatusComponent.class);
        fight.health(0).staggerTicks = 100_000;
        for (int tick = 0; tick < 1500; tick++) {
            if (status != null) {
                own.ticks[status.ordinal()] = 60;
            }
            if (isInSteam) {
                stage.put("steam", fight.player().body().cell, 100);
            }
            fight.player().health().health = fight.player().health().most;
            fight.waits(1);
        }
        return FightScenario.part(fight.monster(0), MindComponent.class).state != MindState.HUNTING;
    }

    @Test
    void crackedArmourDoesNotHelp() {
        assertThat(hurtOf(true)).isEqualTo(hurtOf(false) + 3);
    }

    private static int hurtOf(boolean isCracked) {
        GroundStage stage = GroundStage.still(HALL, "rock_beetle");
        FightScenario fight = stage.fight;
        if (isCracked) {
            stage.inflicts(0, StatusEffect.CRACKED, 200);
        }
        fight.player().component().chosenOres = 0b0001;
        fight.aimsAt('g').holds(Intent.BOLT, 6).waitsFor(EventType.ACTOR_HURT, 50);
        return fight.first(EventType.ACTOR_HURT).amount();
    }

    @Test
    void waterPutsOutTheBurningAndWashesMudOff() {
        GroundStage stage =
                GroundStage.still(HALL).inflicts(0, StatusEffect.BURNING, 200).inflicts(0, StatusEffect.WET, 200);
        GroundStage mired =
                GroundStage.still(HALL).inflicts(0, StatusEffect.MIRED, 200).inflicts(0, StatusEffect.WET, 200);

        assertThat(stage.suffers(0, StatusEffect.BURNING)).isFalse();
        assertThat(mired.ticksOf(0, StatusEffect.MIRED)).isLessThan(100);
        stage.brings(GroundInfluence.FIRE, stage.fight.cell('1'));
    }
}
