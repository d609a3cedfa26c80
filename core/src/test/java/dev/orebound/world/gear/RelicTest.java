package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.gear.RelicDuo;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GearTrial;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests the relics that act at blows, dashes, noise and finds: each does what its words promise, and without it that
 * does not happen. The tag of a test is the relic's id.
 */
class RelicTest {
    /** Ticks in which the pick's three blows land. */
    static final int THREE_BLOWS = 56;

    private static final int EAST = Intent.FULL_TILT;

    @Test
    void everyRelicAndEveryDuoHasAScenario() {
        List<String> relics = new ArrayList<>();
        TestContent.BUILT_IN.powers().relics().forEach((Relic relic) -> relics.add(relic.id()));
        List<String> duos = new ArrayList<>();
        TestContent.BUILT_IN.powers().duos().forEach((RelicDuo duo) -> duos.add(duo.id()));

        assertThat(tags(RelicTest.class, RelicDangerTest.class, RelicBrewTest.class, RelicStandingTest.class))
                .containsExactlyInAnyOrderElementsOf(relics);
        assertThat(tags(RelicDuoTest.class)).containsExactlyInAnyOrderElementsOf(duos);
    }

    private static List<String> tags(Class<?>... tests) {
        return Stream.of(tests)
                .flatMap(test -> Stream.of(test.getDeclaredMethods()))
                .flatMap(method -> Stream.of(method.getAnnotationsByType(Tag.class)))
                .map(Tag::value)
                .distinct()
                .toList();
    }

    @Test
    @Tag("ember_heel")
    void givenEmberHeel_whenThePlayerDashes_thenFoesAndGrassAroundItBurn() {
        GearTrial dash = GearTrial.of(fight ->
                        fight.puts(0, 0, 1.2f).plays(EAST, 0, Intent.DASH, 1).waits(8))
                .in("""
                        ############
                        #.""\"g"\"""..#
                        #.""\"@"\"""..#
                        #.""\"""\"""..#
                        ############""");

        assertThat(dash.with("ember_heel").has(0, StatusEffect.BURNING)).isTrue();
        assertThat(dash.with("ember_heel").count(EventType.FIRE_CAUGHT)).isPositive();
        assertThat(dash.with().has(0, StatusEffect.BURNING)).isFalse();
        assertThat(dash.with().count(EventType.FIRE_CAUGHT)).isZero();
    }

    @Test
    @Tag("strikers_rivet")
    void givenStrikersRivet_whenTheThirdBlowIsStruck_thenFoesBehindFeelIt() {
        GearTrial blows = GearTrial.of(fight -> fight.puts(2, -1.2f, 0).holds(Intent.STRIKE, THREE_BLOWS));

        assertThat(blows.with("strikers_rivet").lost(2)).isPositive();
        assertThat(blows.with().lost(2)).isZero();
    }

    @Test
    @Tag("sparkstone_tooth")
    void givenSparkstoneTooth_whenAWetFoeIsStruck_thenTheWaterAroundItIsCharged() {
        GearTrial blow = GearTrial.of(
                        fight -> fight.puts(0, 1, 0).puts(1, 5, 0).waits(3).holds(Intent.STRIKE, 12))
                .in("""
                        ############
                        #...-------#
                        #..@--g---g#
                        #...-------#
                        ############""");

        FightScenario with = blow.with("sparkstone_tooth");

        assertThat(with.count(EventType.WATER_CHARGED)).isPositive();
        with.waits(70);
        assertThat(with.lost(1)).as("a foe that nobody struck").isPositive();
        assertThat(blow.with().count(EventType.WATER_CHARGED)).isZero();
    }

    @Test
    @Tag("icebreaker")
    void givenIcebreaker_whenAFoeIsShattered_thenThePlayerIsHealedAndCanDash() {
        GearTrial shattering = GearTrial.of(fight -> {
            fight.player().health().health = 50;
            fight.holds(Intent.STRIKE, 40);
            fight.gives(0, StatusEffect.FROZEN, 60);
            fight.puts(0, 1, 0);
            fight.player().component().dashRestTicks = 200;
            fight.holds(Intent.STRIKE, THREE_BLOWS - 40);
        });

        FightScenario with = shattering.with("icebreaker");
        FightScenario without = shattering.with();

        assertThat(with.player().health().health).isGreaterThan(50);
        assertThat(with.player().component().dashRestTicks).isZero();
        assertThat(without.count(EventType.REACTION)).isPositive();
        assertThat(without.player().health().health).isEqualTo(50);
        assertThat(without.player().component().dashRestTicks).isPositive();
    }

