package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GearTrial;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests the relics that act when the player is in danger: each does what its words promise, and without it that does
 * not happen.
 */
class RelicDangerTest {
    private static final int EAST = Intent.FULL_TILT;

    @Test
    @Tag("last_wick")
    void givenLastWick_whenHealthFallsBelowAThird_thenTheBrewBurstsAndNothingHurtsForASecond() {
        GearTrial harm = fallsLow();

        FightScenario with = harm.with("last_wick");
        int health = with.player().health().health;

        assertThat(with.lost(0)).isPositive();
        assertThat(with.player().health().graceTicks).isGreaterThan(45);
        assertThat(health).isPositive();
        assertThat(harm.with().lost(0)).isZero();
        assertThat(harm.with().player().health().graceTicks).isLessThan(45);
    }

    @Test
    @Tag("undying_ember")
    void givenUndyingEmber_whenHealthFallsBelowAThird_thenItFlaresUpAgainAndStatusesEnd() {
        GearTrial harm = fallsLow();

        assertThat(harm.with("undying_ember").player().health().health).isGreaterThan(60);
        assertThat(harm.with().player().health().health).isLessThan(34);
        FightScenario twice = harm.with("undying_ember");
        twice.player().health().health = 34;
        twice.waits(200);
        assertThat(twice.player().health().health).as("not so soon again").isLessThan(34);
    }

    /** A goblin's blow takes health below a third. */
    static GearTrial fallsLow() {
        return GearTrial.fight(fight -> {
            fight.player().health().health = 34;
            fight.waitsFor(EventType.ACTOR_HURT, 200).waits(2);
        });
    }

    @Test
    @Tag("dodgers_glass")
    void givenDodgersGlass_whenADashLetsABlowPass_thenTheDashIsReadyAndTheNextBlowStronger() {
        GearTrial dodge = dodges(fight -> fight.waits(12).aimsAt('1').holds(Intent.STRIKE, 10));

        FightScenario with = dodge.with("dodgers_glass");
        FightScenario without = dodge.with();

        assertThat(without.count(EventType.BLOW_DODGED)).isOne();
        assertThat(with.lost(0)).isGreaterThan(without.lost(0)).isPositive();
        assertThat(without.lost(0)).isPositive();
        assertThat(dodges(fight -> fight.waits(12))
                        .with("dodgers_glass")
                        .player()
                        .component()
                        .dashRestTicks)
                .isLessThan(dodges(fight -> fight.waits(12)).with().player().component().dashRestTicks);
    }

    /** The player stands at a wall and dashes against it as the goblin's blow lands. */
    static GearTrial dodges(Consumer<FightScenario> then) {
        return GearTrial.fight(fight -> {
                    fight.waitsFor(EventType.STRIKE_WOUND_UP, 200).waits(24).plays(-EAST, 0, Intent.DASH, 1);
                    fight.waitsFor(EventType.BLOW_DODGED, 12);
                    then.accept(fight);
                })
                .in("""
                ########
                #......#
                #@1g...#
                #......#
                ########""");
    }

    @Test
    @Tag("mirror_oil")
    void givenMirrorOil_whenADashLetsABlowPass_thenABoltOfTheBrewAnswersForNothing() {
        GearTrial dodge = dodges(fight -> fight.waits(3));

        FightScenario with = dodge.with("mirror_oil");

        assertThat(with.count(EventType.BREW_GIVEN)).isOne();
        assertThat(with.world().projectiles().size()).isOne();
        assertThat(with.player().component().flasks[0]).isEqualTo(20);
        assertThat(dodge.with().world().projectiles().size()).isZero();
    }

    @Test
    @Tag("crowd_fury")
    void givenCrowdFury_whenThreeFoesAreNear_thenThePlayerIsFasterAndHarderToHurt() {
        GearTrial walk = GearTrial.of(fight ->
                fight.puts(0, 0, 2).puts(1, 1, 2).puts(2, 2, 2).waits(32).plays(EAST, 0, 0, 20));
        GearTrial harm = GearTrial.fight(
                fight -> fight.puts(1, 0, 1).puts(2, -1, 0).waits(2).waitsFor(EventType.ACTOR_HURT, 200));

        assertThat(walk.with("crowd_fury").player().body().x)
                .isGreaterThan(walk.with().player().body().x);
        assertThat(harm.with("crowd_fury").lost()).isLessThan(harm.with().lost());
        GearTrial two = GearTrial.of(
                fight -> fight.puts(0, 0, 2).puts(1, 1, 2).waits(32).plays(EAST, 0, 0, 20));
        assertThat(two.with("crowd_fury").player().body().x)
                .isEqualTo(two.with().player().body().x);
    }

    @Test
    void givenTwoShields_whenTheStrongerHasRunOut_thenTheWeakerOneCounts() {
        GearTrial blows =
                GearTrial.of(fight -> fight.puts(1, 0, 2).puts(2, 1, 2).holds(Intent.STRIKE, RelicTest.THREE_BLOWS));

        FightScenario fight = blows.with("stone_rhythm", "crowd_fury");

        assertThat(fight.player().health().shieldPercent).isEqualTo(35);
        fight.waits(130);
        assertThat(fight.player().health().shieldPercent).isEqualTo(20);
        fight.puts(0, 5, 0).waits(45);
        assertThat(fight.player().health().shieldPercent).isZero();
    }

