package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GearTrial;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests the duos: each acts while both of its relics are carried, and with either alone it does not. The tag of a test
 * is the duo's id.
 */
class RelicDuoTest {
    private static final int EAST = Intent.FULL_TILT;

    /** Checks that a number is greater with both relics of a duo than with either alone. */
    private static void addsTo(String duo, GearTrial trial, ToIntFunction<FightScenario> number) {
        List<String> of = TestContent.BUILT_IN.powers().duos().get(duo).of();
        int first = number.applyAsInt(trial.with(of.get(0)));
        int second = number.applyAsInt(trial.with(of.get(1)));
        int both = number.applyAsInt(trial.with(of.get(0), of.get(1)));

        assertThat(both).as("%s, with %s alone", duo, of.get(0)).isGreaterThan(first);
        assertThat(both).as("%s, with %s alone", duo, of.get(1)).isGreaterThan(second);
    }

    /** Checks how often a duo acts: so often with both relics, and never with either alone. */
    private static void acts(String duo, int times, GearTrial trial) {
        List<String> of = TestContent.BUILT_IN.powers().duos().get(duo).of();

        assertThat(GearTrial.acted(trial.with(of.get(0), of.get(1)), duo)).isEqualTo(times);
        assertThat(GearTrial.acted(trial.with(of.get(0)), duo)).isZero();
        assertThat(GearTrial.acted(trial.with(of.get(1)), duo)).isZero();
    }

    private static int health(FightScenario fight) {
        return fight.player().health().health;
    }

    @Test
    @Tag("blood_tithe")
    void whenTheThirdBrewIsUsed_thenItGivesBackBlood() {
        GearTrial bolts = GearTrial.of(fight -> {
            fight.player().health().health = 50;
            RelicBrewTest.shoots(fight, 3);
        });

        acts("blood_tithe", 1, bolts);
        addsTo("blood_tithe", bolts, RelicDuoTest::health);
    }

    @Test
    @Tag("scorching_ghost")
    void whenADashPassesThroughAFoe_thenItBurns() {
        GearTrial dash = GearTrial.of(fight -> fight.puts(0, 2.3f, 0)
                .puts(1, 4, 2)
                .plays(EAST, 0, Intent.DASH, 1)
                .waits(12));

        acts("scorching_ghost", 1, dash);
        addsTo("scorching_ghost", dash, fight -> (int) fight.all(EventType.STATUS_BEGAN).stream()
                .filter(each -> each.amount() == StatusEffect.BURNING.ordinal())
                .count());
    }

    @Test
    @Tag("deep_winter")
    void whenAFoeIsShattered_thenAllAroundItAreChilledAndWaterFreezes() {
        GearTrial shattering = GearTrial.of(fight -> {
                    fight.holds(Intent.STRIKE, 40);
                    fight.gives(0, StatusEffect.FROZEN, 60);
                    fight.puts(0, 1, 0).puts(1, 3, 0).holds(Intent.STRIKE, RelicTest.THREE_BLOWS - 40);
                })
                .in("""
                        ####################
                        #....----..........#
                        #....----..........#
                        #...@g-g.......g...#
                        #....----..........#
                        ####################""");

        acts("deep_winter", 1, shattering);
        addsTo("deep_winter", shattering, fight -> fight.lost(1));
        addsTo(
                "deep_winter",
                shattering,
                fight -> fight.has(1, StatusEffect.FROZEN) || fight.has(1, StatusEffect.CHILLED) ? 1 : 0);
        addsTo(
                "deep_winter",
                shattering,
                fight -> fight.world()
                        .part(GroundEffects.class)
                        .count(fight.content().grounds().indexOf("ice")));
    }

    @Test
    @Tag("storm_walker")
    void whenTheThirdBlowIsStruckInWater_thenLightningHitsAllAround() {
        GearTrial blows = GearTrial.of(fight -> fight.puts(2, -2, 0).holds(Intent.STRIKE, RelicTest.THREE_BLOWS));
        String pool = """
                ####################
                #..................#
                #....-.............#
                #....@-g-----..g...#
                #....-.............#
                ####################""";
        GearTrial wet = GearTrial.of(fight -> {
                    fight.put(fight.player().body(), fight.player().body().cell + 1);
                    fight.puts(0, 1, 0).puts(1, -2, 0).holds(Intent.STRIKE, RelicTest.THREE_BLOWS);
                })
                .in(pool);

        acts("storm_walker", 1, wet);
        acts("storm_walker", 0, blows);
        addsTo("storm_walker", wet, fight -> fight.lost(1));
    }