    @Test
    @Tag("miners_thirst")
    void givenMinersThirst_whenTheThirdOreBreaks_thenThePlayerIsHealed() {
        GearTrial mining = GearTrial.of(fight -> {
                    fight.player().health().health = 50;
                    fight.holds(Intent.STRIKE, 30).waits(40).aimsAt('1').holds(Intent.STRIKE, 30);
                    fight.waits(40).aimsAt('3').holds(Intent.STRIKE, 30);
                })
                .in("""
                        #########
                        #...1...#
                        #...o...#
                        #...@o..#
                        #...o...#
                        #...3...#
                        #########""");

        assertThat(mining.with("miners_thirst").count(EventType.ORE_BROKEN)).isEqualTo(3);
        assertThat(mining.with("miners_thirst").player().health().health).isEqualTo(55);
        assertThat(mining.with().player().health().health).isEqualTo(50);
    }

    @Test
    @Tag("felt_soles")
    void givenFeltSoles_whenNobodyHasHuntedForTenSeconds_thenTheNextBlowIsStrongerAndNoiseIsSofter() {
        GearTrial blow = GearTrial.asleep(fight -> {
                    fight.waits(610).put(fight.body(0), fight.cell('1'));
                    fight.holds(Intent.STRIKE, 12);
                })
                .in(APART);
        GearTrial noise = RelicStandingTest.noiseAt(5);

        assertThat(blow.with("felt_soles").lost(0)).isGreaterThan(blow.with().lost(0));
        assertThat(noise.with("felt_soles").count(EventType.HORDE_WOKEN)).isZero();
        assertThat(noise.with().count(EventType.HORDE_WOKEN)).isOne();
    }

    /** A hall, and a goblin behind rock. */
    private static final String APART = """
            ############
            #.....######
            #..@1.######
            #.....######
            ############
            #....g.....#
            ############""";

    @Test
    @Tag("candle_of_finds")
    void givenCandleOfFinds_whenAChestIsOpened_thenThePlayerSeesFarAndWalksFastForHalfAMinute() {
        GearTrial chest = GearTrial.fight(fight ->
                        fight.waits(2).holds(Intent.INTERACT, 1).waits(1700).plays(EAST, 0, 0, 60))
                .in("""
                        ##############################
                        #..C.........................#
                        #..@.........................#
                        ##############################""");

        FightScenario with = chest.with("candle_of_finds");
        FightScenario without = chest.with();

        assertThat(without.count(EventType.CHEST_OPENED)).isOne();
        assertThat(with.player().body().x).isGreaterThan(without.player().body().x + 0.5f);
        int far = with.player().body().cell + 19;
        assertThat(with.world().floorState().isInSight(far)).isTrue();
        assertThat(without.world().floorState().isInSight(without.player().body().cell + 19))
                .isFalse();
    }

    @Test
    @Tag("thiefs_needle")
    void givenThiefsNeedle_whenAFoeThatDoesNotKnowIsStruck_thenTheBlowFallsAgainTwiceAsHard() {
        GearTrial blow = GearTrial.asleep(fight -> fight.holds(Intent.STRIKE, 12));
        GearTrial awake = GearTrial.of(fight -> fight.holds(Intent.STRIKE, 12));

        assertThat(blow.with().lost(0)).isPositive();
        assertThat(blow.with("thiefs_needle").lost(0)).isEqualTo(3 * blow.with().lost(0));
        assertThat(awake.with("thiefs_needle").lost(0)).isEqualTo(awake.with().lost(0));
    }

    @Test
    @Tag("ghost_step")
    void givenGhostStep_whenADashPassesThroughAFoe_thenItIsCutAndChilled() {
        GearTrial dash =
                GearTrial.of(fight -> fight.plays(EAST, 0, Intent.DASH, 1).waits(12));

        assertThat(dash.with("ghost_step").lost(0)).isPositive();
        assertThat(dash.with("ghost_step").has(0, StatusEffect.CHILLED)).isTrue();
        assertThat(dash.with().lost(0)).isZero();
    }

    @Test
    @Tag("powder_keg")
    void givenPowderKeg_whenAFoeIsKilled_thenItBlowsUpAndEverybodyHearsIt() {
        GearTrial kill = GearTrial.of(fight -> {
            fight.health(0).health = 1;
            fight.puts(1, 2.4f, 0).holds(Intent.STRIKE, 12);
        });
        GearTrial heard = GearTrial.asleep(fight -> {
            fight.puts(1, 8.5f, 2).puts(2, 9.5f, 2);
            fight.health(1).staggerTicks = 0;
            fight.health(0).health = 1;
            fight.holds(Intent.STRIKE, 14);
        });

        assertThat(kill.with("powder_keg").lost(1)).isPositive();
        assertThat(kill.with().lost(1)).isZero();
        assertThat(kill.with().count(EventType.MONSTER_DIED)).isOne();
        assertThat(heard.with("powder_keg").count(EventType.HORDE_WOKEN))
                .isGreaterThan(heard.with().count(EventType.HORDE_WOKEN));
    }
}
