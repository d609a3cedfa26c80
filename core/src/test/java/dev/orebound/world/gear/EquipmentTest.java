package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.TestContent;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.grid.Direction;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GearTrial;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that each pick, lamp and coat does what its words promise. The tag of a test is the id of the piece. */
class EquipmentTest {
    private static final int EAST = Intent.FULL_TILT;

    @Test
    void everyPieceHasAScenario() {
        List<String> pieces = new ArrayList<>();
        TestContent.BUILT_IN.powers().equipment().forEach((Equipment piece) -> pieces.add(piece.id()));

        List<String> tags = Stream.of(EquipmentTest.class.getDeclaredMethods())
                .flatMap(method -> Stream.of(method.getAnnotationsByType(Tag.class)))
                .map(Tag::value)
                .toList();

        assertThat(tags).containsExactlyInAnyOrderElementsOf(pieces);
    }

    /** Strikes for five seconds at a foe that stays where it is. */
    private static FightScenario strikes(String pick) {
        return GearTrial.of(fight -> {
                    for (int i = 0; i < 300; i++) {
                        fight.puts(0, 1, 0).holds(Intent.STRIKE, 1);
                    }
                })
                .wearing(pick);
    }

    private static int swings(String pick) {
        FightScenario fight = strikes(pick);
        return (int) fight.all(EventType.STRIKE_SWUNG).stream()
                .filter(each -> each.spawnId() == fight.player().spawnId())
                .count();
    }

    @Test
    @Tag("miners_pick")
    void givenTheMinersPick_whenItStrikes_thenTwoQuickBlowsAreFollowedByAHeavyOne() {
        FightScenario fight = strikes("miners_pick");

        List<Integer> harm = fight.all(EventType.ACTOR_HURT).stream()
                .map(FightScenario.Happened::amount)
                .toList();

        assertThat(fight.content().powers().equipment().at(0).id()).isEqualTo("miners_pick");
        assertThat(harm.subList(0, 3)).containsExactly(10, 10, 18);
    }

    @Test
    @Tag("sledgehammer")
    void givenTheSledgehammer_whenItStrikes_thenItIsSlowAndWideBreaksOreAtOnceAndShattersWithAnyBlow() {
        GearTrial aside = GearTrial.of(fight -> fight.puts(0, 0.3f, 1.1f).holds(Intent.STRIKE, 16));
        GearTrial ore = GearTrial.of(fight -> fight.holds(Intent.STRIKE, 16)).in("""
                ######
                #.@oo#
                #g...#
                ######""");
        GearTrial frozen = GearTrial.of(fight -> {
            fight.gives(0, StatusEffect.FROZEN, 60);
            fight.holds(Intent.STRIKE, 16);
        });
        GearTrial pushed = GearTrial.of(fight -> fight.holds(Intent.STRIKE, 18).waits(20));

        assertThat(swings("sledgehammer")).isLessThan(swings("miners_pick"));
        assertThat(aside.wearing("sledgehammer").lost(0)).isPositive();
        assertThat(aside.wearing("miners_pick").lost(0)).isZero();
        assertThat(ore.wearing("sledgehammer").count(EventType.ORE_BROKEN)).isOne();
        assertThat(ore.wearing("miners_pick").count(EventType.ORE_BROKEN)).isZero();
        assertThat(frozen.wearing("sledgehammer").count(EventType.REACTION)).isOne();
        assertThat(frozen.wearing("miners_pick").count(EventType.REACTION)).isZero();
        assertThat(pushed.wearing("sledgehammer").body(0).x)
                .isGreaterThan(pushed.wearing("miners_pick").body(0).x + 0.5f);
    }

