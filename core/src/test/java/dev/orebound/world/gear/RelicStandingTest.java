package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GearTrial;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the relics that change rules for as long as they are carried: each does what its words promise. */
class RelicStandingTest {
    private static final int EAST = Intent.FULL_TILT;

    /** Ore is struck so many cells from a goblin that sleeps behind rock. */
    static GearTrial noiseAt(int cells) {
        return GearTrial.asleep(fight -> {
                    fight.health(0).staggerTicks = 0;
                    fight.puts(0, cells - 1, -3);
                    fight.aimsAt('o').holds(Intent.STRIKE, 60);
                })
                .in("""
                        ####################
                        #..o@.##############
                        #.##################
                        #.##################
                        #.................g#
                        ####################""");
    }

    @Test
    @Tag("adit_boots")
    void givenAditBoots_whenThePlayerWadesThroughWater_thenItIsFasterAndStaysDry() {
        GearTrial wade = GearTrial.of(fight -> fight.plays(EAST, 0, 0, 90)).in("""
                ####################
                #@-----------------#
                #.................g#
                ####################""");

        FightScenario with = wade.with("adit_boots");
        FightScenario without = wade.with();

        assertThat(with.player().body().x).isGreaterThan(without.player().body().x + 0.5f);
        assertThat(isWet(with)).isFalse();
        assertThat(isWet(without)).isTrue();
    }

    private static boolean isWet(FightScenario fight) {
        return FightScenario.part(fight.player().entity(), StatusComponent.class)
                .has(StatusEffect.WET);
    }

    @Test
    void givenAditBoots_whenThePlayerWalksOverABridge_thenItIsNoFaster() {
        GearTrial bridge = GearTrial.of(fight -> fight.plays(EAST, 0, 0, 90)).in("""
                ####################
                #@===============..#
                #~~~~~~~~~~~~~~~~~g#
                ####################""");

        assertThat(bridge.with("adit_boots").player().body().x)
                .isEqualTo(bridge.with().player().body().x);
    }

    @Test
    @Tag("feather_ring")
    void givenFeatherRing_whenThePlayerFallsAndDashes_thenTheFallDoesNotHurtAndTheDashCarriesFarther() {
        GearTrial fall = GearTrial.of(fight -> {
                    fight.put(fight.player().body(), fight.cell('_'));
                    fight.waits(3);
                })
                .in("""
                        ########
                        #@...__#
                        #....__#
                        #g...__#
                        ########""");
        GearTrial dash = GearTrial.of(fight ->
                fight.puts(0, 0, 2).puts(1, 1, 2).plays(EAST, 0, Intent.DASH, 1).waits(20));

        assertThat(fall.with("feather_ring").count(EventType.PLAYER_FELL)).isOne();
        assertThat(fall.with("feather_ring").lost()).isZero();
        assertThat(fall.with().lost()).isPositive();
        assertThat(dash.with("feather_ring").player().body().x)
                .isGreaterThan(dash.with().player().body().x + 0.5f);
    }

    @Test
    @Tag("pack_horn")
    void givenPackHorn_whenACompanionFights_thenItHitsHarderAndIsMendedWhenHurt() {
        GearTrial blow = GearTrial.of(fight ->
                fight.leads("earth").waitsUntil(() -> fight.lost(0) + fight.lost(1) + fight.lost(2) > 0, 900));
        GearTrial harm = companionIsHurt();

        assertThat(lost(blow.with("pack_horn"))).isGreaterThan(lost(blow.with()));
        assertThat(companionHealth(harm.with("pack_horn"))).isGreaterThan(companionHealth(harm.with()));
    }

    private static int lost(FightScenario fight) {
        return fight.lost(0) + fight.lost(1) + fight.lost(2);
    }

    /** A goblin hurts a companion. */
    static GearTrial companionIsHurt() {
        return GearTrial.fight(fight -> {
            fight.leads("earth");
            fight.player().health().health = 50;
            Entity companion = fight.world().companions().first();
            HealthComponent health = FightScenario.part(companion, HealthComponent.class);
            fight.waitsUntil(
                    () -> {
                        fight.player().health().graceTicks = 2;
                        health.staggerTicks = 2;
                        fight.put(
                                FightScenario.part(companion, BodyComponent.class),
                                fight.player().body().cell + 1);
                        return health.health < health.most;
                    },
                    900);
            fight.waits(1);
        });
    }

    private static int companionHealth(FightScenario fight) {
        return FightScenario.part(fight.world().companions().first(), HealthComponent.class).health;
    }