    @Test
    @Tag("shot_for_shot")
    void whenADashLetsABlowPass_thenItPaysForABrew() {
        GearTrial dodge = RelicDangerTest.dodges(
                fight -> fight.waits(20).holds(Intent.BOLT, 1).waits(10));

        acts("shot_for_shot", 1, dodge);
        addsTo("shot_for_shot", dodge, fight -> fight.player().component().flasks[0]);
    }

    @Test
    @Tag("one_blood")
    void whenACompanionIsHurt_thenThePlayerIsHealed() {
        GearTrial harm = RelicStandingTest.companionIsHurt();

        acts("one_blood", 1, harm);
        addsTo("one_blood", harm, RelicDuoTest::health);
    }

    @Test
    @Tag("nobody_there")
    void whenAFoeDiesThatNeverKnew_thenThePlayerIsFastAndHarderToNotice() {
        GearTrial kill = GearTrial.asleep(fight -> {
            fight.health(0).health = 1;
            fight.player().health().health = 50;
            fight.holds(Intent.STRIKE, 40).plays(0, EAST, 0, 15);
        });
        GearTrial awake = GearTrial.of(fight -> {
            fight.health(0).health = 1;
            fight.holds(Intent.STRIKE, 40);
        });

        acts("nobody_there", 1, kill);
        acts("nobody_there", 0, awake);
        addsTo("nobody_there", kill, fight -> Math.round(fight.player().body().y * 100));
        addsTo("nobody_there", kill, fight -> -Math.round(fight.world().noticeCells() * 100));
    }

    @Test
    @Tag("tidy_fire")
    void whenAFoeIsKilled_thenItLeavesAMeasureOfOre() {
        GearTrial kill = GearTrial.of(fight -> {
            fight.health(0).health = 1;
            fight.player().component().flasks[2] = 3;
            fight.holds(Intent.STRIKE, 12);
        });

        acts("tidy_fire", 1, kill);
        addsTo("tidy_fire", kill, fight -> fight.player().component().flasks[2]);
    }

    @Test
    @Tag("crowd_pleaser")
    void whenAWaveIsBeaten_thenTheNextTwoBrewsAreFree() {
        GearTrial trap = RelicDangerTest.springs(fight -> {
            fight.waits(2);
            RelicDangerTest.beatsAWave(fight);
            fight.waits(2);
            RelicBrewTest.shoots(fight, 3);
        });

        acts("crowd_pleaser", 1, trap);
        addsTo("crowd_pleaser", trap, fight -> fight.player().component().flasks[0]);
        assertThat(trap.with("trap_laurel", "crowd_fury").player().component().flasks[0])
                .isEqualTo(trap.with().player().component().flasks[0] + 4);
    }

    @Test
    @Tag("bats_ear")
    void whenBothAreCarried_thenThePlayerSeesFarAndIsNoticedFromLessFar() {
        GearTrial rest = GearTrial.of(fight -> fight.waits(5)).in("""
                ##############################
                #@..........................g#
                ##############################""");
        String both = "both";
        FightScenario with = rest.with("deep_bell", "dark_vow");

        assertThat(with.world().floorState().isInSight(with.player().body().cell + 15))
                .as(both)
                .isTrue();
        assertThat(rest.with("dark_vow")
                        .world()
                        .floorState()
                        .isInSight(with.player().body().cell + 15))
                .isFalse();
        addsTo("bats_ear", rest, fight -> -Math.round(fight.world().noticeCells() * 100));
    }

    @Test
    @Tag("skittles")
    void whenTheSixthBrewIsUsed_thenAFlaskFollowsForNothing() {
        GearTrial bolts = GearTrial.of(fight -> RelicBrewTest.shoots(fight, 6));

        acts("skittles", 1, bolts);
        addsTo("skittles", bolts, fight -> fight.count(EventType.FLASK_BROKEN));
    }

    @Test
    @Tag("phoenix_glass")
    void whenHealthFallsBelowAThird_thenFireBurstsOutOfThePlayer() {
        GearTrial harm = GearTrial.fight(fight -> {
            HealthComponent health = fight.player().health();
            health.health = health.most / 3 + 1;
            fight.waitsFor(EventType.ACTOR_HURT, 200).waits(3);
        });

        acts("phoenix_glass", 1, harm);
        addsTo("phoenix_glass", harm, fight -> fight.lost(0));
    }
}