    @Test
    @Tag("stiletto")
    void givenTheStiletto_whenItStrikes_thenItIsFastShortAndNarrowAndDeadlyToTheUnaware() {
        GearTrial far = GearTrial.of(fight -> fight.puts(0, 1.7f, 0).holds(Intent.STRIKE, 12));
        GearTrial aside = GearTrial.of(fight -> fight.puts(0, 0.7f, 0.7f).holds(Intent.STRIKE, 12));
        GearTrial unaware = GearTrial.asleep(fight -> fight.holds(Intent.STRIKE, 8));
        GearTrial aware = GearTrial.of(fight -> fight.holds(Intent.STRIKE, 8));

        assertThat(swings("stiletto")).isGreaterThan(swings("miners_pick"));
        assertThat(far.wearing("stiletto").lost(0)).isZero();
        assertThat(far.wearing("miners_pick").lost(0)).isPositive();
        assertThat(aside.wearing("stiletto").lost(0)).isZero();
        assertThat(aside.wearing("miners_pick").lost(0)).isPositive();
        assertThat(unaware.wearing("stiletto").lost(0))
                .isGreaterThan(26)
                .isEqualTo(5 * aware.wearing("stiletto").lost(0));
    }

    @Test
    @Tag("hook")
    void givenTheHook_whenItStrikes_thenItReachesFarAndPullsTheFoeCloser() {
        GearTrial blow = GearTrial.of(
                fight -> fight.puts(0, 2.3f, 0).holds(Intent.STRIKE, 12).waits(30));

        FightScenario with = blow.wearing("hook");

        assertThat(with.lost(0)).isPositive();
        assertThat(with.body(0).x).isLessThan(with.player().body().x + 1.9f);
        assertThat(blow.wearing("miners_pick").lost(0)).isZero();
    }

    @Test
    void givenTheHook_whenAChasmLiesBetween_thenTheFoeFalls() {
        FightScenario fight = FightScenario.of("""
                ########
                #.@_g..#
                #..._..#
                ########""", "goblin").holdsThemStill().wears("hook");

        for (int i = 0; i < 200 && fight.count(EventType.MONSTER_FELL) == 0; i++) {
            fight.holds(Intent.STRIKE, 1);
        }

        assertThat(fight.count(EventType.MONSTER_FELL)).isOne();
    }

    @Test
    @Tag("drill")
    void givenTheDrill_whenItIsHeld_thenItBitesManyTimesASecondThroughFleshAndOre() {
        GearTrial ore = GearTrial.of(fight -> fight.holds(Intent.STRIKE, 60)).in("""
                #########
                #.@oooo.#
                #g......#
                #########""");

        assertThat(swings("drill")).isGreaterThan(2 * swings("miners_pick"));
        assertThat(strikes("drill").lost(0))
                .isGreaterThan(strikes("miners_pick").lost(0));
        assertThat(ore.wearing("drill").count(EventType.ORE_BROKEN)).isOne();
        assertThat(ore.wearing("drill").count(EventType.ORE_CHIPPED)).isGreaterThan(2);
    }

    @Test
    @Tag("sickle")
    void givenTheSickle_whenItStrikes_thenItSweepsAllAround() {
        GearTrial blow =
                GearTrial.of(fight -> fight.puts(1, -1, 0).puts(2, 0, -1).holds(Intent.STRIKE, 14));

        FightScenario with = blow.wearing("sickle");

        assertThat(List.of(with.lost(0), with.lost(1), with.lost(2))).allMatch(lost -> lost > 0);
        assertThat(blow.wearing("miners_pick").lost(1)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"miners_pick", "sledgehammer", "stiletto", "hook", "drill", "sickle"})
    void anyPick_breaksOreAndKillsAGoblin(String pick) {
        FightScenario mining =
                GearTrial.of(fight -> fight.holds(Intent.STRIKE, 90)).in("""
                        ######
                        #.@o.#
                        #g...#
                        ######""").wearing(pick);

        assertThat(mining.count(EventType.ORE_BROKEN)).isOne();
        assertThat(strikes(pick).lost(0)).isGreaterThan(3 * 26);
    }

    private static FightScenario lit(String lamp) {
        return GearTrial.of(fight -> fight.waits(5)).in("""
                        ##############################
                        #@..........................g#
                        ##############################""").wearing(lamp);
    }

    private static boolean sees(FightScenario fight, int cells) {
        return fight.world().floorState().isInSight(fight.player().body().cell + cells);
    }