    @Test
    @Tag("shared_heart")
    void givenSharedHeart_whenABlowHitsThePlayer_thenTheNearestCompanionTakesAThird() {
        GearTrial harm = GearTrial.fight(fight -> {
            fight.leads("earth");
            Entity companion = fight.world().companions().first();
            fight.waitsUntil(
                    () -> {
                        FightScenario.part(companion, HealthComponent.class).staggerTicks = 2;
                        return fight.lost() > 0;
                    },
                    900);
        });

        FightScenario with = harm.with("shared_heart");
        FightScenario without = harm.with();

        assertThat(with.lost()).isEqualTo(without.lost() - without.lost() * 35 / 100);
        assertThat(shared(with)).isEqualTo(without.lost() * 35 / 100);
        assertThat(shared(without)).isZero();
    }

    /** Returns what a companion took that nobody struck. */
    private static int shared(FightScenario fight) {
        return fight.all(EventType.ACTOR_HURT).stream()
                .filter(each -> each.by() == WorldEvent.NOBODY)
                .mapToInt(FightScenario.Happened::amount)
                .sum();
    }

    @Test
    @Tag("lodestone_heart")
    void givenLodestoneHeart_whenThingsLieFarAwayAndShotsFly_thenBothComeToThePlayer() {
        GearTrial far = GearTrial.of(fight -> fight.waits(90)).in("""
                ####################
                #@......*..........#
                #.................g#
                ####################""");
        GearTrial shot = GearTrial.fight(fight -> fight.puts(0, 7.3f, 0)
                        .waitsFor(EventType.SHOT_LOOSED, 400)
                        .plays(0, EAST, 0, 14)
                        .waits(60))
                .against("goblin_slinger")
                .in("""
                        ####################
                        #..................#
                        #..................#
                        #..................#
                        #..................#
                        #....@.....g.......#
                        ####################""");

        assertThat(far.with("lodestone_heart").count(EventType.ITEM_PICKED_UP)).isOne();
        assertThat(far.with().count(EventType.ITEM_PICKED_UP)).isZero();
        assertThat(shot.with().lost()).isZero();
        assertThat(shot.with("lodestone_heart").lost()).isPositive();
    }

    @Test
    @Tag("deep_bell")
    void givenDeepBell_whenHordesSleep_thenTheyAreSeenThroughRockAndHearFromFartherAway() {
        GearTrial noise = noiseAt(9);

        assertThat(noise.with("deep_bell").player().gear().standing(StandingRule.SEES_HORDES))
                .isOne();
        assertThat(noise.with("deep_bell").count(EventType.HORDE_WOKEN)).isOne();
        assertThat(noise.with().player().gear().standing(StandingRule.SEES_HORDES))
                .isZero();
        assertThat(noise.with().count(EventType.HORDE_WOKEN)).isZero();
    }

    @Test
    @Tag("iron_vow")
    void givenIronVow_whenThePlayerIsHurtWalksAndDashes_thenBlowsHurtLessAndItIsSlow() {
        GearTrial harm = GearTrial.fight(fight -> fight.waitsFor(EventType.ACTOR_HURT, 200));
        GearTrial walk = GearTrial.of(fight -> fight.puts(0, 0, 2).puts(1, 1, 2).plays(EAST, 0, 0, 60));
        GearTrial dash =
                GearTrial.of(fight -> fight.plays(EAST, 0, Intent.DASH, 1).waits(20));

        assertThat(harm.with("iron_vow").lost()).isEqualTo(harm.with().lost() * 70 / 100);
        assertThat(walk.with("iron_vow").player().body().x)
                .isLessThan(walk.with().player().body().x);
        assertThat(dash.with("iron_vow").player().component().dashRestTicks)
                .isGreaterThan(dash.with().player().component().dashRestTicks);
    }

    @Test
    @Tag("dark_vow")
    void givenDarkVow_whenThePlayerStandsInTheDark_thenItHealsTheBadlyHurtAndSeesLessFar() {
        String dark = """
                ##############################
                #@..........................g#
                ##############################""";
        String lit = dark.replace("@.", "@o");
        GearTrial rest = GearTrial.of(fight -> {
            fight.player().health().health = 40;
            fight.waits(600);
        });

        assertThat(rest.in(dark).with("dark_vow").player().health().health).isGreaterThan(44);
        assertThat(rest.in(dark).with().player().health().health).isEqualTo(40);
        assertThat(rest.in(lit).with("dark_vow").player().health().health).isEqualTo(40);
        GearTrial halfWell = GearTrial.of(fight -> {
            fight.player().health().health = fight.player().health().most / 2;
            fight.waits(600);
        });
        assertThat(halfWell.in(dark).with("dark_vow").player().health().health).isEqualTo(50);
        FightScenario sees = rest.in(dark).with();
        FightScenario seesLess = rest.in(dark).with("dark_vow");
        int far = sees.player().body().cell + 15;
        assertThat(sees.world().floorState().isInSight(far)).isTrue();
        assertThat(seesLess.world().floorState().isInSight(far)).isFalse();
    }
}