    @Test
    void givenLittleHealth_whenAFloorIsEntered_thenNothingFallsBelowAThird() {
        int relic = TestContent.BUILT_IN.powers().relics().indexOf("undying_ember");
        Party party = new Party(20, Collections.nCopies(PlayerComponent.FLASKS, 20))
                .with(new PartyGear(List.of(relic), List.of()));
        World world = new World(new DrawnFloor(GearTrial.HALL).floor(), TestContent.BUILT_IN, party);

        for (int tick = 0; tick < 10; tick++) {
            world.step(new Intent());
        }

        assertThat(world.player().health().health).isEqualTo(20);
    }

    @Test
    @Tag("stone_rhythm")
    void givenStoneRhythm_whenTheThirdBlowIsStruck_thenBlowsHurtLessForTwoSeconds() {
        GearTrial blows = GearTrial.of(fight -> {
            fight.holds(Intent.STRIKE, RelicTest.THREE_BLOWS).puts(0, 1, 0).waits(1);
            HealthComponent foe = fight.health(0);
            foe.staggerTicks = 0;
            fight.waitsUntil(() -> fight.lost() > 0, 100);
        });

        assertThat(blows.with("stone_rhythm").lost()).isLessThan(blows.with().lost());
    }

    @Test
    @Tag("startle_drum")
    void givenStartleDrum_whenAMonsterNoticesThePlayer_thenItAndAllThatIsNearAreStunned() {
        GearTrial wakes = GearTrial.asleep(fight -> {
            fight.puts(0, 5, 0).puts(1, 0, 2).waits(1);
            fight.health(0).staggerTicks = 0;
            fight.health(1).staggerTicks = 0;
            fight.health(2).staggerTicks = 0;
            fight.waitsFor(EventType.PLAYER_NOTICED, 600).waits(2);
        });

        FightScenario with = wakes.with("startle_drum");
        FightScenario without = wakes.with();

        FightScenario.Happened seen = with.first(EventType.PLAYER_NOTICED);
        int seer = seen.spawnId() == with.id(0) ? 0 : seen.spawnId() == with.id(1) ? 1 : 2;
        assertThat(with.health(seer).staggerTicks).isPositive();
        assertThat(with.health(1).staggerTicks).isPositive();
        assertThat(without.health(seer).staggerTicks).isZero();
        assertThat(without.health(1).staggerTicks).isZero();
    }

    @Test
    @Tag("steam_valve")
    void givenSteamValve_whenAFoeHurtsThePlayer_thenSteamScaldsTheFoeAndNotThePlayer() {
        GearTrial harm = GearTrial.fight(
                fight -> fight.waitsFor(EventType.ACTOR_HURT, 200).waits(40));

        FightScenario with = harm.with("steam_valve");

        assertThat(with.lost(0)).isPositive();
        assertThat(with.count(EventType.STEAM_ROSE)).isPositive();
        assertThat(with.all(EventType.STATUS_BEGAN))
                .isNotEmpty()
                .allSatisfy(began ->
                        assertThat(began.spawnId()).isNotEqualTo(with.player().spawnId()));
        assertThat(harm.with().lost(0)).isZero();
        assertThat(harm.with().count(EventType.STEAM_ROSE)).isZero();
    }

    @Test
    @Tag("trap_laurel")
    void givenTrapLaurel_whenATrapShutsAndAWaveIsBeaten_thenThePlayerIsShieldedAndHealed() {
        GearTrial trap = springs(fight -> {
            fight.waits(2);
            fight.player().health().health = 50;
            int shield = fight.player().health().shieldPercent;
            beatsAWave(fight);
            fight.waits(2);
            assertThat(shield).isEqualTo(fight.player().gear().component().relicCount == 0 ? 0 : 40);
        });

        assertThat(trap.with("trap_laurel").player().health().health).isEqualTo(57);
        assertThat(trap.with().player().health().health).isEqualTo(50);
    }

    /** Springs a trap of waves, waits until its doors are shut, and goes on. */
    static GearTrial springs(Consumer<FightScenario> then) {
        return GearTrial.fight(fight -> {
                    int room = fight.world().arenas().get(0).room().id();
                    fight.orders(IntentOrder.HELP_SPRING, room).waitsFor(EventType.ARENA_SEALED, 300);
                    then.accept(fight);
                })
                .in("""
                ####################
                #.....#............#
                #.....#............#
                #@....+.....T......#
                #.....#............#
                #.....#............#
                ####################""");
    }

    static void beatsAWave(FightScenario fight) {
        fight.waitsUntil(
                () -> {
                    killsAll(fight);
                    return fight.count(EventType.WAVE_BEATEN) > 0;
                },
                4000);
    }

    static void killsAll(FightScenario fight) {
        for (Entity each : fight.world().monsters()) {
            FightScenario.part(each, HealthComponent.class).health = 0;
        }
    }
}