    @Test
    @Tag("miners_lamp")
    void givenTheMinersLamp_whenItShines_thenItIsTheMeasureOfTheOthers() {
        FightScenario fight = lit("miners_lamp");

        assertThat(fight.content()
                        .powers()
                        .equipment()
                        .get("miners_lamp")
                        .power()
                        .isIdle())
                .isTrue();
        assertThat(fight.world().lamp().radiusCells()).isEqualTo(8);
        assertThat(sees(fight, 16)).isTrue();
        assertThat(sees(fight, 17)).isFalse();
    }

    @Test
    @Tag("beacon")
    void givenTheBeacon_whenItShines_thenItLightsAndShowsMoreAndShowsThePlayer() {
        FightScenario beacon = lit("beacon");
        FightScenario usual = lit("miners_lamp");

        assertThat(beacon.world().lamp().radiusCells())
                .isGreaterThan(usual.world().lamp().radiusCells());
        assertThat(sees(beacon, 20)).isTrue();
        assertThat(beacon.world().noticeCells()).isCloseTo(usual.world().noticeCells() * 1.4f, within(0.01f));
    }

    @Test
    @Tag("thiefs_lamp")
    void givenTheThiefsLamp_whenItShines_thenMonstersNoticeFromHalfAsFar() {
        FightScenario thief = lit("thiefs_lamp");
        FightScenario usual = lit("miners_lamp");

        assertThat(thief.world().lamp().radiusCells())
                .isLessThan(usual.world().lamp().radiusCells());
        assertThat(thief.world().noticeCells()).isCloseTo(usual.world().noticeCells() * 0.55f, within(0.01f));
        assertThat(sees(thief, 14)).isTrue();
        assertThat(sees(thief, 15)).isFalse();
    }

    @Test
    @Tag("ghost_lamp")
    void givenTheGhostLamp_whenItShines_thenItIsWeakAndShowsHordesThroughRock() {
        FightScenario ghost = lit("ghost_lamp");

        assertThat(ghost.world().lamp().radiusCells())
                .isLessThan(lit("miners_lamp").world().lamp().radiusCells());
        assertThat(ghost.player().gear().standing(StandingRule.SEES_HORDES)).isOne();
        assertThat(lit("miners_lamp").player().gear().standing(StandingRule.SEES_HORDES))
                .isZero();
    }

    @Test
    @Tag("alembic_lamp")
    void givenTheAlembicLamp_whenThePlayerCausesFourReactions_thenItGivesOre() {
        GearTrial reactions =
                GearTrial.of(fight -> RelicBrewTest.reacts(fight, 4)).in("""
                ####################
                #......------......#
                #......------......#
                #..@...------..g...#
                #......------......#
                ####################""");

        assertThat(reactions.wearing("alembic_lamp").count(EventType.ORE_GIVEN)).isPositive();
        assertThat(reactions.wearing("miners_lamp").count(EventType.ORE_GIVEN)).isZero();
    }

    @Test
    @Tag("work_coat")
    void givenTheWorkCoat_whenItIsWorn_thenItChangesNothing() {
        assertThat(TestContent.BUILT_IN
                        .powers()
                        .equipment()
                        .get("work_coat")
                        .power()
                        .isIdle())
                .isTrue();
    }

    private static FightScenario isHurt(String coat) {
        return GearTrial.fight(fight -> fight.waitsFor(EventType.ACTOR_HURT, 200))
                .wearing(coat);
    }

    @Test
    @Tag("leaden_coat")
    void givenTheLeadenCoat_whenABlowHits_thenItNeitherPushesNorStaggersAndHurtsLess() {
        FightScenario lead = isHurt("leaden_coat");
        FightScenario usual = isHurt("work_coat");
        GearTrial walk = GearTrial.of(fight -> fight.puts(0, 0, 2).puts(1, 1, 2).plays(EAST, 0, 0, 60));

        assertThat(lead.player().health().staggerTicks).isZero();
        assertThat(lead.player().body().knockX).isZero();
        assertThat(lead.lost()).isLessThan(usual.lost());
        assertThat(usual.player().health().staggerTicks).isPositive();
        assertThat(usual.player().body().knockX).isNotZero();
        assertThat(walk.wearing("leaden_coat").player().body().x)
                .isLessThan(walk.wearing("work_coat").player().body().x);
    }

    @Test
    @Tag("oilskin")
    void givenOilskin_whenThePlayerStandsInWaterAndSteam_thenItIsNeitherWetNorScalded() {
        GearTrial wades = GearTrial.of(fight -> fight.plays(EAST, 0, 0, 60)).in("""
                ############
                #@---------#
                #.........g#
                ############""");
        GearTrial steams = GearTrial.of(fight -> {
            int steam = fight.content().grounds().indexOf("steam");
            int cell = fight.player().body().cell;
            Scenario.partsOf(fight.world()).get(GroundChanges.class).lay(steam, cell, 200, Direction.EAST, 0, -1);
            fight.waits(60);
        });

        assertThat(isPlayer(wades.wearing("oilskin"), StatusEffect.WET)).isFalse();
        assertThat(isPlayer(wades.wearing("work_coat"), StatusEffect.WET)).isTrue();
        assertThat(isPlayer(steams.wearing("oilskin"), StatusEffect.SCALDED)).isFalse();
        assertThat(isPlayer(steams.wearing("work_coat"), StatusEffect.SCALDED)).isTrue();
        GearTrial chills = GearTrial.fight(fight -> {
                    fight.puts(0, 4, 0);
                    fight.waitsFor(EventType.ACTOR_HURT, 600).waits(2);
                })
                .against("mist_wraith");
        assertThat(isPlayer(chills.wearing("oilskin"), StatusEffect.CHILLED)).isFalse();
        assertThat(isPlayer(chills.wearing("work_coat"), StatusEffect.CHILLED)).isTrue();
    }

    private static boolean isPlayer(FightScenario fight, StatusEffect status) {
        return FightScenario.part(fight.player().entity(), StatusComponent.class)
                .has(status);
    }

    @Test
    @Tag("pocket_coat")
    void givenTheCoatOfPockets_whenOreIsMined_thenFlasksHoldMoreAndOreGivesMore() {
        GearTrial full = GearTrial.of(fight -> {
                    fight.player().component().flasks[0] = 60;
                    fight.waits(90);
                })
                .in("""
                        ########
                        #@.*...#
                        #g.....#
                        ########""");
        GearTrial mining = GearTrial.of(fight -> fight.holds(Intent.STRIKE, 30)).in("""
                ######
                #.@o.#
                #g...#
                ######""");

        assertThat(full.wearing("pocket_coat").player().component().flasks[0]).isGreaterThan(60);
        assertThat(full.wearing("work_coat").player().component().flasks[0]).isEqualTo(60);
        assertThat(mining.wearing("pocket_coat").first(EventType.ORE_BROKEN).amount())
                .isGreaterThanOrEqualTo(
                        mining.wearing("work_coat").first(EventType.ORE_BROKEN).amount());
        assertThat(mining.wearing("pocket_coat").player().gear().scaled(300, StandingRule.ORE_YIELD))
                .isEqualTo(375);
    }

    @Test
    @Tag("moth_coat")
    void givenTheMothCoat_whenThePlayerDashes_thenTheNextDashIsReadySoonerAndBlowsHurtMore() {
        GearTrial dash = GearTrial.of(fight -> fight.puts(0, 0, 2)
                .puts(1, 1, 2)
                .plays(EAST, 0, Intent.DASH, 1)
                .waitsUntil(() -> fight.player().component().dashTicks == 0, 20)
                .waitsUntil(() -> fight.player().component().dashRestTicks == 0, 60));

        assertThat(dash.wearing("moth_coat").world().tick())
                .isLessThan(dash.wearing("work_coat").world().tick() - 12);
        assertThat(isHurt("moth_coat").lost()).isGreaterThan(isHurt("work_coat").lost());
    }
}
